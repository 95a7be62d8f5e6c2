import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sfc32 } from './sfc32.ts';
import type { Words } from './types.ts';

const MASK = 2n ** 32n - 1n;

/** sfc32 and bounded draws once more, in exact integers and in the words of the paper. */
class ExactSfc32 {
  private words: bigint[];

  constructor(words: Words) {
    this.words = words.map(BigInt);
  }

  nextWord(): bigint {
    const [a = 0n, b = 0n, c = 0n, counter = 0n] = this.words;
    const output = (a + b + counter) & MASK;
    const rotated = ((c << 21n) & MASK) | (c >> 11n);
    this.words = [b ^ (b >> 9n), (c + (c << 3n)) & MASK, (rotated + output) & MASK];
    this.words.push((counter + 1n) & MASK);
    return output;
  }

  nextInt(bound: bigint): bigint {
    for (;;) {
      const product = this.nextWord() * bound;
      if ((product & MASK) >= 2n ** 32n % bound) return product >> 32n;
    }
  }

  save(): number[] {
    return this.words.map(Number);
  }
}

const anyWord = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const anyWords = fc.tuple(anyWord, anyWord, anyWord, anyWord);

/** Pearson's statistic of the draws against equal shares. */
function chiSquare(counts: readonly number[]): number {
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
}

describe('Sfc32', () => {
  it('draws the words of the exact generator from any state', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        const random = new Sfc32(words);
        const exact = new ExactSfc32(words);
        for (let draw = 0; draw < 50; draw++) {
          expect(random.nextWord()).toBe(Number(exact.nextWord()));
        }
        expect(random.save().state).toEqual(exact.save());
      }),
      { numRuns: 1000 },
    );
  });

  it('runs from the edges of its words', () => {
    for (const words of [
      [0, 0, 0, 0],
      [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
      [0x80000000, 0x7fffffff, 1, 0xffffffff],
    ] as const) {
      const random = new Sfc32(words);
      const exact = new ExactSfc32(words);
      for (let draw = 0; draw < 1000; draw++) {
        expect(random.nextWord()).toBe(Number(exact.nextWord()));
      }
    }
  });

  it('draws bounded integers as the exact generator does, rejections included', () => {
    const bounds = [1, 2, 3, 12, 21, 1000, 2 ** 21, 2 ** 21 + 1, 2 ** 31, 2 ** 31 + 1];
    bounds.push(3_000_000_000, 2 ** 32 - 1, 2 ** 32);
    for (const bound of bounds) {
      const random = new Sfc32([1, 2, 3, 4]);
      const exact = new ExactSfc32([1, 2, 3, 4]);
      for (let draw = 0; draw < 2000; draw++) {
        expect(random.nextInt(bound)).toBe(Number(exact.nextInt(BigInt(bound))));
      }
      // The same number of words was used up.
      expect(random.save().state).toEqual(exact.save());
    }
  });

  it('shows its state and stands at it again', () => {
    const words = [0xdeadbeef, 0, 0xffffffff, 7] as const;
    expect(new Sfc32(words).save()).toEqual({ generator: 'sfc32', state: words });
  });

  it('discards as many words as asked', () => {
    const skipping = new Sfc32([5, 6, 7, 8]);
    const drawing = new Sfc32([5, 6, 7, 8]);
    skipping.discard(0);
    expect(skipping.save()).toEqual(drawing.save());
    skipping.discard(9);
    for (let draw = 0; draw < 9; draw++) drawing.nextWord();
    expect(skipping.save()).toEqual(drawing.save());
  });

  it.each([0, -1, 0.5, 1.5, 2 ** 32 + 1, Number.NaN, Infinity])(
    'refuses the bound %d and draws nothing',
    (bound) => {
      const random = new Sfc32([1, 2, 3, 4]);
      expect(() => random.nextInt(bound)).toThrow('bound must be an integer from 1');
      expect(() => random.nextInt(bound)).toThrow(RangeError);
      expect(random.save().state).toEqual([1, 2, 3, 4]);
    },
  );

  // Limits: the chi-square quantiles for one chance in 10^6, with bound - 1 degrees of freedom.
  it.each([
    [2, 23.93],
    [3, 27.63],
    [6, 35.89],
    [10, 44.81],
    [12, 48.87],
    [21, 65.42],
    [100, 180.8],
  ])('spreads a million draws under %d evenly', (bound, limit) => {
    const random = new Sfc32([0x243f6a88, 0x85a308d3, 0x13198a2e, bound]);
    random.discard(12);
    const counts = new Array<number>(bound).fill(0);
    for (let draw = 0; draw < 1_000_000; draw++) {
      const drawn = random.nextInt(bound);
      counts[drawn] = (counts[drawn] ?? Number.NaN) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limit);
  });

  it('spreads evenly where plain scaling would not', () => {
    // Of the 3 × 2^30 answers, plain scaling would give every third twice the words of the others.
    const random = new Sfc32([9, 8, 7, 6]);
    random.discard(12);
    const counts = [0, 0, 0];
    for (let draw = 0; draw < 300_000; draw++) {
      const rest = random.nextInt(3 * 2 ** 30) % 3;
      counts[rest] = (counts[rest] ?? Number.NaN) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(27.63);
  });
});
