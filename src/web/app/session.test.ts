import { expect, test } from 'vitest';
import {
  cs227,
  DIRECTIONS,
  legalMoves,
  scoreOf,
  statusOf,
  threes,
  tres,
} from '../../engine/index.ts';
import { BEST_KEY } from './best.ts';
import { dealGame, gameFromText, gameToText } from './open-game.ts';
import { EARLIER_KEY, GAME_KEY, type OpenedGame, Session } from './session.ts';
import { guardedStore, memoryStore, type Store } from './storage.ts';

let seeds = 0;
const freshSeed = () => `seed ${seeds++}`;

function sessionOn(store: Store, request?: ConstructorParameters<typeof Session>[0]['request']) {
  return new Session({ store, freshSeed, request });
}

/** Plays the first legal move, this many times. */
function playOn(session: Session, turns: number): void {
  for (let count = 0; count < turns; count++) {
    const [direction] = legalMoves(session.present);
    if (direction) session.play(direction);
  }
}

/** Plays until the game has ended. */
function playOut(session: Session): void {
  while (statusOf(session.present) === 'playing') playOn(session, 1);
}

test('a first visit deals a game of the default rules and keeps it', () => {
  const texts = new Map<string, string>();
  const session = sessionOn(memoryStore(texts));
  expect(session.present.rules).toBe(threes);
  expect(texts.get(GAME_KEY)).toBe(gameToText(session.game));
  expect(session.takeNotices()).toEqual([]);
});

test('every visit without a save deals another game', () => {
  const boards = [1, 2, 3].map(() => sessionOn(memoryStore()).present.board.cells.join());
  expect(new Set(boards).size).toBe(3);
});

test('each change is kept at once; loading twice changes nothing', () => {
  const texts = new Map<string, string>();
  const store = memoryStore(texts);
  const session = sessionOn(store);
  playOn(session, 5);
  session.undo();
  expect(sessionOn(store).game).toEqual(session.game);
  expect(sessionOn(store).game).toEqual(session.game);
  session.redo();
  expect(sessionOn(store).game).toEqual(session.game);
});

test('undo goes back to the start, redo to the very same end', () => {
  const session = sessionOn(memoryStore(), { rules: threes, seed: 'there and back' });
  const start = session.present;
  playOut(session);
  const end = session.present;
  for (let count = 0; count < end.moves; count++) expect(session.undo().kind).toBe('undone');
  expect(session.canUndo).toBe(false);
  expect(session.undo()).toEqual({ kind: 'no-undo' });
  expect(session.present).toEqual(start);
  for (let count = 0; count < end.moves; count++)
    expect(session.redo()).toMatchObject({ redone: true });
  expect(session.canRedo).toBe(false);
  expect(session.redo()).toEqual({ kind: 'no-redo' });
  expect(session.present).toEqual(end);
});

test('undo and the same push bring the same tile, twenty times over', () => {
  const session = sessionOn(memoryStore());
  playOn(session, 3);
  const [direction = 'left'] = legalMoves(session.present);
  session.play(direction);
  const after = session.present;
  for (let count = 0; count < 20; count++) {
    session.undo();
    session.play(direction);
    expect(session.present).toEqual(after);
  }
});

test('a push that changes nothing is no turn: nothing is written, nothing counted', () => {
  const texts = new Map<string, string>();
  const session = sessionOn(memoryStore(texts), { rules: cs227, seed: '1' });
  let illegal: string | undefined;
  while (illegal === undefined) {
    const legal = legalMoves(session.present);
    illegal = DIRECTIONS.find((direction) => !legal.includes(direction));
    if (illegal === undefined) playOn(session, 1);
  }
  const direction = illegal as 'left';
  const before = [texts.get(GAME_KEY), session.game];
  expect(session.play(direction)).toEqual({ kind: 'illegal', direction });
  expect([texts.get(GAME_KEY), session.game]).toEqual(before);
});

test('a game that has ended refuses pushes, and undo revives it', () => {
  const session = sessionOn(memoryStore(), { rules: tres, seed: '1' });
  playOut(session);
  expect(session.running).toBe(false);
  expect(session.play('left')).toEqual({ kind: 'blocked', direction: 'left' });
  session.undo();
  expect(session.running).toBe(true);
});

test('the best score is at least the present one, outlives the game, and never falls', () => {
  const store = memoryStore();
  const session = sessionOn(store, { rules: threes, seed: 'best' });
  expect(session.best).toBe(scoreOf(session.present.board));
  playOn(session, 40);
  const best = session.best;
  expect(best).toBeGreaterThanOrEqual(scoreOf(session.present.board));
  for (let count = 0; count < 40; count++) session.undo();
  session.start();
  expect(session.best).toBe(best);
  expect(sessionOn(store).best).toBe(best);
  session.start(tres);
  expect(session.best).toBeLessThan(best);
});

