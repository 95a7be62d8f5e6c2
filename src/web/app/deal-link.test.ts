import { expect, test } from 'vitest';
import {
  cs227,
  JavaRandom,
  newGame,
  startHistory,
  threes,
  unwrap,
  withParameters,
} from '../../engine/index.ts';
import { dealQuery } from './deal-link.ts';
import { parseLink } from './link.ts';
import { dealGame } from './open-game.ts';

test('a dealt game has an address that deals it again', () => {
  const large = unwrap(withParameters(cs227, { width: 6, height: 6 }));
  for (const rules of [threes, cs227, large]) {
    const query = dealQuery(dealGame(rules, 'x y')) ?? '';
    expect(parseLink(query)).toEqual({ ok: true, value: { rules, seed: 'x y' } });
  }
});

test('a game that no address deals has none', () => {
  const game = dealGame(threes, 'x');
  expect(dealQuery({ ...game, seed: null })).toBeUndefined();
  const calm = unwrap(withParameters(threes, { bonus: false }));
  expect(dealQuery(dealGame(calm, 'x'))).toBeUndefined();
  const flat = unwrap(withParameters(threes, { width: 3, height: 2, startingTiles: 1 }));
  expect(dealQuery(dealGame(flat, 'x'))).toBeUndefined();
  const java = startHistory(newGame(threes, new JavaRandom(1n)));
  expect(dealQuery({ history: java, seed: '1' })).toBeUndefined();
});
