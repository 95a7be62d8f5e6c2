/** A tally for people, for programs, and games one by one for spreadsheets. Pure. */

import { STATUSES } from '../../engine/game.ts';
import type { RuleSetReference } from '../../engine/parameters.ts';
import { deriveSeed } from '../../engine/random/seed.ts';
import { grouped, percent, table } from '../text.ts';
import type { Batch, Job } from './job.ts';
import { ascending, type Spread, spreadOf, type Tally } from './tally.ts';

/** What `sim --json` prints; the schema is docs/cli.schema.json. */
export interface SimReport {
  readonly command: 'sim';
  readonly rules: RuleSetReference;
  readonly agent: string;
  readonly generator: string;
  readonly seed: string;
  readonly maxMoves: number | null;
  readonly requested: number;
  readonly games: number;
  readonly interrupted: boolean;
  readonly score: Spread;
  readonly moves: Spread;
  readonly highest: readonly { readonly tile: number; readonly games: number }[];
  readonly endings: Readonly<Record<string, number>>;
}

/** The report of a tally. */
export function reportOf(job: Job, requested: number, tally: Tally): SimReport {
  const { rules, agent, generator, seed, maxMoves } = job;
  return {
    command: 'sim',
    rules,
    agent,
    generator,
    seed,
    maxMoves,
    requested,
    games: tally.games,
    interrupted: tally.games < requested,
    score: spreadOf(tally.scores),
    moves: spreadOf(tally.moves),
    highest: ascending(tally.highest).map(([tile, games]) => ({ tile, games })),
    endings: Object.fromEntries([...tally.endings].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** How a report is drawn: the width of the longest bar, its character, and its colour. */
export interface BarStyle {
  readonly width: number;
  readonly block: string;
  readonly colour: (bar: string) => string;
}

/** The report as text: a summary, and the highest tiles as bars. */
export function reportText(report: SimReport, bars: BarStyle): string {
  const { agent, endings, games, highest, moves, rules, score, seed } = report;
  const ended = Object.entries(endings).map(([status, times]) => `${status} ${grouped(times)}`);
  const lines = [
    `${grouped(games)} games of ${rules.id} by ${agent}, seed ${seed}`,
    '',
    ...table([
      ['', 'mean', 'min', 'median', 'max'],
      ['score', ...spreadCells(score)],
      ['moves', ...spreadCells(moves)],
    ]),
    '',
    `ended: ${ended.join(', ') || 'none'}`,
  ];
  if (highest.length > 0) lines.push('', ...histogram(highest, games, bars));
  return lines.join('\n');
}

function spreadCells({ mean, min, median, max }: Spread): string[] {
  if (mean === null) return ['-', '-', '-', '-'];
  const whole = [min, median, max].map((value) => grouped(value ?? 0));
  return [mean.toFixed(1), ...whole];
}

/** One bar for each highest tile, the largest tile first. */
function histogram(highest: SimReport['highest'], games: number, bars: BarStyle): string[] {
  const most = Math.max(...highest.map((entry) => entry.games));
  const falling = [...highest].reverse();
  let above = 0;
  const rows = falling.map((entry) => {
    above += entry.games;
    const reached = percent(above, games);
    return [String(entry.tile), grouped(entry.games), percent(entry.games, games), reached];
  });
  const [title, ...texts] = table([['highest', 'games', 'share', 'reached'], ...rows]);
  const drawn = falling.map((entry, index) => {
    const length = Math.max(1, Math.round((bars.width * entry.games) / most));
    return `${texts[index]}  ${bars.colour(bars.block.repeat(length))}`;
  });
  return [title ?? '', ...drawn];
}

/** The first line of `sim --csv`. */
export const CSV_HEADER = 'game,seed,score,highest,moves,end\n';

/** The games of a batch as lines of CSV. The seed is quoted, whatever it is. */
export function csvLines(job: Job, { span: { from }, results }: Batch): string {
  if (!results) return '';
  const { endings, highest, moves, scores } = results;
  return Array.from(scores, (score, index) => {
    const seed = deriveSeed(job.seed, from + index).replaceAll('"', '""');
    const status = STATUSES[endings[index] as number];
    return `${from + index},"${seed}",${score},${highest[index]},${moves[index]},${status}\n`;
  }).join('');
}
