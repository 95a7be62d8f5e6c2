import { expect, test } from 'vitest';
import { guardedStore, keepAside, memoryStore } from './storage.ts';

/** A storage with some of its functions replaced. */
function storageOf(parts: Partial<Storage>): Storage {
  const texts = new Map<string, string>();
  return {
    length: 0,
    clear: () => texts.clear(),
    key: () => null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    ...parts,
  };
}

function refuse(): never {
  throw new DOMException('refused', 'QuotaExceededError');
}

test('texts are kept and read', () => {
  const store = guardedStore(() => storageOf({}));
  expect(store.read('a')).toBeNull();
  expect(store.write('a', 'text')).toBe(true);
  expect(store.read('a')).toBe('text');
});

test('storage that throws when looked up, or is missing, holds nothing and keeps nothing', () => {
  for (const lookUp of [refuse, () => null]) {
    const store = guardedStore(lookUp);
    expect(store.read('a')).toBeNull();
    expect(store.write('a', 'text')).toBe(false);
  }
});

test('full storage says so and can still be read', () => {
  const store = guardedStore(() => storageOf({ getItem: () => 'old', setItem: refuse }));
  expect(store.write('a', 'text')).toBe(false);
  expect(store.read('a')).toBe('old');
});

test('what can’t be read is never written over', () => {
  let written = 0;
  const setItem = () => void written++;
  const store = guardedStore(() => storageOf({ getItem: refuse, setItem }));
  expect(store.read('a')).toBeNull();
  expect(store.write('a', 'text')).toBe(false);
  expect(written).toBe(0);
});

test('texts kept aside never replace each other; the same text is kept once', () => {
  const texts = new Map<string, string>();
  const store = memoryStore(texts);
  expect(keepAside(store, 'game', 'bad')).toBe('game.aside.1');
  expect(keepAside(store, 'game', 'worse')).toBe('game.aside.2');
  expect(keepAside(store, 'game', 'bad')).toBe('game.aside.1');
  expect([...texts.values()]).toEqual(['bad', 'worse']);
});

test('keeping aside fails where nothing can be written, or where too much is aside already', () => {
  const full = guardedStore(() => storageOf({ setItem: refuse }));
  expect(keepAside(full, 'game', 'bad')).toBeUndefined();
  const store = memoryStore();
  for (let count = 0; count < 100; count++) keepAside(store, 'game', `bad ${count}`);
  expect(keepAside(store, 'game', 'one more')).toBeUndefined();
});
