import { type ReplayedGame, replayRecord, unwrap } from '../../../engine/index.ts';
import type { OpenGame } from '../../app/open-game.ts';
import { dateOf, recordOfGame } from '../../app/records.ts';

/** The game on the board as it stands, played through. */
export function gameOnBoard(game: OpenGame): ReplayedGame {
  // It has just been played here.
  return unwrap(replayRecord(recordOfGame(game, dateOf(new Date()))));
}
