import { Component } from 'preact';
import type { DailyText } from '../../text/english-daily.ts';
import { NumberTable } from '../number-table.tsx';
import type { DayResult, DayResults } from './daily-book.ts';
import { type Day, isDay } from './day.ts';
import { firstOfMonth, monthAfter, weeksOf } from './month.ts';
import type { Streak } from './streak.ts';

/** What is shown of the days that were played. */
export interface PastDaysProps {
  readonly results: DayResults;
  readonly streak: Streak;
  readonly today: Day;
  readonly words: DailyText;
  readonly onPlay: (day: Day) => void;
}

interface PastDaysState {
  /** The month that is shown, by its first day; `null` for that of today. */
  readonly month: Day | null;
  /** The day that is to be practised. */
  readonly wanted: string;
}

/** Days in a row, a calendar of the days that were scored, and practice of any day that has been. */
export class PastDays extends Component<PastDaysProps, PastDaysState> {
  override state: PastDaysState = { month: null, wanted: '' };

  override render({ streak, words, results, today }: PastDaysProps, state: PastDaysState) {
    const month = state.month ?? firstOfMonth(today);
    const inMonth = [...results].filter(([day]) => firstOfMonth(day) === month);
    return (
      <section class="daily-past">
        <h3>{words.streak}</h3>
        <dl class="daily-streak">
          {(['current', 'longest'] as const).map((name) => (
            <div key={name}>
              <dt class="label">{name === 'current' ? words.streakNow : words.streakLongest}</dt>
              <dd>{words.number(streak[name])}</dd>
            </div>
          ))}
        </dl>
        <p class="hint">{words.streakHint}</p>
        <h3>{words.pastTitle}</h3>
        {this.#calendar(month)}
        {this.#practice()}
        {inMonth.length > 0 ? this.#list(inMonth) : <p class="hint">{words.noneInMonth}</p>}
      </section>
    );
  }

  #calendar(month: Day) {
    const { words, results, today } = this.props;
    const { dates } = words;
    const [first = today, ...rest] = [...results.keys(), today].sort();
    const last = rest.at(-1) ?? first;
    const turn = (months: number, sign: string, label: string, enabled: boolean) => (
      <button
        type="button"
        class="quiet"
        aria-label={label}
        aria-disabled={!enabled}
        onClick={() => enabled && this.setState({ month: monthAfter(month, months) })}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    );
    return (
      <>
        <div class="daily-turn">
          {turn(-1, '‹', words.earlierMonth, firstOfMonth(first) < month)}
          <span aria-live="polite">{dates.month(month)}</span>
          {turn(1, '›', words.laterMonth, month < firstOfMonth(last))}
        </div>
        <table class="daily-calendar" aria-label={dates.month(month)}>
          <thead>
            <tr>
              {dates.weekdays.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, index) => (
                  <td
                    // Days of other months have no name.
                    key={day ?? index}
                    aria-current={day === today ? 'date' : undefined}
                    data-scored={day ? statusOf(results.get(day)) : undefined}
                  >
                    {day && this.#cell(day)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </>
    );
  }

  #cell(day: Day) {
    const { words, results } = this.props;
    const result = results.get(day);
    const said =
      result && (result.end === null ? words.dayUnderWay : words.dayScored(result.score));
    return (
      <>
        {Number(day.slice(8))}
        {said && <span class="visually-hidden">: {said}</span>}
      </>
    );
  }

  #list(days: readonly (readonly [Day, DayResult])[]) {
    const { words } = this.props;
    const { columns, dates, number } = words;
    const head = [columns.day, columns.score, columns.highest, columns.moves];
    const rows = days.toReversed().map(([day, { score, highest, moves, end }]) => {
      const state = end === null ? words.dayUnderWay : end === 'given-up' && words.givenUp;
      const name = (
        <>
          {dates.shortDay(day)} {state && <small>{state}</small>}
        </>
      );
      return { key: day, cells: [name, number(score), highest, number(moves)] };
    });
    return <NumberTable head={head} rows={rows} />;
  }

  #practice() {
    const { words, today, onPlay } = this.props;
    const { wanted } = this.state;
    const possible = isDay(wanted) && wanted <= today;
    const submit = (event: Event) => {
      event.preventDefault();
      if (possible) onPlay(wanted);
    };
    return (
      <form class="daily-practice" onSubmit={submit}>
        <label class="field">
          <span class="label">{words.anotherDay}</span>
          <input
            type="date"
            max={today}
            value={wanted}
            aria-describedby="another-day-hint"
            onInput={(event) => this.setState({ wanted: event.currentTarget.value })}
          />
        </label>
        <button type="submit" disabled={!possible}>
          {words.practiseOne}
        </button>
        <small id="another-day-hint" class="hint">
          {words.anotherDayHint}
        </small>
      </form>
    );
  }
}

function statusOf(result: DayResult | undefined): string | undefined {
  return result && (result.end === null ? 'open' : 'ended');
}
