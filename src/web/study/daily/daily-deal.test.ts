import { expect, test } from 'vitest';
import { newGame, presentOf, rowsOf, threes, unwrap } from '../../../engine/index.ts';
import { createRandom } from '../../../engine/random/random.ts';
import { dealDay, seedOfDay } from './daily-deal.ts';
import { dayAfter } from './day.ts';

test('the seeds of days that have been never change', () => {
  expect(seedOfDay('2026-11-30')).toBe('68fed5f2687f3fbc7a1db713fba04703');
  expect(seedOfDay('2028-02-29')).toBe('428c38194caa141823a7b2e2fbcf2c5a');
});

test('a year of days has a year of seeds', () => {
  const days = Array.from({ length: 366 }, (_, index) => dayAfter('2028-01-01', index));
  expect(days.at(-1)).toBe('2028-12-31');
  expect(new Set(days.map(seedOfDay)).size).toBe(366);
});

test('a day is the standard game from its seed, and says whether it is scored', () => {
  const { history, seed, daily } = dealDay('2026-11-30', true);
  const game = newGame(threes, unwrap(createRandom('sfc32', seedOfDay('2026-11-30'))));
  expect(presentOf(history)).toEqual(game);
  expect(rowsOf(game.board)).toHaveLength(4);
  expect(seed).toBe(seedOfDay('2026-11-30'));
  expect(daily).toEqual({ day: '2026-11-30', scored: true });
  expect(dealDay('2026-11-30', false)).toEqual({
    history,
    seed,
    daily: { day: '2026-11-30', scored: false },
  });
});
