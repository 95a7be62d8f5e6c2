import { boundWord, MAX_BOUND } from './bounded.ts';
import type { Random, Sfc32State, Words } from './types.ts';

/**
 * The default generator: sfc32, "small fast counting", by Chris Doty-Humphrey (PractRand, public
 * domain). 128 bits of state, three words mixed chaotically and one counter, so that no state has
 * a period under 2^32. A round, on unsigned 32-bit words:
 *
 *     output = a + b + counter        b' = c + (c << 3)
 *     a' = b ^ (b >>> 9)              c' = rotateLeft(c, 21) + output      counter' = counter + 1
 */
export class Sfc32 implements Random {
  // Signed, and numbers from the first moment: so V8 keeps them as small integers, four times as
  // fast as the doubles or tagged values that unsigned or uninitialised fields would be.
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 0;

  /** Stands exactly at the given words a, b, c, counter, without any warm-up. */
  constructor(words: Words) {
    this.a = words[0] | 0;
    this.b = words[1] | 0;
    this.c = words[2] | 0;
    this.counter = words[3] | 0;
  }

  /** The next 32 bits, 0 to 2^32 - 1. */
  nextWord(): number {
    const { b, c, counter } = this;
    const output = (this.a + b + counter) | 0;
    this.counter = (counter + 1) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + output) | 0;
    return output >>> 0;
  }

  /**
   * A uniform integer from 0 to bound - 1, free of bias; a bound of 1 draws a word too. Throws a
   * RangeError unless the bound is an integer from 1 to 2^32.
   */
  nextInt(bound: number): number {
    const isWord = bound >>> 0 === bound && bound > 0;
    if (!isWord && bound !== MAX_BOUND) {
      throw new RangeError(`bound must be an integer from 1 to ${MAX_BOUND}, not ${bound}`);
    }
    let drawn = boundWord(this.nextWord(), bound);
    while (drawn < 0) drawn = boundWord(this.nextWord(), bound);
    return drawn;
  }

  /** Draws and drops this many words. */
  discard(rounds: number): void {
    for (let round = 0; round < rounds; round++) this.nextWord();
  }

  /** Mixes a number into the state: the word a becomes a XOR the number. For the hash of seeds. */
  absorb(unit: number): void {
    this.a ^= unit;
  }

  /** The state as it stands. */
  save(): Sfc32State {
    return {
      generator: 'sfc32',
      state: [this.a >>> 0, this.b >>> 0, this.c >>> 0, this.counter >>> 0],
    };
  }
}
