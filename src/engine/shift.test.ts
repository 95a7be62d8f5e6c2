import { describe, expect, it } from 'vitest';
import { boardFromRows, rowsOf } from './board.ts';
import { TRAVELS } from './line.ts';
import { Sfc32 } from './random/sfc32.ts';
import { unwrap } from './result.ts';
import { canShift, changedBits, possibleShifts, push, shift } from './shift.ts';
import { LARGEST_TILE } from './tile.ts';
import { type Board, DIRECTIONS, type Direction, type Shift } from './types.ts';

// Row 1 is stuck to the left, columns 1 and 2 upwards.
const BOARD = unwrap(
  boardFromRows([
    [0, 1, 2],
    [3, 6, 0],
    [3, 3, 0],
  ]),
);

function pushed(direction: Direction): Shift {
  return shift(BOARD, direction, { travel: 'fold' }) as Shift;
}

describe('shift', () => {
  it.each([
    [
      'left',
      [
        [1, 2, 0],
        [3, 6, 0],
        [6, 0, 0],
      ],
      [0, 2],
    ],
    [
      'right',
      [
        [0, 0, 3],
        [0, 3, 6],
        [0, 3, 3],
      ],
      [0, 1, 2],
    ],
    [
      'up',
      [
        [3, 1, 2],
        [3, 6, 0],
        [0, 3, 0],
      ],
      [0],
    ],
    [
      'down',
      [
        [0, 1, 0],
        [0, 6, 2],
        [6, 3, 0],
      ],
      [0, 2],
    ],
  ] as const)('%s pushes every line and names those that changed', (direction, rows, lines) => {
    const { afterstate, changedLines, ...rest } = pushed(direction);
    expect(rowsOf(afterstate)).toEqual(rows);
    expect([afterstate.width, afterstate.height]).toEqual([3, 3]);
    expect(changedLines).toEqual(lines);
    expect(rest.direction).toBe(direction);
  });

  it('says what moved, line by line, by the cells of the board', () => {
    expect(pushed('left').motions).toEqual([
      { from: 1, to: 0, tile: 1, becomes: 1, merged: false },
      { from: 2, to: 1, tile: 2, becomes: 2, merged: false },
      { from: 7, to: 6, tile: 3, becomes: 6, merged: true },
    ]);
  });

  it('travels as the rules say, on a board that is no square', () => {
    const board = unwrap(
      boardFromRows([
        [0, 0, 1, 2],
        [0, 0, 0, 3],
      ]),
    );
    const travelled = (travel: 'fold' | 'step' | 'slide') =>
      rowsOf((shift(board, 'left', { travel }) as Shift).afterstate);
    expect(travelled('fold')).toEqual([
      [0, 1, 2, 0],
      [0, 0, 3, 0],
    ]);
    expect(travelled('step')).toEqual([
      [0, 3, 0, 0],
      [0, 0, 3, 0],
    ]);
    expect(travelled('slide')).toEqual([
      [3, 0, 0, 0],
      [3, 0, 0, 0],
    ]);
  });

  it('names its changed lines as bits too', () => {
    // Rows 0 and 2 to the left.
    expect(changedBits(pushed('left'))).toBe(0b101);
  });

  it('leaves the given board as it is', () => {
    const before = structuredClone(BOARD);
    pushed('down');
    expect(BOARD).toEqual(before);
  });

  it('is nothing when no line changes', () => {
    const stuck = unwrap(
      boardFromRows([
        [1, 0],
        [1, 0],
      ]),
    );
    expect(shift(stuck, 'left', { travel: 'fold' })).toBeUndefined();
    expect(DIRECTIONS.filter((direction) => canShift(stuck, direction))).toEqual(['right']);
  });
});

describe('canShift', () => {
  it('is true when a single line can move', () => {
    expect(DIRECTIONS.map((direction) => canShift(BOARD, direction))).toEqual(Array(4).fill(true));
  });
});

describe('possibleShifts', () => {
  it('gives a list of its own each time', () => {
    possibleShifts(BOARD).length = 0;
    expect(possibleShifts(BOARD)).toEqual(DIRECTIONS);
  });
});

describe('boards of random tiles', () => {
  const random = new Sfc32([5, 6, 7, 8]);
  const boards = Array.from({ length: 300 }, (_, index): Board => {
    const [width, height] = [2 + (index % 7), 2 + random.nextInt(7)];
    const tiles = [0, 0, 1, 2, 3, 3, 6, 12, LARGEST_TILE, LARGEST_TILE / 2];
    const cells = Array.from({ length: width * height }, () => tiles[random.nextInt(10)] ?? 0);
    return { width, height, cells };
  });

  it('can be pushed where a push changes them', () => {
    for (const board of boards) {
      const possible = DIRECTIONS.filter((direction) => canShift(board, direction));
      expect(possibleShifts(board)).toEqual(possible);
      for (const travel of TRAVELS) {
        const changing = DIRECTIONS.filter((direction) => shift(board, direction, { travel }));
        expect(changing).toEqual(possible);
      }
    }
  });

  it('are pushed alike whether motions are asked for or not', () => {
    for (const board of boards) {
      for (const travel of TRAVELS) {
        for (const direction of DIRECTIONS) {
          const { motions, ...pushed } = shift(board, direction, { travel }) ?? { motions: [] };
          const moved = motions.length > 0;
          expect(push(board, direction, { travel })).toEqual(moved ? pushed : undefined);
        }
      }
    }
  });
});
