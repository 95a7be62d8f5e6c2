/**
 * The vocabulary of the engine. Nothing here computes anything.
 *
 * Cells are numbered row by row: on a board of width `w`, the cell in row `r` and column `c`
 * (both counted from 0, from the top left) is `r * w + c`.
 */

/** The four directions, in the order in which the engine lists moves. */
export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;

/** A direction in which a board can be pushed. */
export type Direction = (typeof DIRECTIONS)[number];

/** The value that a cell shows: 0 when empty, else 1, 2 or 3·2^k. */
export type Tile = number;

/** The index of a cell, row by row from the top left. */
export type Cell = number;

/** A rectangular board: `cells` holds `width * height` tiles, row by row. */
export interface Board {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Tile[];
}

/**
 * What happened to one tile that left its cell during a shift.
 *
 * `becomes` is what stands at `to` in the afterstate: the tile itself, or what it was folded
 * into. `merged` marks the tile that landed on its partner, so a shift has exactly as many
 * merged motions as merges; a partner that was pushed along has a motion of its own.
 */
export interface Motion {
  readonly from: Cell;
  readonly to: Cell;
  readonly tile: Tile;
  readonly becomes: Tile;
  readonly merged: boolean;
}

/** The first half of a turn: the board after the push, and before a new tile enters. */
export interface Shift {
  readonly direction: Direction;
  readonly afterstate: Board;
  readonly motions: readonly Motion[];
  /** Which lines changed: row numbers for left and right, column numbers for up and down. */
  readonly changedLines: readonly number[];
}

/** The second half of a turn: the tile that entered, and where. */
export interface Placement {
  readonly cell: Cell;
  readonly tile: Tile;
}

/** A tile that may come, with its probability (0 to 1). */
export interface TileOdds {
  readonly tile: Tile;
  readonly probability: number;
}

/** One placement that chance may choose, with its probability (0 to 1). */
export interface Outcome extends Placement {
  readonly probability: number;
}
