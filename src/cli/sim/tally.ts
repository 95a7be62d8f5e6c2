/** Counting the results of games. Whole numbers only, so that no order of adding matters. */
import { STATUSES, type Status } from '../../engine/game.ts';
import type { Results } from './job.ts';

/** How often each value was seen. */
export type Counts = Map<number, number>;

/** Everything that a simulation counts. */
export interface Tally {
  games: number;
  readonly scores: Counts;
  readonly moves: Counts;
  readonly highest: Counts;
  readonly endings: Map<string, number>;
}

/** A tally of no games. */
export function emptyTally(): Tally {
  const counts = () => new Map<number, number>();
  return { games: 0, scores: counts(), moves: counts(), highest: counts(), endings: new Map() };
}

/** The tally of some games. */
export function tallyOf({ scores, highest, moves, endings }: Results): Tally {
  const ends = [...countsOf(endings)].map(
    ([end, times]) => [STATUSES[end] as Status, times] as const,
  );
  return {
    games: scores.length,
    scores: countsOf(scores),
    moves: countsOf(moves),
    highest: countsOf(highest),
    endings: new Map(ends),
  };
}

/** Values below this are counted in an array first, which takes a fifth of the time of a map. */
const SMALL = 1 << 14;
const small = new Uint32Array(SMALL);

function countsOf(values: ArrayLike<number>): Counts {
  const counts: Counts = new Map();
  let end = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    if (value >= SMALL) {
      add(counts, value, 1);
      continue;
    }
    small[value] = (small[value] as number) + 1;
    if (value >= end) end = value + 1;
  }
  for (let value = 0; value < end; value++) {
    const times = small[value] as number;
    if (times > 0) counts.set(value, times);
    small[value] = 0;
  }
  return counts;
}

/** Adds what was counted elsewhere to a tally. */
export function addTally(tally: Tally, other: Tally): void {
  tally.games += other.games;
  for (const [score, times] of other.scores) add(tally.scores, score, times);
  for (const [moves, times] of other.moves) add(tally.moves, moves, times);
  for (const [tile, times] of other.highest) add(tally.highest, tile, times);
  for (const [status, times] of other.endings) add(tally.endings, status, times);
}

function add<Key>(counts: Map<Key, number>, key: Key, times: number): void {
  counts.set(key, (counts.get(key) ?? 0) + times);
}

/** A distribution in a few numbers; all null when nothing was counted. */
export interface Spread {
  readonly total: number;
  readonly mean: number | null;
  readonly min: number | null;
  readonly median: number | null;
  readonly max: number | null;
}

/** The spread of counted values. The median is the lower of the two middle values. */
export function spreadOf(counts: Counts): Spread {
  const entries = ascending(counts);
  const seen = entries.reduce((sum, [, times]) => sum + times, 0);
  const total = entries.reduce((sum, [value, times]) => sum + value * times, 0);
  if (seen === 0) return { total, mean: null, min: null, median: null, max: null };
  let passed = 0;
  const median = entries.find(([, times]) => {
    passed += times;
    return 2 * passed >= seen;
  });
  return {
    total,
    mean: total / seen,
    min: entries[0]?.[0] ?? null,
    median: median?.[0] ?? null,
    max: entries[entries.length - 1]?.[0] ?? null,
  };
}

/** Counted values with their counts, the smallest value first. */
export function ascending(counts: Counts): [value: number, times: number][] {
  return [...counts].sort(([a], [b]) => a - b);
}
