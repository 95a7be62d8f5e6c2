/** Where a cell lies, in the unit of whole cells, so that no pixel size is ever remembered. */
import type { Cell, Direction } from '../../engine/index.ts';

/** A column and a row, counted from the top left; a sheet that enters starts outside the board. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

const STEPS: Readonly<Record<Direction, Place>> = {
  left: { column: -1, row: 0 },
  right: { column: 1, row: 0 },
  up: { column: 0, row: -1 },
  down: { column: 0, row: 1 },
};

/** The place of a cell on a board of this width. */
export function placeOf(cell: Cell, width: number): Place {
  return { column: cell % width, row: Math.floor(cell / width) };
}

/** The place one step before a cell, for something that a push carries onto it. */
export function placeBefore(cell: Cell, push: Direction, width: number): Place {
  const { column, row } = placeOf(cell, width);
  const step = STEPS[push];
  return { column: column - step.column, row: row - step.row };
}

/** The CSS transform that carries a sheet, as large as one cell, to a place. */
export function transformTo({ column, row }: Place): string {
  return `translate(${column * 100}%, ${row * 100}%)`;
}

/** The axis that a sheet turns about when a push folds it: across the push. */
export function foldAxis(push: Direction): string {
  const { column, row } = STEPS[push];
  return `${0 - row}, ${column}, 0`;
}
