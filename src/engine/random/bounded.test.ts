import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundWord, MAX_BOUND } from './bounded.ts';

/** Multiply and reject on words of any width, in exact integers: the model. */
function model(word: bigint, bound: bigint, width: bigint): bigint {
  const size = 1n << width;
  const product = word * bound;
  return product % size < size % bound ? -1n : product / size;
}

function boundWordExactly(word: number, bound: number): number {
  return Number(model(BigInt(word), BigInt(bound), 32n));
}

const anyWord = fc.integer({ min: 0, max: MAX_BOUND - 1 });
/** Bounds of every size: up to 2^k for a k from 0 to 32, so that small ones are common. */
const anyBound = fc
  .integer({ min: 0, max: 32 })
  .chain((bits) => fc.integer({ min: 1, max: 2 ** bits }));

describe('the model of multiply and reject', () => {
  it('gives each answer equally many of the 8-bit words, whatever the bound', () => {
    for (let bound = 1; bound <= 256; bound++) {
      const counts = new Array<number>(bound).fill(0);
      for (let word = 0; word < 256; word++) {
        const answer = Number(model(BigInt(word), BigInt(bound), 8n));
        if (answer >= 0) counts[answer] = (counts[answer] ?? Number.NaN) + 1;
      }
      expect(new Set(counts)).toEqual(new Set([Math.floor(256 / bound)]));
    }
  });
});

describe('boundWord', () => {
  it('equals the model for any word and bound', () => {
    fc.assert(
      fc.property(anyWord, anyBound, (word, bound) => {
        expect(boundWord(word, bound)).toBe(boundWordExactly(word, bound));
      }),
      { numRuns: 20_000 },
    );
  });

  it('gives each answer its share of words to the very edge', () => {
    fc.assert(
      fc.property(anyBound, fc.nat(), (bound, pick) => {
        const answer = pick % bound;
        // The words of an answer are neighbours, the refused ones just before them.
        const size = 2n ** 32n;
        const wide = BigInt(bound);
        const start = BigInt(answer) * size + (size % wide);
        const first = Number((start + wide - 1n) / wide);
        const last = Number((BigInt(answer + 1) * size - 1n) / wide);
        expect(last - first + 1).toBe(Math.floor(MAX_BOUND / bound));
        expect(boundWord(first, bound)).toBe(answer);
        expect(boundWord(last, bound)).toBe(answer);
        if (first > 0) expect(boundWord(first - 1, bound)).not.toBe(answer);
        if (last < MAX_BOUND - 1) expect(boundWord(last + 1, bound)).not.toBe(answer);
      }),
      { numRuns: 5000 },
    );
  });

  it('agrees on both sides of the bound where the multiplication splits', () => {
    const bounds = [2 ** 21 - 1, 2 ** 21, 2 ** 21 + 1, 2 ** 31, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32];
    const words = [0, 1, 2, 0xffff, 0x10000, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 2, 2 ** 32 - 1];
    for (const bound of bounds) {
      for (const word of words) {
        expect(boundWord(word, bound)).toBe(boundWordExactly(word, bound));
      }
    }
  });

  it('never rounds a product up to the next answer', () => {
    fc.assert(
      fc.property(anyBound, (any) => {
        // Under an odd bound, one word's product is exactly one short of a multiple of 2^32.
        const bound = Math.min(any | 1, MAX_BOUND - 1) >>> 0;
        let inverse = bound;
        for (let round = 0; round < 5; round++) {
          inverse = Math.imul(inverse, 2 - Math.imul(bound, inverse));
        }
        const word = -inverse >>> 0;
        expect(Math.imul(word, bound)).toBe(-1);
        expect(boundWord(word, bound)).toBe(boundWordExactly(word, bound));
      }),
      { numRuns: 5000 },
    );
  });

  it('refuses by hand-made examples', () => {
    // 2^32 mod 3 = 1: of all words only 0 has a low half under 1.
    expect(boundWord(0, 3)).toBe(-1);
    expect(boundWord(1, 3)).toBe(0);
    expect(boundWord(2 ** 32 - 1, 3)).toBe(2);
    // Powers of two divide 2^32 and refuse nothing.
    expect(boundWord(0, 4)).toBe(0);
    expect(boundWord(0, 1)).toBe(0);
    expect(boundWord(123456789, 2 ** 32)).toBe(123456789);
  });
});
