/** The English words of what is said of the game: pushes, and the board cell by cell. */
import type { Direction, Tile } from '../../engine/index.ts';
import type { CellName } from './cells.ts';
import { count, number } from './english-numbers.ts';

const directions: Readonly<Record<Direction, string>> = {
  left: 'left',
  right: 'right',
  up: 'up',
  down: 'down',
};

const place = ({ row, column }: CellName) => `row ${row}, column ${column}`;

/** The table; part of `PanelText`. */
export const englishTelling = {
  boardTable: 'The board, cell by cell',
  rowName: (row: number) => `Row ${row}`,
  columnName: (column: number) => `Column ${column}`,
  emptyCell: 'empty',

  // Clauses, joined to sentences: see app/telling.ts.
  pushed: (direction: Direction) => `pushed ${directions[direction]}`,
  merged: (parts: readonly Tile[], tile: Tile, cell: CellName) =>
    `${parts.join(' and ')} make ${tile} in ${place(cell)}`,
  entered: (tile: Tile, cell: CellName) => `new ${tile} in ${place(cell)}`,
  scoreIs: (score: number) => `score ${number(score)}`,

  illegal: (direction: Direction) => `Nothing moves ${directions[direction]}.`,
  over: 'The game is over.',
  undone: (moves: number) => `taken back, ${count(moves, 'move', 'moves')} made`,
  noUndo: 'There is nothing to take back.',
  undoBarred: 'In the scored try of the day nothing is taken back.',
  noRedo: 'There is nothing to play again.',
  started: (name: string) => `new game of ${name}`,
  opened: (name: string, moves: number) =>
    `opened a game of ${name} with ${count(moves, 'move', 'moves')}`,
};
