/** Exploring the board cell by cell, for people who hear it. */
import type { Board, Cell, Direction } from '../../engine/index.ts';

const STEPS: Readonly<Record<Direction, readonly [rows: number, columns: number]>> = {
  left: [0, -1],
  right: [0, 1],
  up: [-1, 0],
  down: [1, 0],
};

/** The cell beside another one; the same cell at the edge. */
export function stepCursor(
  cell: Cell,
  direction: Direction,
  { height, width }: Pick<Board, 'height' | 'width'>,
): Cell {
  const [rows, columns] = STEPS[direction];
  const row = Math.floor(cell / width) + rows;
  const column = (cell % width) + columns;
  const inside = row >= 0 && row < height && column >= 0 && column < width;
  return inside ? row * width + column : cell;
}
