/**
 * What the screen of kept games says to what keeps them, when it puts a game on the board: which kept
 * game this is, or that it is a new one although its moves are known.
 */
import type { OpenGame } from '../../app/open-game.ts';
import { type GameLog, isAbout } from './game-log.ts';

let expected: GameLog | undefined;

/** The next game that comes to the board, if it is the one of these notes, goes on with them. */
export function expectGame(log: GameLog): void {
  expected = log;
}

/** The notes that were given for this game. */
export function takeExpected(game: OpenGame): GameLog | undefined {
  const log = expected;
  expected = undefined;
  return log && isAbout(log, game) ? log : undefined;
}
