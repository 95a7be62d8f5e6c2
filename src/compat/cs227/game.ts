import { pushLines, type Random as RandomSource } from '../../engine/index.ts';
import { type Direction, engineDirection } from './direction.ts';
import type { GameUtil } from './game-util.ts';
import type { Move } from './move.ts';
import { Random } from './random.ts';
import { TilePosition } from './tile-position.ts';

/**
 * One game of the homework. It keeps the grid, the preview, the score and the pending shift; for
 * everything else it asks the GameUtil that it was given, and for order and place of the cells of a
 * line the engine.
 */
export class Game {
  private readonly size: number;
  private readonly config: GameUtil;
  private readonly random: RandomSource;
  private grid: number[][];
  private next: number;
  private score = 0;
  private pending: { readonly before: number[][]; readonly direction: Direction } | null = null;

  /**
   * A game with the GameUtil's first grid, and then its first preview, both drawn from the Random;
   * without one, from a `new Random()`. The score starts at 0. The GameUtil refuses a size under 2.
   */
  constructor(givenSize: number, givenConfig: GameUtil, givenRandom: RandomSource = new Random()) {
    this.size = givenSize;
    this.config = givenConfig;
    this.random = givenRandom;
    this.grid = givenConfig.initializeNewGrid(givenSize, givenRandom);
    this.next = givenConfig.generateRandomTileValue(givenRandom);
  }

  /**
   * A fresh array of the tiles of a row (LEFT: from left to right, RIGHT: from right to left) or a
   * column (UP: from top to bottom, DOWN: from bottom to top). Throws a RangeError for an index
   * outside the grid.
   */
  copyRowOrColumn(rowOrColumn: number, dir: Direction): number[] {
    return this.line(rowOrColumn, dir).map(([row, col]) => this.getCell(row, col));
  }

  /**
   * Writes an array into a row or column, in the order in which `copyRowOrColumn` reads it. Throws
   * a RangeError for an index outside the grid, or an array that is not as long as the grid.
   */
  updateRowOrColumn(arr: readonly number[], rowOrColumn: number, dir: Direction): void {
    const line = this.line(rowOrColumn, dir);
    if (arr.length !== this.size) {
      throw new RangeError(`arr must have ${this.size} values, not ${arr.length}`);
    }
    line.forEach(([row, col], index) => {
      this.setCell(row, col, arr[index] as number);
    });
  }

  /** The value in a cell; throws a RangeError for a cell outside the grid. */
  getCell(row: number, col: number): number {
    this.checkIndex('row', row);
    this.checkIndex('col', col);
    return (this.grid[row] as number[])[col] as number;
  }

  /**
   * Sets the value of a cell, and nothing else: neither score nor pending shift change. Throws a
   * RangeError for a cell outside the grid or a value that is no integer.
   */
  setCell(row: number, col: number, value: number): void {
    this.checkIndex('row', row);
    this.checkIndex('col', col);
    if (!Number.isInteger(value)) throw new RangeError(`value must be an integer, not ${value}`);
    (this.grid[row] as number[])[col] = value;
  }

  /** The value of the tile that the next `newTile` puts on the grid. */
  getNextTileValue(): number {
    return this.next;
  }

  /** The score as the last `newTile` left it; 0 before the first. */
  getScore(): number {
    return this.score;
  }

  /** How many rows and columns the grid has. */
  getSize(): number {
    return this.size;
  }

  /**
   * Shifts every line of the grid, and lists what moved, with line and direction; an empty list when
   * nothing does, and then the call changes nothing, not even a shift that was pending before.
   * Otherwise the shift is pending until `newTile` or `undo`. Neither score nor preview change.
   *
   * While a shift is pending, another goes on from the grid as it stands and takes its place.
   */
  shiftGrid(dir: Direction): Move[] {
    const before = this.config.copyGrid(this.grid);
    const moves: Move[] = [];
    for (let index = 0; index < this.size; index++) {
      const line = this.copyRowOrColumn(index, dir);
      const moved = this.config.shiftArray(line);
      if (moved.length === 0) continue;
      for (const move of moved) move.setDirection(index, dir);
      moves.push(...moved);
      this.updateRowOrColumn(line, index, dir);
    }
    if (moves.length > 0) this.pending = { before, direction: dir };
    return moves;
  }

  /**
   * Completes a pending shift: the previewed tile enters where the GameUtil says, the score of the
   * whole grid is taken, and the next preview drawn, in this order. Gives the new tile; null, and
   * nothing happens, when no shift is pending.
   *
   * Throws an Error when the GameUtil finds no place, which after a shift only `setCell` can bring
   * about; the shift is then still pending.
   */
  newTile(): TilePosition | null {
    if (!this.pending) return null;
    const { direction } = this.pending;
    const place = this.config.generateRandomTilePosition(this.grid, this.random, direction);
    if (!place) throw new Error(`No cell is empty on the side opposite to ${direction}.`);
    const tile = new TilePosition(place.getRow(), place.getCol(), this.next);
    this.setCell(tile.getRow(), tile.getCol(), tile.getValue());
    this.pending = null;
    this.score = this.config.calculateTotalScore(this.grid);
    this.next = this.config.generateRandomTileValue(this.random);
    return tile;
  }

  /** Takes a pending shift back, and says whether there was one. */
  undo(): boolean {
    if (!this.pending) return false;
    this.grid = this.pending.before;
    this.pending = null;
    return true;
  }

  /** The cells of a line, as row and column, from the wall that the direction pushes to. */
  private line(rowOrColumn: number, dir: Direction): [row: number, col: number][] {
    const lines = pushLines(this.size, this.size, engineDirection(dir));
    this.checkIndex('rowOrColumn', rowOrColumn);
    return (lines[rowOrColumn] as readonly number[]).map((cell) => [
      Math.floor(cell / this.size),
      cell % this.size,
    ]);
  }

  private checkIndex(name: string, index: number): void {
    if (!Number.isInteger(index) || index < 0 || index >= this.size) {
      throw new RangeError(`${name} must be an integer from 0 to ${this.size - 1}, not ${index}`);
    }
  }
}
