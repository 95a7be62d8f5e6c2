import { beforeEach, expect, test } from 'vitest';
import { legalMoves, presentOf, statusOf, threes } from '../../../engine/index.ts';
import { dealGame, type OpenGame } from '../../app/open-game.ts';
import { Session } from '../../app/session.ts';
import { guardedStore, memoryStore, type Store } from '../../app/storage.ts';
import { DAILY_KEY, readBook } from './daily-book.ts';
import { dealDay, seedOfDay } from './daily-deal.ts';
import { dailyNoter, gameFor, giveDayUp, offerOf } from './daily-play.ts';
import { dailyRunning, dealRunning } from './daily-running.ts';

const TODAY = '2026-11-30';
const YESTERDAY = '2026-11-29';
const TOMORROW = '2026-12-01';
let texts: Map<string, string>;
let store: Store;
beforeEach(() => {
  texts = new Map();
  store = memoryStore(texts);
});

const page = () => new Session({ store, freshSeed: () => 'fresh' });
/** Notes what is on the board of a page, as the page does after everything that happens. */
const noteDaily = (session: Session) =>
  dailyNoter(session, {
    refresh: () => session.refresh(),
    openOwn: (game) => session.open({ game, whole: true }),
  })();
const put = (session: Session, game: OpenGame) => {
  session.open({ game, whole: true });
  noteDaily(session);
};
/** Presses a day's button. */
const press = (session: Session, day = TODAY, today = TODAY) =>
  put(session, gameFor(session, day, today)!);
function playOn(session: Session, turns: number, pick = 0): void {
  for (let count = 0; count < turns; count++) {
    const legal = legalMoves(session.present);
    const direction = legal[pick % legal.length];
    if (direction) session.play(direction);
    noteDaily(session);
  }
}
const resultOf = (day: string) => readBook(store).results.get(day);

test('a day offers its scored try once, then practice', () => {
  const session = page();
  expect(offerOf(session, TODAY, TODAY)).toBe('start');
  press(session);
  expect(session.game.daily).toEqual({ day: TODAY, scored: true });
  playOn(session, 3);
  expect(offerOf(session, TODAY, TODAY)).toBe('continue');
  playOn(session, 2000);
  expect(statusOf(session.present)).toBe('stuck');
  expect(resultOf(TODAY)).toMatchObject({ end: 'stuck', moves: session.present.moves });
  expect(offerOf(session, TODAY, TODAY)).toBe('practise');
  const scored = resultOf(TODAY);
  press(session);
  expect(session.game.daily).toEqual({ day: TODAY, scored: false });
  expect(session.game.history).toEqual(dealDay(TODAY, true).history);
  playOn(session, 2000, 1);
  expect(resultOf(TODAY)).toEqual(scored);
});

test('a try that was left for another game goes on where it stood, also after a reload', () => {
  const session = page();
  press(session);
  playOn(session, 5);
  const { history } = session.game;
  session.start();
  expect(session.game.daily).toBeUndefined();
  playOn(session, 2);
  const reloaded = page();
  press(reloaded);
  expect(reloaded.game).toEqual({ ...dealDay(TODAY, true), history });
});

test('two pages have one try between them', () => {
  const [one, two] = [page(), page()];
  press(one);
  playOn(one, 4);
  press(two);
  expect(two.game).toEqual(one.game);
  playOn(two, 2);
  playOn(one, 1);
  expect(one.game).toEqual(two.game);
  expect(resultOf(TODAY)?.moves).toBe(6);
  playOn(one, 2);
  expect(resultOf(TODAY)?.moves).toBe(8);
});

test('a page that another one has overtaken takes over what that one played', () => {
  const [one, two] = [page(), page()];
  press(one);
  playOn(one, 2);
  two.refresh();
  playOn(one, 1);
  noteDaily(two);
  expect(two.game).toEqual(one.game);
  expect(two.game.daily?.scored).toBe(true);
});

test('yesterday’s try may be ended today and counts for yesterday; today’s waits', () => {
  const session = page();
  press(session, YESTERDAY, YESTERDAY);
  playOn(session, 3);
  expect(offerOf(session, YESTERDAY, TODAY)).toBe('continue');
  expect(offerOf(session, TODAY, TODAY)).toBe('start');
  press(session);
  playOn(session, 3);
  press(session, YESTERDAY);
  expect(session.present.moves).toBe(3);
  playOn(session, 2000);
  expect(resultOf(YESTERDAY)?.end).toBe('stuck');
  expect(resultOf(TODAY)).toMatchObject({ moves: 3, end: null });
});

