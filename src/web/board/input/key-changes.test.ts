import { expect, test } from 'vitest';
import {
  bindKey,
  freeKey,
  isBindable,
  keyParts,
  keysOf,
  soundChanges,
  withoutKeys,
} from './key-changes.ts';
import { keyName, keysWith, STANDARD_KEYS } from './key-map.ts';

test('a key is given to a command, and who had it is told', () => {
  expect(bindKey({}, 'z', 'undo')).toEqual({ changes: { z: 'undo' }, taken: null });
  expect(bindKey({}, 'w', 'undo')).toEqual({ changes: { w: 'undo' }, taken: 'up' });
  expect(bindKey({}, 'u', 'undo')).toEqual({ changes: {}, taken: null });
  expect(keysOf('undo', { z: 'undo' })).toEqual(['u', 'z']);
  expect(keysOf('up', { w: 'undo' })).toEqual(['arrowup', 'k']);
});

test('a key given back is no change any more', () => {
  const { changes } = bindKey({ w: 'undo' }, 'w', 'up');
  expect(changes).toEqual({});
  expect(freeKey({ z: 'undo' }, 'z')).toEqual({});
  expect(freeKey({}, 'u')).toEqual({ u: 'none' });
});

test('a command that has lost its last key is told', () => {
  expect(withoutKeys({})).toEqual([]);
  expect(withoutKeys({ u: 'none', '?': 'none' })).toEqual(['undo', 'help']);
  const lost = { arrowleft: 'none', a: 'none', h: 'up' };
  expect(withoutKeys(lost)).toEqual(['left']);
});

test('keys that dialogs, pages or the browser need cannot be bound', () => {
  const reserved = [
    'tab',
    'enter',
    'escape',
    ' ',
    'shift',
    'control',
    'f5',
    'dead',
    '',
    'shift+tab',
  ];
  for (const key of reserved) expect(isBindable(key, {})).toBe(false);
  for (const key of ['z', 'f', ',', 'pageup', 'ñ', '5', 'shift+z']) {
    expect(isBindable(key, {})).toBe(true);
  }
});

test('Shift with a key that pushes peeks, and so cannot be bound while it pushes', () => {
  expect(isBindable('shift+w', {})).toBe(false);
  expect(isBindable('shift+w', { w: 'none' })).toBe(true);
});

test('of changes from outside only the sound ones are kept', () => {
  const changes = { z: 'undo', Z: 'redo', tab: 'new', x: 'fly', w: 'none', u: 'undo', q: 'none' };
  expect(soundChanges(changes)).toEqual({ z: 'undo', w: 'none' });
  expect(soundChanges(soundChanges(changes))).toEqual(soundChanges(changes));
});

test('changes are laid over the standard keys, and nonsense does nothing', () => {
  const keys = keysWith({ w: 'none', z: 'up', x: 'fly', toString: 'constructor' });
  expect([keys['w'], keys['z'], keys['x'], keys['a']]).toEqual([
    undefined,
    'up',
    undefined,
    'left',
  ]);
  expect(keysWith({})).toEqual(STANDARD_KEYS);
});

test('keys have names, and parts for words', () => {
  expect(keyName({ key: 'U', shiftKey: true })).toBe('shift+u');
  expect(keyName({ key: 'U', shiftKey: false })).toBe('u');
  expect(keyName({ key: '?', shiftKey: true })).toBe('?');
  expect(keyName({ key: 'ArrowUp', shiftKey: true })).toBe('shift+arrowup');
  expect(keyParts('shift+u')).toEqual({ shift: true, sign: 'U' });
  expect(keyParts('arrowleft')).toEqual({ shift: false, sign: '←' });
  expect(keyParts('pageup')).toEqual({ shift: false, sign: 'Pageup' });
});
