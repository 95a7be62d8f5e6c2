/**
 * A 4×4 board in two signed 32-bit words, a nibble a cell, the top left in the lowest bits:
 *
 *     bit  31      27      23      19      15      11       7       3   0
 *     low   | r1 c3 | r1 c2 | r1 c1 | r1 c0 | r0 c3 | r0 c2 | r0 c1 | r0 c0 |
 *     high  | r3 c3 | r3 c2 | r3 c1 | r3 c0 | r2 c3 | r2 c2 | r2 c1 | r2 c0 |
 *
 * So a row is 16 bits, and the row's column 0 is its lowest nibble. Nothing here allocates.
 */

import { fail, ok, type Result } from '../engine/result.ts';
import type { Board, Cell, Tile } from '../engine/types.ts';
import { codeOf, TILE_OF_CODE } from './codes.ts';

/** The width and the height of every packed board. */
export const SIDE = 4;

/** The number of cells of a packed board. */
export const CELLS = SIDE * SIDE;

/** A board in two words; code that must not allocate passes the two words on their own. */
export interface PackedBoard {
  /** Rows 0 and 1. */
  readonly low: number;
  /** Rows 2 and 3. */
  readonly high: number;
}

/**
 * Packs a board. Fails with `board-size` for any shape but 4×4, and with `tile-impossible` for a
 * tile beyond 12288.
 */
export function packBoard({ width, height, cells }: Board, at = 'board'): Result<PackedBoard> {
  if (width !== SIDE || height !== SIDE) {
    return fail('board-size', at, `A packed board is 4×4, not ${width}×${height}.`);
  }
  let [low, high] = [0, 0];
  for (const [cell, tile] of cells.entries()) {
    const code = codeOf(tile);
    if (code === undefined) {
      const largest = TILE_OF_CODE[TILE_OF_CODE.length - 1];
      const message = `A packed board holds tiles up to ${largest}, not ${tile}.`;
      return fail('tile-impossible', `${at}.cells[${cell}]`, message);
    }
    low |= lowBits(cell, code);
    high |= highBits(cell, code);
  }
  return ok({ low, high });
}

/** The board behind two words. */
export function unpackBoard(low: number, high: number): Board {
  const cells: Tile[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    cells.push(TILE_OF_CODE[codeAt(low, high, cell)] as Tile);
  }
  return { width: SIDE, height: SIDE, cells };
}

/** The code that stands on a cell. */
export function codeAt(low: number, high: number, cell: Cell): number {
  return ((cell < 8 ? low : high) >>> ((cell & 7) << 2)) & 15;
}

/** The low word of an otherwise empty board with this code on this cell. */
export function lowBits(cell: Cell, code: number): number {
  return cell < 8 ? code << (cell << 2) : 0;
}

/** The high word of an otherwise empty board with this code on this cell. */
export function highBits(cell: Cell, code: number): number {
  return cell < 8 ? 0 : code << ((cell & 7) << 2);
}

/** The empty cells as 16 bits, bit `i` for cell `i`. */
export function emptyCellBits(low: number, high: number): number {
  return zeroNibbles(low) | (zeroNibbles(high) << 8);
}

/** Which of the eight nibbles of a word are 0, as eight bits. */
function zeroNibbles(word: number): number {
  // Fold each nibble onto its lowest bit, then draw the eight bits together in three steps.
  const pairs = word | (word >>> 1);
  const zeros = ~(pairs | (pairs >>> 2)) & 0x11111111;
  const twos = (zeros | (zeros >>> 3)) & 0x03030303;
  const fours = (twos | (twos >>> 6)) & 0x000f000f;
  return (fours | (fours >>> 12)) & 0xff;
}

/**
 * The transposition, rows to columns, in two steps. The first swaps the two odd corners of each
 * 2×2 block, inside one word; the second swaps the top right block with the bottom left one,
 * across the words.
 *
 *     a b | c d        a e | c g        a e | i m
 *     e f | g h        b f | d h        b f | j n
 *     ----+----   →    ----+----   →    ----+----
 *     i j | k l        i m | k o        c g | k o
 *     m n | o p        j n | l p        d h | l p
 */
export function transposedLow(low: number, high: number): number {
  return (swapCorners(low) & 0x00ff00ff) | ((swapCorners(high) & 0x00ff00ff) << 8);
}

/** The high word of the transposed board; see `transposedLow`. */
export function transposedHigh(low: number, high: number): number {
  return ((swapCorners(low) >>> 8) & 0x00ff00ff) | (swapCorners(high) & 0xff00ff00);
}

/** Swaps column 1 of a word's first row with column 0 of its second, and 3 with 2. */
function swapCorners(word: number): number {
  const differing = (word ^ (word >>> 12)) & 0x0000f0f0;
  return word ^ differing ^ (differing << 12);
}

/** A word with the columns of its two rows in reverse order. */
export function mirroredColumns(word: number): number {
  const pairs = ((word >>> 4) & 0x0f0f0f0f) | ((word & 0x0f0f0f0f) << 4);
  return ((pairs >>> 8) & 0x00ff00ff) | ((pairs & 0x00ff00ff) << 8);
}

/** A word with its two rows swapped. To mirror a board's rows, swap its words as well. */
export function swappedRows(word: number): number {
  return (word << 16) | (word >>> 16);
}
