import { expect, test } from 'vitest';
import type { KeptRow } from './kept-row.ts';
import { ALL_GAMES, type Choice, choicesIn, listed, pageOf } from './listing.ts';

const NOW = Date.UTC(2026, 10, 30);
const DAY = 86_400_000;

function row(id: string, more: Partial<KeptRow>): KeptRow {
  return {
    id,
    kind: 'threes/4x4',
    rules: 'threes',
    width: 4,
    height: 4,
    seed: null,
    score: 100,
    highest: 48,
    moves: 50,
    result: 'stuck',
    started: null,
    ended: NOW,
    playedMs: null,
    undone: 0,
    own: true,
    agent: null,
    assisted: false,
    daily: null,
    name: null,
    ...more,
  };
}

const ROWS = [
  row('a', { ended: NOW - 2 * DAY, score: 300 }),
  row('b', { ended: NOW - 40 * DAY, score: 900, highest: 192 }),
  row('c', { ended: NOW, rules: 'cs227', kind: 'cs227/6x6', width: 6, height: 6 }),
  row('d', { ended: NOW - 3600_000, result: 'playing', score: 30, highest: 12 }),
  row('e', { ended: NOW - 400 * DAY, own: false, score: 300, highest: 384 }),
];

test.each<[string, Partial<Choice>, string]>([
  ['the newest first', {}, 'cdabe'],
  ['the oldest first', { order: 'oldest' }, 'ebadc'],
  ['the highest score first, of equal ones the newer', { order: 'score' }, 'baecd'],
  ['the highest tile first', { order: 'highest' }, 'ebacd'],
  ['one rule set', { rules: 'cs227' }, 'c'],
  ['one size', { size: '4×4' }, 'dabe'],
  ['finished', { ended: 'finished' }, 'cabe'],
  ['unfinished', { ended: 'unfinished' }, 'd'],
  ['a day', { span: 'day' }, 'cd'],
  ['a week', { span: 'week' }, 'cda'],
  ['a month', { span: 'month' }, 'cda'],
  ['a year', { span: 'year' }, 'cdab'],
  ['a least tile', { tile: 192 }, 'be'],
  ['my own', { owner: 'own' }, 'cdab'],
  ['others', { owner: 'others' }, 'e'],
  ['several at once', { span: 'year', tile: 48, ended: 'finished', order: 'score' }, 'bac'],
])('%s', (_, choice, ids) => {
  const chosen = listed(ROWS, { ...ALL_GAMES, ...choice }, NOW);
  expect(chosen.map(({ id }) => id).join('')).toBe(ids);
});

test('only what there is can be chosen', () => {
  expect(choicesIn(ROWS)).toEqual({
    rules: ['cs227', 'threes'],
    sizes: ['4×4', '6×6'],
    tiles: [12, 48, 192, 384],
  });
});

test('a page outside the list is the nearest one', () => {
  const all = [1, 2, 3, 4, 5];
  expect(pageOf(all, 1, 2)).toEqual({ page: 1, pages: 3, items: [3, 4] });
  expect(pageOf(all, 9, 2)).toEqual({ page: 2, pages: 3, items: [5] });
  expect(pageOf(all, -1, 2).items).toEqual([1, 2]);
  expect(pageOf([], 4, 2)).toEqual({ page: 0, pages: 1, items: [] });
});
