import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../result.ts';
import { JavaRandom } from './java-random.ts';
import {
  createRandom,
  GENERATORS,
  type GeneratorId,
  isGeneratorId,
  parseRandomState,
  type Random,
  resumeRandom,
} from './random.ts';
import { sfc32FromSeed } from './seed.ts';
import { Sfc32 } from './sfc32.ts';

const anyBounds = fc.array(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 30 });

function drawAll(random: Random, bounds: readonly number[]): number[] {
  return bounds.map((bound) => random.nextInt(bound));
}

/** Through JSON and back, as a save goes. */
function reload(random: Random): Random {
  const data: unknown = JSON.parse(JSON.stringify(random.save()));
  return resumeRandom(unwrap(parseRandomState(data, 'random')));
}

describe.each(GENERATORS)('the generator %s', (generator) => {
  it('has the same future after a save in the middle of a stream', () => {
    fc.assert(
      fc.property(fc.string(), anyBounds, anyBounds, (seed, before, after) => {
        const random = unwrap(createRandom(generator, `x${seed}`));
        drawAll(random, before);
        const saved = random.save();
        expect(saved.generator).toBe(generator);
        const resumed = reload(random);
        expect(resumed.save()).toEqual(saved);
        expect(drawAll(resumed, after)).toEqual(drawAll(random, after));
        expect(resumed.save()).toEqual(random.save());
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves the state that it was resumed from alone', () => {
    const saved = unwrap(createRandom(generator, 1)).save();
    const copy = structuredClone(saved);
    drawAll(resumeRandom(saved), [5, 6, 7]);
    expect(saved).toEqual(copy);
  });

  it('starts alike from a number, a bigint and their text', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (seed) => {
        const state = unwrap(createRandom(generator, seed)).save();
        expect(unwrap(createRandom(generator, BigInt(seed))).save()).toEqual(state);
        expect(unwrap(createRandom(generator, String(seed))).save()).toEqual(state);
      }),
      { numRuns: 1000 },
    );
  });

  it('draws from 0 to bound - 1 and reaches both ends', () => {
    const random = unwrap(createRandom(generator, 'ends'));
    for (const bound of [1, 2, 3, 12]) {
      const drawn = new Set(drawAll(random, new Array<number>(500).fill(bound)));
      expect([...drawn].sort((one, other) => one - other)).toEqual([
        ...new Array<number>(bound).keys(),
      ]);
    }
  });

  it('refuses a number that is no seed', () => {
    expect(createRandom(generator, 0.5, 'tags.seed')).toMatchObject({
      ok: false,
      error: { code: 'seed-invalid', at: 'tags.seed' },
    });
  });
});

describe('createRandom', () => {
  it('makes the generator that was named', () => {
    const sfc32 = unwrap(createRandom('sfc32', 'hello'));
    expect(sfc32).toBeInstanceOf(Sfc32);
    expect(sfc32.save()).toEqual(sfc32FromSeed('hello').save());
    const java = unwrap(createRandom('java', 42));
    expect(java).toBeInstanceOf(JavaRandom);
    expect(java.save()).toEqual(new JavaRandom(42).save());
  });

  it('refuses for java a whole number that no long holds', () => {
    expect(createRandom('java', 2n ** 63n)).toMatchObject({
      ok: false,
      error: { code: 'seed-invalid', at: 'seed' },
    });
    expect(createRandom('sfc32', 2n ** 63n).ok).toBe(true);
  });

  it('refuses a generator that does not exist', () => {
    expect(createRandom('dice' as GeneratorId, 1)).toMatchObject({
      ok: false,
      error: { code: 'random-invalid', at: 'generator' },
    });
  });
});

describe('isGeneratorId', () => {
  it('knows the generators and nothing else', () => {
    expect(GENERATORS.every(isGeneratorId)).toBe(true);
    for (const data of ['', 'SFC32', 'toString', 0, null, undefined]) {
      expect(isGeneratorId(data)).toBe(false);
    }
  });
});

