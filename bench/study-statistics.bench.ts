/**
 * How long statistics of many kept games take: `npx tsx bench/study-statistics.bench.ts`. Prints
 * medians of 31 runs over 10,000 games of three kinds, first told apart, then each kind's statistics.
 */
import { createRandom, GENERATORS, unwrap } from '../src/engine/index.ts';
import {
  rowsByKind,
  type StatisticsRow,
  statisticsOf,
} from '../src/web/study/statistics/statistics.ts';
import { median, timesOf } from './measure.ts';

const GAMES = 10_000;
const RUNS = 31;
const KINDS = ['threes/4x4', 'cs227/4x4', 'tres/4x4'];

const random = unwrap(createRandom(GENERATORS[0], 'statistics'));
const rows = Array.from(
  { length: GAMES },
  (_, index): StatisticsRow => ({
    kind: KINDS[random.nextInt(KINDS.length)] ?? '',
    score: random.nextInt(100_000),
    highest: 3 * 2 ** random.nextInt(12),
    moves: random.nextInt(1500),
    result: 'stuck',
    ended: 1_700_000_000_000 + ((index * 7919) % GAMES) * 60_000,
    playedMs: random.nextInt(3_600_000),
    own: true,
    agent: null,
    assisted: random.nextInt(10) === 0,
    daily: random.nextInt(10) === 0 ? { day: '2026-11-30', scored: true } : null,
  }),
);

function time(run: () => void): string {
  return `${median(timesOf(run, RUNS)).toFixed(2)} ms`;
}

const kinds = rowsByKind(rows);
const lines = [
  `Node ${process.version}; ${GAMES} games; medians of ${RUNS} runs`,
  `the games that count, by kind: ${time(() => rowsByKind(rows))}`,
  `statistics of every kind: ${time(() => [...kinds.values()].map(statisticsOf))}`,
  `statistics of all as if of one kind: ${time(() => statisticsOf(rows))}`,
];
process.stdout.write(`${lines.join('\n')}\n`);