test('a new game keeps the rules unless told otherwise', () => {
  const session = sessionOn(memoryStore());
  session.start(cs227, 'mine');
  expect([session.present.rules, session.game.seed]).toEqual([cs227, 'mine']);
  session.start();
  expect(session.present.rules).toBe(cs227);
  expect(session.game.seed).not.toBe('mine');
});

test('running says whether a new game would end something', () => {
  const session = sessionOn(memoryStore());
  expect(session.running).toBe(false);
  playOn(session, 1);
  expect(session.running).toBe(true);
});

test('a save that can’t be understood is kept aside, and the player told why, once', () => {
  const texts = new Map([[GAME_KEY, '{"format":1,']]);
  const store = memoryStore(texts);
  const session = sessionOn(store);
  expect(session.takeNotices()).toMatchObject([{ kind: 'game-aside' }]);
  expect(texts.get(`${GAME_KEY}.aside.1`)).toBe('{"format":1,');
  playOn(session, 3);
  const again = sessionOn(store);
  expect(again.takeNotices()).toEqual([]);
  expect(again.game).toEqual(session.game);
});

test('a save that can be neither understood nor kept aside is not written over', () => {
  const read = (key: string) => (key === GAME_KEY ? 'not a game' : null);
  let written = 0;
  const write = (key: string) => {
    if (key === GAME_KEY) written++;
    return false;
  };
  const session = sessionOn({ read, write });
  playOn(session, 3);
  session.save();
  expect(session.takeNotices()[0]).toMatchObject({ kind: 'game-locked' });
  expect(written).toBe(0);
});

test('without storage the game is played from memory, and the player told once', () => {
  const session = sessionOn(guardedStore(() => null));
  playOn(session, 5);
  expect(session.present.moves).toBe(5);
  expect(session.takeNotices()).toEqual([{ kind: 'not-saved' }]);
  playOn(session, 5);
  expect(session.takeNotices()).toEqual([]);
});

test('damaged best scores are told, and counting goes on', () => {
  const texts = new Map([[BEST_KEY, '?']]);
  const session = sessionOn(memoryStore(texts));
  expect(session.takeNotices()).toEqual([{ kind: 'best-aside' }]);
  playOn(session, 20);
  expect(JSON.parse(texts.get(BEST_KEY) ?? '')).toMatchObject({
    scores: { 'threes/4x4': session.best },
  });
});

test('a link opens its very game; the game in progress is put aside and can be had back', () => {
  const store = memoryStore();
  const first = sessionOn(store);
  playOn(first, 8);
  const linked = sessionOn(store, { rules: cs227, seed: 'linked' });
  expect(linked.game).toEqual(dealGame(cs227, 'linked'));
  expect(linked.takeNotices()).toEqual([{ kind: 'earlier-game' }]);
  playOn(linked, 2);
  expect(linked.swapEarlier()).toEqual({ kind: 'started' });
  expect(linked.game).toEqual(first.game);
  expect(store.read(EARLIER_KEY)).toContain('linked');
});

test('a link to the game that is under way goes on with it', () => {
  const store = memoryStore();
  const request = { rules: threes, seed: 'linked' };
  const session = sessionOn(store, request);
  playOn(session, 4);
  expect(sessionOn(store, request).game).toEqual(session.game);
  expect(sessionOn(store, { rules: threes, seed: null }).game).toEqual(session.game);
  expect(sessionOn(store, { rules: tres, seed: 'linked' }).present.moves).toBe(0);
});

test('without an earlier game there is nothing to go back to', () => {
  const session = sessionOn(memoryStore());
  const { game } = session;
  session.swapEarlier();
  expect(session.game).toBe(game);
});

test('another page’s turns are taken over, never written over', () => {
  const store = memoryStore();
  const [one, two] = [sessionOn(store), sessionOn(store)];
  playOn(one, 3);
  expect(two.play(legalMoves(two.present)[0] ?? 'left')).toEqual({ kind: 'followed' });
  expect(two.game).toEqual(one.game);
  expect(two.takeNotices()).toEqual([{ kind: 'followed' }]);
  playOn(two, 1);
  one.save();
  expect(one.refresh()).toBe(true);
  expect(one.game).toEqual(two.game);
  expect(one.refresh()).toBe(false);
});

