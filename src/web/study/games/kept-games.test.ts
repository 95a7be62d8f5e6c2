import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { type GameRecord, recordOf, threes, tres, unwrap } from '../../../engine/index.ts';
import { dealGame } from '../../app/open-game.ts';
import { DATABASE, DATABASE_VERSION } from './database.ts';
import { withDetails } from './game-tags.ts';
import { playedGame } from './games-for-tests.ts';
import { KeptGames } from './kept-games.ts';
import type { KeptRow } from './kept-row.ts';
import { sending } from './sending.ts';
import { shelfOf, shelfText } from './shelves.ts';

const NOW = Date.UTC(2026, 10, 30, 9);
const open: KeptGames[] = [];

function keptGames(): KeptGames {
  const games = new KeptGames(() => NOW);
  open.push(games);
  return games;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((games) => games.close()));
  indexedDB.deleteDatabase(DATABASE);
});

function value<T>(kept: { ok: true; value: T } | { ok: false; fault: string }): T {
  if (!kept.ok) throw new Error(kept.fault);
  return kept.value;
}

const GAME = playedGame(threes, 'kept');
const RECORD = unwrap(
  recordOf(GAME.history, {
    seed: { generator: 'sfc32', seed: 'kept' },
    tags: withDetails([{ name: 'Machine', value: 'a phone' }], {
      name: null,
      started: NOW - 60_000,
      ended: NOW - 1000,
      playedMs: 42_000,
      undone: 2,
      daily: { day: '2026-11-30', scored: true },
    }),
  }),
);

test('a kept game is listed with all that its record says, and read back whole', async () => {
  const games = keptGames();
  value(await games.keep([{ id: 'a', record: RECORD, own: true }]));
  const [row] = value(await keptGames().rows());
  expect(row).toEqual({
    id: 'a',
    own: true,
    kind: 'threes/4x4',
    rules: 'threes',
    width: 4,
    height: 4,
    seed: 'kept',
    score: RECORD.claims.score,
    highest: RECORD.claims.highest,
    moves: RECORD.claims.moves,
    result: 'stuck',
    started: NOW - 60_000,
    ended: NOW - 1000,
    playedMs: 42_000,
    undone: 2,
    daily: { day: '2026-11-30', scored: true },
    name: null,
    agent: null,
    assisted: false,
  });
  const kept = value(await games.game('a'));
  expect(kept && 'game' in kept && kept.game.record).toEqual(RECORD);
});

test('a list and a file that are asked for meanwhile wait for a game on its way', async () => {
  const games = keptGames();
  const keep = async () => void value(await games.keep([{ id: 'a', record: RECORD, own: true }]));
  sending(new Promise((done) => setTimeout(() => void keep().finally(done))));
  const [rows, records] = await Promise.all([keptGames().rows(), keptGames().records()]);
  expect(value(rows)).toHaveLength(1);
  expect(value(records)).toHaveLength(1);
});

test('a game of the same id takes the place of the one before', async () => {
  const games = keptGames();
  const shorter = { ...GAME.history, at: GAME.history.at - 3 };
  const unfinished = unwrap(
    recordOf(shorter, { date: '2026-11-29', seed: { generator: 'sfc32', seed: 'kept' } }),
  );
  value(await games.keep([{ id: 'a', record: RECORD, own: true }]));
  value(await games.keep([{ id: 'a', record: unfinished, own: true }]));
  const rows = value(await games.rows());
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ result: 'playing', moves: shorter.at });
  expect(new Date(rows[0]!.ended).getDate()).toBe(29);
});

test('a name stays with the record, and an empty one takes it away', async () => {
  const games = keptGames();
  value(await games.keep([{ id: 'a', record: RECORD, own: true }]));
  expect(value(await games.rename('a', '  My \n best  '))).toMatchObject({ name: 'My best' });
  expect(value(await games.records())[0]?.text).toContain('[Name "My best"]');
  expect(value(await games.rows())[0]).toMatchObject({ name: 'My best', playedMs: 42_000 });
  value(await games.rename('a', ' '));
  expect(value(await games.rows())[0]).toMatchObject({ name: null });
  expect(value(await games.rename('b', 'None'))).toBeUndefined();
});

test('a deleted game can be brought back as it was', async () => {
  const games = keptGames();
  value(await games.keep([{ id: 'a', record: RECORD, own: true }]));
  const kept = value(await games.game('a'));
  value(await games.remove(['a']));
  expect(value(await games.rows())).toEqual([]);
  expect(value(await games.game('a'))).toBeUndefined();
  if (!kept || !('row' in kept)) throw new Error('The game was not kept.');
  value(await games.restore(kept));
  expect(value(await games.game('a'))).toEqual(kept);
});

