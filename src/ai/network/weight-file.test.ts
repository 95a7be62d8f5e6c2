import { describe, expect, test } from 'vitest';
import { createRandom, unwrap } from '../../engine/index.ts';
import { type Network, rowsOf, stagesOf, tablesOf } from './network.ts';
import { type NetworkInfo, readNetwork, writeNetwork } from './weight-file.ts';

const network: Network = {
  patterns: [
    { cells: [0, 1, 2], directions: true, previews: true },
    { cells: [5, 6, 9], directions: false, previews: true },
    { cells: [0, 1, 4, 5], directions: false, previews: false },
  ],
  deck: true,
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
  steps: [
    [3, 6, 2, 1],
    [5, 8, 3, 1],
  ],
};

function learnedWeights(): Float32Array {
  const random = unwrap(createRandom('sfc32', 'learned'));
  return new Float32Array(4 * rowsOf(network) * stagesOf(network)).map(() => {
    return random.nextInt(3) === 0 ? random.nextInt(4000) - 1000 : 0;
  });
}

const pack = (learned: Float32Array) => writeNetwork(info, learned);
/** Packed once: to pack takes long, and no test writes into it. */
const FILE = pack(learnedWeights());
const read = (file: Uint8Array) => readNetwork(file, rules);

function weightsIn(file: Uint8Array): Int16Array {
  const weights = new Int16Array(4 * rowsOf(network) * stagesOf(network));
  unwrap(read(file)).write(weights);
  return weights;
}

/** The same file with something else in its header. */
function withHeader(file: Uint8Array, change: (text: string) => string): Uint8Array {
  const bytes = Buffer.from(file);
  const start = bytes.indexOf('{');
  const end = start + bytes.readUInt32LE(start - 4);
  const header = Buffer.from(change(bytes.subarray(start, end).toString()));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  return Buffer.concat([bytes.subarray(0, start - 4), length, header, bytes.subarray(end)]);
}

describe('a file of weights', () => {
  test('gives the weights back, to six tenths of a step of their stage and table', () => {
    const learned = learnedWeights();
    expect(unwrap(read(FILE))).toMatchObject(info);
    const weights = weightsIn(FILE);
    let at = 0;
    for (const steps of info.steps) {
      for (const [table, rows] of tablesOf(network).entries()) {
        const points = steps[table]! * info.scale;
        let widest = 0;
        for (const end = at + 4 * rows; at < end; at++) {
          widest = Math.max(widest, Math.abs(weights[at]! * info.scale - learned[at]!));
        }
        expect(widest).toBeGreaterThanOrEqual(0.5 * points);
        // The rest is rounding to whole units.
        expect(widest).toBeLessThanOrEqual(0.6 * points + info.scale);
      }
    }
  });

  test('tells what is seldom used, and less than five steps, as in the stage before', () => {
    const learned = learnedWeights();
    const stageSize = learned.length / 2;
    const seldom = (at: number) => at % 2 === 0;
    const file = writeNetwork(info, learned, seldom);
    expect(file.length).toBeLessThan(FILE.length);
    const weights = weightsIn(file);
    const usual = weightsIn(FILE);
    // The first table of the first stage: a step is 3 units.
    const own = Array.from({ length: 4 * tablesOf(network)[0]! }, (_, at) => at);
    const few = own.filter((at) => Math.abs(learned[at]!) < 5 * 3 * info.scale);
    const lost = few.filter((at) => usual[at] !== 0);
    expect(lost.some(seldom)).toBe(true);
    expect(lost.filter(seldom).every((at) => weights[at] === 0)).toBe(true);
    const rest = own.filter((at) => !few.includes(at) || !seldom(at));
    expect(rest.every((at) => weights[at] === usual[at])).toBe(true);
    const later = own.map((at) => at + stageSize).filter(seldom);
    expect(
      later.some((at) => weights[at] === weights[at - stageSize] && usual[at] !== weights[at]),
    ).toBe(true);
  });

  test('holds weights beyond 16 bits back at the largest', () => {
    const learned = learnedWeights().fill(1e6, 0, 4).fill(-1e6, 4, 8);
    const weights = weightsIn(pack(learned));
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
      (file) => file.map((it, at) => (at === 18 ? 53 : it)),
      'network-mismatch version',
    ],
    [
      'of other tables',
      (file) => withHeader(file, (text) => text.replace('[65536', '[65532')),
      'network-damaged tables',
    ],
    [
      'of too few chunks',
      (file) => withHeader(file, (text) => text.replace('[3,6,2,1],', '')),
      'network-damaged chunks',
    ],
    [
      'of too few steps in a stage',
      (file) => withHeader(file, (text) => text.replace('[3,6,2,1]', '[3,6,2]')),
      'network-damaged chunks',
    ],
    [
      'without a list',
      (file) => withHeader(file, (text) => text.replace('[3,6,2,1]', '3')),
      'network-damaged header',
    ],
  ])('that is %s is refused', (_, change, expected) => {
    const refused = read(change(FILE));
    expect(!refused.ok && `${refused.error.code} ${refused.error.at}`).toBe(expected);
  });

  test('for other rules is refused', () => {
    const refused = readNetwork(FILE, { id: 'tres', version: 1 });
    expect(!refused.ok && refused.error).toMatchObject({ code: 'network-mismatch', at: 'rules' });
    expect(!refused.ok && refused.error.message).toContain('threes@1');
  });
});
