/**
 * Arrows over a board: lines in a drawing whose unit is one cell. An arrow runs from one cell to another
 * and keeps away from the middle of both, so that the numbers stay readable.
 */
import type { Cell, Direction, Motion } from '../../../engine/index.ts';
import { stepFrom } from '../../board/geometry.ts';
import { placeOf } from '../../board/place.ts';

/** An arrow, in cells from the top left corner of the board. */
export interface Arrow {
  /** The shaft and the head, as an SVG path. */
  readonly path: string;
  /** A merge is drawn otherwise than a move. */
  readonly merged: boolean;
}

/** Where on its cell an arrow begins and ends, from the middle along the push. */
const START = 0.26;
const END = -0.26;
/** How long the head is, and half as wide, in cells. */
const HEAD = 0.14;
const HALF_WIDTH = 0.1;

/** The arrows of what moves in a push in this direction. */
export function arrowsOf(motions: readonly Motion[], push: Direction, width: number): Arrow[] {
  return motions.map(({ from, to, merged }) => ({ path: pathOf(from, to, push, width), merged }));
}

function pathOf(from: Cell, to: Cell, push: Direction, width: number): string {
  const tail = stepFrom(middle(from, width), push, START);
  const tip = stepFrom(middle(to, width), push, END);
  const back = stepFrom(tip, push, -HEAD);
  // Across the push: the columns and rows of the push exchanged.
  const across = stepFrom({ column: 0, row: 0 }, push, HALF_WIDTH);
  const [one, other] = [1, -1].map((side) => ({
    column: back.column + side * across.row,
    row: back.row + side * across.column,
  }));
  return `M${point(tail)}L${point(tip)}M${point(one!)}L${point(tip)}L${point(other!)}`;
}

function middle(cell: Cell, width: number) {
  const { column, row } = placeOf(cell, width);
  return { column: column + 0.5, row: row + 0.5 };
}

function point({ column, row }: { readonly column: number; readonly row: number }): string {
  return `${rounded(column)},${rounded(row)}`;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The wall that a line is pushed to: a line along the outer side of its first cell. */
export function wallOf(cell: Cell, push: Direction, width: number): string {
  const side = stepFrom(middle(cell, width), push, 0.5);
  const across = stepFrom({ column: 0, row: 0 }, push, 0.44);
  const ends = [1, -1].map((way) => ({
    column: side.column + way * across.row,
    row: side.row + way * across.column,
  }));
  return `M${point(ends[0]!)}L${point(ends[1]!)}`;
}
