import { describe, expect, it } from 'vitest';
import {
  createRandom,
  type DIRECTIONS,
  deriveSeed,
  highestTile,
  legalMoves,
  newGame,
  play,
  RULE_SETS,
  type RuleSet,
  scoreOf,
  statusOf,
  threes,
  unwrap,
} from '../../src/engine/index.ts';
import {
  KERNELS,
  type KernelName,
  PACKED_STATUSES,
  playerSeed,
  type RandomGames,
  randomPlay,
  TILE_OF_CODE,
  unpackBoard,
} from '../../src/packed/index.ts';
import { variant } from '../support/games.ts';

/** Games that are replayed by the readable engine, and games that kernels play alike. */
const REPLAYED = 150;
const COMPARED = 20_000;

function playBy(kernel: KernelName, rules: RuleSet, seed: string, from: number, count: number) {
  const player = unwrap(randomPlay(rules, kernel));
  return { kernel: player.kernel, games: player.play(seed, from, count) };
}

/** The random game of a seed on the readable engine. */
function readableGame(rules: RuleSet, seed: string) {
  const player = unwrap(createRandom('sfc32', playerSeed(seed)));
  let game = newGame(rules, unwrap(createRandom('sfc32', seed)));
  for (let legal = legalMoves(game); legal.length > 0; legal = legalMoves(game)) {
    const turn = play(game, legal[player.nextInt(legal.length)] as (typeof DIRECTIONS)[number]);
    if (!turn) throw new Error('A legal move was refused.');
    game = turn.game;
  }
  return game;
}

function gameAt(games: RandomGames, place: number) {
  return {
    cells: unpackBoard(games.low[place] as number, games.high[place] as number).cells,
    moves: games.moves[place],
    score: games.scores[place],
    highest: games.highest[place],
    status: PACKED_STATUSES[games.statuses[place] as number],
  };
}

/** Rule sets of the kernels' kind that differ in everything that their plans hold. */
const OF_KERNELS: readonly (readonly [string, RuleSet])[] = [
  ['threes', threes],
  ['no bonus', variant(threes, { bonus: false })],
  ['uniform bonus', variant(threes, { bonusModel: 'uniform', bonusDivisor: 1, bonusFrom: 6 })],
  ['value-first bonus', variant(threes, { bonusModel: 'value-first', bonusDivisor: 2 })],
  ['top-first bonus', variant(threes, { bonusModel: 'top-first', bonusDivisor: 4 })],
  ['small deck', variant(threes, { deckCopies: 1, startingTiles: 3 })],
  ['large deck, full board', variant(threes, { deckCopies: 5, startingTiles: 16 })],
  ['step', variant(threes, { travel: 'step' })],
  ['slide', variant(threes, { travel: 'slide', hint: 'plus' })],
  ['bonus tiles early', variant(threes, { bonusFrom: 12, bonusDivisor: 2 })],
  ['early top tile', variant(threes, { topTile: 48 })],
  ['no top tile', variant(threes, { topTile: null })],
];

describe('random play in bulk', () => {
  it.each(KERNELS.flatMap((kernel) => RULE_SETS.map((rules) => ({ kernel, rules, id: rules.id }))))(
    'replays on the readable engine: $id by $kernel',
    ({ kernel, rules }) => {
      const { games } = playBy(kernel, rules, 'replay', 5, REPLAYED);
      for (let place = 0; place < REPLAYED; place++) {
        const game = readableGame(rules, deriveSeed('replay', 5 + place));
        expect(gameAt(games, place)).toEqual({
          cells: game.board.cells,
          moves: game.moves,
          score: scoreOf(game.board),
          highest: highestTile(game.board),
          status: statusOf(game),
        });
      }
    },
  );

  it.each(OF_KERNELS)('is the same by every kernel: %s', (_, rules) => {
    const careful = playBy('careful', rules, 'alike', 95, COMPARED / 10);
    for (const kernel of ['wasm', 'typescript'] as const) {
      const fast = playBy(kernel, rules, 'alike', 95, COMPARED / 10);
      expect(fast.kernel).toBe(kernel);
      expect(fast.games).toEqual(careful.games);
    }
  });

  it('does not depend on how games are put together', () => {
    for (const kernel of KERNELS) {
      const whole = playBy(kernel, threes, 'parts', 0, 1500).games;
      const part = playBy(kernel, threes, 'parts', 1021, 10).games;
      expect([...part.moves]).toEqual([...whole.moves.subarray(1021, 1031)]);
      expect([...part.low]).toEqual([...whole.low.subarray(1021, 1031)]);
    }
  });

  it('takes any seed, and any number that a seed can be derived for', () => {
    for (const seed of ['', 'ü€😀', 'f'.repeat(32), '12/34', '-5']) {
      for (const from of [0, 9, 99_999_995, 2 ** 31 - 8, 2 ** 40]) {
        const all = KERNELS.map((kernel) => playBy(kernel, threes, seed, from, 12).games);
        expect(all[1]).toEqual(all[2]);
        expect(all[0]).toEqual(all[2]);
      }
    }
  });

  it('plays the game of the published figures: 286.5 points and 42.4 moves on average', () => {
    const count = 200_000;
    const { games } = playBy('wasm', threes, 'mean', 0, count);
    const mean = (values: Int32Array) => values.reduce((sum, value) => sum + value, 0) / count;
    // Standard errors are about 0.5 points and 0.04 moves.
    expect(Math.abs(mean(games.scores) - 286.5)).toBeLessThan(2.5);
    expect(Math.abs(mean(games.moves) - 42.4)).toBeLessThan(0.2);
    const most = TILE_OF_CODE[TILE_OF_CODE.length - 1] as number;
    expect(games.highest.every((tile) => tile >= 3 && tile <= most)).toBe(true);
  });
});
