import { expect, test } from 'vitest';
import { legalMoves, tres, unwrap } from '../../engine/index.ts';
import { DAILY_KEY, noteTry, readBook } from '../study/daily/daily-book.ts';
import { dealDay } from '../study/daily/daily-deal.ts';
import { COPY_KEY, keepTranscript } from '../study/editor/kept-transcript.ts';
import { beginTranscript } from '../study/editor/transcript.ts';
import { backupOf, bringIn, effectOf, gameInBackup, gamesInBackup, readBackup } from './backup.ts';
import { BEST_KEY, readBest, writeBest } from './best.ts';
import { MadeFigures } from './made.ts';
import { gameToText, type OpenGame } from './open-game.ts';
import { EARLIER_KEY, GAME_KEY, Session } from './session.ts';
import { SETTINGS_KEY, SettingsKeeper } from './settings.ts';
import { guardedStore, memoryStore, type Store } from './storage.ts';

/** A player's store after a while: a game, one put aside, a day, a copy, scores, settings, figures. */
function usedStore() {
  const texts = new Map<string, string>();
  const store = memoryStore(texts);
  const first = new Session({ store, freshSeed: () => 'first' });
  push(first, 5);
  const second = new Session({ store, freshSeed: () => '', request: { rules: tres, seed: 'x' } });
  push(second, 7);
  new SettingsKeeper(store).change({ theme: 'dark', volume: 30 });
  new MadeFigures(store).note({ width: 2, height: 1, cells: [3, 48] });
  noteTry(store, dealDay('2026-11-30', true));
  const { board, moves, preview, supply } = first.present;
  const start = { board, moves, preview, supply, random: null };
  keepTranscript(store, beginTranscript(start, first.present.rules));
  return { store, texts, game: second.game };
}

function push(session: Session, turns: number): void {
  for (let count = 0; count < turns; count++) {
    session.play(legalMoves(session.present)[0] ?? 'left');
  }
}

/** Brings all parts of a file in, as a page on this store does. */
async function bringAll(
  store: Store,
  file: string,
  openGame = (_: OpenGame) => {},
  keepGames = async (_: readonly unknown[]) => true,
): Promise<boolean[]> {
  const brought: boolean[] = [];
  for (const one of unwrap(readBackup(file))) {
    const target = { store, openGame, keepGames };
    brought.push('text' in one && (await bringIn(target, one.part, one.text)));
  }
  return brought;
}

test('everything comes back in an empty browser', async () => {
  const { store, texts, game } = usedStore();
  const other = new Map<string, string>();
  const target = memoryStore(other);
  const session = new Session({ store: target, freshSeed: () => 'fresh' });
  const openGame = (one: OpenGame) => void session.open({ game: one, whole: true });
  expect(await bringAll(target, backupOf(store, '2026-11-30'), openGame)).toEqual(
    Array.from({ length: 7 }, () => true),
  );
  expect(session.game).toEqual(game);
  for (const key of [GAME_KEY, EARLIER_KEY, DAILY_KEY, COPY_KEY, BEST_KEY, SETTINGS_KEY]) {
    expect(JSON.parse(other.get(key) ?? 'null')).toEqual(JSON.parse(texts.get(key) ?? ''));
  }
  expect(new MadeFigures(target).tiles).toEqual(new Set([3, 48]));
});

test('the file of what was brought in is the same file', async () => {
  const { store, game } = usedStore();
  const file = backupOf(store, '2026-11-30');
  const texts = new Map([[GAME_KEY, gameToText(game)]]);
  const target = memoryStore(texts);
  await bringAll(target, file);
  expect(backupOf(target, '2026-11-30')).toBe(file);
});

test('a file that was cut off anywhere is refused as a whole, with a reason', () => {
  const file = backupOf(usedStore().store, '2026-11-30').trimEnd();
  for (let length = 0; length < file.length; length += 37) {
    const read = readBackup(file.slice(0, length));
    expect(read.ok ? 'ok' : read.error.code).toBe('save-not-json');
    expect(read.ok ? '' : read.error.message).toContain('cut off');
  }
});

test.each([
  ['another program’s', '{"some":"thing"}', 'save-not-object'],
  ['a list', '[]', 'save-not-object'],
  ['a number', '7', 'save-not-object'],
  ['without parts', '{"threefold":"backup","format":1}', 'save-not-object'],
  ['of a newer version', '{"threefold":"backup","format":9,"parts":{}}', 'version-unknown'],
  ['far too long', `"${'x'.repeat(2 ** 22)}"`, 'save-not-object'],
])('a file that is %s is refused', (_, text, code) => {
  const read = readBackup(text);
  expect(read.ok ? 'ok' : read.error.code).toBe(code);
});

