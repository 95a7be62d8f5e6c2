/** A place in the grid and the value of a tile there; 0 while the value is not chosen yet. */
export class TilePosition {
  private readonly row: number;
  private readonly col: number;
  private readonly value: number;

  /** A position in this row and column, both counted from 0 at the top left. */
  constructor(row: number, col: number, value: number) {
    this.row = row;
    this.col = col;
    this.value = value;
  }

  /** The row, counted from 0 at the top. */
  getRow(): number {
    return this.row;
  }

  /** The column, counted from 0 at the left. */
  getCol(): number {
    return this.col;
  }

  /** The value of the tile; 0 when it is not chosen yet. */
  getValue(): number {
    return this.value;
  }

  /** Whether the other is a TilePosition with the same row, column and value. */
  equals(other: unknown): boolean {
    return (
      other instanceof TilePosition &&
      this.row === other.row &&
      this.col === other.col &&
      this.value === other.value
    );
  }

  /** Such as `Position (2, 3) value 0`. */
  toString(): string {
    return `Position (${this.row}, ${this.col}) value ${this.value}`;
  }
}
