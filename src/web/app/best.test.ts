import { expect, test } from 'vitest';
import { cs227, threes, unwrap, withParameters } from '../../engine/index.ts';
import { BEST_KEY, bestName, higherOf, parseBest, readBest, writeBest } from './best.ts';
import { guardedStore, memoryStore } from './storage.ts';

test('each rule set and size has a best score of its own', () => {
  const larger = unwrap(withParameters(cs227, { width: 6, height: 6 }));
  expect([threes, cs227, larger].map(bestName)).toEqual(['threes/4x4', 'cs227/4x4', 'cs227/6x6']);
});

test('a score is written when it is higher, and only then', () => {
  const store = memoryStore();
  expect(writeBest(store, 'threes/4x4', 30)).toBe(true);
  expect(writeBest(store, 'threes/4x4', 12)).toBe(true);
  expect(writeBest(store, 'tres/4x4', 9)).toBe(true);
  expect(readBest(store).scores).toEqual({ 'threes/4x4': 30, 'tres/4x4': 9 });
});

test('a store that keeps nothing says so', () => {
  expect(
    writeBest(
      guardedStore(() => null),
      'threes/4x4',
      3,
    ),
  ).toBe(false);
});

test.each(['', 'null', '{', '{"format":2,"scores":{}}', '{"format":1,"scores":{"a":-1}}'])(
  'the text %j is none of ours',
  (text) => expect(parseBest(text)).toBeUndefined(),
);

test('damaged scores are kept aside and reported', () => {
  const texts = new Map([[BEST_KEY, '{"format":1,"scores":{"threes/4x4":"many"}}']]);
  expect(readBest(memoryStore(texts))).toEqual({ scores: {}, damaged: true, locked: false });
  expect(texts.get(`${BEST_KEY}.aside.1`)).toContain('many');
});

test('damaged scores that can’t be kept aside are locked', () => {
  const store = { read: (key: string) => (key === BEST_KEY ? '{' : null), write: () => false };
  expect(readBest(store)).toEqual({ scores: {}, damaged: true, locked: true });
});

test('of two lists the higher scores count', () => {
  expect(higherOf({ a: 5, b: 1 }, { a: 3, b: 4, c: 2 })).toEqual({ a: 5, b: 4, c: 2 });
});