test('a day that has gone by can only be practised, and one to come not at all', () => {
  const session = page();
  expect(offerOf(session, YESTERDAY, TODAY)).toBe('practise');
  press(session, YESTERDAY);
  expect(session.game.daily).toEqual({ day: YESTERDAY, scored: false });
  expect(resultOf(YESTERDAY)).toBeUndefined();
  expect(offerOf(session, TOMORROW, TODAY)).toBeNull();
  expect(gameFor(session, TOMORROW, TODAY)).toBeNull();
});

test('a clock that is set back gives no second try', () => {
  const session = page();
  press(session);
  playOn(session, 2000);
  press(session, TOMORROW, TOMORROW);
  playOn(session, 2000);
  for (const today of [TODAY, TOMORROW]) expect(offerOf(session, today, today)).toBe('practise');
  // A day after today that was scored when the clock said so.
  expect(offerOf(session, TOMORROW, TODAY)).toBe('practise');
});

test('giving up ends the try where it stands, and the game goes on as practice', () => {
  const session = page();
  press(session);
  playOn(session, 4);
  expect(giveDayUp(session, TODAY, (game) => put(session, game))).toBe(true);
  expect(resultOf(TODAY)).toMatchObject({ moves: 4, end: 'given-up' });
  expect(session.game.daily).toEqual({ day: TODAY, scored: false });
  expect(session.present.moves).toBe(4);
  expect(session.undo()).toEqual({ kind: 'undone' });
  expect(giveDayUp(session, TODAY, () => {})).toBe(false);
});

test('a try that is not on the board is given up without touching what is', () => {
  const session = page();
  press(session);
  session.start();
  playOn(session, 1);
  const { game } = session;
  expect(giveDayUp(session, TODAY, (other) => put(session, other))).toBe(true);
  expect(session.game).toEqual(game);
});

test('an older state of a try, brought in from elsewhere, goes on as practice', () => {
  const session = page();
  press(session);
  playOn(session, 2);
  const { game } = session;
  playOn(session, 3);
  put(session, game);
  expect(session.game).toEqual({ ...game, daily: { day: TODAY, scored: false } });
  expect(resultOf(TODAY)?.moves).toBe(5);
});

test('a page that only follows notes nothing', () => {
  const session = page();
  press(session);
  texts.delete(DAILY_KEY);
  session.writer = { mine: false, refused: () => {}, take: () => {} };
  noteDaily(session);
  expect(texts.has(DAILY_KEY)).toBe(false);
  session.writer = undefined;
  noteDaily(session);
  expect(texts.has(DAILY_KEY)).toBe(true);
});

test('a running try is one, and so is any game of the same deal', () => {
  const session = page();
  expect(dailyRunning(session)).toBe(false);
  press(session);
  playOn(session, 3);
  expect(dailyRunning(session)).toBe(true);
  session.start(threes, seedOfDay(TODAY));
  expect(dailyRunning(session)).toBe(true);
  session.start();
  expect(dailyRunning(session)).toBe(false);
  expect(dailyRunning({ game: dealGame(threes, seedOfDay(TODAY)), store })).toBe(true);
  expect(dealRunning(session, seedOfDay(TODAY))).toBe(true);
  expect(dealRunning(session, seedOfDay(YESTERDAY))).toBe(false);
  press(session);
  playOn(session, 2000);
  expect(statusOf(presentOf(session.game.history))).toBe('stuck');
  expect(dailyRunning(session)).toBe(false);
  press(session);
  expect(dailyRunning(session)).toBe(false);
});

test('where the store keeps nothing, the try on the board bars its own deal and no other', () => {
  const session = new Session({ store: guardedStore(() => null), freshSeed: () => 'fresh' });
  put(session, dealDay(TODAY, true));
  expect(dailyRunning(session)).toBe(true);
  expect(dealRunning(session, seedOfDay(TODAY))).toBe(true);
  expect(dealRunning(session, seedOfDay(YESTERDAY))).toBe(false);
  expect(dealRunning(session, null)).toBe(false);
});
