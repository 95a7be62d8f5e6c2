import { scoreOfTile } from './tile.ts';
import type { Board } from './types.ts';

/** The score of a board: the sum of what its tiles are worth. */
export function scoreOf(board: Board): number {
  let total = 0;
  for (const tile of board.cells) total += scoreOfTile(tile);
  return total;
}
