/** Whether a day's scored try is under way: then nobody helps, and nothing is given away. */
import { presentOf, statusOf } from '../../../engine/index.ts';
import type { OpenGame } from '../../app/open-game.ts';
import type { Store } from '../../app/storage.ts';
import { readBook } from './daily-book.ts';
import { seedOfDay } from './daily-deal.ts';

/** The game on the board, and where the days are kept: a session can be handed over as it is. */
interface Present {
  readonly game: OpenGame;
  readonly store: Store;
}

/** Whether hints for the game on the board would help in a scored try that is under way. */
export function dailyRunning({ game, store }: Present): boolean {
  return dealRunning({ game, store }, game.seed);
}

/**
 * Whether a look into a game from this seed would help in a scored try that is under way: one of the
 * same deal, in the book of days, or only on the board where the store keeps nothing.
 */
export function dealRunning({ game, store }: Present, seed: string | null): boolean {
  const onBoard = game.daily?.scored && statusOf(presentOf(game.history)) === 'playing';
  if (onBoard && game.seed === seed) return true;
  const tries = [...readBook(store).results];
  return tries.some(([day, { end }]) => end === null && seedOfDay(day) === seed);
}
