/** Where a cell lies, in the unit of whole cells, so that no pixel size is ever remembered. */
import type { Cell } from '../../engine/index.ts';

/** A column and a row, counted from the top left; a sheet that enters starts outside the board. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** The place of a cell on a board of this width. */
export function placeOf(cell: Cell, width: number): Place {
  return { column: cell % width, row: Math.floor(cell / width) };
}

/** The CSS transform that carries a sheet, as large as one cell, to a place. */
export function transformTo({ column, row }: Place): string {
  return `translate(${percent(column)}, ${percent(row)})`;
}

function percent(cells: number): string {
  return `${Math.round(cells * 1e4) / 100}%`;
}
