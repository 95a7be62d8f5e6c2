import { expect, test } from 'vitest';
import {
  boardFromRows,
  createRandom,
  cs227,
  newGame,
  type RuleSet,
  threes,
  tres,
  unwrap,
  viewOf,
  withParameters,
} from '../engine/index.ts';
import type { LoadedNetwork } from './network/weight-file.ts';
import { type Learned, Thinking, type ThinkReply } from './thinking.ts';

const NO_WEIGHTS = { ok: false, error: { code: 'network-damaged', message: 'none' } } as const;
const SETTINGS = { depth: 3, cutoff: 0, budget: 0 };

/** A network that thinks the same of every look: eight of them a pattern. */
function flatNetwork(value: number): LoadedNetwork {
  const network = {
    patterns: [{ cells: [0, 1, 2, 3], directions: false, previews: true }],
    deck: false,
    stageOfCode: Array.from({ length: 16 }, () => 0),
  };
  const rules = { id: threes.id, version: threes.version };
  const write = (weights: Int16Array) => void weights.fill(value);
  return { recipe: 'flat', seed: '1', moves: 0, rules, network, scale: 1, steps: [], write };
}

function view(rules: RuleSet = threes) {
  return viewOf(newGame(rules, unwrap(createRandom('sfc32', 'think'))));
}

/** A service and what it has said; `during` is called at each pause. */
function service(
  during: (thinking: Thinking, said: ThinkReply[]) => void = () => {},
  learned: () => Learned = () => NO_WEIGHTS,
) {
  const said: ThinkReply[] = [];
  const loads: string[] = [];
  const thinking: Thinking = new Thinking({
    load: async ({ id }, tell) => {
      loads.push(id);
      tell(0.5);
      return learned();
    },
    send: (reply) => said.push(reply),
    pause: async () => during(thinking, said),
  });
  return { said, loads, thinking };
}

const kinds = (said: readonly ThinkReply[]) =>
  said.map((reply) => ('id' in reply ? `${reply.kind} ${reply.id}` : reply.kind));

test('answers deeper and deeper, with a value for each legal move, and then settles', async () => {
  const { said, thinking } = service();
  await thinking.receive({ kind: 'think', id: 7, view: view(), settings: SETTINGS });
  expect(kinds(said)).toEqual(['loading', 'ready', 'found 7', 'found 7', 'found 7', 'settled 7']);
  const depths = said.flatMap((reply) => (reply.kind === 'found' ? [reply.found] : []));
  expect(depths.map(({ depth }) => depth)).toEqual([1, 2, 3]);
  for (const { values, choice } of depths) {
    const known = values.filter((value) => !Number.isNaN(value));
    expect(known.length).toBe(view().legalMoves.length);
    expect(values[choice]).toBe(Math.max(...known));
  }
});

test('loads nothing before it is asked, then tells how far it is', async () => {
  const { said, loads, thinking } = service();
  await thinking.receive({ kind: 'stop' });
  expect(loads).toEqual([]);
  await thinking.receive({ kind: 'think', id: 1, view: view(), settings: SETTINGS });
  await thinking.receive({ kind: 'think', id: 2, view: view(), settings: SETTINGS });
  expect(loads).toEqual(['threes']);
  expect(said[0]).toEqual({ kind: 'loading', share: 0.5 });
});

test('says when it can have no weights, and thinks by rules of thumb', async () => {
  const { said, thinking } = service();
  await thinking.receive({ kind: 'think', id: 1, view: view(), settings: SETTINGS });
  expect(said[1]).toEqual({ kind: 'ready', judge: 'hand-made', fault: NO_WEIGHTS.error });
  expect(said[2]).toMatchObject({ kind: 'found', judge: 'hand-made' });
});

test('rules that nothing was learned of are judged by rules of thumb, and nothing is wrong', async () => {
  const { said, loads, thinking } = service(
    () => {},
    () => undefined,
  );
  await thinking.receive({ kind: 'think', id: 1, view: view(cs227), settings: SETTINGS });
  await thinking.receive({ kind: 'think', id: 2, view: view(tres), settings: SETTINGS });
  expect(loads).toEqual(['cs227', 'tres']);
  expect(said.filter(({ kind }) => kind === 'ready')).toEqual([
    { kind: 'ready', judge: 'hand-made', fault: null },
    { kind: 'ready', judge: 'hand-made', fault: null },
  ]);
});

