import { expect, test } from 'vitest';
import { legalMoves, type RuleSet, statusOf, threes, tres } from '../../engine/index.ts';
import { english } from '../text/english.ts';
import { englishPanels } from '../text/english-panels.ts';
import { spanish } from '../text/spanish.ts';
import { spanishPanels } from '../text/spanish-panels.ts';
import { Controller, type RecordReader } from './controller.ts';
import type { Happening } from './happening.ts';
import { Session } from './session.ts';
import { guardedStore, memoryStore, type Store } from './storage.ts';
import { voiceIn } from './voice.ts';

const text = { ...english, ...englishPanels };

function controllerOn(
  store: Store = memoryStore(),
  rules: RuleSet = threes,
  loaded: () => Promise<RecordReader> = () => import('./records.ts'),
) {
  const session = new Session({ store, freshSeed: () => 'fresh', request: { rules, seed: 'c' } });
  const happenings: Happening[] = [];
  let changes = 0;
  const controller = new Controller({
    session,
    text: english,
    loadRecords: () => loaded(),
    onHappening: (happening) => happenings.push(happening),
    onChange: () => changes++,
  });
  controller.speakIn(english, voiceIn(text));
  changes = 0;
  const pushOnce = () => controller.perform(legalMoves(session.present)[0] ?? 'left');
  return { controller, session, happenings, pushOnce, changes: () => changes };
}

test('a push is played, shown and told', () => {
  const { controller, session, happenings, pushOnce, changes } = controllerOn();
  pushOnce();
  expect(session.present.moves).toBe(1);
  expect(happenings.map(({ kind }) => kind)).toEqual(['turn']);
  expect(controller.shell.announcement).toMatch(/^Pushed /);
  expect(changes()).toBe(1);
});

test('undo and redo go the same way', () => {
  const { controller, happenings, pushOnce } = controllerOn();
  pushOnce();
  controller.perform('undo');
  controller.perform('redo');
  expect(happenings.map(({ kind }) => kind)).toEqual(['turn', 'undone', 'turn']);
});

test('the same words twice are other words to a screen reader', () => {
  const { controller } = controllerOn();
  controller.perform('redo');
  const first = controller.shell.announcement;
  controller.perform('redo');
  const second = controller.shell.announcement;
  controller.perform('redo');
  expect(second).not.toBe(first);
  expect(second.trim()).toBe(first);
  expect(controller.shell.announcement).toBe(first);
});

test('a new game is asked about only while one is under way', () => {
  const { controller, session, pushOnce } = controllerOn();
  controller.perform('new');
  expect(controller.shell.panel).toBeNull();
  expect(session.game.seed).toBe('fresh');
  pushOnce();
  controller.perform('new');
  expect(controller.shell.panel).toBe('confirm');
  expect(session.present.moves).toBe(1);
  controller.startGame();
  expect(controller.shell.panel).toBeNull();
  expect(session.present.moves).toBe(0);
});

test('while a panel is in front no command reaches the game', () => {
  const { controller, session, happenings } = controllerOn();
  for (const panel of ['confirm', 'choose', 'help', 'records', 'end'] as const) {
    controller.open(panel);
    for (const command of ['left', 'right', 'up', 'down', 'undo', 'redo', 'new'] as const) {
      controller.perform(command);
    }
    expect(controller.shell.panel).toBe(panel);
  }
  expect(session.present.moves).toBe(0);
  expect(happenings).toEqual([]);
});

test('help and the choice of games open their panels', () => {
  const { controller } = controllerOn();
  controller.perform('help');
  expect(controller.shell.panel).toBe('help');
  controller.close();
  controller.perform('choose');
  expect(controller.shell.panel).toBe('choose');
});

test('the end is shown once the board has come to rest, and undo leads out of it', () => {
  const { controller, session, pushOnce } = controllerOn(memoryStore(), tres);
  while (statusOf(session.present) === 'playing') {
    controller.settled();
    expect(controller.shell.panel).toBeNull();
    pushOnce();
  }
  expect(controller.shell.panel).toBeNull();
  expect(controller.shell.announcement).toContain(`. ${text.endings.full.title}. In this game `);
  controller.settled();
  expect(controller.shell.panel).toBe('end');
  controller.undoEnd();
  expect(controller.shell.panel).toBeNull();
  expect(statusOf(session.present)).toBe('playing');
});

test('after the end a new game is not asked about', () => {
  const { controller, session, pushOnce } = controllerOn(memoryStore(), tres);
  while (statusOf(session.present) === 'playing') pushOnce();
  controller.perform('new');
  expect(session.present.moves).toBe(0);
});

test('notices are shown once each, spoken when they are new, and can be dismissed', () => {
  const { controller, session, pushOnce } = controllerOn(guardedStore(() => null));
  expect(controller.shell.notices).toEqual([{ kind: 'not-saved' }]);
  pushOnce();
  expect(controller.shell.notices).toHaveLength(1);
  controller.dismiss('not-saved');
  expect(controller.shell.notices).toEqual([]);
  pushOnce();
  expect(session.present.moves).toBe(2);
  expect(controller.shell.notices).toEqual([]);
});

