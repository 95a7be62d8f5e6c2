import { Component, createRef } from 'preact';
import { rulesName } from '../../app/sentences.ts';
import { dailyWords } from '../../text/daily-words.ts';
import type { DailyText } from '../../text/english-daily.ts';
import type { ScreenProps } from '../screen.ts';
import { wearStyles } from '../styles.ts';
import { timeLeft, untilNextTick } from './countdown.ts';
import css from './daily.css?inline';
import { type DayResult, readBook } from './daily-book.ts';
import { DAILY_RULES } from './daily-deal.ts';
import { gameFor, giveDayUp } from './daily-play.ts';
import { type Day, dayAfter, dayOf, startOf } from './day.ts';
import { DayResultCard } from './day-result.tsx';
import { PastDays } from './past-days.tsx';
import { otherDay } from './server-day.ts';
import { streakOf } from './streak.ts';
import { UnderWay } from './under-way.tsx';

wearStyles(css);

interface DailyState {
  /** The time that is shown. */
  readonly now: number;
  /** The server's day where it is another one, with the day that the device had then. */
  readonly other: { readonly own: Day; readonly server: Day } | null;
  readonly said: string;
}

/** The game of the day: the scored try, what became of it, practice, and the days before. */
export class DailyContent extends Component<ScreenProps, DailyState> {
  override state: DailyState = { now: Date.now(), other: null, said: '' };
  readonly #first = createRef<HTMLElement>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  override componentDidMount(): void {
    this.#wait();
    document.addEventListener('visibilitychange', this.#tick);
    // Without a network nobody is asked: the device's day is all that there is.
    if (navigator.onLine) void this.#compare();
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#tick);
  }

  override render({ text, session }: ScreenProps, { now, other, said }: DailyState) {
    const words: DailyText = dailyWords[text.language];
    const { dates } = words;
    const today = dayOf(now);
    const { locked, results } = readBook(session.store);
    const ended = [...results].filter(([, { end }]) => end !== null).map(([day]) => day);
    const streak = streakOf(ended, today);
    const last = [...results.keys()].findLast((day) => day > today);
    const open = [...results].filter(([day, { end }]) => end === null && day !== today);
    const onPlay = (day: Day) => this.#play(day);
    const onGiveUp = (day: Day) => this.#giveUp(day);
    return (
      <div class="daily">
        <section class="daily-today" ref={this.#first} tabIndex={-1}>
          <h3 class="daily-date">{dates.weekday(today)}</h3>
          <p>{words.common(rulesName(DAILY_RULES, text))}</p>
          <p class="daily-left">
            <span class="label">{words.timeLeft}</span>{' '}
            <time role="timer" aria-live="off">
              {dates.length(timeLeft(now))}
            </time>
          </p>
          {this.#today(words, today, results.get(today), streak.current, locked)}
          <p class="outcome" role="status">
            {said}
          </p>
          {open.map(([day, result]) => (
            <UnderWay
              key={day}
              first={false}
              standing={words.unfinished(day, result.score, result.moves)}
              {...{ day, result, words, onPlay, onGiveUp }}
            />
          ))}
          <p class="hint">{words.believed(today, dates.clock(startOf(dayAfter(today, 1))))}</p>
          {other && <p class="warning">{words.otherDay(other.own, other.server)}</p>}
          {last !== undefined && <p class="warning">{words.laterDays(last)}</p>}
          {locked && <p class="warning">{words.locked}</p>}
          {!session.saved && <p class="warning">{words.notKept}</p>}
        </section>
        <PastDays {...{ words, results, streak, today, onPlay }} />
      </div>
    );
  }

  /** The scored try of today as it stands, or practice when it has ended. */
  #today(
    words: DailyText,
    day: Day,
    result: DayResult | undefined,
    streak: number,
    locked: boolean,
  ) {
    const { text } = this.props;
    const onPlay = () => this.#play(day);
    if (result?.end === null) {
      return (
        <UnderWay
          key={day}
          first={true}
          standing={words.underWay(result.score, result.moves)}
          onGiveUp={() => this.#giveUp(day)}
          {...{ day, result, words, onPlay }}
        />
      );
    }
    if (!result && !locked) {
      return (
        <>
          <p class="hint">{words.tryHint}</p>
          <button type="button" class="primary wide" autofocus onClick={onPlay}>
            {words.start}
          </button>
        </>
      );
    }
    return (
      <>
        {result && (
          <DayResultCard
            onSay={(said) => this.setState({ said })}
            {...{ day, result, streak, words, text }}
          />
        )}
        <button type="button" class="wide" onClick={onPlay}>
          {words.practise}
        </button>
        <p class="hint">{words.practiseHint}</p>
      </>
    );
  }

  /** Shows the time at each moment at which it reads otherwise; says when the day has changed. */
  readonly #tick = (): void => {
    const now = Date.now();
    const { language } = this.props.text;
    const turned = dayOf(now) !== dayOf(this.state.now);
    this.setState({ now, ...(turned && { said: dailyWords[language].newDay }) });
    this.#wait();
  };

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#tick, untilNextTick(Date.now()));
  }

  async #compare(): Promise<void> {
    const { address } = this.props;
    const ask = () => fetch(address, { method: 'HEAD', cache: 'no-store' });
    const server = await otherDay(ask, () => Date.now());
    this.setState({ other: server === undefined ? null : { own: dayOf(Date.now()), server } });
  }

  #play(day: Day): void {
    const { controller, session } = this.props;
    const game = gameFor(session, day, dayOf(Date.now()));
    if (!game) {
      this.#tick();
      return;
    }
    controller.close();
    controller.openOwn(game);
  }

  #giveUp(day: Day): void {
    const { controller, session } = this.props;
    giveDayUp(session, day, (game) => controller.openOwn(game));
    // The button that was pressed is gone.
    this.setState({}, () => this.#first.current?.focus());
  }
}
