/** The English words of the page as it is seen at first. Another language is another table like it. */
import type { Tile } from '../../engine/index.ts';
import { either, number } from './english-numbers.ts';
import type { PanelText } from './english-panels.ts';

/** The names of the rule sets; others show what the engine says. */
const rules: Readonly<Record<string, string>> = { threes: 'Threes', cs227: 'CS 227', tres: '3+3' };

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
  hint: 'Hint',
  menu: 'Menu',
  help: 'Help',
  chooseGame: (name: string) => `${name}: choose another game`,
  loadFailed:
    'This part of the game could not be loaded. Look at your connection, then try once more.',

  boardLabel: (width: number, height: number) =>
    `Board, ${width} by ${height}. Arrow keys push the sheets.`,
  deckCount: (tile: Tile, left: number) => `${tile}: ${number(left)} left`,

  // Clauses, joined to sentences: see app/sentences.ts.
  nextTile: (tile: Tile) => `next: ${tile}`,
  nextBonus: (tiles: readonly Tile[]) => `next: a bonus, ${either(tiles)}`,
  nextLarge: 'next: 3 or more',
  nextHidden: 'next: a bonus',
  /** What a push that is peeked at would add to the score. */
  gain: (points: number) => `+${number(points)}`,
};

/** The words of the page in one language, without those that are loaded after the first paint. */
export type Text = typeof english;

/** All words of the game in one language. */
export type FullText = Text & PanelText;
