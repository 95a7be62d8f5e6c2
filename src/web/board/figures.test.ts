import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';

const TILES = [1, 2, ...Array.from({ length: 13 }, (_, doublings) => 3 * 2 ** doublings)];

test('every tile up to 12288 has a figure of its own', () => {
  expect(TILES.at(-1)).toBe(12288);
  const figures = TILES.map((tile) => JSON.stringify(figureOf(tile)));
  expect(new Set(figures).size).toBe(TILES.length);
});

test('tiles beyond 12288 show the last figure', () => {
  expect(figureOf(24576)).toEqual(figureOf(12288));
  expect(figureOf(3 * 2 ** 32)).toEqual(figureOf(12288));
});

test('facets stay on the sheet and are more than lines', () => {
  for (const { points } of TILES.flatMap((tile) => figureOf(tile))) {
    const corners = points.split(' ').map((corner) => corner.split(',').map(Number));
    expect(corners.length).toBeGreaterThanOrEqual(3);
    for (const value of corners.flat()) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(100);
    }
  }
});

test('1 and 2 differ without colour, by their marks', () => {
  const marks = [1, 2].map((tile) => figureOf(tile).filter(({ tone }) => tone === 'mark').length);
  expect(marks).toEqual([1, 2]);
});
