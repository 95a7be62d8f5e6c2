/**
 * Draws of the TypeScript kernel: a word of sfc32 into an integer below a small bound, the same as
 * the engine's bounded.ts makes of it: the high half of their product.
 */

/**
 * The product of a word and a bound of at most 16, without the four lowest bits of the word, so that
 * it fits in 32 bits. The integer drawn is `scaled(word, bound) >>> 28`, unless it is `inDoubt`.
 *
 *     bit 31       28 27                             0
 *        |   drawn   | the low half, all but 4 bits  |
 */
export const scaled = (word: number, bound: number): number => Math.imul(word >>> 4, bound);

/**
 * Negative when the word may stand for another integer or be refused, else not. The bits left out
 * add less than 256 to the low half of the product, which is here without its four lowest bits. So
 * where that is 16 or more away from 0, on both sides, they change nothing above it, and it is too
 * large for a word that is refused. One draw in eight million is in doubt.
 */
export const doubtOf = (product: number): number => ((product + 16) & 0x0fffffff) - 32;

/** The integer below `bound`, of at most 16 bits, that a word stands for. */
export const below = (word: number, bound: number): number =>
  // The bound is small, so the product of each half of the word fits in 32 bits.
  (Math.imul(word >>> 16, bound) + (Math.imul(word & 0xffff, bound) >>> 16)) >>> 16;

/** Whether a draw below `bound` might refuse the word: then the low half of their product is small. */
export const mightRefuse = (word: number, bound: number): boolean =>
  Math.imul(word, bound) >>> 0 < bound;
