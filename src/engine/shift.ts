import { pushLines } from './board.ts';
import { canPush, LINE_RULES, type Travel } from './line.ts';
import type { Board, Direction, Motion, Shift } from './types.ts';

/**
 * Pushes every line of a board: the first half of a turn. Gives the afterstate and what moved, or
 * nothing when the push would change nothing, that is, when the move is illegal. The given board
 * stays as it is, and no chance is involved, so this is also how a player peeks.
 */
export function shift(
  board: Board,
  direction: Direction,
  rules: { readonly travel: Travel },
): Shift | undefined {
  const { width, height } = board;
  const push = LINE_RULES[rules.travel];
  const cells = board.cells.slice();
  const motions: Motion[] = [];
  const changedLines: number[] = [];
  let index = 0;
  for (const line of pushLines(width, height, direction)) {
    const before = motions.length;
    push(cells, line, motions);
    if (motions.length > before) changedLines.push(index);
    index++;
  }
  if (changedLines.length === 0) return undefined;
  return { direction, afterstate: { width, height, cells }, motions, changedLines };
}

/** Whether a push in this direction changes the board, whichever way its lines travel. */
export function canShift({ width, height, cells }: Board, direction: Direction): boolean {
  for (const line of pushLines(width, height, direction)) if (canPush(cells, line)) return true;
  return false;
}
