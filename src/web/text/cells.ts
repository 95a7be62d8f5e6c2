import type { Cell } from '../../engine/index.ts';

/** A cell in the words of people: row and column counted from 1. */
export interface CellName {
  readonly row: number;
  readonly column: number;
}

/** The name of a cell for people, on a board of this width. */
export function cellName(cell: Cell, width: number): CellName {
  return { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 };
}
