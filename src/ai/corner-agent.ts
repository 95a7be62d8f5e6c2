import { type Board, type Cell, emptyCells, type Tile } from '../engine/index.ts';
import { afterstates } from './afterstates.ts';
import type { Agent } from './agent.ts';

/** What one empty cell is worth, in steps of a tile towards the corner. */
const EMPTY_CELL = 48;

/**
 * Keeps the large tiles in a corner, the first strategy that people find. The value of a move is
 * whole numbers only: for the best corner, the sum over the tiles of rank cubed times nearness
 * to that corner, and `EMPTY_CELL` for each empty cell.
 */
export const cornerAgent: Agent = {
  id: 'corner',
  summary: 'Large tiles towards a corner, and cells kept empty.',
  judge: (view) =>
    afterstates(view).map(({ direction, afterstate }) => {
      const corners = CORNERS.map(({ name, bottom, right }) => ({
        name,
        pull: pull(afterstate, bottom, right),
      }));
      const best = corners.reduce((a, b) => (b.pull > a.pull ? b : a));
      const empty = emptyCells(afterstate).length;
      const value = best.pull + EMPTY_CELL * empty;
      return { direction, value, reason: `${best.name} corner ${best.pull}, ${empty} empty` };
    }),
};

const CORNERS = [
  { name: 'top left', bottom: false, right: false },
  { name: 'top right', bottom: false, right: true },
  { name: 'bottom left', bottom: true, right: false },
  { name: 'bottom right', bottom: true, right: true },
] as const;

/** How strongly the tiles of a board gather in one corner. */
function pull(board: Board, bottom: boolean, right: boolean): number {
  let sum = 0;
  board.cells.forEach((tile, cell) => {
    sum += rank(tile) ** 3 * nearness(board, cell, bottom, right);
  });
  return sum;
}

/** Steps from the opposite corner: 0 there, most in the corner itself. */
function nearness({ width, height }: Board, cell: Cell, bottom: boolean, right: boolean): number {
  const row = Math.floor(cell / width);
  const column = cell % width;
  return (bottom ? row : height - 1 - row) + (right ? column : width - 1 - column);
}

/** How many doublings a tile stands for: 0 when empty, 1 for 1 and 2, 2 for 3, 3 for 6, … */
function rank(tile: Tile): number {
  let doublings = Math.min(tile, 1);
  for (let rest = tile; rest >= 3; rest /= 2) doublings++;
  return doublings;
}
