/** The English words of the list of kept games. */
import type { StoreFault } from '../study/games/database.ts';
import type { Ended, Order, Owner, Span } from '../study/games/listing.ts';
import { datesIn } from './dates.ts';
import { count, number } from './english-numbers.ts';

const faults: Readonly<Record<StoreFault, string>> = {
  missing:
    'This browser keeps no games for this page, so there is no list. Saving as a file still works.',
  blocked:
    'Another tab with an older version of the game holds your games. Close it, then try again.',
  newer: 'Your games were kept by a newer version of this program. Reload the page to get it.',
  full: 'There is no room left in this browser. Delete some games, or save them in a file first.',
  failed: 'The browser could not read or write your games. Try again, or reload the page.',
};

const spans: Readonly<Record<Span, string>> = {
  all: 'Any time',
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  year: 'Last 365 days',
};

const orders: Readonly<Record<Order, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  score: 'Highest score first',
  highest: 'Highest tile first',
};

const ended: Readonly<Record<Ended, string>> = {
  all: 'All',
  finished: 'Finished',
  unfinished: 'Given up or under way',
};

const owners: Readonly<Record<Owner, string>> = {
  all: 'Everyone’s',
  own: 'My own',
  others: 'From elsewhere',
};

/** The table; see the type `GamesText`. */
export const englishGames = {
  dates: datesIn('en-GB'),
  faults,
  damaged: (reason: string) => `This game is damaged. It was put aside and not deleted. ${reason}`,
  tryAgain: 'Try again',

  none: 'No games yet. Every game that ends is kept here by itself.',
  noneFit: 'No game fits what is chosen. Change that above.',
  amount: (games: number, all: number) =>
    games === all
      ? count(all, 'game', 'games')
      : `${number(games)} of ${count(all, 'game', 'games')}`,
  filter: 'Choose and sort',
  filterRules: 'Rules',
  filterSize: 'Size',
  filterEnded: 'Ended',
  filterSpan: 'Played',
  filterTile: 'Highest tile',
  filterOwner: 'Whose',
  order: 'Order',
  any: 'Any',
  atLeast: (tile: number) => `${tile} or more`,
  spans,
  orders,
  ended,
  owners,
  allAgain: 'Show all',

  onBoard: 'Replay the game on the board',
  list: 'Kept games',
  points: (score: number) => count(score, 'point', 'points'),
  moves: (moves: number) => count(moves, 'move', 'moves'),
  highest: (tile: number) => `highest tile ${tile}`,
  unfinished: 'not finished',
  daily: 'game of the day',
  elsewhere: 'from elsewhere',
  assisted: 'with help',
  rename: (game: string) => `Name: ${game}`,
  remove: (game: string) => `Delete: ${game}`,
  pageOf: (page: number, pages: number) => `Page ${number(page)} of ${number(pages)}`,
  pages: 'Pages',
  previous: 'Previous',
  following: 'Next',

  nameField: 'Name of this game',
  nameSave: 'Save',
  cancel: 'Cancel',
  named: (name: string) => `The game is called ${name} now.`,
  nameTaken: 'The game has no name now.',
  removeAsk: 'Delete this game for good?',
  removeYes: 'Delete',
  removeNo: 'Keep',
  removed: 'The game was deleted.',
  restore: 'Bring it back',
  restored: 'The game is back.',

  importTitle: 'Bring games in',
  importHint:
    'A record, a link, or a file with many games. A file can also be dropped on this page.',
  chooseFile: 'Choose a file',
  pasteLabel: 'Or paste a record or a link',
  importPasted: 'Bring in',
  imported: (games: number) => `${count(games, 'game was', 'games were')} brought in.`,
  progress: (done: number, all: number) =>
    `${number(done)} of ${count(all, 'game', 'games')} looked at …`,
  refused: (reason: string) => `Nothing was brought in. ${reason}`,
  refusedSome: (games: number, reason: string) =>
    `${count(games, 'game was', 'games were')} left out, the first because: ${reason}`,
  gameInFile: (game: number) => `Game ${number(game)}`,
  refusedFile: 'This file can’t be read.',
  whose: (games: number) => `The file holds ${count(games, 'game', 'games')}. Whose are they?`,
  whoseMine: 'Mine',
  whoseOthers: 'Somebody else’s',
  exportTitle: 'Save all games',
  exportHint: (games: number) =>
    `One file with ${count(games, 'game', 'games')}, to keep or to take elsewhere.`,
  exportAll: 'Save all in a file',
  byHand: 'This browser doesn’t save files from here.',
  asides: (games: number) =>
    `${count(games, 'game', 'games')} could not be read and ${games === 1 ? 'was' : 'were'} put aside.`,
  saveAsides: 'Save them in a file',
};

/** The words of the list of kept games in one language. */
export type GamesText = typeof englishGames;
