/** The English words of the replay of a game. */
import type { Direction } from '../../engine/index.ts';
import { datesIn } from './dates.ts';
import { count, number } from './english-numbers.ts';

const directions: Readonly<Record<Direction, string>> = {
  left: 'Left',
  right: 'Right',
  up: 'Up',
  down: 'Down',
};

/** The table; see the type `ReplayText`. */
export const englishReplay = {
  dates: datesIn('en-GB'),
  missing: 'This game is no longer among your kept games.',
  toGames: 'Your games',
  points: (score: number) => count(score, 'point', 'points'),
  facts: (moves: number, highest: number) =>
    `${count(moves, 'move', 'moves')}, highest tile ${highest}`,
  onBoard: 'The game on the board',
  elsewhere: 'From elsewhere',

  boardAt: (ply: number) =>
    ply === 0 ? 'The board at the start' : `The board after move ${number(ply)}`,
  scrub: 'Position in the game',
  moveOf: (ply: number, last: number) =>
    ply === 0
      ? `Start, ${count(last, 'move', 'moves')} to come`
      : `Move ${number(ply)} of ${number(last)}`,
  controls: 'Replay',
  first: 'To the start',
  previous: 'One move back',
  play: 'Play',
  pause: 'Pause',
  following: 'One move on',
  last: 'To the end',
  speed: 'Speed',
  speedIs: (moves: number) => `${count(moves, 'move', 'moves')} a second`,
  keysHint:
    'Arrow keys go move by move, Home and End to the start and the end, Page Up and Page Down ten moves.',

  continueHere: 'Play on from here',
  resume: 'Take this game up again',
  continueHint:
    'This begins a new game with the moves up to here. It does not count for best scores, since you have seen what comes.',
  resumeHint: 'It goes on as you left it, and counts as your own.',
  continueTraced: 'This game was written down from elsewhere: the tiles to come are drawn anew.',
  continueBarred: 'Not while the scored game of the day with the same deal is under way.',
  continueEnded: 'The game has ended here. Go back a few moves to try something else.',

  moves: 'Moves',
  movesFrom: (first: number, last: number, all: number) =>
    `Moves ${number(first)} to ${number(last)} of ${number(all)}`,
  earlier: 'Earlier moves',
  later: 'Later moves',
  direction: directions,
  made: (tiles: readonly number[]) =>
    tiles.length === 0 ? 'no merge' : `made ${tiles.join(', ')}`,
  entered: (tile: number) => `new ${tile}`,
  seconds: (seconds: number) => `${number(seconds)} s`,

  why: 'Why the sheets moved',
  whyStart: 'Nothing has been pushed yet.',
  review: 'Review with the computer',

  share: 'Share',
  saveFile: 'Save record',
  copyLink: 'Copy link',
  copyPlain: 'Copy as text',
  savePicture: 'Save picture',
  send: 'Send…',
  linkCopied: 'Link copied. It opens this whole game.',
  plainCopied: 'Text copied.',
  noPicture: 'This browser can’t make the picture.',
  pictureAlt: (rules: string, score: string, facts: string, rows: readonly string[]) =>
    `The last board of a game of ${rules}: ${score}, ${facts}. Row by row: ${rows.join('; ')}.`,

  name: 'Name',
  nameField: 'Name of this game',
  nameSave: 'Save name',
  nameSaved: (name: string) => `The game is called ${name} now.`,
  nameTaken: 'The game has no name now.',
  remove: 'Delete',
};

/** The words of the replay in one language. */
export type ReplayText = typeof englishReplay;
