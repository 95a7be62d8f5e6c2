/** The English words of the game of the day. */
import { datesIn } from './dates.ts';
import { count, number } from './english-numbers.ts';

const dates = datesIn('en-GB');

/** What is told of a day's result. */
export interface ToldResult {
  readonly day: string;
  readonly score: number;
  readonly highest: number;
  readonly moves: number;
  readonly givenUp: boolean;
  /** How many days in a row were scored. */
  readonly streak: number;
}

/** The table in English. */
export const englishDaily = {
  dates,
  number,
  common: (rules: string) =>
    `One game of ${rules} a day, the same for everyone on earth: its deal is made from the date.`,
  believed: (day: string, clock: string) =>
    `By this device’s clock it is ${dates.day(day)} in UTC. The next game comes at midnight UTC, ${clock} here.`,
  otherDay: (own: string, server: string) =>
    `This device says ${dates.day(own)}, but the server says ${dates.day(server)}. Is the date of this device right?`,
  laterDays: (day: string) =>
    `Days after today are scored here, the last of them ${dates.day(day)}. Was the clock of this device ahead, or is it behind now?`,
  timeLeft: 'Time left',

  tryHint:
    'One try counts. In it nothing can be taken back, and there are no hints; peeking is allowed. You can leave it and go on later, even after midnight.',
  start: 'Play the scored try',
  goOn: 'Go on',
  underWay: (score: number, moves: number) =>
    `Your scored try is under way: ${count(score, 'point', 'points')} in ${count(moves, 'move', 'moves')}.`,
  unfinished: (day: string, score: number, moves: number) =>
    `${dates.day(day)} is unfinished: ${count(score, 'point', 'points')} in ${count(moves, 'move', 'moves')}.`,
  giveUp: 'Give up',
  giveUpAsk: (score: number) =>
    `Give up? The day then counts with ${count(score, 'point', 'points')}, and you play on as practice.`,
  keepTry: 'Keep playing',
  scored: 'Your score of the day',
  points: (score: number) => count(score, 'point', 'points'),
  details: (highest: number, moves: number) =>
    `Highest tile ${highest}, ${count(moves, 'move', 'moves')}.`,
  givenUp: 'Given up.',
  practise: 'Practise this game',
  practiseHint: 'Practice is not scored: take moves back, ask for hints, try as often as you like.',
  share: 'Share',
  copy: 'Copy result',
  copied: 'Result copied.',
  byHand: 'This browser doesn’t allow it here. Copy the text yourself:',
  /** Plain words that read well aloud, without anything that would spoil the day for others. */
  result: ({ day, score, highest, moves, givenUp, streak }: ToldResult) =>
    [
      `Threefold, game of the day, ${dates.day(day)}: ${count(score, 'point', 'points')}`,
      `highest tile ${highest}`,
      `${count(moves, 'move', 'moves')}${givenUp ? ', given up' : ''}. ${count(streak, 'day', 'days')} in a row.`,
    ].join(', '),
  newDay: 'A new day has begun, with a new game.',
  notKept: 'This browser keeps nothing: the day’s score ends with this page.',
  locked:
    'The days in this browser were kept by a newer version. They are left alone, and nothing is scored here.',
  damaged: 'This try can’t be read any more. It can only be given up.',

  streak: 'Days in a row',
  streakNow: 'Now',
  streakLongest: 'Longest',
  streakHint: 'A day counts once its try has ended, however it ended.',
  pastTitle: 'Days played',
  earlierMonth: 'Earlier month',
  laterMonth: 'Later month',
  dayScored: (score: number) => `scored ${number(score)}`,
  dayUnderWay: 'under way',
  columns: { day: 'Day', score: 'Score', highest: 'Highest', moves: 'Moves' },
  noneInMonth: 'No day of this month is scored here.',
  anotherDay: 'Practise another day',
  practiseOne: 'Practise',
  anotherDayHint: 'Any day up to today, by its date.',
};

/** The words of the game of the day in one language. */
export type DailyText = typeof englishDaily;
