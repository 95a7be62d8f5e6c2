/**
 * Everything about one row of four cells, looked up by its 16 bits. Built from the engine's own
 * line rule, merge rule and score: nothing of them is written here again.
 */

import { shiftLine, type Travel } from '../engine/line.ts';
import { mergedTile, scoreOfTile } from '../engine/tile.ts';
import type { Tile } from '../engine/types.ts';
import { SIDE } from './board.ts';
import { CODES, codeOf, TILE_OF_CODE } from './codes.ts';

/** The number of rows: four nibbles. */
export const ROWS = 65536;

/** The bit of `moves` for a push towards column 0: left, or up on a transposed board. */
export const MOVES_BACK = 1;
/** The bit of `moves` for a push towards column 3: right, or down on a transposed board. */
export const MOVES_FORTH = 2;
/** The bit of `moves` for a row in which some push would make a tile beyond 12288. */
export const MAKES_BEYOND = 4;

/** The tables of one way of travelling: 640 KiB. */
export interface RowTables {
  /** `pushed[row]`: the row pushed towards column 0; `pushed[ROWS + row]`: towards column 3. */
  readonly pushed: Uint16Array<ArrayBuffer>;
  /** Which pushes change the row, see `MOVES_BACK`; one that makes too large a tile does not. */
  readonly moves: Uint8Array<ArrayBuffer>;
  /** The sum of the scores of the tiles. */
  readonly scores: Int32Array<ArrayBuffer>;
  /** The highest code. */
  readonly highest: Uint8Array<ArrayBuffer>;
}

const built = new Map<Travel, RowTables>();

/** The tables of a way of travelling: built at the first call, the same ones at every other. */
export function rowTables(travel: Travel): RowTables {
  let tables = built.get(travel);
  if (!tables) {
    tables = buildRowTables(travel);
    built.set(travel, tables);
  }
  return tables;
}

function buildRowTables(travel: Travel): RowTables {
  const pushed = new Uint16Array(2 * ROWS);
  const moves = new Uint8Array(ROWS);
  const push = pusher(travel);
  for (let row = 0; row < ROWS; row++) {
    // One push serves twice: a push of a row is the mirrored push of the mirrored row.
    const mirrored = mirrorRow(row);
    const after = push(row);
    const result = after < 0 ? row : after;
    pushed[row] = result;
    pushed[ROWS + mirrored] = mirrorRow(result);
    if (after === row) continue;
    moves[row] = at(moves, row) | (after < 0 ? MAKES_BEYOND : MOVES_BACK);
    moves[mirrored] = at(moves, mirrored) | (after < 0 ? MAKES_BEYOND : MOVES_FORTH);
  }
  return { pushed, moves, ...tallies() };
}

/** The tables that don't depend on the travel, put together from those of pairs of cells. */
function tallies(): Pick<RowTables, 'scores' | 'highest'> {
  const scores = new Int32Array(ROWS);
  const highest = new Uint8Array(ROWS);
  const score = Int32Array.from(TILE_OF_CODE, scoreOfTile);
  for (let pair = 0; pair < 256; pair++) {
    scores[pair] = at(score, pair & 15) + at(score, pair >>> 4);
    highest[pair] = Math.max(pair & 15, pair >>> 4);
  }
  for (let row = 256; row < ROWS; row++) {
    scores[row] = at(scores, row & 255) + at(scores, row >>> 8);
    highest[row] = Math.max(at(highest, row & 255), at(highest, row >>> 8));
  }
  return { scores, highest };
}

/** An element that is there. */
function at(array: Uint8Array | Int8Array | Int32Array, index: number): number {
  return array[index] as number;
}

function mirrorRow(row: number): number {
  return ((row & 15) << 12) | ((row & 0xf0) << 4) | ((row & 0xf00) >>> 4) | (row >>> 12);
}

/** What is known of a pattern. */
const [UNKNOWN, STAYS, MOVES] = [0, 1, 2];

/** The size of a pattern: for each cell of the pushed line, the two cells it may come from. */
const PATTERN = 2 * SIDE;

/**
 * A push of rows towards column 0; -1 where it would make a tile beyond 12288.
 *
 * What moves where depends only on which cells are empty and which neighbours merge: 128 patterns.
 * So the engine pushes one line of each pattern, and the motions that it reports are carried over
 * to all others. (A test compares all rows with the engine's own push.)
 */
function pusher(travel: Travel): (row: number) => number {
  const merged = mergedCodes();
  const empty = Uint8Array.from(merged, (_, pair) => ((pair & 15) === 0 ? 1 : 0));
  const merges = Uint8Array.from(merged, (code) => (code === 0 ? 0 : 1));
  const patterns = new Int8Array(128 * PATTERN);
  const states = new Uint8Array(128);
  return (row) => {
    const first = row & 255;
    const second = (row >>> 4) & 255;
    const third = (row >>> 8) & 255;
    const pattern =
      at(empty, first) |
      (at(empty, second) << 1) |
      (at(empty, third) << 2) |
      (row < 0x1000 ? 8 : 0) |
      (at(merges, first) << 4) |
      (at(merges, second) << 5) |
      (at(merges, third) << 6);
    const start = pattern * PATTERN;
    if (at(states, pattern) === UNKNOWN) {
      const sources = patternOf(row, travel);
      patterns.set(sources ?? [], start);
      states[pattern] = sources ? MOVES : STAYS;
    }
    if (at(states, pattern) === STAYS) return row;
    let result = 0;
    for (let cell = 0; cell < SIDE; cell++) {
      const first = at(patterns, start + 2 * cell);
      const second = at(patterns, start + 2 * cell + 1);
      let code = first < 0 ? 0 : (row >>> (4 * first)) & 15;
      if (second >= 0) code = at(merged, code | (((row >>> (4 * second)) & 15) << 4));
      if (code < 0) return -1;
      result |= code << (4 * cell);
    }
    return result;
  };
}

/** The code that two codes merge into, by `a | b << 4`; 0: they don't merge; -1: beyond 12288. */
function mergedCodes(): Int8Array {
  const merged = new Int8Array(CODES * CODES);
  for (let a = 0; a < CODES; a++) {
    for (let b = 0; b < CODES; b++) {
      merged[a | (b << 4)] = codeOf(mergedTile(tileOf(a), tileOf(b))) ?? -1;
    }
  }
  return merged;
}

/**
 * The pattern of a row, from the motions that the engine reports: two numbers for each cell of the
 * pushed line, the cells that its tile came from, nearest the wall first; -1 for none. Nothing
 * when the row stays.
 */
function patternOf(row: number, travel: Travel): number[] | undefined {
  const line = Array.from({ length: SIDE }, (_, cell) => tileOf((row >>> (4 * cell)) & 15));
  const motions = shiftLine(line, travel)?.motions;
  if (!motions) return undefined;
  const sources: number[][] = line.map(() => []);
  line.forEach((tile, from) => {
    const to = motions.find((motion) => motion.from === from)?.to ?? from;
    if (tile !== 0) sources[to]?.push(from);
  });
  return sources.flatMap(([first = -1, second = -1]) => [first, second]);
}

function tileOf(code: number): Tile {
  return TILE_OF_CODE[code] as Tile;
}
