/** Counting every line of play, the standard test of move generation in game engines. */

import { successors } from './chances.ts';
import { type GameState, legalMoves } from './game.ts';
import type { Direction } from './types.ts';

/**
 * The number of ways to play `depth` whole turns from a state. Every placement and every next
 * preview that chance may choose counts one, however likely; a game that is over has no way on.
 */
export function perft(game: GameState, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const part of divide(game, depth)) count += part.count;
  return count;
}

/** `perft` by first move, to find the move under which two programs disagree. */
export function divide(
  game: GameState,
  depth: number,
): { readonly direction: Direction; readonly count: number }[] {
  return legalMoves(game).map((direction) => {
    const next = successors(game, direction);
    const counts = next.map((successor) => perft(successor.game, depth - 1));
    return { direction, count: counts.reduce((sum, count) => sum + count, 0) };
  });
}
