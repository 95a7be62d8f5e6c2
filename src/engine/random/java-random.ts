import type { JavaRandomState, Random } from './types.ts';

const TWO_24 = 2 ** 24;
const MASK_24 = TWO_24 - 1;
const MAX_INT = 2 ** 31 - 1;
/** The multiplier 0x5DEECE66D as two 24-bit halves, and the addend. */
const MULTIPLIER_HIGH = 0x5de;
const MULTIPLIER_LOW = 0xece66d;
const ADDEND = 0xb;

/**
 * java.util.Random, bit for bit, as its class documentation specifies it: the linear congruential
 * generator seed' = seed × 0x5DEECE66D + 11 mod 2^48, of which a draw shows the high bits. Known
 * flaws included (short period, regular low bits): it is here so that a game can be compared
 * with its Java twin, not as a good source of chance.
 *
 * The 48 bits live in two 24-bit halves: every product fits a double, so no bigint is needed.
 */
export class JavaRandom implements Random {
  private high = 0;
  private low = 0;
  private gaussian: number | null = null;

  /** Like `new Random(seed)` in Java; the seeds that setSeed takes. */
  constructor(seed: bigint | number | string) {
    this.setSeed(seed);
  }

  /** A generator that stands exactly at a saved state. */
  static resume(state: JavaRandomState): JavaRandom {
    const random = new JavaRandom(0);
    random.high = Math.floor(state.seed / TWO_24);
    random.low = state.seed % TWO_24;
    random.gaussian = state.gaussian;
    return random;
  }

  /**
   * Starts over and drops a cached gaussian. The seed is a Java `long`: a bigint, a safe integer,
   * or a text of one in decimal digits; throws a RangeError for anything else.
   */
  setSeed(seed: bigint | number | string): void {
    const scrambled = BigInt.asUintN(48, toLong(seed) ^ 0x5deece66dn);
    this.high = Number(scrambled >> 24n);
    this.low = Number(scrambled & 0xffffffn);
    this.gaussian = null;
  }

  /** A signed 32-bit integer; or, with a bound from 1 to 2^31 - 1, an integer under it. */
  nextInt(): number;
  /** A uniform integer from 0 to bound - 1; throws a RangeError for a bound that is no such int. */
  nextInt(bound: number): number;
  nextInt(bound?: number): number {
    if (bound === undefined) return this.next();
    if ((bound | 0) !== bound || bound < 1) {
      throw new RangeError(`bound must be positive, an integer up to ${MAX_INT}, not ${bound}`);
    }
    let bits = this.next() >>> 1;
    // A power of two takes the high bits, as the low ones of this generator are less random.
    if ((bound & (bound - 1)) === 0) return bits >>> Math.clz32(bound);
    let value = bits % bound;
    // The last, incomplete run of `bound` values under 2^31 would favour the small ones.
    while (bits - value + (bound - 1) > MAX_INT) {
      bits = this.next() >>> 1;
      value = bits % bound;
    }
    return value;
  }

  /** A signed 64-bit integer: two draws, the high half first. */
  nextLong(): bigint {
    const high = BigInt(this.next()) << 32n;
    return BigInt.asIntN(64, high + BigInt(this.next()));
  }

  /** True or false: the highest bit of a draw. */
  nextBoolean(): boolean {
    return this.next() < 0;
  }

  /** A float from 0 (in) to 1 (out): a multiple of 2^-24. */
  nextFloat(): number {
    return (this.next() >>> 8) / TWO_24;
  }

  /** A double from 0 (in) to 1 (out): a multiple of 2^-53, from two draws. */
  nextDouble(): number {
    const high = (this.next() >>> 6) * 2 ** 27;
    return (high + (this.next() >>> 5)) / 2 ** 53;
  }

  /**
   * A normally distributed double, mean 0 and deviation 1, by the polar method (G. Marsaglia):
   * a pair at a time, of which the second is kept for the next call.
   *
   * Java takes its logarithm from StrictMath (fdlibm). V8's Math.log is the same algorithm, as the
   * test vectors prove; another engine may differ in the last bit. No game ever calls this.
   */
  nextGaussian(): number {
    const kept = this.gaussian;
    if (kept !== null) {
      this.gaussian = null;
      return kept;
    }
    let x: number;
    let y: number;
    let square: number;
    do {
      x = 2 * this.nextDouble() - 1;
      y = 2 * this.nextDouble() - 1;
      square = x * x + y * y;
    } while (square >= 1 || square === 0);
    const factor = Math.sqrt((-2 * Math.log(square)) / square);
    this.gaussian = y * factor;
    return x * factor;
  }

  /** Fills the array with signed bytes (-128 to 127), four from each draw, low byte first. */
  nextBytes(bytes: number[] | Int8Array): void {
    let word = 0;
    for (let index = 0; index < bytes.length; index++) {
      word = index % 4 === 0 ? this.next() : word >> 8;
      bytes[index] = (word << 24) >> 24;
    }
  }

  /** The state as it stands. */
  save(): JavaRandomState {
    return {
      generator: 'java',
      seed: this.high * TWO_24 + this.low,
      gaussian: this.gaussian,
    };
  }

  /** One step; the highest 32 of the 48 bits, signed. Fewer bits are the highest of these. */
  private next(): number {
    const { high, low } = this;
    const carry = ((low * MULTIPLIER_LOW + ADDEND) / TWO_24) | 0;
    // Of these sums only the low 24 bits count, and Math.imul keeps the low 32.
    this.low = (Math.imul(low, MULTIPLIER_LOW) + ADDEND) & MASK_24;
    this.high =
      (Math.imul(high, MULTIPLIER_LOW) + Math.imul(low, MULTIPLIER_HIGH) + carry) & MASK_24;
    return (this.high << 8) | (this.low >>> 16);
  }
}

/** Reads a seed as a Java `long`; throws a RangeError for what is none. */
function toLong(seed: bigint | number | string): bigint {
  const text = String(seed);
  const exact = typeof seed !== 'number' || Number.isSafeInteger(seed);
  const long = exact && /^[+-]?\d+$/.test(text) ? BigInt(text) : null;
  if (long === null || BigInt.asIntN(64, long) !== long) {
    throw new RangeError(`seed must be an integer from -2^63 to 2^63 - 1, not ${text}`);
  }
  return long;
}
