import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../../tests/vectors/java-random.json' with { type: 'json' };
import { JavaRandom } from './java-random.ts';

const view = new DataView(new ArrayBuffer(8));

function doubleBits(value: number): string {
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}

function floatBits(value: number): string {
  view.setFloat32(0, value);
  return view.getUint32(0).toString(16).padStart(8, '0');
}

function list<T>(items: string, draw: () => T): T[] {
  return items.split(' ').map(() => draw());
}

/** One call of a mixed stream, answered as the vectors write it. */
function call(random: JavaRandom, name: string, argument: string): string {
  switch (name) {
    case 'setSeed':
      random.setSeed(argument);
      return `setSeed(${argument})`;
    case 'nextInt':
      return `nextInt(${argument})=${random.nextInt(Number(argument))}`;
    case 'nextBoolean':
      return `nextBoolean()=${random.nextBoolean()}`;
    case 'nextLong':
      return `nextLong()=${random.nextLong()}`;
    case 'nextDouble':
      return `nextDouble()=${doubleBits(random.nextDouble())}`;
    case 'nextGaussian':
      return `nextGaussian()=${doubleBits(random.nextGaussian())}`;
    default:
      throw new Error(`unknown call ${name}`);
  }
}

describe.each(vectors.seeds)('java.util.Random from seed $seed', (vector) => {
  const fresh = () => new JavaRandom(vector.seed);

  it('scrambles the seed', () => {
    expect(fresh().save()).toEqual({
      generator: 'java',
      seed: Number(vector.scrambled),
      gaussian: null,
    });
  });

  it('draws the same ints', () => {
    const random = fresh();
    expect(list(vector.nextInt, () => random.nextInt()).join(' ')).toBe(vector.nextInt);
  });

  it.each(Object.entries(vector.nextIntBound))(
    'draws the same ints under %s',
    (bound, expected) => {
      const random = fresh();
      const [values = ''] = expected.split(' | ');
      const drawn = list(values, () => random.nextInt(Number(bound)));
      expect(`${drawn.join(' ')} | ${random.nextInt()}`).toBe(expected);
      expect(drawn.every((value) => value >= 0 && value < Number(bound))).toBe(true);
    },
  );

  it('draws the same longs', () => {
    const random = fresh();
    expect(list(vector.nextLong, () => random.nextLong()).join(' ')).toBe(vector.nextLong);
  });

  it('draws the same booleans', () => {
    const random = fresh();
    const drawn = Array.from(vector.nextBoolean, () => (random.nextBoolean() ? '1' : '0'));
    expect(drawn.join('')).toBe(vector.nextBoolean);
  });

  it.each(['nextDouble', 'nextGaussian'] as const)('draws the same doubles by %s', (name) => {
    const random = fresh();
    for (const item of vector[name].split(' ')) {
      const [decimal, bits] = item.split('=');
      const drawn = random[name]();
      expect(doubleBits(drawn)).toBe(bits);
      expect(drawn).toBe(Number(decimal));
    }
  });

  it('draws the same floats', () => {
    const random = fresh();
    for (const item of vector.nextFloat.split(' ')) {
      const [decimal, bits] = item.split('=');
      const drawn = random.nextFloat();
      expect(floatBits(drawn)).toBe(bits);
      expect(drawn).toBe(Math.fround(Number(decimal)));
    }
  });

  it('fills arrays of every length with the same bytes', () => {
    const expected = vector.nextBytes11.split(' ').map(Number);
    for (let length = 0; length <= expected.length; length++) {
      const plain = new Array<number>(length).fill(0);
      const typed = new Int8Array(length);
      const random = fresh();
      random.nextBytes(plain);
      fresh().nextBytes(typed);
      expect(plain).toEqual(expected.slice(0, length));
      expect(Array.from(typed)).toEqual(plain);
      // A draw for every four bytes begun, none for an empty array.
      const draws = vector.nextInt.split(' ').map(Number);
      expect(random.nextInt()).toBe(draws[Math.ceil(length / 4)]);
    }
  });

  it('mixes all calls on one stream, setSeed included', () => {
    const random = fresh();
    for (const step of vector.mixedOneStream.split(' ')) {
      const [name = '', argument = ''] = step.split(/[()]/);
      expect(call(random, name, argument)).toBe(step);
    }
  });
});

