import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createRandom, unwrap } from '../../engine/index.ts';
import { type Network, rowsOf, stagesOf } from './network.ts';
import { type NetworkInfo, readNetwork, writeNetwork } from './weight-file.ts';

const network: Network = {
  patterns: [
    { cells: [0, 1, 2], directions: true },
    { cells: [5, 6, 9], directions: false },
  ],
  stageOfCode: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1],
};
const rules = { id: 'threes', version: 1 };
const info: NetworkInfo = {
  recipe: 'test',
  seed: '1',
  moves: 12,
  rules,
  network,
  scale: 2,
  steps: [3, 5],
};

function learnedWeights(): Float32Array {
  const random = unwrap(createRandom('sfc32', 'learned'));
  return new Float32Array(4 * rowsOf(network) * stagesOf(network)).map(() => {
    return random.nextInt(3) === 0 ? random.nextInt(4000) - 1000 : 0;
  });
}

const pack = (learned = learnedWeights()) => writeNetwork(info, learned, (it) => gzipSync(it));
const read = (file: Uint8Array) => readNetwork(file, rules, (it) => gunzipSync(it));

describe('a file of weights', () => {
  test('gives the weights back, to half a step of their stage', async () => {
    const learned = learnedWeights();
    const { weights, ...rest } = unwrap(await read(await pack(learned)));
    expect(rest).toEqual(info);
    expect(weights.length).toBe(learned.length);
    const half = learned.length / 2;
    weights.forEach((weight, at) => {
      const step = info.steps[at < half ? 0 : 1]!;
      const gap = Math.abs(weight * info.scale - learned[at]!);
      expect(gap).toBeLessThanOrEqual((step * info.scale) / 2 + 0.5);
    });
  });

  test('holds weights beyond 16 bits back at the largest', async () => {
    const learned = learnedWeights().fill(1e6, 0, 4).fill(-1e6, 4, 8);
    const { weights } = unwrap(await read(await pack(learned)));
    expect(weights[0]! * info.scale).toBeGreaterThan(65_000);
    expect(weights[4]! * info.scale).toBeLessThan(-65_000);
  });

  test.each<[string, (file: Uint8Array) => Uint8Array, string]>([
    ['cut at the end', (file) => file.subarray(0, -1), 'network-damaged length'],
    ['cut in the header', (file) => file.subarray(0, 40), 'network-damaged header'],
    ['cut before the header', (file) => file.subarray(0, 21), 'network-damaged header'],
    ['empty', () => new Uint8Array(), 'network-damaged start'],
    ['another file', () => new TextEncoder().encode('{"a": 1}'.repeat(9)), 'network-damaged start'],
    [
      'changed',
      (file) => file.map((it, at) => (at === file.length - 9 ? it ^ 1 : it)),
      'network-damaged checksum',
    ],
    [
      'of a later version',
      (file) => file.map((it, at) => (at === 18 ? 50 : it)),
      'network-mismatch version',
    ],
  ])('that is %s is refused', async (_, change, expected) => {
    const refused = await read(change(await pack()));
    expect(!refused.ok && `${refused.error.code} ${refused.error.at}`).toBe(expected);
  });

  test('for other rules is refused', async () => {
    const refused = await readNetwork(await pack(), { id: 'tres', version: 1 }, gunzipSync);
    expect(!refused.ok && refused.error).toMatchObject({ code: 'network-mismatch', at: 'rules' });
    expect(!refused.ok && refused.error.message).toContain('threes@1');
  });

  test('whose weights cannot be unpacked is refused', async () => {
    const refused = await readNetwork(await pack(), rules, () => new Uint8Array(3));
    expect(!refused.ok && refused.error.at).toBe('weights');
    const thrown = await readNetwork(await pack(), rules, () => Promise.reject(new Error('no')));
    expect(!thrown.ok && thrown.error.at).toBe('weights');
  });
});
