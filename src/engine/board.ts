import { shown } from './data.ts';
import { fail, ok, type Result } from './result.ts';
import { isTile } from './tile.ts';
import type { Board, Cell, Direction, Tile } from './types.ts';

/** The least and the greatest width or height of a board. */
export const BOARD_SIDE = { min: 2, max: 8 } as const;

/** A board with no tile on it. */
export function emptyBoard(width: number, height: number): Board {
  return { width, height, cells: new Array<Tile>(width * height).fill(0) };
}

/** Builds a board from rows of tiles; refuses ragged rows, wrong sides and impossible tiles. */
export function boardFromRows(rows: readonly (readonly number[])[]): Result<Board> {
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  const ragged = rows.findIndex((row) => row.length !== width);
  if (ragged >= 0) {
    return fail('board-not-rectangular', `rows[${ragged}]`, `Every row needs ${width} tiles.`);
  }
  return parseBoard(width, height, rows.flat(), 'rows');
}

/** Checks the parts of a board that came from outside. `at` is their place in the data. */
export function parseBoard(
  width: number,
  height: number,
  cells: unknown,
  at: string,
): Result<Board> {
  const { min, max } = BOARD_SIDE;
  if (!isSide(width) || !isSide(height)) {
    return fail('board-size', at, `A board has ${min} to ${max} rows and columns.`);
  }
  if (!Array.isArray(cells) || cells.length !== width * height) {
    return fail('board-size', at, `A ${width}×${height} board has ${width * height} tiles.`);
  }
  const wrong = cells.findIndex((tile) => !isTile(tile));
  if (wrong >= 0) {
    const found = shown(cells[wrong]);
    return fail('tile-impossible', `${at}[${wrong}]`, `A tile is 0, 1, 2 or 3·2^k, not ${found}.`);
  }
  return ok({ width, height, cells: [...(cells as Tile[])] });
}

/** Whether a number is a possible width or height. */
export function isSide(side: unknown): side is number {
  return Number.isInteger(side) && Number(side) >= BOARD_SIDE.min && Number(side) <= BOARD_SIDE.max;
}

/** The rows of a board as fresh arrays. */
export function rowsOf(board: Board): Tile[][] {
  return Array.from({ length: board.height }, (_, row) =>
    board.cells.slice(row * board.width, (row + 1) * board.width),
  );
}

/** Whether two boards have the same shape and the same tiles. */
export function boardsEqual(a: Board, b: Board): boolean {
  return a.width === b.width && a.cells.length === b.cells.length && sameTiles(a.cells, b.cells);
}

function sameTiles(a: readonly Tile[], b: readonly Tile[]): boolean {
  return a.every((tile, cell) => tile === b[cell]);
}

/** The same board with one cell changed; the given board stays as it is. */
export function withTile(board: Board, cell: Cell, tile: Tile): Board {
  const cells = board.cells.slice();
  cells[cell] = tile;
  return { width: board.width, height: board.height, cells };
}

/** The cells that hold no tile, in ascending order. */
export function emptyCells(board: Board): Cell[] {
  const empty: Cell[] = [];
  board.cells.forEach((tile, cell) => {
    if (tile === 0) empty.push(cell);
  });
  return empty;
}

/** Whether some tile on a board is at least this one. */
export function holds({ cells }: Board, least: Tile): boolean {
  for (const tile of cells) if (tile >= least) return true;
  return false;
}

/** The largest tile on a board; 0 on an empty one. */
export function highestTile(board: Board): Tile {
  let highest = 0;
  for (const tile of board.cells) if (tile > highest) highest = tile;
  return highest;
}

/**
 * The lines of a board in push order: for each line, its cells from the wall that the tiles are
 * pushed to back to the trailing edge. Line `i` is row `i` for left and right, column `i` for up
 * and down.
 *
 * On a 3×2 board (cells 0 1 2 / 3 4 5), `right` gives `2 1 0` and `5 4 3`.
 */
export function pushLines(
  width: number,
  height: number,
  direction: Direction,
): readonly (readonly Cell[])[] {
  return sideOf(geometryOf(width, height), direction).lines;
}

/**
 * The trailing edge of a push: the last cell of each of its lines, in their order. These are the
 * cells farthest from the wall.
 */
export function trailingEdge({ width, height }: Board, direction: Direction): readonly Cell[] {
  return sideOf(geometryOf(width, height), direction).edge;
}

type Lines = readonly (readonly Cell[])[];

/** The push lines of one direction, and the last cell of each. */
interface Side {
  readonly lines: Lines;
  readonly edge: readonly Cell[];
}

/** One shape of board, seen from every direction. */
interface Geometry extends Readonly<Record<Direction, Side>> {
  readonly width: number;
  readonly height: number;
}

/** `geometry[direction]`, several times as fast: each case reads a property of a known name. */
function sideOf(geometry: Geometry, direction: Direction): Side {
  switch (direction) {
    case 'left':
      return geometry.left;
    case 'right':
      return geometry.right;
    case 'up':
      return geometry.up;
    case 'down':
      return geometry.down;
  }
}

/** Geometries already worked out, and the one asked for last, which is asked for most often. */
const geometries: Geometry[] = [];
let latest = makeGeometry(4, 4);

function geometryOf(width: number, height: number): Geometry {
  if (latest.width !== width || latest.height !== height) {
    const known = geometries.find((one) => one.width === width && one.height === height);
    latest = known ?? makeGeometry(width, height);
  }
  return latest;
}

function makeGeometry(width: number, height: number): Geometry {
  const rows = numberedLines(height, width, (row, column) => row * width + column);
  const columns = numberedLines(width, height, (column, row) => row * width + column);
  const reversed = (lines: Lines) => lines.map((line) => line.toReversed());
  const made: Geometry = {
    width,
    height,
    left: sideWith(rows),
    right: sideWith(reversed(rows)),
    up: sideWith(columns),
    down: sideWith(reversed(columns)),
  };
  geometries.push(made);
  return made;
}

function sideWith(lines: Lines): Side {
  return { lines, edge: lines.map((line) => line[line.length - 1] as Cell) };
}

function numberedLines(
  count: number,
  length: number,
  cellAt: (line: number, step: number) => Cell,
): Cell[][] {
  return Array.from({ length: count }, (_, line) =>
    Array.from({ length }, (_, step) => cellAt(line, step)),
  );
}