test.each(['undo', 'redo', 'start'] as const)('%s, too, follows another page first', (command) => {
  const store = memoryStore();
  const [one, two] = [sessionOn(store), sessionOn(store)];
  playOn(one, 3);
  expect(two[command]()).toEqual({ kind: 'followed' });
  expect(two.game).toEqual(one.game);
});

test('a page does not save over what another page wrote', () => {
  const store = memoryStore();
  const [one, two] = [sessionOn(store), sessionOn(store)];
  playOn(one, 3);
  two.save();
  expect(store.read(GAME_KEY)).toBe(gameToText(one.game));
});

test('what another page of a newer version wrote is left alone', () => {
  const texts = new Map<string, string>();
  const session = sessionOn(memoryStore(texts));
  const newer = '{"format":99}';
  texts.set(GAME_KEY, newer);
  playOn(session, 2);
  session.save();
  expect(session.present.moves).toBe(2);
  expect(session.takeNotices()).toMatchObject([{ kind: 'game-locked' }]);
  expect(texts.get(GAME_KEY)).toBe(newer);
});

test('storage that was emptied meanwhile is filled again', () => {
  const texts = new Map<string, string>();
  const session = sessionOn(memoryStore(texts));
  texts.clear();
  playOn(session, 1);
  expect(gameFromText(texts.get(GAME_KEY) ?? '')).toMatchObject({ ok: true });
});

test('what could not be written is written when there is room again', () => {
  const texts = new Map<string, string>();
  const memory = memoryStore(texts);
  let full = true;
  const write = (key: string, text: string) => !full && memory.write(key, text);
  const session = sessionOn({ ...memory, write });
  playOn(session, 3);
  full = false;
  session.save();
  expect(texts.get(GAME_KEY)).toBe(gameToText(session.game));
});

/** A record's game as it comes: not yet played on. */
function recordGame(seed: string, turns: number): OpenedGame {
  const session = sessionOn(memoryStore(), { rules: threes, seed });
  playOn(session, turns);
  return { game: { ...session.game, opened: 'untouched' }, whole: true };
}

test('a record opens with its past; the running game is put aside and can be had back', () => {
  const store = memoryStore();
  const session = sessionOn(store);
  playOn(session, 4);
  const own = session.game;
  const record = recordGame('a record', 12);
  expect(session.open(record)).toEqual({ kind: 'opened' });
  expect(session.takeNotices()).toEqual([{ kind: 'earlier-game' }]);
  expect(session.game).toEqual(record.game);
  expect(sessionOn(store).game).toEqual(record.game);
  expect(session.earlier).toEqual(own);
  for (let count = 0; count < 12; count++) expect(session.undo().kind).toBe('undone');
  expect(session.canUndo).toBe(false);
  expect(session.swapEarlier()).toEqual({ kind: 'started' });
  expect(session.game).toEqual(own);
});

test('records that are only looked at don’t push the own game out of its place aside', () => {
  const session = sessionOn(memoryStore());
  playOn(session, 4);
  const own = session.game;
  session.open(recordGame('one', 5));
  session.undo();
  session.open(recordGame('two', 5));
  expect(session.earlier).toEqual(own);
});

test('a record that was played on is put aside, and the game aside before stays in the store', () => {
  const texts = new Map<string, string>();
  const session = sessionOn(memoryStore(texts));
  playOn(session, 4);
  const own = gameToText(session.game);
  session.open(recordGame('one', 5));
  playOn(session, 1);
  const played = session.game;
  expect(played.opened).toBe('played');
  session.open(recordGame('two', 5));
  expect(session.earlier).toEqual(played);
  expect(texts.get(`${EARLIER_KEY}.aside.1`)).toBe(own);
});

test('where nothing can be kept, the game put aside lasts as long as the page', () => {
  const session = sessionOn(guardedStore(() => null));
  playOn(session, 4);
  const own = session.game;
  session.open(recordGame('one', 5));
  expect(session.earlier).toEqual(own);
  session.swapEarlier();
  expect(session.game).toEqual(own);
});

test('the record of the very game on the board changes nothing', () => {
  const session = sessionOn(memoryStore(), { rules: threes, seed: 'same' });
  playOn(session, 6);
  session.undo();
  const { game } = session;
  expect(session.open(recordGame('same', 5))).toEqual({ kind: 'opened' });
  expect(session.game).toBe(game);
  expect(session.takeNotices()).toEqual([]);
});

test('a record puts aside what another page played last', () => {
  const store = memoryStore();
  const [one, two] = [sessionOn(store), sessionOn(store)];
  playOn(one, 3);
  const record = recordGame('one', 5);
  two.open(record);
  expect(two.takeNotices()).toEqual([{ kind: 'earlier-game' }]);
  expect(two.earlier).toEqual(one.game);
  expect(one.refresh()).toBe(true);
  expect(one.game).toEqual(record.game);
});

