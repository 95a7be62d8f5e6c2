import {
  type Board,
  cs227,
  drawEntryCell,
  emptyBoard,
  entryCells,
  mergedTile,
  pick,
  type Random,
  rowsOf,
  scatterTiles,
  scoreOfTile,
  shiftLine,
} from '../../engine/index.ts';
import { type Direction, engineDirection } from './direction.ts';
import { Move } from './move.ts';
import { TilePosition } from './tile-position.ts';

/**
 * The homework's rules and random choices, answered by the engine's rule set `cs227`. A grid is
 * `number[][]`, rows of columns; 0 is an empty cell. As in Java, the class can be subclassed, or
 * replaced by any object with these methods, to steer a Game.
 */
export class GameUtil {
  /** What two tiles make when they merge, or 0 when they cannot. */
  mergeValues(a: number, b: number): number {
    return mergedTile(a, b);
  }

  /** What one tile is worth. Throws a RangeError for what is no int, as no Java value would be. */
  getScoreForValue(value: number): number {
    if (!Number.isInteger(value)) throw new RangeError(`value must be an integer, not ${value}`);
    return scoreOfTile(value);
  }

  /** The sum of `getScoreForValue` over the grid. */
  calculateTotalScore(grid: readonly (readonly number[])[]): number {
    let total = 0;
    for (const value of grid.flat()) total += this.getScoreForValue(value);
    return total;
  }

  /**
   * A new grid of `size` rows and columns with a 1 and a 2 on random cells: two draws. Throws a
   * RangeError when the size is no integer of 2 or more.
   */
  initializeNewGrid(size: number, rand: Random): number[][] {
    if (!Number.isInteger(size) || size < 2) {
      throw new RangeError(`size must be an integer of at least 2, not ${size}`);
    }
    return rowsOf(scatterTiles(emptyBoard(size, size), cs227.opening, rand));
  }

  /** A copy of a grid that shares nothing with it. */
  copyGrid(grid: readonly (readonly number[])[]): number[][] {
    return grid.map((row) => [...row]);
  }

  /** A tile that may come next, by the weights of the rule set: one `nextInt(10)`. */
  generateRandomTileValue(rand: Random): number {
    return pick(cs227.weights, rand).tile;
  }

  /**
   * A random empty cell on the side opposite to the last move, with the value 0: `nextInt(size)`
   * until it falls on one. The grid stays as it is. Null when there was no last move, and, without
   * a draw, when that side is full (where a Java program that draws until it fits never ends).
   */
  generateRandomTilePosition(
    grid: readonly (readonly number[])[],
    rand: Random,
    lastMove: Direction | null,
  ): TilePosition | null {
    if (lastMove === null) return null;
    const afterstate = boardOf(grid);
    const direction = engineDirection(lastMove);
    const pushed = { direction, afterstate, changedLines: [] };
    if (entryCells(pushed, cs227).length === 0) return null;
    const cell = drawEntryCell(pushed, cs227, rand);
    return new TilePosition(Math.floor(cell / afterstate.width), cell % afterstate.width, 0);
  }

  /**
   * Shifts the array to the left in place, and lists what moved, nearest the wall first; an empty
   * list when nothing does. The engine's line rule decides, also about what merges: a subclass
   * with a `mergeValues` of its own needs a `shiftArray` of its own.
   */
  shiftArray(arr: number[]): Move[] {
    const pushed = shiftLine(arr, cs227.travel);
    if (!pushed) return [];
    const moves = pushed.motions.map(({ from, to, tile, becomes, merged }) =>
      merged ? new Move(from, to, tile, arr[to] as number, becomes) : new Move(from, to, tile),
    );
    arr.splice(0, arr.length, ...pushed.tiles);
    return moves;
  }
}

function boardOf(grid: readonly (readonly number[])[]): Board {
  return { width: (grid[0] as readonly number[]).length, height: grid.length, cells: grid.flat() };
}
