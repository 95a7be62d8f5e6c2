import { expect, it } from 'vitest';
import { boardFromRows, emptyBoard } from './board.ts';
import { unwrap } from './result.ts';
import { scoreOf } from './score.ts';

it('is the sum of what the tiles are worth', () => {
  const rows = [
    [0, 1, 2],
    [3, 6, 12],
  ];
  expect(scoreOf(unwrap(boardFromRows(rows)))).toBe(3 + 9 + 27);
});

it('is nothing on an empty board', () => {
  expect(scoreOf(emptyBoard(4, 4))).toBe(0);
});
