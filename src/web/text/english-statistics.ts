/** The English words of the statistics. */
import { datesIn } from './dates.ts';
import { count, number } from './english-numbers.ts';

const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const dates = datesIn('en-GB');
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

/** The table in English. */
export const englishStatistics = {
  number,
  /** A number that need not be whole. */
  mean: (value: number) => decimal.format(value < 100 ? value : Math.round(value)),
  percent: (share: number) => percent.format(share),
  date: dates.date,
  range: dates.range,
  none: '–',

  kind: 'Game',
  period: 'Time',
  periods: {
    all: 'All time',
    year: 'This year',
    month: 'This month',
    week: 'This week',
    today: 'Today',
  },
  which: 'Games counted',
  groups: {
    all: 'All without help',
    plain: 'Own games, not of the day',
    daily: 'Scored tries of the day',
    practice: 'Practice of the day',
    assisted: 'With help',
  },
  counted: 'Games that you played here to their end. Games you gave up don’t count.',

  games: 'Games',
  average: 'Mean score',
  best: 'Best score',
  speed: 'Moves a minute',
  speedHint: 'Pauses of more than a minute count as one minute.',

  apart: 'Told apart',
  group: 'Which',

  tilesTitle: 'Highest tiles',
  tilesSaid: (tile: number, games: number) =>
    `Bar chart of the highest tile of each game. Most often it was ${tile}, in ${count(games, 'game', 'games')}.`,
  tile: 'Tile',
  share: 'Share',
  reached: 'Got this far',
  tileLine: (tile: number, games: number) => `${tile}: ${count(games, 'game', 'games')}`,

  courseTitle: 'Scores over time',
  courseSaid: (stretches: number, first: string, last: string) =>
    `Chart of the scores in ${count(stretches, 'step', 'steps')} from ${first} to ${last}.`,
  courseKey: 'Dots and line: mean score. Upright strokes: from the lowest to the highest score.',
  courseKeySingle: 'Each dot is a game, the earliest first.',
  when: 'When',
  score: 'Score',
  /** Short, for the heads of narrow columns. */
  columns: { mean: 'Mean', best: 'Best', speed: 'Moves/min', lowest: 'Lowest' },
  asTable: 'As a table',

  loading: 'One moment…',
  faults: {
    missing: 'This browser keeps no games here, so there is nothing to count.',
    blocked: 'Another tab holds your games in an older version. Close it, then open this again.',
    newer: 'Your games were kept by a newer version, so they can’t be counted here.',
    full: 'Your games could not be read: this device has no room left.',
    failed: 'Your games could not be read.',
  },
  emptyTitle: 'Nothing to count yet',
  empty:
    'Play a game to its end, and this page begins to fill: how many games, their mean and best score, which tiles you get to, how your scores change, and how fast you play.',
  noneHere: 'No game of this choice yet.',
  toGame: 'Back to the game',
};

/** The words of the statistics in one language. */
export type StatisticsText = typeof englishStatistics;
