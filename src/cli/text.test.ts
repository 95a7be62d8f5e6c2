import { expect, test } from 'vitest';
import { duration, grouped, percent, table } from './text.ts';

test('thousands are grouped', () => {
  expect([0, 999, 1000, 12345, 1234567, 99.6].map(grouped)).toEqual([
    '0',
    '999',
    '1,000',
    '12,345',
    '1,234,567',
    '100',
  ]);
});

test('columns are aligned', () => {
  expect(
    table([
      ['', 'mean'],
      ['score', '1'],
      ['a', '1000'],
    ]),
  ).toEqual(['       mean', 'score     1', 'a      1000']);
});

test('shares', () => {
  expect([percent(1, 3), percent(0, 5), percent(1, 0)]).toEqual(['33.3%', '0.0%', '-']);
});

test('times', () => {
  expect([0, 8400, 125_000, 12_000_000].map(duration)).toEqual([
    '0 s',
    '8 s',
    '2 min 5 s',
    '3 h 20 min',
  ]);
});
