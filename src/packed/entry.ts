/** Where a new tile may enter a packed board, read off the engine's own `entryCells`. */

import type { RuleSet } from '../engine/rules.ts';
import { entryCells } from '../engine/spawn.ts';
import { type Cell, DIRECTIONS } from '../engine/types.ts';
import { SIDE, unpackBoard } from './board.ts';
import type { DirectionIndex } from './push.ts';

/**
 * For each direction and set of changed lines, the cells among which the entry cell is drawn, as
 * 16 bits: `pools[direction << 4 | changed]`. Those of them that are empty are possible.
 */
export type EntryPools = Uint16Array<ArrayBuffer>;

/** The pools of a rule set. Cells are drawn in ascending order, which the bits keep. */
export function entryPools(rules: RuleSet): EntryPools {
  const pools = new Uint16Array(DIRECTIONS.length << SIDE);
  DIRECTIONS.forEach((direction, index) => {
    for (let changed = 0; changed < 1 << SIDE; changed++) {
      const changedLines = [0, 1, 2, 3].filter((line) => changed & (1 << line));
      // On an empty board every cell of the pool is possible.
      const shift = { direction, afterstate: unpackBoard(0, 0), motions: [], changedLines };
      const cells = entryCells(shift, rules);
      if (!isAscending(cells)) throw new Error(`Entry cells are not ascending: ${cells}.`);
      pools[(index << 4) | changed] = cells.reduce((bits, cell) => bits | (1 << cell), 0);
    }
  });
  return pools;
}

function isAscending(cells: readonly Cell[]): boolean {
  return cells.every((cell, index) => index === 0 || cell > (cells[index - 1] as Cell));
}

/** The pool of a push, as 16 bits. */
export function poolOf(pools: EntryPools, direction: DirectionIndex, changed: number): number {
  return pools[(direction << 4) | changed] as number;
}

/** The number of bits set among 16. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >>> 2) & 0x3333);
  const eights = (fours + (fours >>> 4)) & 0x0f0f;
  return (eights + (eights >>> 8)) & 31;
}

/** The place of set bit number `index`, counted from 0, from the lowest bit. */
export function placeOfBit(bits: number, index: number): number {
  let rest = bits;
  for (let skip = index; skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
