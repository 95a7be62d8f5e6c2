/**
 * The English words of panels and notices: whatever is loaded after the first paint, to keep the first
 * script small.
 */
import type { Direction, ErrorCode, Status } from '../../engine/index.ts';
import type { CellName } from './cells.ts';
import { englishData } from './english-data.ts';
import { englishFigures } from './english-figures.ts';
import { englishMenu } from './english-menu.ts';
import { count, number } from './english-numbers.ts';
import { englishSettings } from './english-settings.ts';
import { englishTelling } from './english-telling.ts';

/** One-sentence summaries of the rule sets; others show what the engine says. */
const summaries: Readonly<Record<string, string>> = {
  threes: 'The classic: one step a push, a shuffled deck of 1, 2 and 3, now and then a bonus.',
  cs227: 'The homework: the same push, and 1, 2, 3 or 6 by chance at any free place of the edge.',
  tres: 'Every pair merges, then all take one step. 1 and 2 in turn; a full board loses.',
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

/** The table; see the type `PanelText`. */
export const englishPanels = {
  ...englishData,
  ...englishFigures,
  ...englishMenu,
  ...englishSettings,
  ...englishTelling,
  summaries,
  close: 'Close',
  back: 'Back',
  share: 'Share',
  loading: 'One moment…',

  endings,
  fullThoughMergeable:
    'In this game a board without an empty cell is lost, even though a merge was still possible.',
  endScore: (score: number, moves: number) =>
    `${count(score, 'point', 'points')} in ${count(moves, 'move', 'moves')}.`,
  endBest: 'Your best game of this kind.',
  endAssisted: 'Played with help: not counted as your best.',
  playAgain: 'New game',

  confirmTitle: 'Start a new game?',
  confirmText: (moves: number, score: number) =>
    `The game in progress, ${count(moves, 'move', 'moves')} and ${count(score, 'point', 'points')}, ends here.`,
  confirmStart: 'Start a new game',
  keepPlaying: 'Keep playing',

  chooseTitle: 'Choose a game',
  size: 'Size',
  sizeName: (size: number) => `${size}×${size}`,
  seed: 'Seed',
  seedHint: 'Leave empty for a game nobody has played.',
  start: 'Start',
  cancel: 'Cancel',

  helpTitle: 'How to play',
  helpIntro:
    'Push all sheets at once. 1 and 2 fold into 3; from 3 on, two alike fold into their sum. Each push brings a new sheet.',
  foldTitle: 'The fold',
  foldSteps: [
    'Against the wall, 1 and 2 can’t go on: a push folds them.',
    'They make 3, and what was behind moves up one step.',
  ] as readonly string[],
  foldMore: 'Only equal sheets fold after that: 3 and 3 make 6, 6 and 6 make 12, and so on.',
  keysTitle: 'Keys',
  touch: 'Or swipe anywhere beside the buttons, by finger or by mouse.',
  thisGame: 'This game',
  copyLink: 'Copy link',
  copied: 'Copied',
  linkHint: 'The link opens this very game: the same deal, the same tiles to come.',

  recordsTitle: 'Save, share, open',
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
    `Put aside: ${name}, ${count(score, 'point', 'points')} in ${count(moves, 'move', 'moves')}.`,

  refused: (reason: string) => `Not opened; your game is as it was. ${reason}`,
  refusedFile: 'This file can’t be read. Your game is as it was.',
  faultLine: (line: number, column: number) => `Line ${line}, column ${column}`,
  faultMove: (move: number) => `Move ${move}`,
  /** What each fault means; `null` where the engine's own sentences are in this language. */
  faults: null as Readonly<Record<ErrorCode, string>> | null,

  // Clauses, joined to sentences: see app/voice.ts.
  peeked: (direction: Direction) => `if pushed ${direction}`,
  peekNoMerge: (moved: number) => `${count(moved, 'tile moves', 'tiles move')}, none merges`,
  peekEnded: 'Not pushed.',
  readRow: (row: number, tiles: readonly string[]) => `row ${row}: ${tiles.join(', ')}`,
  readDeck: (cards: readonly (readonly [tile: number, left: number])[]) =>
    `left in the deck: ${cards.map(([tile, left]) => `${number(left)} of ${tile}`).join(', ')}`,
  readStanding: (score: number, best: number, moves: number) =>
    `Score ${number(score)}, best ${number(best)}, ${count(moves, 'move', 'moves')}.`,
  readCell: ({ row, column }: CellName, tile: string) => `Row ${row}, column ${column}: ${tile}.`,
  exploring: 'Exploring: the arrows read cell by cell, Escape goes back to playing.',
  explored: 'Back to playing.',

  dismiss: 'Dismiss',
  notices: {
    'not-saved':
      'This browser won’t let the game be saved. You can play, but your progress ends with this page.',
    'not-kept':
      'A game could not be put among your kept games. Nothing is lost: it is tried again at the next visit.',
    'game-aside': 'Your saved game could not be read, so it was kept aside and a new one begun.',
    'game-locked':
      'The saved game can’t be read here, so it is left untouched and this game is not saved.',
    'best-aside':
      'Your best scores could not be read. They were kept aside, and counting starts afresh.',
    'link-refused': 'The link asks for a game that doesn’t exist.',
    followed: 'The game went on in another tab. This is where it stands now.',
    'earlier-game': 'Another game was opened. Your game in progress was put aside.',
    'opened-without-past':
      'This game was written down from elsewhere. You can play on, but not take back the moves before.',
    elsewhere: 'The game is being played in another tab. This one follows it.',
    'update-ready': 'A new version is ready. Your game is kept.',
    'tutorial-offer': 'New here? A few pushes on a practice board show how it goes.',
  },
  actions: {
    'earlier-game': 'Back to it',
    elsewhere: 'Play here',
    'update-ready': 'Reload',
    'tutorial-offer': 'Show me',
  },
};

/** The words of the panels in one language. */
export type PanelText = typeof englishPanels;
