import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STATUSES } from '../../../engine/index.ts';
import {
  CHOICES,
  chosen,
  figuresOf,
  GROUPS,
  groupOf,
  MOST_STRETCHES,
  rowsByKind,
  type StatisticsRow,
  statisticsOf,
} from './statistics.ts';

const ROW: StatisticsRow = {
  kind: 'threes/4x4',
  score: 300,
  highest: 48,
  moves: 90,
  result: 'stuck',
  ended: 1000,
  playedMs: 60_000,
  own: true,
  agent: null,
  assisted: false,
  daily: null,
};

const anyMark = fc.record({ day: fc.constant('2026-11-30'), scored: fc.boolean() });
const anyRow: fc.Arbitrary<StatisticsRow> = fc.record({
  kind: fc.constantFrom('threes/4x4', 'cs227/4x4', 'cs227/6x6'),
  score: fc.nat(200_000),
  highest: fc.nat(12).map((doublings) => 3 * 2 ** doublings),
  moves: fc.nat(3000),
  result: fc.constantFrom(...STATUSES),
  ended: fc.nat(1_000_000),
  playedMs: fc.option(fc.nat(3_600_000)),
  own: fc.boolean(),
  agent: fc.option(fc.constant('expert')),
  assisted: fc.boolean(),
  daily: fc.option(anyMark),
});
const anyRows = fc.array(anyRow, { maxLength: 120 });

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test('games are told apart; those of others and those without an end do not count', () => {
  const daily = { day: '2026-11-30', scored: true };
  expect(groupOf(ROW)).toBe('plain');
  expect(groupOf({ ...ROW, daily })).toBe('daily');
  expect(groupOf({ ...ROW, daily: { ...daily, scored: false } })).toBe('practice');
  expect(groupOf({ ...ROW, assisted: true })).toBe('assisted');
  expect(groupOf({ ...ROW, own: false })).toBeNull();
  expect(groupOf({ ...ROW, agent: 'expert' })).toBeNull();
  expect(groupOf({ ...ROW, result: 'playing' })).toBeNull();
});

test('no games are no numbers', () => {
  expect(statisticsOf([])).toEqual({
    games: 0,
    mean: null,
    best: null,
    movesPerMinute: null,
    highest: [],
    course: [],
  });
});

test('moves a minute leave out games whose time is not known', () => {
  const rows = [ROW, { ...ROW, moves: 30, playedMs: 30_000 }, { ...ROW, playedMs: null }];
  expect(figuresOf(rows).movesPerMinute).toBe(80);
  expect(
    figuresOf([
      { ...ROW, playedMs: null },
      { ...ROW, playedMs: 0 },
    ]).movesPerMinute,
  ).toBeNull();
});

test('the highest tiles, from the lowest to the highest, and how many games got as far', () => {
  const rows = [48, 96, 48, 384].map((highest) => ({ ...ROW, highest }));
  expect(statisticsOf(rows).highest).toEqual([
    { tile: 48, games: 2, reached: 4 },
    { tile: 96, games: 1, reached: 2 },
    { tile: 384, games: 1, reached: 1 },
  ]);
});

test('the numbers are what naive sums give', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const { games, mean, best, movesPerMinute, highest } = statisticsOf(rows);
      const scores = rows.map(({ score }) => score);
      expect(games).toBe(rows.length);
      expect(mean).toBe(rows.length === 0 ? null : sum(scores) / rows.length);
      expect(best).toBe(rows.length === 0 ? null : Math.max(...scores));
      const timed = rows.filter(({ playedMs }) => playedMs !== null && playedMs > 0);
      const minutes = sum(timed.map(({ playedMs }) => (playedMs ?? 0) / 60_000));
      const rate = sum(timed.map(({ moves }) => moves)) / minutes;
      if (timed.length === 0) expect(movesPerMinute).toBeNull();
      else expect(movesPerMinute).toBeCloseTo(rate, 6);
      const tiles = [...new Set(rows.map((row) => row.highest))].sort((a, b) => a - b);
      expect(highest).toEqual(
        tiles.map((tile) => ({
          tile,
          games: rows.filter((row) => row.highest === tile).length,
          reached: rows.filter((row) => row.highest >= tile).length,
        })),
      );
    }),
  );
});

test('the course has every game once, in order, in stretches of as many games', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const { course, mean, best } = statisticsOf(rows);
      expect(course).toHaveLength(Math.min(rows.length, MOST_STRETCHES));
      expect(sum(course.map(({ games }) => games))).toBe(rows.length);
      const sizes = course.map(({ games }) => games);
      expect(Math.max(0, ...sizes) - Math.min(...sizes, 120)).toBeLessThanOrEqual(1);
      for (const [index, stretch] of course.entries()) {
        expect(stretch.from).toBeLessThanOrEqual(stretch.to);
        expect(stretch.to).toBeLessThanOrEqual(course[index + 1]?.from ?? Infinity);
        expect(stretch.least).toBeLessThanOrEqual(stretch.mean ?? 0);
        expect(stretch.mean).toBeLessThanOrEqual(stretch.best ?? 0);
      }
      if (rows.length === 0) return;
      expect(Math.max(...course.map((stretch) => stretch.best ?? 0))).toBe(best);
      const total = sum(course.map((stretch) => (stretch.mean ?? 0) * stretch.games));
      expect(total / rows.length).toBeCloseTo(mean ?? 0, 4);
    }),
  );
});

test('rows by kind are those that count, the kind that was played last first', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const kinds = rowsByKind(rows);
      const counted = rows.filter((row) => groupOf(row) !== null);
      expect(new Set([...kinds.values()].flat())).toEqual(new Set(counted));
      for (const [kind, own] of kinds) {
        expect(own).toHaveLength(counted.filter((row) => row.kind === kind).length);
        expect(own.every((row) => row.kind === kind)).toBe(true);
      }
      const latest = [...kinds.values()].map((own) => Math.max(...own.map(({ ended }) => ended)));
      expect(latest).toEqual(latest.toSorted((a, b) => b - a));
    }),
  );
});

test('each group is chosen by itself, and all that had no help together', () => {
  fc.assert(
    fc.property(anyRows, fc.nat(1_000_000), (rows, since) => {
      const late = rows.filter(({ ended }) => ended >= since);
      for (const group of GROUPS) {
        expect(chosen(rows, group, since)).toEqual(late.filter((row) => groupOf(row) === group));
      }
      const alone = late.filter((row) => groupOf(row) !== null && !row.assisted);
      expect(chosen(rows, 'all', since)).toEqual(alone);
    }),
  );
  expect(CHOICES).toEqual(['all', ...GROUPS]);
});
