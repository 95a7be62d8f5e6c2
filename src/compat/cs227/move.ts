import { Direction } from './direction.ts';

/** The arguments of a Move: of one tile, or of a merge, with or without the second old index. */
export type MoveArguments =
  | readonly [oldIndex: number, newIndex: number, value: number]
  | readonly [oldIndex: number, newIndex: number, value: number, other: number, newValue: number]
  | readonly [
      oldIndex: number,
      otherOldIndex: number,
      newIndex: number,
      value: number,
      other: number,
      newValue: number,
    ];

/**
 * One cell's move within a line, or the merge of a pair of cells. Indices count from the wall that
 * the line is shifted to. Which line it was is not known (-1 and null) until `setDirection`.
 */
export class Move {
  private readonly oldIndex: number;
  private readonly newIndex: number;
  private readonly value: number;
  private readonly newValue: number;
  private readonly merged: boolean;
  private rowOrColumn = -1;
  private direction: Direction | null = null;

  /**
   * `new Move(oldIndex, newIndex, value)`: a tile moves from one index to another.
   *
   * `new Move(oldIndex, newIndex, value, other, newValue)`: the tile at `oldIndex` merges with the
   * one of value `other`. `new Move(oldIndex, otherOldIndex, newIndex, value, other, newValue)` also
   * says where the other stood. Only `newValue` is kept of the other tile.
   */
  constructor(...args: MoveArguments) {
    const [oldIndex, newIndex, value, , newValue = value] =
      args.length === 6 ? [args[0], args[2], args[3], args[4], args[5]] : args;
    this.oldIndex = oldIndex;
    this.newIndex = newIndex;
    this.value = value;
    this.newValue = newValue;
    this.merged = args.length > 3;
  }

  /** Where the tile stood; for a merge, the one that came from further back. */
  getOldIndex(): number {
    return this.oldIndex;
  }

  /** Where the tile stands afterwards. */
  getNewIndex(): number {
    return this.newIndex;
  }

  /** What the tile was; for a merge, the one that came from further back. */
  getValue(): number {
    return this.value;
  }

  /** What the tile is afterwards; the same as `getValue()` unless it merged. */
  getNewValue(): number {
    return this.newValue;
  }

  /** Whether this is a merge. */
  isMerged(): boolean {
    return this.merged;
  }

  /** The number of the row (LEFT, RIGHT) or column (UP, DOWN); -1 while it is not known. */
  getRowOrColumn(): number {
    return this.rowOrColumn;
  }

  /** The direction of the shift; null while it is not known. */
  getDirection(): Direction | null {
    return this.direction;
  }

  /** Says in which row or column this happened, and in which direction the grid was shifted. */
  setDirection(rowOrColumn: number, direction: Direction): void {
    this.rowOrColumn = rowOrColumn;
    this.direction = direction;
  }

  /**
   * Whether the other is a Move of the same kind, with the same indices, value, line and direction.
   * As in Java, what a merge made is not compared.
   */
  equals(other: unknown): boolean {
    return (
      other instanceof Move &&
      this.oldIndex === other.oldIndex &&
      this.newIndex === other.newIndex &&
      this.value === other.value &&
      this.merged === other.merged &&
      this.rowOrColumn === other.rowOrColumn &&
      this.direction === other.direction
    );
  }

  /** Such as `Move 2 to 1`, or `Merge 2 to 1 (row 0 LEFT)` once line and direction are known. */
  toString(): string {
    const what = `${this.merged ? 'Merge' : 'Move'} ${this.oldIndex} to ${this.newIndex}`;
    if (this.direction === null) return what;
    const along = this.direction === Direction.LEFT || this.direction === Direction.RIGHT;
    return `${what} (${along ? 'row' : 'column'} ${this.rowOrColumn} ${this.direction})`;
  }
}
