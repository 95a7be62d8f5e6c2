/**
 * Pushing a packed board, by the row tables. Directions are numbers, the indices of the engine's
 * DIRECTIONS: 0 left, 1 right, 2 up, 3 down. So bit 1 says "along columns" and bit 0 says "towards
 * the last cell". Nothing here allocates.
 */
import { transposedHigh, transposedLow } from './board.ts';
import { MAKES_BEYOND, ROWS, type RowTables } from './row-tables.ts';

/** A direction as its index in the engine's DIRECTIONS. */
export type DirectionIndex = number;

/**
 * Pushes a board and writes the afterstate to `out[at]` (low word) and `out[at + 1]` (high word).
 * Gives which lines changed as four bits, bit `i` for line `i` (a row for left and right, a column
 * for up and down): 0 when the move is illegal, and then `out` holds the board as it was.
 */
export function pushInto(
  tables: RowTables,
  low: number,
  high: number,
  direction: DirectionIndex,
  out: Int32Array,
  at = 0,
): number {
  const columns = direction > 1;
  const linesLow = columns ? transposedLow(low, high) : low;
  const linesHigh = columns ? transposedHigh(low, high) : high;
  const { pushed } = tables;
  const side = (direction & 1) * ROWS;
  const line0 = linesLow & 0xffff;
  const line1 = linesLow >>> 16;
  const line2 = linesHigh & 0xffff;
  const line3 = linesHigh >>> 16;
  const pushed0 = pushed[side + line0] as number;
  const pushed1 = pushed[side + line1] as number;
  const pushed2 = pushed[side + line2] as number;
  const pushed3 = pushed[side + line3] as number;
  const afterLow = pushed0 | (pushed1 << 16);
  const afterHigh = pushed2 | (pushed3 << 16);
  out[at] = columns ? transposedLow(afterLow, afterHigh) : afterLow;
  out[at + 1] = columns ? transposedHigh(afterLow, afterHigh) : afterHigh;
  return (
    (pushed0 === line0 ? 0 : 1) |
    (pushed1 === line1 ? 0 : 2) |
    (pushed2 === line2 ? 0 : 4) |
    (pushed3 === line3 ? 0 : 8)
  );
}

/** Which directions change a board, as four bits, bit `i` for direction `i`. */
export function legalBits(tables: RowTables, low: number, high: number): number {
  const across = movesOf(tables, low, high);
  const down = movesOf(tables, transposedLow(low, high), transposedHigh(low, high));
  return (across & 3) | ((down & 3) << 2);
}

/** Whether some push would make a tile beyond 12288, which a packed board can't show. */
export function wouldPassCeiling(tables: RowTables, low: number, high: number): boolean {
  const across = movesOf(tables, low, high);
  const down = movesOf(tables, transposedLow(low, high), transposedHigh(low, high));
  return ((across | down) & MAKES_BEYOND) !== 0;
}

/** The entries of the table `moves` for four rows in one. */
function movesOf({ moves }: RowTables, low: number, high: number): number {
  return (
    (moves[low & 0xffff] as number) |
    (moves[low >>> 16] as number) |
    (moves[high & 0xffff] as number) |
    (moves[high >>> 16] as number)
  );
}

/** The size of what `afterstatesInto` writes: three numbers for each direction. */
export const AFTERSTATES_SIZE = 12;

/**
 * Writes every afterstate of a board: for direction `d`, its words to `out[3 * d]` and
 * `out[3 * d + 1]` and its changed lines to `out[3 * d + 2]`, as `pushInto` gives them. Gives the
 * legal directions as four bits.
 */
export function afterstatesInto(
  tables: RowTables,
  low: number,
  high: number,
  out: Int32Array,
): number {
  let legal = 0;
  for (let direction = 0; direction < 4; direction++) {
    const changed = pushInto(tables, low, high, direction, out, 3 * direction);
    out[3 * direction + 2] = changed;
    if (changed !== 0) legal |= 1 << direction;
  }
  return legal;
}

/** The score of a board: exact, at most 16 × 3^13. */
export function scoreOfWords({ scores }: RowTables, low: number, high: number): number {
  return (
    (scores[low & 0xffff] as number) +
    (scores[low >>> 16] as number) +
    (scores[high & 0xffff] as number) +
    (scores[high >>> 16] as number)
  );
}

/** The highest code on a board. */
export function highestCode({ highest }: RowTables, low: number, high: number): number {
  return Math.max(
    highest[low & 0xffff] as number,
    highest[low >>> 16] as number,
    highest[high & 0xffff] as number,
    highest[high >>> 16] as number,
  );
}