describe('JavaRandom', () => {
  const long = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });

  it('steps as the 48-bit generator does, for any seed', () => {
    fc.assert(
      fc.property(long, fc.integer({ min: 1, max: 40 }), (seed, draws) => {
        const random = new JavaRandom(seed);
        let state = (seed ^ 0x5deece66dn) & (2n ** 48n - 1n);
        for (let draw = 0; draw < draws; draw++) {
          state = (state * 0x5deece66dn + 0xbn) & (2n ** 48n - 1n);
          expect(random.nextInt()).toBe(Number(BigInt.asIntN(32, state >> 16n)));
        }
        expect(random.save().seed).toBe(Number(state));
      }),
      { numRuns: 1000 },
    );
  });

  it('draws again exactly when 31 bits fall into the last, incomplete run of the bound', () => {
    // 715827883 divides 2^31 + 1: its last run lacks a single value.
    const anyBound = fc.oneof(fc.integer({ min: 1, max: 2 ** 31 - 1 }), fc.constant(715827883));
    fc.assert(
      fc.property(long, anyBound, (seed, bound) => {
        fc.pre((bound & (bound - 1)) !== 0);
        const random = new JavaRandom(seed);
        const plain = new JavaRandom(seed);
        for (let draw = 0; draw < 20; draw++) {
          let bits = plain.nextInt() >>> 1;
          while (bits >= 2 ** 31 - (2 ** 31 % bound)) bits = plain.nextInt() >>> 1;
          expect(random.nextInt(bound)).toBe(bits % bound);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('takes a seed as a number, a bigint or a decimal text', () => {
    for (const seed of [0, -1, 42, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]) {
      expect(new JavaRandom(seed).save()).toEqual(new JavaRandom(BigInt(seed)).save());
      expect(new JavaRandom(seed).save()).toEqual(new JavaRandom(String(seed)).save());
    }
    expect(new JavaRandom('+7').save()).toEqual(new JavaRandom(7).save());
  });

  it.each([0.5, Number.NaN, Infinity, 2 ** 53, '', ' 1', '0x10', '1.0', 'seed', '1n'])(
    'refuses the seed %j',
    (seed) => {
      expect(() => new JavaRandom(seed)).toThrow(RangeError);
    },
  );

  it('refuses what no long can hold', () => {
    expect(() => new JavaRandom(2n ** 63n)).toThrow('seed must be an integer from -2^63');
    expect(() => new JavaRandom(-(2n ** 63n) - 1n)).toThrow(RangeError);
    expect(() => new JavaRandom('9223372036854775808')).toThrow(RangeError);
  });

  it.each([0, -0, -1, 0.5, 1.5, 2 ** 31, 2 ** 32 + 1, Number.NaN, Infinity])(
    'refuses the bound %d and draws nothing',
    (bound) => {
      const random = new JavaRandom(1);
      const before = random.save();
      expect(() => random.nextInt(bound)).toThrow('bound must be positive');
      expect(() => random.nextInt(bound)).toThrow(RangeError);
      expect(random.save()).toEqual(before);
    },
  );

  it('drops a cached gaussian when seeded again', () => {
    const random = new JavaRandom(5);
    random.nextGaussian();
    expect(random.save().gaussian).not.toBeNull();
    random.setSeed(5);
    expect(random.save()).toEqual(new JavaRandom(5).save());
  });

  it('hands a cached gaussian out once, without a draw', () => {
    const random = new JavaRandom(5);
    random.nextGaussian();
    const { seed, gaussian } = random.save();
    expect(random.nextGaussian()).toBe(gaussian);
    expect(random.save()).toEqual({ generator: 'java', seed, gaussian: null });
  });
});
