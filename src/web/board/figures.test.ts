import { expect, test } from 'vitest';
import { bringFigures, FIGURE_COUNT, figureIndex, figureOf } from './figures.ts';

const FOLDED = Array.from({ length: FIGURE_COUNT }, (_, doublings) => 3 * 2 ** doublings);
const TILES = [1, 2, ...FOLDED];

/** The corners of a facet, as numbers. */
function cornersOf(facet: string): [x: number, y: number][] {
  const numbers = facet.slice(1).split(/[ ,]/).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index]!,
    numbers[2 * index + 1]!,
  ]);
}

/** The area of a facet, by the shoelace formula. */
function areaOf(facet: string): number {
  const corners = cornersOf(facet);
  const doubled = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

test('what a game begins with is here from the beginning; the rest is loaded', async () => {
  expect([1, 2, 3, 6].every((tile) => figureOf(tile))).toBe(true);
  expect(figureOf(12288)).toBeUndefined();
  await bringFigures();
  expect(figureOf(12288)).toBeDefined();
});

test('every tile up to 12288 has a figure of its own', async () => {
  await bringFigures();
  expect(TILES.at(-1)).toBe(12288);
  const figures = TILES.map((tile) => JSON.stringify(figureOf(tile)));
  expect(new Set(figures).size).toBe(TILES.length);
});

test('each figure has more facets than the one before', async () => {
  await bringFigures();
  const counts = FOLDED.map((tile) => figureOf(tile)?.length ?? 0);
  for (const [index, count] of counts.slice(1).entries()) {
    expect(count, `of ${FOLDED[index + 1]}`).toBeGreaterThan(counts[index]!);
  }
});

test('tiles beyond 12288 show the last figure', async () => {
  await bringFigures();
  expect(figureOf(24576)).toEqual(figureOf(12288));
  expect(figureIndex(3 * 2 ** 32)).toBe(FIGURE_COUNT - 1);
});

test('facets stay on their field, have a tone and are more than lines', async () => {
  await bringFigures();
  for (const tile of TILES) {
    for (const facet of figureOf(tile) ?? []) {
      expect(facet).toMatch(/^[lmsdabpqokx]\d+,\d+( \d+,\d+){2,}$/);
      for (const [x, y] of cornersOf(facet)) {
        expect(x).toBeLessThanOrEqual(100);
        expect(y).toBeLessThanOrEqual(tile < 3 ? 100 : 70);
      }
      expect(areaOf(facet), facet).toBeGreaterThan(1);
    }
  }
});

test('figures fill their field: none is a speck beside the others', async () => {
  await bringFigures();
  for (const tile of FOLDED) {
    const corners = (figureOf(tile) ?? []).flatMap(cornersOf);
    const heights = corners.map(([, y]) => y);
    expect(Math.max(...heights) - Math.min(...heights), `${tile}`).toBeGreaterThan(50);
  }
});

test('1 and 2 differ without colour, by their marks', () => {
  const marks = [1, 2].map((tile) => figureOf(tile)?.filter((facet) => facet[0] === 'x').length);
  expect(marks).toEqual([1, 2]);
});
