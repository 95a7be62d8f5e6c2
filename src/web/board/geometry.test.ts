import { expect, test } from 'vitest';
import { foldAxis, hingeOf, placeBefore, pressedTo, stepFrom } from './geometry.ts';
import { placeOf, transformTo } from './place.ts';

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

test('paper is hinged in the gap before its leading edge, or behind its trailing one', () => {
  expect(hingeOf('left', 'leading')).toBe('-5% 50%');
  expect(hingeOf('left', 'trailing')).toBe('105% 50%');
  expect(hingeOf('down', 'leading')).toBe('50% 105%');
});

test('a push carries things its own way, and presses paper along it', () => {
  expect(stepFrom({ column: 1, row: 1 }, 'up', 0.5)).toEqual({ column: 1, row: 0.5 });
  expect(pressedTo('left', 0.9)).toBe('scale(0.9, 1)');
  expect(pressedTo('down', 0.9)).toBe('scale(1, 0.9)');
});
