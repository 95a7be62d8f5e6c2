import { expect, test } from 'vitest';
import { answerKey, type KeyPress, listenToKeys } from './keyboard.ts';

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
      expect(answerKey(press(key, { shiftKey: true }))).toEqual({ command: direction });
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
  const answers = Object.entries(places).map(
    ([key, code]) => answerKey(press(key, { code }))?.command,
  );
  expect(answers).toEqual(['up', 'left', 'down', 'right', 'up', 'left']);
});

test('a letter that is bound counts as that letter, wherever it lies', () => {
  // Colemak: the key that types S lies where D is in English; Dvorak: H lies at J.
  expect(answerKey(press('s', { code: 'KeyD' }))?.command).toBe('down');
  expect(answerKey(press('h', { code: 'KeyJ' }))?.command).toBe('left');
  // A letter that is not bound does nothing by its place outside W A S D (Dvorak: G lies at U).
  expect(answerKey(press('g', { code: 'KeyU' }))).toBeUndefined();
});

test('where keys type no Latin letters, every binding goes by its place', () => {
  expect(answerKey(press('ц', { code: 'KeyW' }))?.command).toBe('up');
  expect(answerKey(press('р', { code: 'KeyH' }))?.command).toBe('left');
  expect(answerKey(press('г', { code: 'KeyU' }))?.command).toBe('undo');
  expect(answerKey(press('Dead', { code: 'KeyW' }))).toBeUndefined();
});

test('listening: bound keys are prevented and performed, blocked ones are left alone', () => {
  const target = new EventTarget();
  const performed: string[] = [];
  let blocked = false;
  listenToKeys(
    target,
    (command) => performed.push(command),
    () => blocked,
  );
  const send = (parts: Partial<KeyPress>) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), press('x'), parts);
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(send({ key: 'ArrowLeft' })).toBe(true);
  expect(send({ key: 'ArrowLeft', repeat: true })).toBe(true);
  expect(send({ key: 'ArrowLeft', altKey: true })).toBe(false);
  expect(send({ key: 'x' })).toBe(false);
  blocked = true;
  expect(send({ key: 'ArrowLeft' })).toBe(false);
  expect(performed).toEqual(['left']);
});
