import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import {
  formatLinkRecord,
  formatTextRecord,
  linkPart,
  threes,
  tres,
  unwrap,
  verifyRecord,
} from '../../../engine/index.ts';
import { backupOf } from '../../app/backup.ts';
import { recordLink } from '../../app/record-link.ts';
import { recordOfGame } from '../../app/records.ts';
import { memoryStore } from '../../app/storage.ts';
import { archiveText } from './archive.ts';
import { DATABASE, type Kept } from './database.ts';
import { playedGame } from './games-for-tests.ts';
import { findGames, importMany, importOne } from './import.ts';
import { KeptGames } from './kept-games.ts';

const games = new KeptGames(() => 5000);

afterEach(async () => {
  await games.close();
  indexedDB.deleteDatabase(DATABASE);
});

function value<T>(kept: Kept<T>): T {
  if (!kept.ok) throw new Error(kept.fault);
  return kept.value;
}

const RECORDS = [threes, tres].map((rules) => {
  const tags = [{ name: 'Name', value: `A game of ${rules.name}` }];
  return recordOfGame(playedGame(rules, 'import'), '2026-11-30', {
    tags,
    times: [800, undefined, 90],
  });
});

async function found(source: string | Blob) {
  const one = await findGames(source);
  if (one.kind !== 'one') throw new Error(`Not one game, but ${one.kind}.`);
  return one.game;
}

test('a record as text, as file and as link is found, and kept as it says', async () => {
  const record = RECORDS[0]!;
  const text = formatTextRecord(record);
  const link = recordLink('https://host/', formatLinkRecord(record));
  expect((await found(text)).record).toEqual(record);
  expect((await found(new Blob([text]))).record).toEqual(record);
  expect(linkPart((await found(link)).record)).toEqual(linkPart(record));
  const row = value(await importOne(games, await found(text), []));
  expect(row).toMatchObject({ own: false, name: 'A game of Threes', score: record.claims.score });
  expect(value(await games.records())[0]?.text).toBe(text);
});

test('the same game is not kept twice, be it the own or brought in before', async () => {
  const [one, other] = RECORDS;
  value(await games.keep([{ id: 'own', record: one!, own: true }]));
  const rows = value(await games.rows());
  const again = value(await importOne(games, unwrap(verifyRecord(one!)), rows));
  expect(again?.id).toBe('own');
  for (let time = 0; time < 2; time++) {
    value(await importOne(games, unwrap(verifyRecord(other!)), []));
  }
  expect(value(await games.rows())).toHaveLength(2);
});

test('what is no game is refused with the place of the fault', async () => {
  expect(await findGames('[Format "1"]\n[Rules "threes@1"')).toMatchObject({
    kind: 'refused',
    fault: { code: 'record-syntax', line: 2 },
  });
  const text = formatTextRecord(RECORDS[0]!);
  const forged = text.replace(/\[Score "\d+"\]/, '[Score "999999"]');
  expect(await findGames(forged)).toMatchObject({ fault: { code: 'claim-wrong', at: 'Score' } });
  const cut = recordLink('https://host/', formatLinkRecord(RECORDS[0]!).slice(0, -3));
  expect(await findGames(cut)).toMatchObject({ fault: { code: 'link-damaged' } });
  const gone = { text: () => Promise.reject(new Error('gone')) } as Blob;
  expect(await findGames(gone)).toEqual({ kind: 'refused', fault: 'unreadable' });
});

test('all games saved in one file come back as they were, and bad ones spoil no other', async () => {
  const own = RECORDS.map((record, index) => ({ id: `own ${index}`, record, own: index === 0 }));
  value(await games.keep(own));
  const [rows, records] = [value(await games.rows()), value(await games.records())];
  const bad = { id: 'bad', own: true, text: 'nothing' };
  const file = archiveText([records[0]!, bad, records[1]!], '2026-11-30');
  value(await games.remove(rows.map(({ id }) => id)));
  const many = await findGames(file);
  if (many.kind !== 'many') throw new Error(many.kind);
  const seen: number[] = [];
  const imported = await importMany(games, many.games, true, (done) => seen.push(done));
  expect(imported).toMatchObject({ store: null, faults: [{ index: 1 }] });
  expect(seen.at(-1)).toBe(3);
  expect(new Set(value(await games.rows()))).toEqual(new Set(rows));
  expect(new Set(value(await games.records()))).toEqual(new Set(records));
});

test('a game that went on here is not replaced by an older state of it', async () => {
  const whole = playedGame(threes, 'import');
  const half = { ...whole, history: { ...whole.history, at: 9 } };
  value(await games.keep([{ id: 'a', record: recordOfGame(half, '2026-11-30'), own: true }]));
  const older = value(await games.records());
  value(await games.keep([{ id: 'a', record: RECORDS[0]!, own: true }]));
  await importMany(games, older, true);
  expect(value(await games.rows())[0]).toMatchObject({ moves: whole.history.at });
});

test('games of somebody else never count as the own', async () => {
  value(await games.keep([{ id: 'a', record: RECORDS[0]!, own: true }]));
  const file = backupOf(memoryStore(), '2026-11-30', value(await games.records()));
  const many = await findGames(file);
  if (many.kind !== 'many') throw new Error(many.kind);
  for (let time = 0; time < 2; time++) await importMany(games, many.games, false);
  const rows = value(await games.rows());
  expect(rows.map(({ own }) => own).toSorted()).toEqual([false, true]);
});

test('a file of a later format is refused as a whole', async () => {
  const file = archiveText([], '2026-11-30').replace('"format": 1', '"format": 2');
  expect(await findGames(file)).toMatchObject({ fault: { code: 'version-unknown' } });
});