test('judges by the network where there is one', async () => {
  const { said, thinking } = service(
    () => {},
    () => ({ ok: true, value: flatNetwork(1000) }),
  );
  await thinking.receive({
    kind: 'think',
    id: 1,
    view: view(),
    settings: { ...SETTINGS, depth: 1 },
  });
  expect(said[1]).toEqual({ kind: 'ready', judge: 'network', fault: null });
  const found = said.flatMap((reply) => (reply.kind === 'found' ? [reply] : []));
  expect(found.map(({ judge }) => judge)).toEqual(['network']);
  const { score } = view();
  for (const value of found[0]?.found.values ?? []) {
    if (!Number.isNaN(value)) expect(value).toBeGreaterThanOrEqual(score + 8 * 1000);
  }
});

test('where there is no room for the network it says so, and thinks by rules of thumb', async () => {
  const { said, thinking } = service(
    () => {},
    () => ({ ok: true, value: flatNetwork(1) }),
  );
  const api = (globalThis as unknown as { WebAssembly: { Memory: unknown } }).WebAssembly;
  const { Memory } = api;
  api.Memory = function noRoom() {
    api.Memory = Memory;
    throw new RangeError('could not allocate memory');
  };
  await thinking.receive({ kind: 'think', id: 1, view: view(), settings: SETTINGS });
  expect(said[1]).toMatchObject({ kind: 'ready', judge: 'hand-made', fault: { code: 'no-room' } });
  expect(said[2]).toMatchObject({ kind: 'found', judge: 'hand-made' });
});

test('new work takes the place of old work', async () => {
  let second: Promise<void> | undefined;
  const { said, thinking } = service((itself) => {
    second ??= itself.receive({ kind: 'think', id: 2, view: view(), settings: SETTINGS });
  });
  await thinking.receive({ kind: 'think', id: 1, view: view(), settings: SETTINGS });
  await second;
  expect(kinds(said)).toEqual([
    'loading',
    'ready',
    'found 1',
    'found 2',
    'found 2',
    'found 2',
    'settled 2',
  ]);
});

test('work that waits for the weights is replaced as well', async () => {
  const { said, thinking } = service();
  const request = { kind: 'think', view: view(), settings: SETTINGS } as const;
  await Promise.all([1, 2, 3].map((id) => thinking.receive({ ...request, id })));
  expect(new Set(kinds(said))).toEqual(new Set(['loading', 'ready', 'found 3', 'settled 3']));
});

test('stops when it is told to', async () => {
  const { said, thinking } = service((itself) => void itself.receive({ kind: 'stop' }));
  await thinking.receive({ kind: 'think', id: 1, view: view(), settings: SETTINGS });
  expect(kinds(said)).toEqual(['loading', 'ready', 'found 1']);
});

test('searches plainly on a board that the fast search cannot hold, without any weights', async () => {
  const wide = unwrap(withParameters(threes, { width: 5 }));
  const { said, loads, thinking } = service();
  await thinking.receive({ kind: 'think', id: 1, view: view(wide), settings: SETTINGS });
  expect(kinds(said)).toEqual(['ready', 'found 1', 'found 1', 'settled 1']);
  expect(said[1]).toMatchObject({ judge: 'plain', found: { depth: 1 } });
  expect(loads).toEqual([]);
});

test('settles at once where no move is legal', async () => {
  const { said, thinking } = service();
  const board = unwrap(
    boardFromRows([
      [3, 6, 3, 6],
      [6, 3, 6, 3],
      [3, 6, 3, 6],
      [6, 3, 6, 3],
    ]),
  );
  const stuck = viewOf({ ...newGame(threes, unwrap(createRandom('sfc32', 'stuck'))), board });
  await thinking.receive({ kind: 'think', id: 1, view: stuck, settings: SETTINGS });
  expect(kinds(said).at(-1)).toBe('settled 1');
  expect(
    said
      .filter(({ kind }) => kind === 'found')
      .every((reply) => 'found' in reply && reply.found.choice === -1),
  ).toBe(true);
});
