/** The eight symmetries of the square, acting on cells, boards and directions. */
import type { Board, Cell, Direction, Tile } from './types.ts';

/**
 * One symmetry: first the transposition (rows become columns), if any, then the two reflections.
 * On a board that is not square, a transposition swaps width and height.
 */
export interface Symmetry {
  readonly transpose: boolean;
  /** Left and right change places. */
  readonly mirrorColumns: boolean;
  /** Top and bottom change places. */
  readonly mirrorRows: boolean;
}

/** All eight symmetries, the identity first. */
export const SYMMETRIES: readonly Symmetry[] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
  transpose: (bits & 4) !== 0,
  mirrorColumns: (bits & 1) !== 0,
  mirrorRows: (bits & 2) !== 0,
}));

/** Where a symmetry takes a cell of a board of this shape. */
export function transformCell(
  shape: { readonly width: number; readonly height: number },
  cell: Cell,
  symmetry: Symmetry,
): Cell {
  const { transpose, mirrorColumns, mirrorRows } = symmetry;
  const at = { row: Math.floor(cell / shape.width), column: cell % shape.width };
  const [row, column] = transpose ? [at.column, at.row] : [at.row, at.column];
  const [height, width] = transpose ? [shape.width, shape.height] : [shape.height, shape.width];
  return (
    (mirrorRows ? height - 1 - row : row) * width + (mirrorColumns ? width - 1 - column : column)
  );
}

/** The board that a symmetry makes of a board. */
export function transformBoard(board: Board, symmetry: Symmetry): Board {
  const cells = new Array<Tile>(board.cells.length).fill(0);
  board.cells.forEach((tile, cell) => {
    cells[transformCell(board, cell, symmetry)] = tile;
  });
  const { width, height } = board;
  return symmetry.transpose ? { width: height, height: width, cells } : { width, height, cells };
}

const TRANSPOSED = { left: 'up', up: 'left', right: 'down', down: 'right' } as const;
const MIRRORED = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;

/** The direction that a symmetry makes of a direction. */
export function transformDirection(direction: Direction, symmetry: Symmetry): Direction {
  const turned = symmetry.transpose ? TRANSPOSED[direction] : direction;
  const horizontal = turned === 'left' || turned === 'right';
  const mirrored = horizontal ? symmetry.mirrorColumns : symmetry.mirrorRows;
  return mirrored ? MIRRORED[turned] : turned;
}
