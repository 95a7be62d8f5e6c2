import type { Tile } from './types.ts';

/** The largest tile: its score, 3^33, is the last that a double holds exactly. */
export const LARGEST_TILE: Tile = 3 * 2 ** 32;

/** Whether a value can stand on a board: 0, 1, 2 or 3·2^k up to `LARGEST_TILE`. */
export function isTile(value: unknown): value is Tile {
  if (typeof value !== 'number') return false;
  if (value === 0 || value === 1 || value === 2) return true;
  let rest = value <= LARGEST_TILE ? value : 0;
  while (rest > 3) rest /= 2;
  return rest === 3;
}

/**
 * Whether two tiles merge: 1 and 2, and two equal values from 3 on. Two of the largest tile stay
 * apart, since nothing larger can be shown.
 */
export function merges(a: Tile, b: Tile): boolean {
  return a === b ? a >= 3 && a < LARGEST_TILE : a + b === 3 && a > 0 && b > 0;
}

/** What two tiles make when they merge, their sum, or 0 when they cannot; see `merges`. */
export function mergedTile(a: Tile, b: Tile): Tile {
  return merges(a, b) ? a + b : 0;
}

/**
 * What one tile is worth: nothing for 0, 1 and 2, and 3^(k+1) for 3·2^k. Exact up to
 * `LARGEST_TILE`. A value that is no tile counts as the next smaller one, as in the homework.
 */
export function scoreOfTile(tile: Tile): number {
  let score = tile < 3 ? 0 : 3;
  for (let rest = tile; rest >= 6; rest /= 2) score *= 3;
  return score;
}