test('another page’s turns are shown and told', () => {
  const store = memoryStore();
  const [one, two] = [controllerOn(store), controllerOn(store)];
  one.pushOnce();
  two.controller.refresh();
  expect(two.happenings).toEqual([{ kind: 'followed' }]);
  expect(two.session.present.moves).toBe(1);
  expect(two.controller.shell.announcement).toContain(text.notices.followed);
  two.controller.refresh();
  expect(two.happenings).toHaveLength(1);
});

test('the game that a link put aside can be had back', () => {
  const store = memoryStore();
  const first = controllerOn(store);
  first.pushOnce();
  const linked = controllerOn(store, tres);
  expect(linked.controller.shell.notices).toEqual([{ kind: 'earlier-game' }]);
  linked.controller.returnToEarlier();
  expect(linked.session.present.moves).toBe(1);
  expect(linked.controller.shell.notices).toEqual([]);
});

/** A record's text, of a game with some moves. */
async function recordText(turns: number): Promise<string> {
  const { session, pushOnce } = controllerOn(memoryStore(), tres);
  for (let count = 0; count < turns; count++) pushOnce();
  const { shareGame } = await import('./records.ts');
  return shareGame(session.game, '', '2026-11-30').text;
}

test('a record opens from its panel, is told, and the game before is put aside', async () => {
  const { controller, session, happenings, pushOnce } = controllerOn();
  pushOnce();
  controller.perform('records');
  expect(controller.shell.panel).toBe('records');
  await controller.openRecord(await recordText(3));
  expect(controller.shell.panel).toBeNull();
  expect(session.present.moves).toBe(3);
  expect(happenings.at(-1)).toEqual({ kind: 'opened' });
  expect(controller.shell.announcement).toMatch(/^Opened a game of 3\+3 with 3 moves; score /);
  expect(controller.shell.notices).toEqual([{ kind: 'earlier-game' }]);
});

test('a bad record is refused where it was asked for, and the game stays', async () => {
  const { controller, session, pushOnce } = controllerOn();
  pushOnce();
  const { game } = session;
  await controller.openRecord('nothing');
  expect(controller.shell.notices).toMatchObject([{ kind: 'record-refused' }]);
  expect(controller.shell.announcement).toMatch(/^Not opened/);
  await controller.openRecord('#game=nothing');
  expect(controller.shell.notices).toMatchObject([
    { kind: 'record-refused', refusal: { code: 'link-damaged' } },
  ]);
  controller.open('records');
  await controller.openRecord('nothing');
  expect(controller.shell.refusal).toMatchObject({ code: 'link-damaged' });
  expect(controller.shell.panel).toBe('records');
  controller.close();
  controller.open('records');
  expect(controller.shell.refusal).toBeNull();
  expect(session.game).toBe(game);
  controller.close();
  await controller.openRecord(await recordText(1));
  expect(controller.shell.notices).toEqual([{ kind: 'earlier-game' }]);
});

test('records that can’t be loaded are told, and the game stays', async () => {
  const offline = () => Promise.reject(new TypeError('offline'));
  const { controller, happenings } = controllerOn(memoryStore(), threes, offline);
  await controller.openRecord('anything');
  expect(controller.shell.announcement).toBe(text.loadFailed);
  expect(happenings).toEqual([]);
});

test('commands that only read are answered, and change nothing', () => {
  const { controller, session, happenings } = controllerOn();
  for (const [command, words] of [
    ['read-board', /^Row 1: /],
    ['read-next', /^Next: /],
    ['read-score', /^Score 0, /],
  ] as const) {
    controller.perform(command);
    expect(controller.shell.announcement).toMatch(
      command === 'read-score' ? /^Score \d+, / : words,
    );
  }
  expect(session.present.moves).toBe(0);
  expect(happenings).toEqual([]);
});

test('exploring moves over the cells, says each, and goes back to playing', () => {
  const { controller, session, pushOnce } = controllerOn();
  controller.perform('explore');
  expect(controller.shell.cursor).toBe(0);
  controller.perform('right');
  controller.perform('down');
  expect(controller.shell.cursor).toBe(5);
  expect(controller.shell.announcement).toMatch(/^Row 2, column 2: (empty|\d+)\.$/);
  expect(session.present.moves).toBe(0);
  controller.perform('read-score');
  expect(controller.shell.cursor).toBe(5);
  controller.perform('explore');
  expect(controller.shell.cursor).toBeNull();
  expect(controller.shell.announcement).toBe(text.explored);
  pushOnce();
  expect(session.present.moves).toBe(1);
  controller.perform('explore');
  controller.perform('undo');
  expect(controller.shell.cursor).toBeNull();
});

test('notices wait for their words, and are said once', () => {
  const session = new Session({ store: guardedStore(() => null), freshSeed: () => 'fresh' });
  const controller = new Controller({
    session,
    text: english,
    loadRecords: () => import('./records.ts'),
    onHappening: () => {},
    onChange: () => {},
  });
  controller.refresh();
  expect(controller.shell.announcement).toBe('');
  expect(controller.shell.notices).toHaveLength(1);
  controller.speakIn(spanish, voiceIn({ ...spanish, ...spanishPanels }));
  expect(controller.shell.announcement).toBe(spanishPanels.notices['not-saved']);
  controller.perform('left');
  expect(controller.shell.announcement).not.toContain(spanishPanels.notices['not-saved']);
  expect(controller.text.language).toBe('es');
});
