import { expect, it } from 'vitest';
import { DIRECTIONS, pushLines, shift, tres } from '../../../engine/index.ts';
import { arrowsOf, wallOf } from './arrows.ts';

it('draws an arrow from each tile that moves towards where it goes', () => {
  const motions = [
    { from: 1, to: 0, tile: 2, becomes: 3, merged: true },
    { from: 7, to: 6, tile: 3, becomes: 3, merged: false },
  ];
  expect(arrowsOf(motions, 'left', 4)).toEqual([
    { path: 'M1.24,0.5L0.76,0.5M0.9,0.4L0.76,0.5L0.9,0.6', merged: true },
    { path: 'M3.24,1.5L2.76,1.5M2.9,1.4L2.76,1.5L2.9,1.6', merged: false },
  ]);
});

it.each(DIRECTIONS)('stays on the board, pushing %s', (push) => {
  const board = { width: 3, height: 2, cells: [1, 0, 2, 0, 1, 0] };
  const motions = shift(board, push, tres)?.motions ?? [];
  expect(motions.length).toBeGreaterThan(0);
  const walls = pushLines(3, 2, push).map((line) => wallOf(line[0] ?? 0, push, 3));
  const paths = [...arrowsOf(motions, push, 3).map(({ path }) => path), ...walls];
  for (const path of paths) {
    for (const [, x, y] of path.matchAll(/([-\d.]+),([-\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(3);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(2);
    }
  }
});
