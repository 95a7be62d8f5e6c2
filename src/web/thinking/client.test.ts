import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ThinkReply, ThinkRequest } from '../../ai/thinking.ts';
import { createRandom, newGame, threes, unwrap, viewOf } from '../../engine/index.ts';
import { type ThinkAnswer, ThinkingClient } from './client.ts';

const VIEW = viewOf(newGame(threes, unwrap(createRandom('sfc32', 'client'))));
const SETTINGS = { depth: 3, cutoff: 0, budget: 0 };
const FOUND = { depth: 1, choice: 0, values: [5, 4, 3, 2], evaluations: 4 };
const FAULT = { code: 'weights-unreachable', message: 'offline' } as const;

/** A client whose thinkers are played by the test. */
function setUp() {
  const sent: ThinkRequest[] = [];
  const told: ThinkAnswer[] = [];
  let started = 0;
  let ended = 0;
  let hear: (reply: ThinkReply) => void = () => {};
  let failed = () => {};
  const client = new ThinkingClient((hearing, failing) => {
    started += 1;
    hear = hearing;
    failed = failing;
    return { send: (request) => sent.push(request), end: () => (ended += 1) };
  });
  return {
    client,
    sent,
    told,
    think: () => client.think(VIEW, SETTINGS, (answer) => told.push(answer)),
    reply: (reply: ThinkReply) => hear(reply),
    fail: () => failed(),
    counts: () => ({ started, ended }),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('starts a thinker when it is first asked, and only one', () => {
  const { counts, sent, think } = setUp();
  expect(counts().started).toBe(0);
  think();
  think();
  expect(counts()).toEqual({ started: 1, ended: 0 });
  expect(sent.map(({ kind }) => kind)).toEqual(['think', 'think']);
});

test('tells what is loaded, what is found and when it is settled', () => {
  const { reply, think, told } = setUp();
  think();
  reply({ kind: 'loading', share: 0.5 });
  reply({ kind: 'ready', judge: 'network', fault: null });
  reply({ kind: 'found', id: 1, judge: 'network', found: FOUND });
  reply({ kind: 'settled', id: 1 });
  expect(told).toEqual([
    { kind: 'loading', share: 0.5 },
    { kind: 'found', judge: 'network', fault: null, found: FOUND },
    { kind: 'settled' },
  ]);
});

test('answers to older questions, and after a stop, are not told', () => {
  const { reply, sent, think, told } = setUp();
  const stopFirst = think();
  const stop = think();
  reply({ kind: 'found', id: 1, judge: 'network', found: FOUND });
  stopFirst();
  reply({ kind: 'found', id: 2, judge: 'network', found: FOUND });
  stop();
  reply({ kind: 'found', id: 2, judge: 'network', found: FOUND });
  expect(told.map(({ kind }) => kind)).toEqual(['replaced', 'found']);
  expect(sent.map(({ kind }) => kind)).toEqual(['think', 'think', 'stop']);
});

test('says with each answer why there is no network, and tries again after a while', () => {
  const { counts, reply, think, told } = setUp();
  think();
  reply({ kind: 'ready', judge: 'hand-made', fault: FAULT });
  reply({ kind: 'found', id: 1, judge: 'hand-made', found: FOUND });
  reply({ kind: 'settled', id: 1 });
  expect(told[0]).toMatchObject({ fault: FAULT });
  think();
  expect(counts().started).toBe(1);
  reply({ kind: 'settled', id: 2 });
  vi.advanceTimersByTime(60_000);
  expect(counts().ended).toBe(1);
  think();
  expect(counts().started).toBe(2);
});

test('frees the memory when nobody has asked for some minutes', () => {
  const { counts, reply, think } = setUp();
  think();
  vi.advanceTimersByTime(10 * 60_000);
  expect(counts().ended).toBe(0);
  reply({ kind: 'settled', id: 1 });
  vi.advanceTimersByTime(2 * 60_000);
  think();
  reply({ kind: 'settled', id: 2 });
  vi.advanceTimersByTime(2 * 60_000);
  expect(counts().ended).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(counts().ended).toBe(1);
});

test('a thinker that fails is told, and another one is started for the next question', () => {
  const { counts, fail, think, told } = setUp();
  think();
  fail();
  expect(told).toEqual([{ kind: 'failed' }]);
  expect(counts()).toEqual({ started: 1, ended: 1 });
  think();
  expect(counts().started).toBe(2);
});
