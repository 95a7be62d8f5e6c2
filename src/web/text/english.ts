/** Every word of the game in English. Another language is another table of the same shape. */
import type { Cell, Direction, Status, Tile } from '../../engine/index.ts';
import { count, numbers } from './english-numbers.ts';
import type { PanelText } from './english-panels.ts';

/** A cell in the words of people: row and column counted from 1. */
export interface CellName {
  readonly row: number;
  readonly column: number;
}

const list = (words: readonly (string | number)[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const directions: Readonly<Record<Direction, string>> = {
  left: 'left',
  right: 'right',
  up: 'up',
  down: 'down',
};

const endings: Readonly<Record<Exclude<Status, 'playing'>, { title: string; reason: string }>> = {
  stuck: {
    title: 'No move left',
    reason: 'Every cell is taken, and no push would change the board.',
  },
  full: {
    title: 'The board is full',
    reason: 'In this game a board without an empty cell is lost.',
  },
  finished: {
    title: 'Finished!',
    reason: 'You folded the last sheet of all. There is nothing beyond it: the game is complete.',
  },
};

/** The names of the rule sets; others show what the engine says. */
const rules: Readonly<Record<string, string>> = { threes: 'Threes', cs227: 'CS 227', tres: '3+3' };

/** The table; see the type `Text`. */
export const english = {
  language: 'en',
  /** Loads the words of the panels that load on demand. */
  panels: () => import('./english-panels.ts').then((part) => part.englishPanels),
  title: 'Threefold',
  score: 'Score',
  best: 'Best',
  moves: 'Moves',
  next: 'Next',
  deck: 'Left in the deck',
  number: (value: number) => numbers.format(value),
  rules,
  rulesAndSize: (name: string, size: number) => `${name} ${size}×${size}`,

  toolbar: 'Game',
  undo: 'Undo',
  redo: 'Redo',
  newGame: 'New',
  records: 'Share',
  help: 'Help',
  close: 'Close',
  chooseGame: (name: string) => `${name}: choose another game`,

  boardLabel: (width: number, height: number) =>
    `Board, ${width} by ${height}. Arrow keys push the sheets.`,
  boardTable: 'The board, cell by cell',
  rowName: (row: number) => `Row ${row}`,
  columnName: (column: number) => `Column ${column}`,
  emptyCell: 'empty',
  deckCount: (tile: Tile, left: number) => `${tile}: ${numbers.format(left)} left`,

  nextTile: (tile: Tile) => `Next: ${tile}.`,
  nextBonus: (tiles: readonly Tile[]) => `Next: a bonus, ${list(tiles)}.`,
  nextLarge: 'Next: 3 or more.',
  nextHidden: 'Next: a bonus.',

  pushed: (direction: Direction) => `Pushed ${directions[direction]}.`,
  merged: (parts: readonly Tile[], tile: Tile, { row, column }: CellName) =>
    `${parts.join(' and ')} make ${tile} in row ${row}, column ${column}.`,
  entered: (tile: Tile, { row, column }: CellName) =>
    `New ${tile} in row ${row}, column ${column}.`,
  scoreIs: (score: number) => `Score ${numbers.format(score)}.`,
  illegal: (direction: Direction) => `Nothing moves ${directions[direction]}.`,
  peeked: (direction: Direction) => `If pushed ${directions[direction]}:`,
  peekNoMerge: (moved: number) => `${count(moved, 'tile moves', 'tiles move')}, none merges.`,
  peekEnded: 'Not pushed.',
  gain: (points: number) => `+${numbers.format(points)}`,
  over: 'The game is over.',
  undone: (moves: number) => `Taken back. ${count(moves, 'move', 'moves')} made.`,
  noUndo: 'There is nothing to take back.',
  noRedo: 'There is nothing to play again.',
  started: (name: string) => `New game of ${name}.`,
  opened: (name: string, moves: number) =>
    `Opened a game of ${name} with ${count(moves, 'move', 'moves')}.`,

  endings,
  fullThoughMergeable:
    'In this game a board without an empty cell is lost, even though a merge was still possible.',
  endScore: (score: number, moves: number) =>
    `${numbers.format(score)} points in ${count(moves, 'move', 'moves')}.`,
  endBest: 'Your best game of this kind.',
  playAgain: 'New game',

  confirmTitle: 'Start a new game?',
  confirmText: (moves: number, score: number) =>
    `The game in progress, ${count(moves, 'move', 'moves')} and ${numbers.format(score)} points, ends here.`,
  confirmStart: 'Start a new game',
  keepPlaying: 'Keep playing',

  chooseTitle: 'Choose a game',
  helpTitle: 'How to play',
  loading: 'One moment…',
  loadFailed:
    'This part of the game could not be loaded. Look at your connection, then try once more.',

  recordsTitle: 'Save, share, open',

  dismiss: 'Dismiss',
  notices: {
    notSaved:
      'This browser won’t let the game be saved. You can play, but your progress ends with this page.',
    gameAside: (reason: string) =>
      `Your saved game could not be read, so it was kept aside and a new one begun. ${reason}`,
    gameLocked: (reason: string) =>
      `The saved game can’t be read here, so it is left untouched and this game is not saved. ${reason}`,
    bestAside:
      'Your best scores could not be read. They were kept aside, and counting starts afresh.',
    linkRefused: (reason: string) => `The link asks for a game that doesn’t exist. ${reason}`,
    followed: 'The game went on in another tab. This is where it stands now.',
    earlierGame: 'Another game was opened. Your game in progress was put aside.',
    openedWithoutPast:
      'This game was written down from elsewhere. You can play on, but not take back the moves before.',
    returnToEarlier: 'Back to it',
    elsewhere: 'The game is being played in another tab. This one follows it.',
    updateReady: 'A new version is ready. Your game is kept.',
    actions: { elsewhere: 'Play here', 'update-ready': 'Reload' },
  },
};

/** The words of the game in one language, without those of the panels that load on demand. */
export type Text = typeof english;

/** All words of the game in one language. */
export type FullText = Text & PanelText;

/** The name of a cell for people, on a board of this width. */
export function cellName(cell: Cell, width: number): CellName {
  return { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 };
}
