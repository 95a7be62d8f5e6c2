import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { legalMoves, playPresent, presentOf, threes, undoTurn } from '../../../engine/index.ts';
import { dealGame, gameFromText, gameToText, type OpenGame } from '../../app/open-game.ts';
import { memoryStore, type Store } from '../../app/storage.ts';
import { DATABASE } from './database.ts';
import { expectGame } from './expected-game.ts';
import { newLog } from './game-log.ts';
import { playedGame } from './games-for-tests.ts';
import { GameKeeper, type KeeperOptions } from './keeper.ts';
import { KeptGames } from './kept-games.ts';
import type { KeptRow } from './kept-row.ts';
import { OUTBOX_KEY } from './outbox.ts';

const START = Date.UTC(2026, 10, 30);
const games = new KeptGames();
let now = START;
let ids = 0;

afterEach(async () => {
  await games.close();
  indexedDB.deleteDatabase(DATABASE);
  now = START;
  ids = 0;
});

/** A page that is seen; its time is `now`. */
function pageWith(store: Store, more: Partial<KeeperOptions> = {}): GameKeeper {
  const options: KeeperOptions = {
    store,
    games,
    freshId: () => `game ${++ids}`,
    now: () => now,
    later: queueMicrotask,
    onFault: () => {},
    ...more,
  };
  return new GameKeeper(options, true);
}

/** Plays a game move by move on a page, each after so long. */
function playOn(page: GameKeeper, from: OpenGame, moves: number, pause = 2000): OpenGame {
  let game = from;
  for (let made = 0; made < moves; made++) {
    const legal = legalMoves(presentOf(game.history));
    const step = legal[0] && playPresent(game.history, legal[made % legal.length] ?? legal[0]);
    if (!step) break;
    now += pause;
    game = { ...game, history: step.history };
    page.changed(game, true);
  }
  return game;
}

function undone(page: GameKeeper, game: OpenGame): OpenGame {
  const before = { ...game, history: undoTurn(game.history)! };
  page.changed(before, true);
  return before;
}

/** The kept games, once there are so many that fit. */
async function kept(fits: (rows: readonly KeptRow[]) => boolean): Promise<readonly KeptRow[]> {
  let rows: readonly KeptRow[] = [];
  await vi.waitFor(async () => {
    const read = await games.rows();
    rows = read.ok ? read.value : [];
    expect(fits(rows)).toBe(true);
  });
  return rows;
}

const ended = (rows: readonly KeptRow[]) => rows.some(({ result }) => result !== 'playing');

test('a game is kept when it has ended, with when and how long it was played', async () => {
  const page = pageWith(memoryStore());
  const game = dealGame(threes, 'ended');
  page.changed(game, true);
  const end = playOn(page, game, 5);
  now += 600_000;
  const last = playOn(page, end, 1000);
  const moves = last.history.at;
  const [row] = await kept(ended);
  expect(row).toMatchObject({ id: 'game 1', own: true, moves, result: 'stuck', undone: 0 });
  expect(row).toMatchObject({ started: START + 2000, ended: now, seed: 'ended' });
  // Ten minutes of a pause count as one, and the move after it took as long as it took.
  expect(row?.playedMs).toBe(moves * 2000 - 2000 + 60_000);
  const read = await games.game('game 1');
  const record = read.ok && read.value && 'game' in read.value ? read.value.game.record : undefined;
  expect(record?.turns.map(({ time }) => time).slice(3, 8)).toEqual([
    2000, 2000, 602000, 2000, 2000,
  ]);
});

test('a game whose end was taken back and that went on is the same kept game', async () => {
  const page = pageWith(memoryStore());
  const game = dealGame(threes, 'again');
  page.changed(game, true);
  let last = playOn(page, game, 1000);
  const [first] = await kept(ended);
  for (let taken = 0; taken < 10; taken++) last = undone(page, last);
  const legal = legalMoves(presentOf(last.history));
  const other = legal.find((move) => move !== last.history.moves[last.history.at])!;
  last = { ...last, history: playPresent(last.history, other)!.history };
  page.changed(last, true);
  last = playOn(page, last, 1000);
  const rows = await kept(([row]) => row?.moves === last.history.at && row.undone === 10);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.id).toBe(first?.id);
});

test('a game that is given up is kept as unfinished, one without a move is not', async () => {
  const page = pageWith(memoryStore());
  const game = dealGame(threes, 'given up');
  page.changed(game, true);
  playOn(page, game, 7);
  page.changed(dealGame(threes, 'empty'), true);
  page.changed(dealGame(threes, 'next'), true);
  const rows = await kept((all) => all.length > 0);
  expect(rows).toEqual([expect.objectContaining({ moves: 7, result: 'playing', own: true })]);
});

test('a game of which only the end was taken back stays as it ended', async () => {
  const page = pageWith(memoryStore());
  const game = dealGame(threes, 'end');
  page.changed(game, true);
  const last = playOn(page, game, 1000);
  await kept(ended);
  undone(page, undone(page, last));
  const next = dealGame(threes, 'next');
  page.changed(next, true);
  playOn(page, next, 2);
  page.changed(dealGame(threes, 'third'), true);
  const rows = await kept((all) => all.length === 2);
  expect(rows.map(({ moves }) => moves).toSorted((a, b) => a - b)).toEqual([2, last.history.at]);
});

