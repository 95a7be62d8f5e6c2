/**
 * An evaluation made by hand. It looks at rows and columns alone: empty cells, pairs that merge,
 * tiles in order of size, large tiles beside small ones. It is written down as a network of two
 * patterns, an outer line and an inner one, so that one search serves it and learned networks.
 */
import { mergedTile, type Tile } from '../../engine/index.ts';
import { ROWS, TILE_OF_CODE } from '../../packed/index.ts';
import type { Evaluation } from './thinker.ts';

// In units of a weight; the search counts each line in both ways, so each is worth double.
const EMPTY = 90;
const MERGE = 110;
const ORDER = 1.6;
const SQUEEZED = 1.2;
/** The rank whose disorder is weighed 1; disorder grows with its square. */
const BASE = 300;

/** Points of score for a unit. */
const SCALE = 8;

/** The evaluation; the same one at every call. */
export function handMade(): Evaluation {
  made ??= {
    network: {
      patterns: [
        { cells: [0, 1, 2, 3], directions: false },
        { cells: [4, 5, 6, 7], directions: false },
      ],
      stageOfCode: Array.from({ length: 16 }, () => 0),
    },
    weights: lineWeights(),
    scale: SCALE,
  };
  return made;
}

let made: Evaluation | undefined;

/** The weights of all lines, for both patterns and four kinds of preview alike. */
function lineWeights(): Int16Array {
  const weights = new Int16Array(2 * 4 * ROWS);
  for (let row = 0; row < ROWS; row++) {
    const worth = Math.round(worthOfLine([0, 4, 8, 12].map((shift) => (row >>> shift) & 15)));
    weights.fill(worth, 4 * row, 4 * row + 4);
    weights.fill(worth, 4 * (ROWS + row), 4 * (ROWS + row) + 4);
  }
  return weights;
}

/** What a line is worth, in units. */
function worthOfLine(codes: readonly number[]): number {
  let worth = BASE;
  let rising = 0;
  let falling = 0;
  codes.forEach((code, place) => {
    if (code === 0) worth += EMPTY;
    const next = codes[place + 1];
    if (next === undefined || code === 0 || next === 0) return;
    if (mergedTile(tile(code), tile(next)) !== 0) worth += MERGE;
    const step = rank(next) ** 2 - rank(code) ** 2;
    if (step > 0) rising += step;
    else falling -= step;
    const behind = codes[place + 2] ?? 0;
    // A small tile between two large ones is hard to reach.
    const walls = Math.min(rank(code), rank(behind)) - rank(next);
    if (walls > 0) worth -= SQUEEZED * walls ** 2;
  });
  return worth - ORDER * Math.min(rising, falling);
}

function tile(code: number): Tile {
  return TILE_OF_CODE[code] as Tile;
}

/** Doublings: 1 and 2 count as 1, 3 as 2, 6 as 3, and so on. */
function rank(code: number): number {
  return Math.max(0, code - 1) || Math.min(1, code);
}
