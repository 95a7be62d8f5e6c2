import { expect, test } from 'vitest';
import type { PeekEvent, Peeker } from '../peek.ts';
import { keysWith, STANDARD_KEYS } from './key-map.ts';
import { answerKey as answerTo, type KeyPress, listenToKeys } from './keyboard.ts';

const answerKey = (press: KeyPress, keys = STANDARD_KEYS) => answerTo(press, keys, true);
/** What a key performs; nothing where it peeks. */
const commandOf = (press: KeyPress) => {
  const answer = answerKey(press);
  return answer && !answer.peek ? answer.command : undefined;
};

/** A key of an English keyboard by what it types; letters bring their place along. */
function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
  const modifiers = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  return { key, code, ...modifiers, repeat: false, isComposing: false, ...more };
}

const PUSHES = {
  up: 'ArrowUp wk',
  left: 'ArrowLeft ah',
  down: 'ArrowDown sj',
  right: 'ArrowRight dl',
};

for (const [direction, keys] of Object.entries(PUSHES)) {
  test(`${direction}: ${keys}, whatever the case`, () => {
    const [arrow = '', letters = ''] = keys.split(' ');
    for (const key of [arrow, ...letters, ...letters.toUpperCase()]) {
      expect(answerKey(press(key))).toEqual({ command: direction });
      expect(answerKey(press(key, { shiftKey: true }))).toEqual({ peek: direction });
      expect(answerTo(press(key, { shiftKey: true }), STANDARD_KEYS, false)).toEqual({
        command: direction,
      });
    }
  });
}

test('undo, redo, new game and help have keys; Shift decides, not the case', () => {
  expect(answerKey(press('u'))).toEqual({ command: 'undo' });
  expect(answerKey(press('U'))).toEqual({ command: 'undo' });
  expect(answerKey(press('U', { shiftKey: true }))).toEqual({ command: 'redo' });
  expect(answerKey(press('u', { shiftKey: true }))).toEqual({ command: 'redo' });
  expect(answerKey(press('n'))).toEqual({ command: 'new' });
  expect(answerKey(press('o'))).toEqual({ command: 'records' });
  expect(answerKey(press('?', { code: 'Slash', shiftKey: true }))).toEqual({ command: 'help' });
});

test('keys with Ctrl, Alt or Meta are the browser’s', () => {
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey'] as const) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'w', 'u', 'n']) {
      expect(answerKey(press(key, { [modifier]: true }))).toBeUndefined();
    }
  }
});

test('a repeat is kept from the browser and does nothing', () => {
  expect(answerKey(press('ArrowDown', { repeat: true }))).toEqual({ command: null });
  expect(answerKey(press('u', { repeat: true }))).toEqual({ command: null });
});

test('other keys, and keys of an input method at work, are left alone', () => {
  for (const key of [' ', 'Enter', 'Escape', 'Tab', 'r', 'F5', 'Home', 'Backspace']) {
    expect(answerKey(press(key))).toBeUndefined();
  }
  expect(answerKey(press('a', { isComposing: true }))).toBeUndefined();
});

test('on a French keyboard Z Q S D push by their place, and so do the letters W and A', () => {
  const places = { z: 'KeyW', q: 'KeyA', s: 'KeyS', d: 'KeyD', w: 'KeyZ', a: 'KeyQ' };
  const answers = Object.entries(places).map(([key, code]) => commandOf(press(key, { code })));
  expect(answers).toEqual(['up', 'left', 'down', 'right', 'up', 'left']);
});

test('a letter that is bound counts as that letter, wherever it lies', () => {
  // Colemak: the key that types S lies where D is in English; Dvorak: H lies at J.
  expect(commandOf(press('s', { code: 'KeyD' }))).toBe('down');
  expect(commandOf(press('h', { code: 'KeyJ' }))).toBe('left');
  // A letter that is not bound does nothing by its place outside W A S D (Dvorak: G lies at U).
  expect(answerKey(press('c', { code: 'KeyU' }))).toBeUndefined();
});

test('where keys type no Latin letters, every binding goes by its place', () => {
  expect(commandOf(press('ц', { code: 'KeyW' }))).toBe('up');
  expect(commandOf(press('р', { code: 'KeyH' }))).toBe('left');
  expect(commandOf(press('г', { code: 'KeyU' }))).toBe('undo');
  expect(answerKey(press('Dead', { code: 'KeyW' }))).toBeUndefined();
});

test('changed keys count instead, and peek with Shift where they push', () => {
  const keys = keysWith({ z: 'undo', i: 'up', w: 'none', 'shift+z': 'redo' });
  expect(answerKey(press('z'), keys)).toEqual({ command: 'undo' });
  expect(answerKey(press('z', { shiftKey: true }), keys)).toEqual({ command: 'redo' });
  expect(answerKey(press('I', { shiftKey: true }), keys)).toEqual({ peek: 'up' });
  expect(answerKey(press('w'), keys)).toBeUndefined();
  expect(answerKey(press('ш', { code: 'KeyI' }), keys)).toEqual({ command: 'up' });
});

/** Listens on a target of its own; `send` answers whether the key was kept from the browser. */
function listening() {
  const target = new EventTarget();
  const performed: string[] = [];
  const acts: PeekEvent[] = [];
  const state = { blocked: false, peeker: undefined as Peeker | undefined };
  listenToKeys(target, {
    keys: () => STANDARD_KEYS,
    peeks: () => true,
    perform: (command) => performed.push(command),
    peeker: () => state.peeker,
    act: (event) => acts.push(event),
    blocked: () => state.blocked,
  });
  const send = (parts: Partial<KeyPress>, type = 'keydown') => {
    const event = Object.assign(new Event(type, { cancelable: true }), press('z'), parts);
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { performed, acts, state, send };
}

test('listening: bound keys are prevented and performed, blocked ones are left alone', () => {
  const { performed, state, send } = listening();
  expect(send({ key: 'ArrowLeft' })).toBe(true);
  expect(send({ key: 'ArrowLeft', repeat: true })).toBe(true);
  expect(send({ key: 'ArrowLeft', altKey: true })).toBe(false);
  expect(send({ key: 'z' })).toBe(false);
  state.blocked = true;
  expect(send({ key: 'ArrowLeft' })).toBe(false);
  expect(performed).toEqual(['left']);
});

test('listening: Shift peeks until it is let go; Enter plays, Escape takes back', () => {
  const { acts, performed, state, send } = listening();
  expect(send({ key: 'ArrowUp', shiftKey: true })).toBe(true);
  expect(send({ key: 'Enter' })).toBe(false);
  state.peeker = 'keys';
  expect(send({ key: 'Enter' })).toBe(true);
  expect(send({ key: 'Escape' })).toBe(true);
  send({ key: 'Shift' }, 'keyup');
  expect(acts).toEqual([
    { kind: 'hold', by: 'keys', direction: 'up' },
    { kind: 'confirm', by: 'keys' },
    { kind: 'cancel' },
    { kind: 'release', by: 'keys' },
  ]);
  expect(performed).toEqual([]);
});

test('listening: Enter is left alone while a finger peeks, Escape takes that back too', () => {
  const { acts, state, send } = listening();
  state.peeker = 'drag';
  expect(send({ key: 'Enter' })).toBe(false);
  expect(send({ key: 'Escape' })).toBe(true);
  expect(acts).toEqual([{ kind: 'cancel' }]);
});
