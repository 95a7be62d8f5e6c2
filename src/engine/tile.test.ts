import { expect, it } from 'vitest';
import { isTile, LARGEST_TILE, mergedTile, scoreOfTile } from './tile.ts';

it('tiles are 0, 1, 2 and the doublings of 3 up to the largest', () => {
  for (const tile of [0, 1, 2, 3, 6, 12288, LARGEST_TILE])
    expect(isTile(tile), `${tile}`).toBe(true);
  const others = [
    4,
    5,
    7,
    9,
    -1,
    -3,
    1.5,
    4.5,
    100,
    LARGEST_TILE * 2,
    Number.NaN,
    Infinity,
    '3',
    '6',
    null,
  ];
  for (const other of others) expect(isTile(other), `${other}`).toBe(false);
});

it('1 and 2 merge in either order, equal tiles from 3 on, and nothing else', () => {
  expect([mergedTile(1, 2), mergedTile(2, 1), mergedTile(3, 3), mergedTile(6144, 6144)]).toEqual([
    3, 3, 6, 12288,
  ]);
  for (const [a, b] of [
    [0, 0],
    [0, 3],
    [3, 0],
    [1, 1],
    [2, 2],
    [1, 3],
    [3, 6],
    [4, -1],
  ] as const) {
    expect(mergedTile(a, b), `${a} ${b}`).toBe(0);
  }
  expect(mergedTile(LARGEST_TILE / 2, LARGEST_TILE / 2)).toBe(LARGEST_TILE);
  expect(mergedTile(LARGEST_TILE, LARGEST_TILE)).toBe(0);
});

it('the largest tile is the last with an exact score', () => {
  expect(scoreOfTile(LARGEST_TILE)).toBe(3 ** 33);
  expect(BigInt(scoreOfTile(LARGEST_TILE))).toBe(3n ** 33n);
  expect(3 ** 33).toBeLessThan(Number.MAX_SAFE_INTEGER);
  expect(3 ** 34).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
});
