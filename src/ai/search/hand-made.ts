/**
 * An evaluation made by hand. It looks at rows and columns alone: empty cells, pairs that merge,
 * tiles in order of size, large tiles beside small ones. It is written down as a network of two
 * patterns, an outer line and an inner one, so that one search serves it and learned networks.
 *
 * The later the game, the more there is to lose by ending it: what a line is worth grows with the
 * highest tile on the board, a stage for each.
 */
import { mergedTile, type Tile } from '../../engine/index.ts';
import { ROWS, TILE_OF_CODE } from '../../packed/index.ts';
import type { Network } from '../network/network.ts';
import type { Evaluation } from './thinker.ts';

/** How much each thing that the evaluation looks at is worth, in hundredths of `alive`. */
export interface RulesOfThumb {
  /** What a line is worth in itself, in points, while the highest tile is a 3. */
  readonly alive: number;
  /** By how much all worths grow with each doubling of the highest tile. */
  readonly growth: number;
  /** An empty cell. */
  readonly empty: number;
  /** Two neighbours that merge: 1 and 2; equal tiles, and more for each doubling. */
  readonly oneAndTwo: number;
  readonly pair: number;
  readonly pairRank: number;
  /** A 1 beside a 1, or a 2 beside a 2: they are in each other's way. */
  readonly alike: number;
  /** Tiles out of order: by how far, to which power. */
  readonly disorder: number;
  readonly disorderPower: number;
  /** Neighbours far apart in size. */
  readonly gap: number;
  /** A small tile between two large ones, which is hard to reach. */
  readonly walled: number;
  /** A tile on an inner line, for each doubling: the large ones belong outside. */
  readonly inside: number;
}

/** Found by `npx tsx scripts/tune-hand-made.ts`; docs/ai.md has the run. */
export const TUNED: RulesOfThumb = {
  alive: 20.02,
  growth: 2.222,
  empty: 25.95,
  oneAndTwo: 33.77,
  pair: 36.57,
  pairRank: -0.4535,
  alike: 0.1768,
  disorder: 0.5102,
  disorderPower: 1.789,
  gap: 0.1243,
  walled: 0.3759,
  inside: 0.1186,
};

const CODES = 16;

/** The shape: outer lines and inner lines, a stage for each highest tile. */
export const HAND_MADE_NETWORK: Network = {
  patterns: [
    { cells: [0, 1, 2, 3], directions: false, previews: true },
    { cells: [4, 5, 6, 7], directions: false, previews: true },
  ],
  deck: false,
  stageOfCode: Array.from({ length: CODES }, (_, code) => code),
};

/** Points of score for a unit. */
const SCALE = 16;

/** The evaluation. */
export function handMade(): Evaluation {
  return {
    network: HAND_MADE_NETWORK,
    write: (weights) => toUnits(lineWorths(TUNED), weights),
    scale: SCALE,
  };
}

/** Points in whole units of a weight. A loop, since there are eight million, and players wait. */
function toUnits(points: Float32Array, units: Int16Array): void {
  for (let at = 0; at < units.length; at++) {
    units[at] = Math.max(-32768, Math.min(32767, Math.round((points[at] as number) / SCALE)));
  }
}

/** What every line is worth in points, at each stage for both patterns, for every kind of preview. */
export function lineWorths(rules: RulesOfThumb): Float32Array {
  const worths = new Float32Array(CODES * 2 * ROWS * 4);
  for (let row = 0; row < ROWS; row++) {
    const codes = [0, 4, 8, 12].map((shift) => (row >>> shift) & 15);
    const highest = Math.max(...codes);
    const [outer, inner] = [worthOfLine(codes, rules, false), worthOfLine(codes, rules, true)];
    for (let stage = Math.max(1, highest); stage < CODES; stage++) {
      // The search counts each line in both ways, so each is worth double.
      const points = (rules.alive / 2) * rules.growth ** Math.max(0, stage - 3);
      const at = 4 * (2 * ROWS * stage + row);
      worths.fill(points * outer, at, at + 4);
      worths.fill(points * inner, at + 4 * ROWS, at + 4 * ROWS + 4);
    }
  }
  return worths;
}

/** What a line is worth, in worths of a line in itself. */
function worthOfLine(codes: readonly number[], rules: RulesOfThumb, inner: boolean): number {
  let worth = 0;
  let rising = 0;
  let falling = 0;
  codes.forEach((code, place) => {
    if (code === 0) worth += rules.empty;
    else if (inner) worth -= rules.inside * rank(code);
    const next = codes[place + 1];
    if (next === undefined || code === 0 || next === 0) return;
    if (mergedTile(tile(code), tile(next)) !== 0) {
      worth += code === next ? rules.pair + rules.pairRank * rank(code) : rules.oneAndTwo;
    } else if (code === next) worth -= rules.alike;
    else worth -= rules.gap * (Math.abs(rank(code) - rank(next)) - 1);
    const step = rank(next) ** rules.disorderPower - rank(code) ** rules.disorderPower;
    if (step > 0) rising += step;
    else falling -= step;
    const walls = Math.min(rank(code), rank(codes[place + 2] ?? 0)) - rank(next);
    if (walls > 0) worth -= rules.walled * walls ** 2;
  });
  return 1 + (worth - rules.disorder * Math.min(rising, falling)) / 100;
}

function tile(code: number): Tile {
  return TILE_OF_CODE[code] as Tile;
}

/** Doublings: 1 and 2 count as 1, 3 as 2, 6 as 3, and so on. */
function rank(code: number): number {
  return Math.max(0, code - 1) || Math.min(1, code);
}