describe('a java generator with a cached gaussian', () => {
  it('has the same future after a save', () => {
    const long = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    fc.assert(
      fc.property(long, fc.integer({ min: 1, max: 9 }), (seed, gaussians) => {
        const random = new JavaRandom(seed);
        for (let draw = 0; draw < gaussians; draw++) random.nextGaussian();
        expect(random.save().gaussian === null).toBe(gaussians % 2 === 0);
        const resumed = reload(random) as JavaRandom;
        for (let draw = 0; draw < 3; draw++) {
          expect(resumed.nextGaussian()).toBe(random.nextGaussian());
          expect(resumed.nextLong()).toBe(random.nextLong());
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('parseRandomState', () => {
  const sfc32 = { generator: 'sfc32', state: [0, 1, 2 ** 31, 2 ** 32 - 1] };
  const java = { generator: 'java', seed: 2 ** 48 - 1, gaussian: -0.25 };

  it.each([sfc32, { ...sfc32, state: [0, 0, 0, 0] }, java, { ...java, seed: 0, gaussian: null }])(
    'accepts %j',
    (state) => {
      expect(parseRandomState(state, 'random')).toEqual({ ok: true, value: state });
    },
  );

  it('keeps no field that is not its own and shares no array', () => {
    const state = [1, 2, 3, 4];
    const parsed = unwrap(parseRandomState({ generator: 'sfc32', state, extra: 1 }, ''));
    state[0] = 9;
    expect(parsed).toEqual({ generator: 'sfc32', state: [1, 2, 3, 4] });
    expect(unwrap(parseRandomState({ ...java, extra: 1 }, ''))).toEqual(java);
  });

  it.each<[string, unknown, string]>([
    ['null', null, 'random'],
    ['nothing', undefined, 'random'],
    ['a text', 'sfc32', 'random'],
    ['an array', [], 'random.generator'],
    ['no generator', { state: [1, 2, 3, 4] }, 'random.generator'],
    ['an unknown generator', { ...sfc32, generator: 'dice' }, 'random.generator'],
    ['an inherited name', { ...sfc32, generator: 'toString' }, 'random.generator'],
    ['no words', { generator: 'sfc32' }, 'random.state'],
    ['a typed array', { generator: 'sfc32', state: new Uint32Array(4) }, 'random.state'],
    ['three words', { generator: 'sfc32', state: [1, 2, 3] }, 'random.state'],
    ['five words', { generator: 'sfc32', state: [1, 2, 3, 4, 5] }, 'random.state'],
    ['a hole', { generator: 'sfc32', state: new Array(4) }, 'random.state[0]'],
    ['a negative word', { generator: 'sfc32', state: [1, -1, 3, 4] }, 'random.state[1]'],
    ['a word too big', { generator: 'sfc32', state: [1, 2, 2 ** 32, 4] }, 'random.state[2]'],
    ['a fraction', { generator: 'sfc32', state: [1, 2, 3, 0.5] }, 'random.state[3]'],
    ['a word as text', { generator: 'sfc32', state: ['1', 2, 3, 4] }, 'random.state[0]'],
    ['a seed too big', { ...java, seed: 2 ** 48 }, 'random.seed'],
    ['a negative seed', { ...java, seed: -1 }, 'random.seed'],
    ['a seed as text', { ...java, seed: '1' }, 'random.seed'],
    ['an infinite gaussian', { ...java, gaussian: Infinity }, 'random.gaussian'],
    ['a gaussian that is no number', { ...java, gaussian: Number.NaN }, 'random.gaussian'],
    ['a gaussian as text', { ...java, gaussian: '1' }, 'random.gaussian'],
    ['no gaussian', { generator: 'java', seed: 1 }, 'random.gaussian'],
  ])('refuses %s', (_, data, at) => {
    expect(parseRandomState(data, 'random')).toMatchObject({
      ok: false,
      error: { code: 'random-invalid', at },
    });
  });
});
