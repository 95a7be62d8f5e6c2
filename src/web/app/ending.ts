/** How a game has ended. */
import { canShift, DIRECTIONS, type GameState, statusOf } from '../../engine/index.ts';
import type { FullText } from '../text/english.ts';

/** The end of a game for people. */
export interface Ending {
  readonly title: string;
  /** Why, in plain words. */
  readonly reason: string;
}

/** How the game has ended; nothing while it goes on. */
export function endingOf(game: GameState, text: FullText): Ending | undefined {
  const status = statusOf(game);
  if (status === 'playing') return undefined;
  const { title, reason } = text.endings[status];
  const mergeable = DIRECTIONS.some((direction) => canShift(game.board, direction));
  return { title, reason: status === 'full' && mergeable ? text.fullThoughMergeable : reason };
}
