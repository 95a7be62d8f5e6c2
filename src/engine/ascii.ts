import { rowsOf } from './board.ts';
import type { Board } from './types.ts';

/**
 * A board as text, one row a line, every column as wide as its widest tile, `.` for an empty cell.
 *
 *     .  1  2
 *     3  . 12
 */
export function ascii(board: Board): string {
  const width = Math.max(...board.cells.map((tile) => String(tile).length));
  const show = (tile: number) => (tile === 0 ? '.' : String(tile)).padStart(width);
  return rowsOf(board)
    .map((row) => row.map(show).join(' '))
    .join('\n');
}
