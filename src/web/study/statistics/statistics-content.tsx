import { Component, createRef } from 'preact';
import type { StatisticsText } from '../../text/english-statistics.ts';
import { statisticsWords } from '../../text/statistics-words.ts';
import type { StoreFault } from '../games/database.ts';
import { KeptGames } from '../games/kept-games.ts';
import type { KeptRow } from '../games/kept-row.ts';
import { kindName } from '../kind-name.ts';
import { NumberTable } from '../number-table.tsx';
import type { ScreenProps } from '../screen.ts';
import { wearStyles } from '../styles.ts';
import { CourseChart } from './course-chart.tsx';
import { PERIODS, type Period, startOfPeriod } from './period.ts';
import css from './statistics.css?inline';
import {
  CHOICES,
  type Choice,
  chosen,
  type Figures,
  figuresOf,
  GROUPS,
  rowsByKind,
  statisticsOf,
} from './statistics.ts';
import { TilesChart } from './tiles-chart.tsx';

wearStyles(css);

interface StatisticsState {
  /** The games that count, by kind; nothing before they have been read. */
  readonly kinds: ReadonlyMap<string, readonly KeptRow[]> | null;
  readonly fault: StoreFault | null;
  /** The kind that was chosen; the one that was played last before that. */
  readonly kind: string | null;
  readonly period: Period;
  readonly choice: Choice;
}

/** How somebody plays: numbers, highest tiles and the course of the scores, by kind and period. */
export class StatisticsContent extends Component<ScreenProps, StatisticsState> {
  override state: StatisticsState = {
    kinds: null,
    fault: null,
    kind: null,
    period: 'all',
    choice: 'all',
  };
  readonly #games = new KeptGames();
  readonly #root = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    void this.#read();
  }

  override componentWillUnmount(): void {
    void this.#games.close();
  }

  override render({ text, onClose }: ScreenProps, { kinds, fault }: StatisticsState) {
    const words = statisticsWords[text.language];
    if (fault) return <p role="status">{words.faults[fault]}</p>;
    if (!kinds) return <p role="status">{words.loading}</p>;
    if (kinds.size > 0) return this.#statistics(words, kinds);
    return (
      <div class="statistics-empty" ref={this.#root}>
        <svg aria-hidden="true" viewBox="0 0 120 60">
          <path d="M10 50h100M20 50V38h12v12M44 50V24h12v26M68 50V30h12v20M92 50V12h12v38" />
        </svg>
        <h3>{words.emptyTitle}</h3>
        <p>{words.empty}</p>
        <button type="button" class="primary" onClick={onClose}>
          {words.toGame}
        </button>
      </div>
    );
  }

  #statistics(words: StatisticsText, kinds: ReadonlyMap<string, readonly KeptRow[]>) {
    const { text } = this.props;
    const { kind, period, choice } = this.state;
    const since = startOfPeriod(period, new Date());
    const [latest = ''] = kinds.keys();
    const own = kinds.get(kind ?? latest) ?? [];
    const statistics = statisticsOf(chosen(own, choice, since));
    const { games, highest, course } = statistics;
    const names = [...kinds].map(([key, [row]]) => [key, row ? kindName(row, text) : key] as const);
    const option = (value: string, name: string) => (
      <option key={value} value={value}>
        {name}
      </option>
    );
    return (
      <div class="statistics" ref={this.#root}>
        <div class="statistics-choice">
          <label class="field">
            <span class="label">{words.kind}</span>
            <select
              name="kind"
              value={kind ?? latest}
              onChange={(event) => this.setState({ kind: event.currentTarget.value })}
            >
              {names.map(([key, name]) => option(key, name))}
            </select>
          </label>
          <label class="field">
            <span class="label">{words.period}</span>
            <select
              name="period"
              value={period}
              onChange={({ currentTarget: { value } }) =>
                this.setState({ period: PERIODS.find((one) => one === value) ?? 'all' })
              }
            >
              {PERIODS.map((one) => option(one, words.periods[one]))}
            </select>
          </label>
          <label class="field">
            <span class="label">{words.which}</span>
            <select
              name="which"
              value={choice}
              onChange={({ currentTarget: { value } }) =>
                this.setState({ choice: CHOICES.find((one) => one === value) ?? 'all' })
              }
            >
              {CHOICES.map((one) => option(one, words.groups[one]))}
            </select>
          </label>
        </div>
        {this.#figures(words, statistics)}
        <p class="hint">
          {words.counted} {words.speedHint}
        </p>
        {games > 0 && (
          <div class="statistics-charts">
            <section>
              <h3>{words.tilesTitle}</h3>
              <TilesChart tiles={highest} games={games} words={words} />
            </section>
            <section>
              <h3>{words.courseTitle}</h3>
              <CourseChart course={course} words={words} />
            </section>
          </div>
        )}
        <section>
          <h3>{words.apart}</h3>
          <NumberTable
            head={[
              words.group,
              words.games,
              words.columns.mean,
              words.columns.best,
              words.columns.speed,
            ]}
            rows={GROUPS.map((group) => {
              const figures = figuresOf(chosen(own, group, since));
              return { key: group, cells: [words.groups[group], ...cellsOf(figures, words)] };
            })}
          />
        </section>
      </div>
    );
  }

  /** The few numbers that come first; told again when another choice changes them. */
  #figures(words: StatisticsText, figures: Figures) {
    const names = [words.games, words.average, words.best, words.speed];
    const cells = cellsOf(figures, words);
    return (
      <div role="status">
        {figures.games === 0 ? (
          <p class="statistics-none">{words.noneHere}</p>
        ) : (
          <dl class="statistics-figures">
            {names.map((name, index) => (
              <div key={name}>
                <dt class="label">{name}</dt>
                <dd>{cells[index]}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    );
  }

  async #read(): Promise<void> {
    const rows = await this.#games.rows();
    // The dialog was opened before there was anything in it that could have the focus.
    this.setState(rows.ok ? { kinds: rowsByKind(rows.value) } : { fault: rows.fault }, () =>
      this.#root.current?.querySelector<HTMLElement>('select, button')?.focus(),
    );
  }
}

/** Games, mean, best and moves a minute, in words. */
function cellsOf({ games, mean, best, movesPerMinute }: Figures, words: StatisticsText): string[] {
  const { none, number } = words;
  return [
    number(games),
    mean === null ? none : words.mean(mean),
    best === null ? none : number(best),
    movesPerMinute === null ? none : words.mean(movesPerMinute),
  ];
}
