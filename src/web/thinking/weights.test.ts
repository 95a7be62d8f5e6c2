import { expect, test } from 'vitest';
import { writeNetwork } from '../../ai/index.ts';
import { cs227, type RuleSet, threes } from '../../engine/index.ts';
import { loadWeights } from './weights.ts';

const INFO = {
  recipe: 'flat',
  seed: '1',
  moves: 0,
  rules: { id: threes.id, version: threes.version },
  network: {
    patterns: [{ cells: [0, 1, 2, 3], directions: false, previews: true }],
    deck: false,
    stageOfCode: Array.from({ length: 16 }, () => 0),
  },
  scale: 1,
  steps: [[1]],
};

const COUNT = 4 * 16 ** 4;

const file = () => new Uint8Array(writeNetwork(INFO, new Float32Array(COUNT).fill(7)));

test('loads a network and tells how far it is; what is left is unpacking it', async () => {
  const bytes = file();
  const shares: number[] = [];
  const headers = { 'content-length': String(bytes.length) };
  const fetch = async () => new Response(bytes, { headers });
  const loaded = await loadWeights('a', threes, (share) => shares.push(share), fetch);
  const weights = new Int16Array(COUNT);
  if (loaded.ok) loaded.value.write(weights);
  expect(weights[99]).toBe(7);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBeCloseTo(0.7);
});

test('says what is wrong: nothing there, no network, other rules', async () => {
  const bytes = file();
  const load = async (answer: () => Promise<Response>, rules: RuleSet = threes) => {
    const loaded = await loadWeights('a', rules, () => {}, answer);
    return loaded.ok ? 'ok' : loaded.error.code;
  };
  expect(await load(() => Promise.reject(new TypeError('offline')))).toBe('weights-unreachable');
  expect(await load(async () => new Response('', { status: 404 }))).toBe('weights-unreachable');
  expect(await load(async () => new Response('<!doctype html>'))).toBe('network-damaged');
  expect(await load(async () => new Response(bytes.slice(0, -9)))).toBe('network-damaged');
  expect(await load(async () => new Response(bytes), cs227)).toBe('network-mismatch');
  expect(await load(async () => new Response(bytes))).toBe('ok');
});
