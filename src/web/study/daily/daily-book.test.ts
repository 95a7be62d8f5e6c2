import { beforeEach, expect, test } from 'vitest';
import { legalMoves, playPresent, presentOf, scoreOf, statusOf } from '../../../engine/index.ts';
import type { OpenGame } from '../../app/open-game.ts';
import { guardedStore, memoryStore, type Store } from '../../app/storage.ts';
import {
  DAILY_KEY,
  giveUp,
  isBookText,
  joinBooks,
  noteTry,
  readBook,
  tryOf,
} from './daily-book.ts';
import { dealDay } from './daily-deal.ts';

const DAY = '2026-11-30';
let texts: Map<string, string>;
let store: Store;
beforeEach(() => {
  texts = new Map();
  store = memoryStore(texts);
});

/** A game after this many more turns, or fewer if it ends; `pick` chooses among the legal moves. */
function playedOn(game: OpenGame, turns: number, pick = 0): OpenGame {
  let { history } = game;
  for (let count = 0; count < turns; count++) {
    const legal = legalMoves(presentOf(history));
    const direction = legal[pick % legal.length];
    history = (direction && playPresent(history, direction)?.history) ?? history;
  }
  return { ...game, history };
}

const dealt = dealDay(DAY, true);
const result = () => readBook(store).results.get(DAY);

test('a try is in the book from its first moment, and comes back as it stood', () => {
  expect(readBook(store)).toEqual({ results: new Map(), locked: false });
  expect(noteTry(store, dealt)).toBe('noted');
  expect(result()).toMatchObject({ moves: 0, end: null });
  const played = playedOn(dealt, 7);
  expect(noteTry(store, played)).toBe('noted');
  expect(result()).toMatchObject({ moves: 7, score: scoreOf(presentOf(played.history).board) });
  expect(tryOf(result()!)).toEqual(played);
});

test('a try that has ended is kept without its game, and stays as it is', () => {
  const ended = playedOn(dealt, 2000);
  expect(statusOf(presentOf(ended.history))).toBe('stuck');
  expect(noteTry(store, ended)).toBe('noted');
  const { score, moves, highest, end, game } = result()!;
  expect([score, moves]).toEqual([scoreOf(presentOf(ended.history).board), ended.history.at]);
  expect(highest).toBeGreaterThanOrEqual(3);
  expect([end, game]).toEqual(['stuck', undefined]);
  expect(tryOf(result()!)).toBeUndefined();
  const before = texts.get(DAILY_KEY);
  expect(noteTry(store, ended)).toBe('noted');
  expect(noteTry(store, dealt)).toBe('refused');
  expect(noteTry(store, playedOn(dealt, 2000, 1))).toBe('refused');
  expect(texts.get(DAILY_KEY)).toBe(before);
});

test('an older state, or another course of the same day, is refused', () => {
  const played = playedOn(dealt, 9);
  noteTry(store, played);
  expect(noteTry(store, playedOn(dealt, 8))).toBe('refused');
  expect(noteTry(store, playedOn(dealt, 20, 1))).toBe('refused');
  expect(noteTry(store, playedOn(played, 1))).toBe('noted');
  expect(result()?.moves).toBe(10);
});

test('only the day’s own deal, marked as scored, is a try', () => {
  expect(noteTry(store, dealDay(DAY, false))).toBe('refused');
  expect(noteTry(store, { ...dealt, daily: { day: '2026-12-01', scored: true } })).toBe('refused');
  const { daily, ...plain } = dealt;
  expect(daily).toBeDefined();
  expect(noteTry(store, plain)).toBe('refused');
  expect(texts.size).toBe(0);
});

test('a try that is given up keeps its score, and is over', () => {
  noteTry(store, playedOn(dealt, 5));
  const { score, highest } = result()!;
  expect(giveUp(store, DAY)).toBe(true);
  expect(result()).toEqual({ score, highest, moves: 5, end: 'given-up' });
  expect(giveUp(store, DAY)).toBe(false);
  expect(giveUp(store, '2026-12-01')).toBe(false);
  expect(noteTry(store, playedOn(dealt, 6))).toBe('refused');
});

test('several days stand side by side, in their order', () => {
  for (const day of ['2026-12-02', '2026-11-30', '2026-12-01']) noteTry(store, dealDay(day, true));
  expect([...readBook(store).results.keys()]).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
});

test('what can’t be read is kept aside; the days that can be stay', () => {
  const good = { score: 3, highest: 3, moves: 1, end: 'stuck' };
  const days = { [DAY]: good, '2026-02-30': good, '2026-12-01': { ...good, score: -1 } };
  const text = JSON.stringify({ format: 1, days });
  texts.set(DAILY_KEY, text);
  expect(readBook(store)).toEqual({ results: new Map([[DAY, good]]), locked: false });
  expect(texts.get(`${DAILY_KEY}.aside.1`)).toBe(text);
  for (const damaged of ['', '{', 'null', '{"format":1}', '{"format":1,"days":3}']) {
    texts.set(DAILY_KEY, damaged);
    expect(readBook(store)).toEqual({ results: new Map(), locked: false });
  }
});

test.each([
  { score: 1, highest: 1, moves: 1, end: null },
  { score: 1, highest: 1, moves: 1, end: 'playing' },
  { score: 1.5, highest: 1, moves: 1, end: 'stuck' },
  { highest: 1, moves: 1, end: 'stuck' },
  null,
])('%j is no result', (entry) => {
  expect(isBookText(JSON.stringify({ format: 1, days: { [DAY]: entry } }))).toBe(false);
});

test('a book of a later version is left alone', () => {
  const text = '{"format":2,"pages":[]}';
  texts.set(DAILY_KEY, text);
  expect(readBook(store)).toEqual({ results: new Map(), locked: true });
  expect(noteTry(store, dealt)).toBe('unkept');
  expect(joinBooks(store, '{"format":1,"days":{}}')).toBe(false);
  expect([...texts]).toEqual([[DAILY_KEY, text]]);
});

test('where nothing can be kept it is said', () => {
  const blocked = guardedStore(() => null);
  expect(noteTry(blocked, dealt)).toBe('unkept');
  expect(giveUp(blocked, DAY)).toBe(false);
});

test('of two books each day that was scored stays scored', () => {
  const other = new Map<string, string>();
  const there = memoryStore(other);
  const [ended, otherwise] = [playedOn(dealt, 2000), playedOn(dealt, 2000, 1)];
  const days = ['2026-12-01', '2026-12-02', '2026-12-03'].map((day) => dealDay(day, true));
  noteTry(store, ended);
  noteTry(there, otherwise);
  // Under way here and over there; over here and under way there; under way in both.
  noteTry(store, days[0]!);
  noteTry(there, playedOn(days[0]!, 2000));
  noteTry(store, playedOn(days[1]!, 2000));
  noteTry(there, playedOn(days[1]!, 3));
  noteTry(store, playedOn(days[2]!, 3));
  noteTry(there, playedOn(days[2]!, 4));
  noteTry(there, dealDay('2026-12-04', true));
  const own = new Map(readBook(store).results);
  const theirs = new Map(readBook(there).results);
  expect(joinBooks(store, other.get(DAILY_KEY)!)).toBe(true);
  expect([...readBook(store).results]).toEqual([
    [DAY, own.get(DAY)],
    ['2026-12-01', theirs.get('2026-12-01')],
    ['2026-12-02', own.get('2026-12-02')],
    ['2026-12-03', theirs.get('2026-12-03')],
    ['2026-12-04', theirs.get('2026-12-04')],
  ]);
});
