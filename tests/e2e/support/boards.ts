/** Games in the middle and one push before their ends, for tests and for pictures. */
import {
  boardFromRows,
  cs227,
  type GameState,
  newGame,
  type RuleSet,
  startHistory,
  threes,
  tres,
  unwrap,
  withParameters,
} from '../../../src/engine/index.ts';
import { createRandom } from '../../../src/engine/random/random.ts';
import { gameToText } from '../../../src/web/app/open-game.ts';

/** A game with this board, as if it had been played up to there. */
function gameOn(rules: RuleSet, rows: number[][], parts: Partial<GameState> = {}): GameState {
  const game = newGame(rules, unwrap(createRandom('sfc32', 'boards')));
  return { ...game, board: unwrap(boardFromRows(rows)), ...parts };
}

/** The text that the page keeps of a game with nothing to undo. */
export function keptGame(game: GameState): string {
  return gameToText({
    history: startHistory(game),
    seed: 'a3f9c27be01d5486f0c1d2e3a4b59687',
  });
}

/** A good game half-way, with a bonus to come. */
export const MIDDLE = gameOn(
  threes,
  [
    [2, 0, 3, 1],
    [12, 6, 0, 2],
    [48, 96, 24, 3],
    [768, 384, 192, 12],
  ],
  {
    moves: 214,
    preview: {
      kind: 'bonus',
      window: { weight: 1, candidates: [6, 12, 24].map((tile) => ({ tile, weight: 1 })) },
    },
  },
);

/** Every figure, the largest numbers among them. */
export const EVERY_FIGURE = gameOn(cs227, [
  [1, 2, 3, 6],
  [12, 24, 48, 96],
  [192, 384, 768, 1536],
  [3072, 6144, 12288, 0],
]);

/** A larger board. */
export const LARGE = gameOn(unwrap(withParameters(cs227, { width: 6, height: 6 })), [
  [1, 2, 3, 6, 0, 0],
  [12, 24, 48, 96, 1, 2],
  [192, 384, 768, 1536, 3, 3],
  [3072, 6144, 12288, 24576, 6, 2],
  [3, 1, 2, 12, 0, 0],
  [0, 0, 1, 2, 0, 0],
]);

/** A push to the left makes the last tile of all, and nothing enters. */
export const FINISHING = gameOn(threes, [
  [6144, 6144, 0, 0],
  [0, 0, 0, 0],
  [0, 0, 0, 0],
  [0, 0, 0, 0],
]);

/** After a push to the left, whatever enters the only free cell, nothing fits together any more. */
export const STICKING = gameOn(threes, [
  [0, 3, 6, 12],
  [6, 12, 24, 48],
  [12, 24, 48, 96],
  [24, 48, 96, 192],
]);

/** A push to the left takes the last free cell while two 48 still lie one above the other. */
export const FILLING = gameOn(tres, [
  [0, 3, 6, 12],
  [6, 12, 24, 48],
  [12, 24, 48, 96],
  [24, 96, 48, 192],
]);
