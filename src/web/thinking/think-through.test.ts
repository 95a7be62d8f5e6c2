import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRandom, newGame, threes, unwrap, viewOf } from '../../engine/index.ts';
import type { ThinkAnswer } from './client.ts';
import { thinkThrough } from './think-through.ts';

const VIEW = viewOf(newGame(threes, unwrap(createRandom('sfc32', 'through'))));
const SETTINGS = { depth: 3, cutoff: 0, budget: 0 };

const found = (depth: number): ThinkAnswer => {
  const values = [depth, 1, 1, 1];
  return {
    kind: 'found',
    judge: 'network',
    fault: null,
    found: { depth, choice: 0, values, evaluations: 1 },
  };
};

function setUp() {
  const controller = new AbortController();
  const shares: number[] = [];
  let asked = 0;
  let stopped = 0;
  let answer: (answer: ThinkAnswer) => void = () => {};
  const answered = thinkThrough(VIEW, {
    think: (_, tell) => {
      asked += 1;
      answer = tell;
      return () => {
        stopped += 1;
      };
    },
    settings: SETTINGS,
    signal: controller.signal,
    loading: (share) => shares.push(share),
  });
  return {
    answered,
    abort: () => controller.abort(),
    answer: (one: ThinkAnswer) => answer(one),
    shares,
    counts: () => ({ asked, stopped }),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('gives the deepest answer, and tells of loading', async () => {
  const { answer, answered, shares } = setUp();
  answer({ kind: 'loading', share: 0.5 });
  answer(found(1));
  answer(found(2));
  answer({ kind: 'settled' });
  expect((await answered)?.found.depth).toBe(2);
  expect(shares).toEqual([0.5]);
});

test('asks again when somebody else asked in between', async () => {
  const { answer, answered, counts } = setUp();
  answer(found(1));
  answer({ kind: 'replaced' });
  vi.advanceTimersByTime(300);
  expect(counts().asked).toBe(2);
  answer(found(3));
  answer({ kind: 'settled' });
  expect((await answered)?.found.depth).toBe(3);
});

test('ends at once with the signal, and where nobody can think', async () => {
  const stopped = setUp();
  stopped.answer(found(1));
  stopped.abort();
  expect(await stopped.answered).toBeUndefined();
  expect(stopped.counts().stopped).toBe(1);
  const failed = setUp();
  failed.answer({ kind: 'failed' });
  expect(await failed.answered).toBeUndefined();
});
