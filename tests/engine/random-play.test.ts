import { describe, expect, it } from 'vitest';
import {
  type Direction,
  type GameState,
  highestTile,
  legalMoves,
  newGame,
  type Parameters,
  play,
  scoreOf,
  threes,
} from '../../src/engine/index.ts';
import { random, variant } from '../support/games.ts';
import { vectors } from '../support/vectors.ts';

interface Figures {
  readonly avg_score: number;
  readonly avg_moves: number;
  /** The share of games whose highest tile reached at least this one. */
  readonly win: Readonly<Record<string, number>>;
}

const figures = vectors<Record<string, Figures>>('random-play');

/** The rules of each row of the vector. */
const ROWS: readonly [string, Parameters][] = [
  ['course_edge_bag3', { entry: 'edge', deckCopies: 1, bonus: false }],
  ['moved_bag3', { deckCopies: 1, bonus: false }],
  ['moved_deck12_bonus_window', {}],
];

const GAMES = 20_000;

describe.each(ROWS)('20,000 random games of %s', (row, parameters) => {
  const rules = variant(threes, parameters);
  const dealer = random(`random play ${row}`);
  const player = random(`random player ${row}`);
  const scores: number[] = [];
  const lengths: number[] = [];
  const highest: number[] = [];
  for (let index = 0; index < GAMES; index++) {
    let game: GameState = newGame(rules, dealer);
    // The games go their own ways from here; the dealer goes on with the next deal.
    for (;;) {
      const moves = legalMoves(game);
      if (moves.length === 0) break;
      const move = moves[player.nextInt(moves.length)] as Direction;
      game = play(game, move)?.game as GameState;
    }
    scores.push(scoreOf(game.board));
    lengths.push(game.moves);
    highest.push(highestTile(game.board));
  }

  // The vector was itself measured over 20,000 games and rounded to three or four digits, so the
  // difference of the two means has twice the variance of one, and a rounding error on top.
  const expectMean = (values: readonly number[], expected: number, rounding: number) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / GAMES;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (GAMES - 1);
    expect(Math.abs(mean - expected)).toBeLessThan(
      4 * Math.sqrt((2 * variance) / GAMES) + rounding,
    );
  };

  it('has the mean score and length', () => {
    expectMean(scores, figures[row]?.avg_score as number, 0.05);
    expectMean(lengths, figures[row]?.avg_moves as number, 0.05);
  });

  it.each(Object.entries(figures[row]?.win ?? {}))('reaches %s as often', (tile, share) => {
    const reached = highest.map((best) => (best >= Number(tile) ? 1 : 0));
    expectMean(reached, share, 0.0005);
  });
});