test('a game without its past is told as such', () => {
  const session = sessionOn(memoryStore());
  session.open({ ...recordGame('one', 5), whole: false });
  expect(session.takeNotices()).toEqual([{ kind: 'opened-without-past' }]);
});

test('the score of a record is not the player’s best', () => {
  const store = memoryStore();
  const session = sessionOn(store, { rules: threes, seed: 'best' });
  playOn(session, 4);
  const { best } = session;
  session.open(recordGame('a long one', 60));
  playOn(session, 1);
  expect(session.best).toBe(best);
  expect(session.isBest).toBe(false);
  expect(sessionOn(store).best).toBe(best);
});

/** A day's deal as the page opens it. */
function dailyGame(scored: boolean): OpenedGame {
  const daily = { day: '2026-11-30', scored };
  return { game: { ...dealGame(threes, 'a day'), daily }, whole: true };
}

test('in a day’s scored try nothing is taken back, also after a reload; in practice it is', () => {
  const store = memoryStore();
  const session = sessionOn(store);
  session.open(dailyGame(true));
  playOn(session, 3);
  for (const scored of [session, sessionOn(store)]) {
    expect(scored.game.daily).toEqual({ day: '2026-11-30', scored: true });
    expect(scored.canUndo).toBe(false);
    expect(scored.undo()).toEqual({ kind: 'undo-barred' });
    expect(scored.present.moves).toBe(3);
  }
  session.open({
    game: { ...session.game, daily: { day: '2026-11-30', scored: false } },
    whole: true,
  });
  expect(session.present.moves).toBe(3);
  expect(session.canUndo).toBe(true);
  expect(session.undo()).toEqual({ kind: 'undone' });
});

test('a scored try is not put aside, since it is kept with the days; practice is', () => {
  const session = sessionOn(memoryStore());
  playOn(session, 2);
  const own = session.game;
  session.open(dailyGame(true));
  expect(session.earlier).toEqual(own);
  playOn(session, 2);
  session.swapEarlier();
  expect(session.game).toEqual(own);
  expect(session.earlier).toEqual(own);
  session.open(dailyGame(false));
  playOn(session, 2);
  const practice = session.game;
  session.swapEarlier();
  expect(session.earlier).toEqual(practice);
});

test('a game in which the computer helped says so, and is not the player’s best from then on', () => {
  const store = memoryStore();
  const session = sessionOn(store);
  playOn(session, 5);
  const alone = session.best;
  session.noteHint();
  for (let count = 0; count < 2; count++) {
    session.play(legalMoves(session.present)[0] ?? 'left', 'computer');
  }
  expect(session.game.assisted).toEqual({ hints: 1, auto: 2 });
  while (scoreOf(session.present.board) <= alone && statusOf(session.present) === 'playing') {
    playOn(session, 1);
  }
  expect(scoreOf(session.present.board)).toBeGreaterThan(alone);
  expect(session.best).toBe(alone);
  expect(session.isBest).toBe(false);
  const again = sessionOn(store);
  expect(again.game.assisted).toEqual({ hints: 1, auto: 2 });
  expect(again.best).toBe(alone);
  again.start();
  expect(again.game.assisted).toBeUndefined();
});

test('a push by the computer is written once, with the note of it; one that moves nothing is none', () => {
  const texts = new Map<string, string>();
  const store = memoryStore(texts);
  const written: string[] = [];
  const session = sessionOn({
    ...store,
    write: (key, text) => {
      if (key === GAME_KEY) written.push(text);
      return store.write(key, text);
    },
  });
  const [direction = 'left'] = legalMoves(session.present);
  written.length = 0;
  session.play(direction, 'computer');
  expect(written).toEqual([gameToText(session.game)]);
  expect(session.game.assisted).toEqual({ hints: 0, auto: 1 });
  const illegal = DIRECTIONS.find((one) => !legalMoves(session.present).includes(one));
  if (illegal) session.play(illegal, 'computer');
  expect(session.game.assisted).toEqual({ hints: 0, auto: 1 });
});

test('a page that follows another one writes nothing of its help into the other’s game', () => {
  const session = sessionOn(memoryStore());
  session.writer = { mine: false, refused: () => {}, take: () => {} };
  session.noteHint();
  session.play(legalMoves(session.present)[0] ?? 'left', 'computer');
  expect(session.game.assisted).toBeUndefined();
});
