import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Board,
  boardsEqual,
  canShift,
  DIRECTIONS,
  LARGEST_TILE,
  rowsOf,
  SYMMETRIES,
  scoreOf,
  shift,
  TRAVELS,
  transformBoard,
  transformCell,
  transformDirection,
} from '../../src/engine/index.ts';
import { anyBoard, anyDirection } from '../support/games.ts';

const RUNS = { numRuns: 1000 };
const count = (board: Board) => board.cells.filter((tile) => tile !== 0).length;
const sum = (board: Board) => board.cells.reduce((total, tile) => total + tile, 0);

describe.each(TRAVELS)('a shift that travels by %s', (travel) => {
  const rules = { travel };

  it('is legal exactly when it changes the board', () => {
    fc.assert(
      fc.property(anyBoard, anyDirection, (board, direction) => {
        const shifted = shift(board, direction, rules);
        expect(canShift(board, direction)).toBe(shifted !== undefined);
        if (shifted) expect(boardsEqual(shifted.afterstate, board)).toBe(false);
      }),
      RUNS,
    );
  });

  it('loses one tile a merge, and keeps the sum of the values', () => {
    fc.assert(
      fc.property(anyBoard, anyDirection, (board, direction) => {
        const shifted = shift(board, direction, rules);
        if (!shifted) return;
        const merges = shifted.motions.filter(({ merged }) => merged).length;
        expect(count(shifted.afterstate)).toBe(count(board) - merges);
        expect(sum(shifted.afterstate)).toBe(sum(board));
        expect(scoreOf(shifted.afterstate)).toBeGreaterThanOrEqual(scoreOf(board));
      }),
      RUNS,
    );
  });

  it('gives motions that turn the board into the afterstate', () => {
    fc.assert(
      fc.property(anyBoard, anyDirection, (board, direction) => {
        const shifted = shift(board, direction, rules);
        if (!shifted) return;
        const cells = board.cells.slice();
        for (const { from, tile } of shifted.motions) {
          expect(board.cells[from]).toBe(tile);
          cells[from] = 0;
        }
        for (const { to, becomes } of shifted.motions) cells[to] = becomes;
        expect(cells).toEqual(shifted.afterstate.cells);
        const rest = shifted.motions.filter(({ merged }) => !merged);
        for (const { to, tile, becomes, merged } of shifted.motions) {
          if (!merged) continue;
          const partner = rest.find((motion) => motion.to === to)?.tile ?? board.cells[to];
          expect(tile + (partner as number)).toBe(becomes);
        }
      }),
      RUNS,
    );
  });

  it('names exactly the lines that changed', () => {
    fc.assert(
      fc.property(anyBoard, anyDirection, (board, direction) => {
        const shifted = shift(board, direction, rules);
        if (!shifted) return;
        const rows = direction === 'left' || direction === 'right';
        const lines = (of: Board) => rowsOf(rows ? of : transformBoard(of, TRANSPOSITION));
        const before = lines(board);
        const changed = lines(shifted.afterstate).flatMap((line, index) =>
          line.every((tile, at) => tile === before[index]?.[at]) ? [] : [index],
        );
        expect(shifted.changedLines).toEqual(changed);
      }),
      RUNS,
    );
  });

  it('commutes with all eight symmetries', () => {
    fc.assert(
      fc.property(anyBoard, anyDirection, (board, direction) => {
        const shifted = shift(board, direction, rules);
        for (const symmetry of SYMMETRIES) {
          const turned = shift(
            transformBoard(board, symmetry),
            transformDirection(direction, symmetry),
            rules,
          );
          expect(turned?.afterstate).toEqual(
            shifted && transformBoard(shifted.afterstate, symmetry),
          );
          const turnedMotions = shifted?.motions.map((motion) => ({
            ...motion,
            from: transformCell(board, motion.from, symmetry),
            to: transformCell(board, motion.to, symmetry),
          }));
          const byCell = (a: { from: number }, b: { from: number }) => a.from - b.from;
          expect(turned?.motions.toSorted(byCell)).toEqual(turnedMotions?.sort(byCell));
        }
      }),
      RUNS,
    );
  });

  it('leaves a frozen board as it is', () => {
    fc.assert(
      fc.property(anyBoard, anyDirection, (board, direction) => {
        const copy = structuredClone(board);
        Object.freeze(board.cells);
        shift(Object.freeze(board), direction, rules);
        expect(board).toEqual(copy);
      }),
      RUNS,
    );
  });

  it('never makes a tile beyond the largest', () => {
    const cells = [LARGEST_TILE, LARGEST_TILE, 0, 0];
    const shifted = shift({ width: 2, height: 2, cells }, 'left', rules);
    expect(shifted).toBeUndefined();
  });
});

const TRANSPOSITION = { transpose: true, mirrorColumns: false, mirrorRows: false };

describe('the eight symmetries', () => {
  it('are eight different permutations of a square, and each turns directions into directions', () => {
    const board = { width: 3, height: 3, cells: [1, 2, 3, 6, 12, 24, 48, 96, 192] };
    const images = SYMMETRIES.map((symmetry) => transformBoard(board, symmetry).cells.join());
    expect(new Set(images).size).toBe(8);
    for (const symmetry of SYMMETRIES) {
      const turned = DIRECTIONS.map((direction) => transformDirection(direction, symmetry));
      expect(new Set(turned).size).toBe(4);
    }
  });
});
