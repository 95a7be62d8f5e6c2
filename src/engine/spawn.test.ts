import { describe, expect, it } from 'vitest';
import { boardFromRows } from './board.ts';
import { placements } from './chances.ts';
import type { Random } from './random/types.ts';
import { unwrap } from './result.ts';
import { cs227 } from './rules/cs227.ts';
import { threes } from './rules/threes.ts';
import { tres } from './rules/tres.ts';
import { shift } from './shift.ts';
import { drawEntryCell, entryCells, scatterTiles } from './spawn.ts';
import type { Direction, Shift } from './types.ts';

const push = (rows: number[][], direction: Direction): Shift =>
  shift(unwrap(boardFromRows(rows)), direction, threes) as Shift;

function drawing(...draws: number[]): Random {
  return {
    nextInt: () => draws.shift() ?? 0,
    save: () => ({ generator: 'sfc32', state: [0, 0, 0, 0] }),
  };
}

// Only rows 0 and 2 move; the edge is free in row 1 as well.
const pushed = push(
  [
    [0, 1, 0],
    [6, 3, 0],
    [3, 3, 0],
  ],
  'left',
);

describe('entryCells', () => {
  it('are in the lines that changed, on the edge, or anywhere', () => {
    expect(entryCells(pushed, threes)).toEqual([2, 8]);
    expect(entryCells(pushed, cs227)).toEqual([2, 5, 8]);
    expect(entryCells(pushed, tres)).toEqual([1, 2, 5, 7, 8]);
  });

  it('are on the edge opposite to the push', () => {
    const rows = [
      [0, 3, 0],
      [3, 0, 3],
      [0, 3, 0],
    ];
    expect(entryCells(push(rows, 'right'), threes)).toEqual([0, 3, 6].slice(0, 3));
    expect(entryCells(push(rows, 'up'), threes)).toEqual([6, 7, 8]);
    expect(entryCells(push(rows, 'down'), threes)).toEqual([0, 1, 2]);
  });

  it('are none when the push made the top tile', () => {
    const finished = push(
      [
        [6144, 6144],
        [0, 1],
      ],
      'left',
    );
    expect(entryCells(finished, threes)).toEqual([]);
    expect(placements(finished, [{ tile: 1, probability: 1 }], threes)).toEqual([]);
    expect(entryCells(finished, cs227)).toEqual([1, 3]);
  });
});

describe('placements', () => {
  it('are every cell with every tile', () => {
    const odds = [
      { tile: 6, probability: 0.75 },
      { tile: 12, probability: 0.25 },
    ];
    expect(placements(pushed, odds, threes)).toEqual([
      { cell: 2, tile: 6, probability: 0.375 },
      { cell: 2, tile: 12, probability: 0.125 },
      { cell: 8, tile: 6, probability: 0.375 },
      { cell: 8, tile: 12, probability: 0.125 },
    ]);
  });
});

describe('drawEntryCell', () => {
  it('counts the possible cells, or tries until one is hit', () => {
    expect(drawEntryCell(pushed, threes, drawing(1))).toBe(8);
    const blocked = push(
      [
        [0, 1, 3],
        [1, 2, 3],
        [1, 3, 3],
      ],
      'left',
    );
    expect(entryCells(blocked, cs227)).toEqual([2, 5, 8]);
    const half = push(
      [
        [0, 1],
        [6, 3],
      ],
      'left',
    );
    expect(entryCells(half, cs227)).toEqual([1]);
    expect(drawEntryCell(half, cs227, drawing(1, 1, 0))).toBe(1);
  });

  it('gives a broken generator up instead of hanging', () => {
    const half = push(
      [
        [6, 3],
        [0, 1],
      ],
      'left',
    );
    let draws = 0;
    const nextInt = () => {
      draws++;
      return 0;
    };
    const stuck = { ...drawing(), nextInt };
    expect(() => drawEntryCell(half, cs227, stuck)).toThrow(/broken/);
    expect(draws).toBe(100_000);
  });
});

describe('scatterTiles', () => {
  it('skips the cells that are taken', () => {
    const board = unwrap(
      boardFromRows([
        [0, 3],
        [0, 0],
      ]),
    );
    expect(scatterTiles(board, [1, 2], drawing(1, 1)).cells).toEqual([0, 3, 1, 2]);
  });
});
