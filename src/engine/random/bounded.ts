/**
 * The core of a bounded draw: one 32-bit word into one unbiased integer.
 */

/** The largest bound: one more than the largest word. */
export const MAX_BOUND = 4294967296;

/** Up to this bound (2^21) word × bound stays under 2^53, so that one double holds it exactly. */
const MAX_ONE_PRODUCT = 2097152;

/**
 * Maps a uniform word (0 to 2^32 - 1) to a uniform integer from 0 to bound - 1, or to -1 when
 * the word must be thrown away and another drawn. The bound is an integer from 1 to 2^32.
 *
 * Multiply and reject (D. Lemire, "Fast Random Integer Generation in an Interval", 2019): the
 * answer is the high half of the 64-bit product word × bound. Each answer owns floor(2^32 / bound)
 * or one more words; refusing those whose low half is under 2^32 mod bound leaves each the same.
 */
export function boundWord(word: number, bound: number): number {
  const low = Math.imul(word, bound) >>> 0;
  // The remainder is slow and always under the bound: most words never need it.
  if (low < bound && low < MAX_BOUND % bound) return -1;
  if (bound <= MAX_ONE_PRODUCT) return ((word * bound) / 4294967296) | 0;
  // Schoolbook multiplication on the 16-bit halves of the word: every sum stays under 2^49.
  const carry = Math.floor(((word & 0xffff) * bound) / 65536);
  return Math.floor(((word >>> 16) * bound + carry) / 65536);
}
