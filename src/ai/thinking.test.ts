import { expect, test } from 'vitest';
import {
  createRandom,
  newGame,
  type RuleSet,
  threes,
  unwrap,
  viewOf,
  withParameters,
} from '../engine/index.ts';
import { Thinking, type ThinkReply } from './thinking.ts';

const NO_WEIGHTS = { ok: false, error: { code: 'network-damaged', message: 'none' } } as const;
const SETTINGS = { depth: 3, cutoff: 0.01, budget: 0 };

function view(rules: RuleSet = threes) {
  return viewOf(newGame(rules, unwrap(createRandom('sfc32', 'think'))));
}

/** A service and what it has said; `during` is called at each pause. */
function service(during: (thinking: Thinking, said: ThinkReply[]) => void = () => {}) {
  const said: ThinkReply[] = [];
  const thinking: Thinking = new Thinking({
    load: async () => NO_WEIGHTS,
    send: (reply) => said.push(reply),
    pause: async () => during(thinking, said),
  });
  return { said, thinking };
}

const kinds = (said: readonly ThinkReply[]) =>
  said.map((reply) => ('id' in reply ? `${reply.kind} ${reply.id}` : reply.kind));

test('answers deeper and deeper, with a value for each legal move, and then settles', async () => {
  const { said, thinking } = service();
  await thinking.receive({ kind: 'think', id: 7, view: view(), settings: SETTINGS });
  expect(kinds(said)).toEqual(['ready', 'found 7', 'found 7', 'found 7', 'settled 7']);
  const depths = said.flatMap((reply) => (reply.kind === 'found' ? [reply.found] : []));
  expect(depths.map(({ depth }) => depth)).toEqual([1, 2, 3]);
  for (const { values, choice } of depths) {
    const known = values.filter((value) => !Number.isNaN(value));
    expect(known.length).toBe(view().legalMoves.length);
    expect(values[choice]).toBe(Math.max(...known));
  }
});

test('says when it has no weights, and thinks by rules of thumb', async () => {
  const { said, thinking } = service();
  await thinking.receive({ kind: 'think', id: 1, view: view(), settings: SETTINGS });
  expect(said[0]).toEqual({ kind: 'ready', fault: NO_WEIGHTS.error });
});

test('new work takes the place of old work', async () => {
  let second: Promise<void> | undefined;
  const { said, thinking } = service((itself) => {
    second ??= itself.receive({ kind: 'think', id: 2, view: view(), settings: SETTINGS });
  });
  await thinking.receive({ kind: 'think', id: 1, view: view(), settings: SETTINGS });
  await second;
  expect(kinds(said)).toEqual(['ready', 'found 1', 'found 2', 'found 2', 'found 2', 'settled 2']);
});

test('work that waits for the weights is replaced as well', async () => {
  const { said, thinking } = service();
  const request = { kind: 'think', view: view(), settings: SETTINGS } as const;
  await Promise.all([1, 2, 3].map((id) => thinking.receive({ ...request, id })));
  expect(new Set(kinds(said))).toEqual(new Set(['ready', 'found 3', 'settled 3']));
});

test('stops when it is told to', async () => {
  const { said, thinking } = service((itself) => void itself.receive({ kind: 'stop' }));
  await thinking.receive({ kind: 'think', id: 1, view: view(), settings: SETTINGS });
  expect(kinds(said)).toEqual(['ready', 'found 1']);
});

test('settles at once on a board that it cannot hold', async () => {
  const wide = unwrap(withParameters(threes, { width: 5 }));
  const { said, thinking } = service();
  await thinking.receive({ kind: 'think', id: 1, view: view(wide), settings: SETTINGS });
  expect(kinds(said)).toEqual(['ready', 'settled 1']);
});
