import { expect, test } from 'vitest';
import { stepCursor } from './cursor.ts';

const BOARD = { width: 3, height: 2 };

test('a cursor goes to the cell beside, and no further than the edge', () => {
  expect(stepCursor(0, 'right', BOARD)).toBe(1);
  expect(stepCursor(1, 'down', BOARD)).toBe(4);
  expect(stepCursor(4, 'left', BOARD)).toBe(3);
  expect(stepCursor(3, 'up', BOARD)).toBe(0);
  for (const direction of ['left', 'up'] as const) expect(stepCursor(0, direction, BOARD)).toBe(0);
  for (const direction of ['right', 'down'] as const) {
    expect(stepCursor(5, direction, BOARD)).toBe(5);
  }
});
