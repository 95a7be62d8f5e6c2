import fc from 'fast-check';
import { expect, it } from 'vitest';
import { explainLine } from './explain.ts';
import { explainTiles, type TileFate } from './explain-tiles.ts';
import { TRAVELS, type Travel } from './line.ts';
import type { Tile } from './types.ts';

const wall: TileFate = { kind: 'stays', reason: 'wall' };
const held: TileFate = { kind: 'stays', reason: 'held' };
const moves = (reason: 'gap' | 'merge' | 'room', to: number): TileFate => {
  return { kind: 'moves', reason, to };
};
const merges = (partner: number, becomes: Tile, to: number): TileFate => {
  return { kind: 'merges', partner, becomes, to };
};

it.each<[Travel, Tile[], TileFate[]]>([
  ['fold', [3, 0, 1, 2], [wall, moves('gap', 1), moves('gap', 2)]],
  ['fold', [6, 3, 3, 3], [wall, merges(2, 6, 1), merges(1, 6, 1), moves('merge', 2)]],
  ['fold', [3, 1, 6, 0], [wall, held, held]],
  ['step', [2, 1, 2, 1], [merges(1, 3, 0), merges(0, 3, 0), merges(3, 3, 1), merges(2, 3, 1)]],
  ['step', [6, 0, 3, 1], [wall, moves('room', 1), moves('room', 2)]],
  ['slide', [0, 0, 6, 1], [moves('room', 0), moves('room', 1)]],
])('%s %j is told tile by tile', (travel, tiles, fates) => {
  expect(explainTiles(explainLine(tiles, travel)).map(({ fate }) => fate)).toEqual(fates);
});

it('puts every tile where it is after the push', () => {
  const tile = fc.constantFrom(0, 0, 1, 2, 3, 3, 6, 12);
  const lines = fc.array(tile, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(lines, fc.constantFrom(...TRAVELS), (tiles, travel) => {
      const line = explainLine(tiles, travel);
      const after: Tile[] = tiles.map(() => 0);
      for (const { cell, tile, fate } of explainTiles(line)) {
        const to = fate.kind === 'stays' ? cell : fate.to;
        after[to] = fate.kind === 'merges' ? fate.becomes : tile;
      }
      expect(after).toEqual(line.after);
    }),
  );
});
