/**
 * The English words of the panels that are loaded when they are first opened: choosing a game, help,
 * and records. They are loaded along, to keep the first script small.
 */
import { englishFigures } from './english-figures.ts';
import { count, numbers } from './english-numbers.ts';

/** One-sentence summaries of the rule sets; others show what the engine says. */
const summaries: Readonly<Record<string, string>> = {
  threes: 'The classic: one step a push, a shuffled deck of 1, 2 and 3, now and then a bonus.',
  cs227: 'The homework: the same push, and 1, 2, 3 or 6 by chance at any free place of the edge.',
  tres: 'Every pair merges, then all take one step. 1 and 2 in turn; a full board loses.',
};

/** The table; see the type `PanelText`. */
export const englishPanels = {
  ...englishFigures,
  summaries,

  size: 'Size',
  sizeName: (size: number) => `${size}×${size}`,
  seed: 'Seed',
  seedHint: 'Leave empty for a game nobody has played.',
  start: 'Start',
  cancel: 'Cancel',

  helpIntro:
    'Push all sheets at once. 1 and 2 fold into 3; from 3 on, two alike fold into their sum. Each push brings a new sheet.',
  keysTitle: 'Keys',
  keys: [
    ['Arrows, W A S D, H J K L', 'push'],
    ['U', 'undo'],
    ['Shift U', 'redo'],
    ['N', 'new game'],
    ['O', 'save, share or open a game'],
    ['?', 'this help'],
  ] as readonly (readonly [keys: string, meaning: string])[],
  touch: 'Or swipe anywhere beside the buttons, by finger or by mouse.',
  thisGame: 'This game',
  copyLink: 'Copy link',
  copied: 'Copied',
  linkHint: 'The link opens this very game: the same deal, the same tiles to come.',

  recordHint:
    'A record holds how the game began and every move up to now. Anyone can replay it and play on.',
  recordUndone: (moves: number) => `Left out: ${count(moves, 'move', 'moves')} that you took back.`,
  saveFile: 'Save file',
  copyRecord: 'Copy text',
  savedAs: (name: string) => `Saved as ${name}.`,
  linkCopied: 'Link copied. It opens this game as it stands.',
  recordCopied: 'Record copied.',
  byHand: 'This browser doesn’t allow it here. Copy the text yourself:',
  openTitle: 'Open a game',
  chooseFile: 'Choose a file',
  pasteLabel: 'Or paste a record or a link',
  openPasted: 'Open',
  dropHint: 'Or drop a file anywhere on the page.',
  putAsideHint: 'Your game in progress will be put aside.',
  putAside: (name: string, score: number, moves: number) =>
    `Put aside: ${name}, ${numbers.format(score)} points in ${count(moves, 'move', 'moves')}.`,
  refused: (place: string, message: string, code: string) =>
    `Not opened; your game is as it was. ${place && `${place}: `}${message} (${code})`,
  refusedFile: 'This file can’t be read. Your game is as it was.',
  faultLine: (line: number, column: number) => `Line ${line}, column ${column}`,
  faultMove: (move: number) => `Move ${move}`,
};

/** The words of the panels in one language. */
export type PanelText = typeof englishPanels;
