import { describe, expect, it } from 'vitest';
import { ascii } from './ascii.ts';
import {
  boardFromRows,
  boardsEqual,
  emptyBoard,
  emptyCells,
  highestTile,
  parseBoard,
  pushLines,
  rowsOf,
  withTile,
} from './board.ts';
import { unwrap } from './result.ts';
import { scoreOf } from './score.ts';

const rows = [
  [0, 1, 2],
  [3, 0, 12],
];
const board = unwrap(boardFromRows(rows));

describe('building and reading', () => {
  it('goes from rows and back', () => {
    expect(board).toEqual({ width: 3, height: 2, cells: [0, 1, 2, 3, 0, 12] });
    expect(rowsOf(board)).toEqual(rows);
  });

  it.each([
    [[], 'board-size', 'rows'],
    [[[1, 2]], 'board-size', 'rows'],
    [[[1], [2]], 'board-size', 'rows'],
    [Array(9).fill([1, 2]), 'board-size', 'rows'],
    [[[1, 2], [3]], 'board-not-rectangular', 'rows[1]'],
    [
      [
        [1, 2],
        [3, 4],
      ],
      'tile-impossible',
      'rows[3]',
    ],
  ])('refuses %j', (wrong, code, at) => {
    expect(boardFromRows(wrong)).toMatchObject({ ok: false, error: { code, at } });
  });

  it('refuses cells that are no list', () => {
    expect(parseBoard(2, 2, '1234', 'cells')).toMatchObject({ error: { code: 'board-size' } });
    expect(parseBoard(2, 2, [1, 2, 3], 'cells')).toMatchObject({ error: { code: 'board-size' } });
  });

  it('takes a copy of the cells', () => {
    const cells = [1, 2, 3, 6];
    const copy = unwrap(parseBoard(2, 2, cells, 'cells'));
    cells[0] = 0;
    expect(copy.cells).toEqual([1, 2, 3, 6]);
  });

  it('finds the empty cells, the highest tile and the score', () => {
    expect(emptyCells(board)).toEqual([0, 4]);
    expect(highestTile(board)).toBe(12);
    expect(highestTile(emptyBoard(2, 2))).toBe(0);
    expect(scoreOf(board)).toBe(3 + 27);
  });

  it('changes one cell of a copy', () => {
    expect(withTile(board, 4, 6).cells).toEqual([0, 1, 2, 3, 6, 12]);
    expect(board.cells[4]).toBe(0);
  });

  it('compares shape and tiles', () => {
    expect(boardsEqual(board, unwrap(boardFromRows(rows)))).toBe(true);
    expect(boardsEqual(board, withTile(board, 0, 1))).toBe(false);
    const upright = { width: 2, height: 3, cells: board.cells };
    expect(boardsEqual(board, upright)).toBe(false);
    expect(boardsEqual(board, { ...board, height: 3, cells: [...board.cells, 0, 0, 0] })).toBe(
      false,
    );
  });
});

describe('pushLines', () => {
  it.each([
    [
      'left',
      [
        [0, 1, 2],
        [3, 4, 5],
      ],
    ],
    [
      'right',
      [
        [2, 1, 0],
        [5, 4, 3],
      ],
    ],
    [
      'up',
      [
        [0, 3],
        [1, 4],
        [2, 5],
      ],
    ],
    [
      'down',
      [
        [3, 0],
        [4, 1],
        [5, 2],
      ],
    ],
  ] as const)('%s, from the wall backwards', (direction, lines) => {
    expect(pushLines(3, 2, direction)).toEqual(lines);
    expect(pushLines(3, 2, direction)).toBe(pushLines(3, 2, direction));
  });

  it('keeps shapes apart', () => {
    expect(pushLines(2, 3, 'left')).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
    expect(pushLines(8, 8, 'down')[7]).toEqual([63, 55, 47, 39, 31, 23, 15, 7]);
  });
});

describe('ascii', () => {
  it('draws columns of one width', () => {
    expect(ascii(board)).toBe(' .  1  2\n 3  . 12');
  });
});
