import { pushLines } from './board.ts';
import { LINE_RULES, type Travel } from './line.ts';
import type { Board, Cell, Direction, Motion, Shift, Tile } from './types.ts';

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
  const rule = LINE_RULES[rules.travel];
  const cells = board.cells.slice();
  const motions: Motion[] = [];
  const changedLines: number[] = [];
  pushLines(board.width, board.height, direction).forEach((line, index) => {
    const pushed = rule.shift(tilesAlong(board, line));
    if (!pushed) return;
    changedLines.push(index);
    pushed.tiles.forEach((tile, step) => {
      cells[line[step] as Cell] = tile;
    });
    for (const motion of pushed.motions) {
      const [from, to] = [line[motion.from] as Cell, line[motion.to] as Cell];
      motions.push({ ...motion, from, to });
    }
  });
  if (changedLines.length === 0) return undefined;
  const afterstate = { width: board.width, height: board.height, cells };
  return { direction, afterstate, motions, changedLines };
}

/** Whether a push in this direction changes the board. */
export function canShift(
  board: Board,
  direction: Direction,
  rules: { readonly travel: Travel },
): boolean {
  const rule = LINE_RULES[rules.travel];
  return pushLines(board.width, board.height, direction).some((line) =>
    rule.canShift(tilesAlong(board, line)),
  );
}

function tilesAlong(board: Board, line: readonly Cell[]): Tile[] {
  return line.map((cell) => board.cells[cell] as Tile);
}