test('after a reload a game goes on with what was noted, and without what nobody saw', async () => {
  const store = memoryStore();
  const page = pageWith(store);
  const game = dealGame(threes, 'reload');
  page.changed(game, true);
  const half = playOn(page, game, 6);
  page.turned(false);
  now += 86_400_000;
  const again = gameFromText(gameToText(half));
  if (!again.ok) throw new Error(again.error.message);
  const later = pageWith(store);
  later.changed(again.value, true);
  playOn(later, again.value, 1000);
  const [row] = await kept(ended);
  expect(row).toMatchObject({ id: 'game 1', started: START + 2000 });
  expect(row?.playedMs).toBe((row?.moves ?? 0) * 2000);
});

test('a game that was put aside and comes back is the same kept game', async () => {
  const store = memoryStore();
  const page = pageWith(store);
  const game = dealGame(threes, 'aside');
  page.changed(game, true);
  const half = playOn(page, game, 6);
  const other = dealGame(threes, 'other');
  page.changed(other, true);
  playOn(page, other, 3);
  await kept((all) => all.some(({ moves }) => moves === 6));
  const back = gameFromText(gameToText(half));
  if (!back.ok) throw new Error(back.error.message);
  page.changed(back.value, true);
  playOn(page, back.value, 1000);
  const rows = await kept(ended);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(['game 1', 'game 2']);
});

test('what came in a record is not kept unless it is played on, and then not as own', async () => {
  const page = pageWith(memoryStore());
  const foreign: OpenGame = { ...playedGame(threes, 'foreign', 20), opened: 'untouched' };
  page.changed(foreign, true);
  page.changed(dealGame(threes, 'between'), true);
  const again: OpenGame = { ...playedGame(threes, 'foreign', 20), opened: 'untouched' };
  page.changed(again, true);
  playOn(page, { ...again, opened: 'played' }, 1000);
  const [row, ...others] = await kept(ended);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ own: false, started: null, playedMs: null });
});

test('a kept game that is continued as a new one does not take its place', async () => {
  const page = pageWith(memoryStore());
  const game = dealGame(threes, 'continued');
  page.changed(game, true);
  const last = playOn(page, game, 1000);
  await kept(ended);
  const from: OpenGame = {
    history: { ...last.history, at: 10, moves: last.history.moves.slice(0, 10) },
    seed: 'continued',
    opened: 'untouched',
  };
  const fresh = gameFromText(gameToText(from));
  if (!fresh.ok) throw new Error(fresh.error.message);
  expectGame(newLog('continued', fresh.value));
  page.changed(fresh.value, true);
  playOn(page, { ...fresh.value, opened: 'played' }, 1000, 500);
  const rows = await kept((all) => all.length === 2);
  expect(rows.map(({ id, own }) => [id, own]).toSorted()).toEqual([
    ['continued', false],
    ['game 1', true],
  ]);
});

test('a page that only follows another one keeps nothing', async () => {
  const page = pageWith(memoryStore());
  page.changed(playedGame(threes, 'followed'), false);
  const own = dealGame(threes, 'own');
  page.changed(own, true);
  playOn(page, own, 1000);
  expect(await kept(ended)).toHaveLength(1);
});

test('the name that a game was given stays when it is kept again', async () => {
  const page = pageWith(memoryStore());
  const game = dealGame(threes, 'named');
  page.changed(game, true);
  const last = playOn(page, game, 1000);
  await kept(ended);
  await games.rename('game 1', 'My best');
  const before = undone(page, undone(page, last));
  playOn(page, before, 1000, 1);
  const rows = await kept(([row]) => row?.undone === 2);
  expect(rows[0]?.name).toBe('My best');
});

test('what can not be kept now is told once and kept by a later visit', async () => {
  const texts = new Map<string, string>();
  const faults: string[] = [];
  const broken = pageWith(memoryStore(texts), {
    games: {
      keep: async () => ({ ok: false, fault: 'full' }),
      game: async () => ({ ok: false, fault: 'full' }),
    },
    onFault: (fault) => faults.push(fault),
  });
  const game = dealGame(threes, 'full');
  broken.changed(game, true);
  playOn(broken, game, 1000);
  await vi.waitFor(() => expect(faults).toEqual(['full']));
  const next = dealGame(threes, 'full, too');
  broken.changed(next, true);
  playOn(broken, next, 4);
  broken.changed(dealGame(threes, 'third'), true);
  pageWith(memoryStore(texts));
  const rows = await kept((all) => all.length === 2);
  expect(rows.map(({ result }) => result).toSorted()).toEqual(['playing', 'stuck']);
  expect(faults).toEqual(['full']);
  await vi.waitFor(() => expect(texts.get(OUTBOX_KEY)).toContain('"games":[]'));
});

test('a damaged text of games on their way is kept aside', async () => {
  const texts = new Map([[OUTBOX_KEY, '{"format":1,"games":[{}]}']]);
  const page = pageWith(memoryStore(texts));
  const game = dealGame(threes, 'after');
  page.changed(game, true);
  playOn(page, game, 1000);
  await kept(ended);
  expect(texts.get(`${OUTBOX_KEY}.aside.1`)).toBe('{"format":1,"games":[{}]}');
});
