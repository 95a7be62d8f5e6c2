import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { divide, perft } from '../../src/engine/index.ts';
import { PERFT_POSITIONS } from './positions.ts';

/** The table of each position: how many ways there are to play 1, 2, 3 … turns. */
const tables: Record<string, number[]> = JSON.parse(
  readFileSync(new URL('tables.json', import.meta.url), 'utf8'),
);

describe('perft', () => {
  it('has a table for every position, long enough', () => {
    expect(Object.keys(tables)).toEqual(PERFT_POSITIONS.map(({ name }) => name));
    for (const { name, enough } of PERFT_POSITIONS) {
      expect(tables[name]?.at(-1)).toBeGreaterThan(enough);
    }
  });

  for (const { name, game } of PERFT_POSITIONS) {
    it.each(tables[name]?.map((count, level) => [level + 1, count]) ?? [])(
      `${name}: %d turns, %d ways`,
      (depth, count) => {
        expect(perft(game, depth)).toBe(count);
      },
    );
  }

  it('divides into the parts of the whole', () => {
    const [{ game } = { game: undefined }] = PERFT_POSITIONS;
    if (!game) throw new Error('There is a first position.');
    const parts = divide(game, 2);
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(perft(game, 2));
    expect(perft(game, 0)).toBe(1);
  });
});
