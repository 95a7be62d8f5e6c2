import { expect, test } from 'vitest';
import { foldAxis, placeBefore, placeOf, transformTo } from './geometry.ts';

test('cells are counted row by row', () => {
  expect(placeOf(0, 4)).toEqual({ column: 0, row: 0 });
  expect(placeOf(7, 3)).toEqual({ column: 1, row: 2 });
});

test('a sheet that a push carries in starts one cell outside, against the push', () => {
  expect(placeBefore(3, 'left', 4)).toEqual({ column: 4, row: 0 });
  expect(placeBefore(0, 'right', 4)).toEqual({ column: -1, row: 0 });
  expect(placeBefore(14, 'up', 4)).toEqual({ column: 2, row: 4 });
  expect(placeBefore(2, 'down', 4)).toEqual({ column: 2, row: -1 });
});

test('places are shares of a cell, never pixels', () => {
  expect(transformTo({ column: 2, row: -1 })).toBe('translate(200%, -100%)');
});

test('a fold turns about the axis across its push', () => {
  expect(foldAxis('left')).toBe('0, -1, 0');
  expect(foldAxis('down')).toBe('-1, 0, 0');
});