test('a part that is damaged is told, and does not spoil the others', () => {
  const file = JSON.parse(backupOf(usedStore().store, '2026-11-30'));
  file.parts.game.history.start.cells[0] = 7;
  file.parts.daily.days['2026-11-31'] = file.parts.daily.days['2026-11-30'];
  file.parts.copy.record = '[Format';
  file.parts.best = { format: 1, scores: { a: -1 } };
  file.parts.settings = { format: 2 };
  file.parts.made = 'none';
  const read = unwrap(readBackup(JSON.stringify(file)));
  expect(read.map((one) => [one.part, 'fault' in one ? one.fault.code : 'good'])).toEqual([
    ['game', 'tile-impossible'],
    ['earlier', 'good'],
    ['daily', 'save-not-object'],
    ['copy', 'save-not-object'],
    ['best', 'save-not-object'],
    ['settings', 'save-not-object'],
    ['made', 'save-not-object'],
  ]);
});

test('what in a store can’t be read is left out of the file', () => {
  const { store, texts } = usedStore();
  texts.set(GAME_KEY, 'damaged');
  // So a copy stands that was ended.
  texts.set(COPY_KEY, '');
  const read = unwrap(readBackup(backupOf(store, '2026-11-30')));
  expect(read.map(({ part }) => part)).toEqual(['earlier', 'daily', 'best', 'settings', 'made']);
});

test('what a part would do is known before: nothing is replaced without being named', () => {
  const { store } = usedStore();
  const parts = unwrap(readBackup(backupOf(store, '2026-11-30')));
  const effects = (target: Store) =>
    parts.map((one) => ('text' in one ? effectOf(target, one.part, one.text) : 'bad'));
  expect(effects(memoryStore())).toEqual(Array.from({ length: 7 }, () => 'fresh'));
  expect(effects(store)).toEqual(Array.from({ length: 7 }, () => 'same'));
  const other = memoryStore();
  push(new Session({ store: other, freshSeed: () => 'other' }), 3);
  new SettingsKeeper(other).change({ theme: 'light' });
  new MadeFigures(other).note({ width: 1, height: 1, cells: [6] });
  noteTry(other, dealDay('2026-12-01', true));
  other.write(COPY_KEY, 'another');
  const joined = ['joined', 'replaces', 'joined', 'replaces', 'joined'];
  expect(effects(other)).toEqual(['replaces', 'fresh', ...joined]);
  other.write(COPY_KEY, '');
  expect(effects(other)[3]).toBe('fresh');
});

test('best scores and figures are joined: the higher and all of them stay', async () => {
  const { store } = usedStore();
  const other = memoryStore();
  writeBest(other, 'threes/4x4', 1_000_000);
  new MadeFigures(other).note({ width: 1, height: 1, cells: [6] });
  await bringAll(other, backupOf(store, '2026-11-30'));
  expect(readBest(other).scores).toEqual({ ...readBest(store).scores, 'threes/4x4': 1_000_000 });
  expect(new MadeFigures(other).tiles).toEqual(new Set([3, 6, 48]));
});

test('days are joined: those that are here stay', async () => {
  const { store } = usedStore();
  const other = memoryStore();
  noteTry(other, dealDay('2026-12-01', true));
  await bringAll(other, backupOf(store, '2026-11-30'));
  expect([...readBook(other).results.keys()]).toEqual(['2026-11-30', '2026-12-01']);
});

test('a game put aside, or being copied, is kept aside when another takes its place', async () => {
  const { store } = usedStore();
  const texts = new Map<string, string>();
  const other = memoryStore(texts);
  other.write(EARLIER_KEY, 'mine');
  other.write(COPY_KEY, 'copied');
  await bringAll(other, backupOf(store, '2026-11-30'));
  expect(texts.get(`${COPY_KEY}.aside.1`)).toBe('copied');
  expect(texts.get(`${EARLIER_KEY}.aside.1`)).toBe('mine');
});

test('where nothing can be kept, that is said of each part', async () => {
  const { store } = usedStore();
  const blocked = guardedStore(() => null);
  expect(await bringAll(blocked, backupOf(store, '2026-11-30'))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('a game in a file is told apart by its numbers', () => {
  const { game } = usedStore();
  expect(gameInBackup(gameToText(game))).toMatchObject({ rules: tres, moves: 7 });
  expect(gameInBackup('damaged')).toBeUndefined();
});

test('kept games come along, and are handed over to be checked one by one', async () => {
  const { store } = usedStore();
  const games = [{ id: 'a', own: true, text: '[Format "1"]' }];
  const file = backupOf(store, '2026-11-30', games);
  const handed: unknown[] = [];
  const keepGames = async (found: readonly unknown[]) => {
    handed.push(...found);
    return found.length === 1;
  };
  const other = memoryStore();
  expect(await bringAll(other, file, () => {}, keepGames)).not.toContain(false);
  expect(handed).toEqual(games);
  expect(effectOf(other, 'games', JSON.stringify(games))).toBe('joined');
  expect(gamesInBackup(JSON.stringify(games))).toBe(1);
  expect(
    await bringAll(
      memoryStore(),
      file,
      () => {},
      async () => false,
    ),
  ).toContain(false);
  const damaged = file.replace(/"games": \[[\s\S]*\]/, '"games": {}');
  expect(unwrap(readBackup(damaged)).find(({ part }) => part === 'games')).toHaveProperty('fault');
});
