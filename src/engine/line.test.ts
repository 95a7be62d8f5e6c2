import { describe, expect, it } from 'vitest';
import { canPush, mergePass, pushGrid, shiftLine, TRAVELS } from './line.ts';

const shifted = (tiles: number[], travel: 'fold' | 'step' | 'slide') =>
  shiftLine(tiles, travel)?.tiles;

describe('the fold', () => {
  it.each([
    // The examples of the homework's text.
    [
      [3, 1, 2, 1],
      [3, 3, 1, 0],
    ],
    [
      [1, 2, 1, 2],
      [3, 1, 2, 0],
    ],
    [
      [6, 3, 3, 3, 3],
      [6, 6, 3, 3, 0],
    ],
    [
      [3, 6, 6, 0],
      [3, 12, 0, 0],
    ],
    [
      [3, 0, 1, 2],
      [3, 1, 2, 0],
    ],
    // A gap with nothing in the next cell: all behind moves up one cell, not further.
    [
      [0, 0, 3, 3],
      [0, 3, 3, 0],
    ],
  ])('%j becomes %j', (before, after) => {
    expect(shifted(before, 'fold')).toEqual(after);
  });

  it('says what moved, nearest the wall first', () => {
    expect(shiftLine([3, 3, 0, 6], 'fold')?.motions).toEqual([
      { from: 1, to: 0, tile: 3, becomes: 6, merged: true },
      { from: 3, to: 2, tile: 6, becomes: 6, merged: false },
    ]);
  });
});

describe('the line rules by name', () => {
  it.each(TRAVELS)(
    '%s pushes lines of a larger board in place, and says which of them changed',
    (travel) => {
      // Column 1 of a 3×4 board, upwards.
      const cells = [9, 0, 9, 9, 1, 9, 9, 2, 9, 9, 3, 9];
      const pushed = { fold: [1, 2, 3, 0], step: [3, 0, 3, 0], slide: [3, 3, 0, 0] }[travel];
      const column = { count: 1, first: 1, apart: 1, stride: 3, length: 4 };
      expect(pushGrid(travel, cells, column)).toBe(0b1);
      expect(cells).toEqual([9, 9, 9, 9].flatMap((_, row) => [9, pushed[row], 9]));
      const rows = { count: 3, first: 0, apart: 3, stride: 1, length: 3 };
      expect(pushGrid(travel, [3, 6, 1, 0, 6, 1, 3, 3, 1], rows)).toBe(0b110);
    },
  );
});

describe('the two passes', () => {
  it('merge all, then take one step, as in the design', () => {
    const fromWall = [2, 1, 2, 1];
    expect(mergePass(fromWall, [0, 1, 2, 3]).map((piece) => piece?.tile ?? 0)).toEqual([
      3, 0, 3, 0,
    ]);
    expect(shifted(fromWall, 'step')).toEqual([3, 3, 0, 0]);
    expect(shifted([0, 0, 0, 3], 'step')).toEqual([0, 0, 3, 0]);
    expect(shifted([0, 0, 0, 3], 'slide')).toEqual([3, 0, 0, 0]);
  });

  it('show the merge pass on its own: each piece and where it came from', () => {
    // Column 0 of a 2×4 board, downwards: the 2 and the 1 merge, the 6 stays as it is.
    const cells = [0, 9, 6, 9, 1, 9, 2, 9];
    expect(mergePass(cells, [6, 4, 2, 0])).toEqual([
      { tile: 3, sources: [6, 4] },
      undefined,
      { tile: 6, sources: [2] },
      undefined,
    ]);
    expect(cells).toEqual([0, 9, 6, 9, 1, 9, 2, 9]);
  });

  it('give a motion to both tiles of a pair that is pushed along', () => {
    expect(shiftLine([0, 0, 2, 1], 'step')?.motions).toEqual([
      { from: 2, to: 1, tile: 2, becomes: 3, merged: false },
      { from: 3, to: 1, tile: 1, becomes: 3, merged: true },
    ]);
  });

  it('give no motion to a tile that stays where it is', () => {
    const moves = [
      { from: 2, to: 1, tile: 1, becomes: 1, merged: false },
      { from: 4, to: 2, tile: 6, becomes: 6, merged: false },
    ];
    expect(shiftLine([3, 0, 1, 0, 6], 'slide')?.motions).toEqual(moves);
    expect(shiftLine([3, 3, 1, 0], 'step')?.motions).toEqual([
      { from: 1, to: 0, tile: 3, becomes: 6, merged: true },
      { from: 2, to: 1, tile: 1, becomes: 1, merged: false },
    ]);
  });

  it('do not merge a tile twice', () => {
    expect(shifted([3, 3, 6, 12], 'step')).toEqual([6, 6, 12, 0]);
    expect(shifted([3, 3, 3, 3], 'slide')).toEqual([6, 6, 0, 0]);
  });
});

describe.each(['fold', 'step', 'slide'] as const)('a line that travels by %s', (travel) => {
  it('leaves the given tiles as they are', () => {
    const tiles = [1, 2, 0, 3];
    expect(shiftLine(tiles, travel)?.tiles).not.toEqual(tiles);
    expect(tiles).toEqual([1, 2, 0, 3]);
  });
});

describe('a line that cannot move', () => {
  it.each([[[]], [[3]], [[0]], [[0, 0, 0]], [[1, 1, 2, 2].slice(0, 2)], [[3, 6, 0, 0]]])(
    '%j gives nothing, whichever way it travels',
    (tiles) => {
      expect(canPush(tiles, [...tiles.keys()])).toBe(false);
      for (const travel of ['fold', 'step', 'slide'] as const) {
        expect(shiftLine(tiles, travel)).toBeUndefined();
      }
    },
  );
});
