import { shown } from './data.ts';
import type { LineGrid } from './line.ts';
import { fail, ok, type Result } from './result.ts';
import { isTile } from './tile.ts';
import type { Board, Cell, Direction, Tile } from './types.ts';

/** The least and the greatest width or height of a board. */
export const BOARD_SIDE = { min: 2, max: 8 } as const;

/** A board that is still being made: only its maker holds it, and changes it in place. */
export interface OpenBoard extends Board {
  readonly cells: Tile[];
}

/** A board with no tile on it. */
export function emptyBoard(width: number, height: number): Board {
  return { width, height, cells: grown(width * height, () => 0) };
}

/** A list made by `push`: V8 keeps it as one without holes, and reads it faster for ever. */
function grown(length: number, tileAt: (cell: Cell) => Tile): Tile[] {
  const cells: Tile[] = [];
  while (cells.length < length) cells.push(tileAt(cells.length));
  return cells;
}

/** A copy of a board that can be changed in place. */
export function openBoard({ width, height, cells }: Board): OpenBoard {
  return { width, height, cells: cells.slice() };
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
  return ok({ width, height, cells: grown(cells.length, (cell) => cells[cell]) });
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
  const changed = openBoard(board);
  changed.cells[cell] = tile;
  return changed;
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
  for (let cell = 0; cell < cells.length; cell++) if ((cells[cell] as Tile) >= least) return true;
  return false;
}

/** What the tiles of a board add up to: no push changes it, and no tile is larger. */
export function sumOf({ cells }: Board): number {
  let sum = 0;
  for (let cell = 0; cell < cells.length; cell++) sum += cells[cell] as Tile;
  return sum;
}

/** The largest tile on a board; 0 on an empty one. */
export function highestTile({ cells }: Board): Tile {
  let highest = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const tile = cells[cell] as Tile;
    if (tile > highest) highest = tile;
  }
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

/** The lines of a board in push order, in numbers. */
export function lineGrid(width: number, height: number, direction: Direction): LineGrid {
  return sideOf(geometryOf(width, height), direction).grid;
}

/** Stands for every line of a board, where lines are given as bits. */
const ALL_LINES = 2 ** BOARD_SIDE.max - 1;

/**
 * The trailing edge of a push: the last cell of each of its lines, in their order. These are the
 * cells farthest from the wall. `among` selects lines, as bits.
 */
export function trailingEdge(
  { width, height }: Board,
  direction: Direction,
  among = ALL_LINES,
): readonly Cell[] {
  const { edges, lines } = sideOf(geometryOf(width, height), direction);
  let edge = edges[among];
  if (!edge) {
    edge = lines.filter((_, index) => among & (1 << index)).map((line) => line.at(-1) as Cell);
    edges[among] = edge;
  }
  return edge;
}

/** Every cell of a board, in ascending order. */
export function allCells({ width, height }: Board): readonly Cell[] {
  return geometryOf(width, height).cells;
}

/** The push lines of one direction, and the last cell of each in every set of them, as far as known. */
interface Side {
  readonly lines: readonly (readonly Cell[])[];
  readonly grid: LineGrid;
  readonly edges: (readonly Cell[] | undefined)[];
}

/** One shape of board, seen from every direction. */
interface Geometry extends Readonly<Record<Direction, Side>> {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
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
  const rows = { count: height, apart: width, length: width };
  const columns = { count: width, apart: 1, length: height };
  const left = sideWith({ ...rows, first: 0, stride: 1 });
  const made: Geometry = {
    width,
    height,
    cells: left.lines.flat(),
    left,
    right: sideWith({ ...rows, first: width - 1, stride: -1 }),
    up: sideWith({ ...columns, first: 0, stride: width }),
    down: sideWith({ ...columns, first: (height - 1) * width, stride: -width }),
  };
  geometries.push(made);
  return made;
}

function sideWith(grid: LineGrid): Side {
  const { count, first, apart, stride, length } = grid;
  const lines = Array.from({ length: count }, (_, line) =>
    Array.from({ length }, (_, step) => first + line * apart + step * stride),
  );
  return { lines, grid, edges: new Array<undefined>(ALL_LINES + 1).fill(undefined) };
}
