/**
 * The English words of the page itself: what is seen at first, and what is said of each push. Another
 * language is another table of the same shape.
 */
import type { Cell, Direction, Tile } from '../../engine/index.ts';
import { count, either, number } from './english-numbers.ts';
import type { PanelText } from './english-panels.ts';

/** A cell in the words of people: row and column counted from 1. */
export interface CellName {
  readonly row: number;
  readonly column: number;
}

const directions: Readonly<Record<Direction, string>> = {
  left: 'left',
  right: 'right',
  up: 'up',
  down: 'down',
};

/** The names of the rule sets; others show what the engine says. */
const rules: Readonly<Record<string, string>> = { threes: 'Threes', cs227: 'CS 227', tres: '3+3' };

const place = ({ row, column }: CellName) => `row ${row}, column ${column}`;

/** The table; see the type `Text`. */
export const english = {
  language: 'en' as 'en' | 'es',
  /** Loads the words of the panels, which come after the first paint. */
  panels: (): Promise<PanelText> =>
    import('./english-panels.ts').then((part) => part.englishPanels),
  title: 'Threefold',
  pageTitle: 'Threefold – the folding number game',
  score: 'Score',
  best: 'Best',
  moves: 'Moves',
  next: 'Next',
  deck: 'Left in the deck',
  number,
  rules,
  rulesAndSize: (name: string, size: number) => `${name} ${size}×${size}`,

  toolbar: 'Game',
  undo: 'Undo',
  redo: 'Redo',
  newGame: 'New',
  records: 'Share',
  settings: 'Settings',
  help: 'Help',
  chooseGame: (name: string) => `${name}: choose another game`,
  loadFailed:
    'This part of the game could not be loaded. Look at your connection, then try once more.',

  boardLabel: (width: number, height: number) =>
    `Board, ${width} by ${height}. Arrow keys push the sheets.`,
  boardTable: 'The board, cell by cell',
  rowName: (row: number) => `Row ${row}`,
  columnName: (column: number) => `Column ${column}`,
  emptyCell: 'empty',
  deckCount: (tile: Tile, left: number) => `${tile}: ${number(left)} left`,

  // Clauses, joined to sentences: see app/sentences.ts.
  nextTile: (tile: Tile) => `next: ${tile}`,
  nextBonus: (tiles: readonly Tile[]) => `next: a bonus, ${either(tiles)}`,
  nextLarge: 'next: 3 or more',
  nextHidden: 'next: a bonus',
  pushed: (direction: Direction) => `pushed ${directions[direction]}`,
  merged: (parts: readonly Tile[], tile: Tile, cell: CellName) =>
    `${parts.join(' and ')} make ${tile} in ${place(cell)}`,
  entered: (tile: Tile, cell: CellName) => `new ${tile} in ${place(cell)}`,
  scoreIs: (score: number) => `score ${number(score)}`,
  /** What a push that is peeked at would add to the score. */
  gain: (points: number) => `+${number(points)}`,

  illegal: (direction: Direction) => `Nothing moves ${directions[direction]}.`,
  over: 'The game is over.',
  undone: (moves: number) => `taken back, ${count(moves, 'move', 'moves')} made`,
  noUndo: 'There is nothing to take back.',
  noRedo: 'There is nothing to play again.',
  started: (name: string) => `new game of ${name}`,
  opened: (name: string, moves: number) =>
    `opened a game of ${name} with ${count(moves, 'move', 'moves')}`,
};

/** The words of the page in one language, without those that are loaded after the first paint. */
export type Text = typeof english;

/** All words of the game in one language. */
export type FullText = Text & PanelText;

/** The name of a cell for people, on a board of this width. */
export function cellName(cell: Cell, width: number): CellName {
  return { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 };
}