test('a record that can not be replayed is not kept', async () => {
  const games = keptGames();
  const turns = [...RECORD.turns, { move: 'left' as const }];
  const wrong: GameRecord = { ...RECORD, turns };
  expect(value(await games.keep([{ id: 'a', record: wrong, own: false }]))).toEqual([]);
  expect(value(await games.rows())).toEqual([]);
});

test('a damaged or missing row is made again from its record', async () => {
  const games = keptGames();
  value(await games.keep(['a', 'b', 'c'].map((id) => ({ id, record: RECORD, own: id !== 'c' }))));
  const before = value(await games.rows());
  const database = await openDB(DATABASE, DATABASE_VERSION);
  await database.put('shelves', JSON.stringify([{ id: 'b', score: 'many' }]), shelfOf('b'));
  await database.delete('shelves', shelfOf('c'));
  await database.put('shelves', 'no shelf', shelfOf('c') + 1);
  database.close();
  expect(new Set(value(await games.rows()))).toEqual(new Set(before));
  expect(value(await games.asides())).toEqual([]);
});

test('what can not be understood is put aside and not deleted', async () => {
  const games = keptGames();
  value(await games.keep(['a', 'b'].map((id) => ({ id, record: RECORD, own: true }))));
  const cut = { id: 'a', own: true, text: '[Format "1"]' };
  const database = await openDB(DATABASE, DATABASE_VERSION);
  await database.put('records', cut);
  await database.delete('records', 'b');
  database.close();
  expect(value(await games.game('a'))).toMatchObject({ code: 'tag-missing' });
  expect(value(await games.rows())).toEqual([]);
  const asides = value(await games.asides());
  expect(asides.map(({ record }) => record)).toEqual([cut]);
  expect(value(await games.game('a'))).toBeUndefined();
});

test('the rows of version 1, on more shelves, are found again as they were', async () => {
  const games = keptGames();
  const ids = Array.from({ length: 40 }, (_, index) => `game ${index}`);
  value(await games.keep(ids.map((id) => ({ id, record: RECORD, own: true }))));
  const rows = value(await games.rows()).map((row) => ({ ...row, score: row.score + 1 }));
  const records = value(await games.records());
  await games.close();
  indexedDB.deleteDatabase(DATABASE);
  const first = await openDB(DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('shelves');
      database.createObjectStore('records', { keyPath: 'id' });
      database.createObjectStore('aside', { autoIncrement: true });
    },
  });
  const shelves = new Map<number, KeptRow[]>();
  for (const [index, row] of rows.entries()) {
    shelves.set(index % 23, [...(shelves.get(index % 23) ?? []), row]);
    await first.put('records', records[index]);
  }
  for (const [shelf, own] of shelves) await first.put('shelves', shelfText(own), shelf);
  first.close();
  // Rows that were made anew from the records would have the score of before.
  expect(new Set(value(await games.rows()))).toEqual(new Set(rows));
  value(await games.remove([ids[0]!]));
  expect(value(await games.rows())).toHaveLength(39);
});

test('a database of a newer version is left alone', async () => {
  const newer = await openDB(DATABASE, DATABASE_VERSION + 1);
  newer.close();
  expect(await keptGames().rows()).toEqual({ ok: false, fault: 'newer' });
});

test('a tab that holds an older version is told of', async () => {
  const older = await openDB(DATABASE, DATABASE_VERSION);
  const waiting = openDB(DATABASE, DATABASE_VERSION + 1);
  // A newer version waits for the older one, and this program comes after both.
  const asked = keptGames().rows();
  older.close();
  (await waiting).close();
  expect(await asked).toEqual({ ok: false, fault: 'newer' });
});

test('a newer version of the program gets the database from this one', async () => {
  const games = keptGames();
  value(await games.rows());
  const newer = await openDB(DATABASE, DATABASE_VERSION + 1);
  expect(newer.version).toBe(DATABASE_VERSION + 1);
  newer.close();
});

test('a browser without a database says so', async () => {
  const { indexedDB: there } = globalThis;
  Reflect.set(globalThis, 'indexedDB', undefined);
  try {
    expect(await keptGames().rows()).toEqual({ ok: false, fault: 'missing' });
  } finally {
    Reflect.set(globalThis, 'indexedDB', there);
  }
});

test('a game of other rules is of another kind', async () => {
  const games = keptGames();
  const { history, seed } = dealGame(tres, 'other');
  const record = unwrap(recordOf(history, { seed: { generator: 'sfc32', seed: seed ?? '' } }));
  value(await games.keep([{ id: 'a', record, own: true }]));
  expect(value(await games.rows())[0]).toMatchObject({ rules: 'tres', moves: 0, ended: NOW });
});
