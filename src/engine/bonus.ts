/** The bonus tiles of a deck: which values may come, and how they are grouped and drawn. */
import { shares, tileShares, totalWeight } from './lottery.ts';
import type { BonusModel, DeckSource, WeightedTile } from './rules.ts';
import type { Tile, TileOdds } from './types.ts';

/** The chance of a bonus tile is one in this many draws. */
export const BONUS_ONE_IN = 21;

/** A window shows at most this many candidates. */
const WINDOW_SIZE = 3;

/**
 * The values that one bonus tile may take, in ascending order. `weight` is the window's own weight
 * among the windows; each candidate's weight is its share in the value's draw.
 */
export interface BonusWindow {
  readonly weight: number;
  readonly candidates: readonly WeightedTile[];
}

/** Whether a bonus tile may be drawn while this is the highest tile. */
export function bonusPossible(rules: DeckSource, highest: Tile): boolean {
  return rules.bonus && highest >= rules.bonusFrom;
}

/** Every value that a bonus tile may take: 6 up to the highest tile divided by the divisor. */
function bonusValues(rules: DeckSource, highest: Tile): Tile[] {
  return valuesFrom6(countValues(rules, highest));
}

function countValues(rules: DeckSource, highest: Tile): number {
  let count = 0;
  if (!bonusPossible(rules, highest)) return count;
  for (let value = 6; value <= highest / rules.bonusDivisor; value *= 2) count++;
  return count;
}

function valuesFrom6(count: number): Tile[] {
  const values: Tile[] = [];
  // By doubling, since V8 keeps what a power makes as a double, and then the board that it enters.
  for (let value = 6; values.length < count; value *= 2) values.push(value);
  return values;
}

/**
 * The windows that may be drawn, by the rule set's value model; none where no bonus may come.
 * (vectors/bonus-value-distribution.json has the resulting chances of the values.)
 *
 * - `window`: every run of three consecutive values is equally likely, and so is each value in it.
 * - `uniform`: every value is equally likely and all are candidates.
 * - `value-first`: a value is chosen first, then a run of three that holds it. Written here as the
 *   same chances in the order window, then value, so that the value need not be known before.
 * - `top-first`: the largest candidate is chosen first, with up to two values below it.
 */
export function bonusWindows(rules: DeckSource, highest: Tile): readonly BonusWindow[] {
  const count = countValues(rules, highest);
  const known = KNOWN_WINDOWS[rules.bonusModel];
  const windows = known[count] ?? WINDOWS[rules.bonusModel](valuesFrom6(count));
  known[count] = windows;
  return windows;
}

/** The windows already worked out, by how many values there are. */
const KNOWN_WINDOWS: Readonly<Record<BonusModel, (readonly BonusWindow[])[]>> = {
  window: [[]],
  uniform: [[]],
  'value-first': [[]],
  'top-first': [[]],
};

/** The chances of the values of a bonus tile before its window is known; they sum to `whole`. */
export function bonusValueOdds(rules: DeckSource, highest: Tile, whole: number): TileOdds[] {
  const windows = shares(bonusWindows(rules, highest), whole);
  return bonusValues(rules, highest).map((value) => {
    const parts = windows.flatMap(({ ticket, probability }) =>
      tileShares(ticket.candidates, probability).filter(({ tile }) => tile === value),
    );
    return { tile: value, probability: parts.reduce((sum, part) => sum + part.probability, 0) };
  });
}

const WINDOWS: Readonly<Record<BonusModel, (values: readonly Tile[]) => BonusWindow[]>> = {
  window: (values) => runs(values).map((run) => ({ weight: 1, candidates: evenly(run) })),
  uniform: (values) => [{ weight: 1, candidates: evenly(values) }],
  'value-first': (values) => {
    const windows = runs(values);
    return windows.map((run) => {
      // A value's chance is shared among the one, two or three windows that hold it; sixths keep
      // the weights whole.
      const candidates = run.map((tile) => {
        const holders = windows.filter((other) => other.includes(tile)).length;
        return { tile, weight: 6 / holders };
      });
      return { weight: totalWeight(candidates), candidates };
    });
  },
  'top-first': (values) =>
    values.map((_, top) => {
      const run = values.slice(Math.max(0, top + 1 - WINDOW_SIZE), top + 1);
      return { weight: 1, candidates: evenly(run) };
    }),
};

/** Every run of three consecutive values; the whole list where there are fewer. */
function runs(values: readonly Tile[]): Tile[][] {
  const size = Math.min(WINDOW_SIZE, values.length);
  return values.slice(size - 1).map((_, start) => values.slice(start, start + size));
}

function evenly(values: readonly Tile[]): WeightedTile[] {
  return values.map((tile) => ({ tile, weight: 1 }));
}
