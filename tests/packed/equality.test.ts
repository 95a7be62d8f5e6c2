import { describe, expect, it } from 'vitest';
import {
  createRandom,
  deriveSeed,
  newGame,
  perft,
  RULE_SETS,
  TRAVELS,
  unwrap,
} from '../../src/engine/index.ts';
import { PackedGame, packedPerft, packRules } from '../../src/packed/index.ts';
import { PERFT_POSITIONS } from '../perft/positions.ts';
import tables from '../perft/tables.json' with { type: 'json' };
import { VARIANTS } from '../support/games.ts';
import { type Comparison, compareGame, compareRows } from './support/compare.ts';

/** Games of each rule set and each variant that are compared here; `npm run prove` does 10^6. */
const GAMES = 400;
const GAMES_OF_A_VARIANT = 60;

const fresh = (): Comparison => ({ games: 0, turns: 0, outcomes: 0 });
const squares = VARIANTS.filter(({ rules }) => packRules(rules).ok);

describe('the packed engine against the readable one', () => {
  it.each(TRAVELS)('pushes all rows alike: %s', (travel) => {
    expect(compareRows(travel)).toBe(131_072);
  });

  it.each(RULE_SETS)('plays the same random games step by step: $id', (rules) => {
    const packed = unwrap(packRules(rules));
    const count = fresh();
    for (let game = 0; game < GAMES; game++) compareGame(packed, deriveSeed('equal', game), count);
    expect(count.games).toBe(GAMES);
  });

  it.each(squares)('plays the same games of variants: $label', ({ rules }) => {
    const packed = unwrap(packRules(rules));
    const count = fresh();
    for (let game = 0; game < GAMES_OF_A_VARIANT; game++) {
      compareGame(packed, deriveSeed('variant', game), count);
    }
    expect(count.games).toBe(GAMES_OF_A_VARIANT);
  });

  it('packs and unpacks a game, java generator included', () => {
    for (const { rules } of squares) {
      const game = newGame(rules, unwrap(createRandom('java', 7)));
      expect(unwrap(PackedGame.from(game)).toState()).toEqual(game);
    }
  });

  const positions = PERFT_POSITIONS.filter(({ game }) => packRules(game.rules).ok);
  it.each(positions)('counts the same lines of play: $name', ({ name, game }) => {
    const levels = (tables as Readonly<Record<string, readonly number[]>>)[name] as number[];
    const packed = unwrap(PackedGame.from(game));
    expect(levels.map((_, depth) => packedPerft(packed, depth + 1))).toEqual(levels);
    expect(perft(game, 2)).toBe(levels[1]);
  });
});
