import { fail, ok, type Result } from '../result.ts';
import { Sfc32 } from './sfc32.ts';
import type { Seed, Words } from './types.ts';

/**
 * How a seed becomes a state. The rule needs nothing but sfc32 (see sfc32.ts), so that it can be
 * written again in any language:
 *
 * 1. A number (a safe integer) or bigint is replaced by its decimal text: 1 is '1'.
 * 2. A text of exactly 32 hexadecimal digits, in either case, is 128 bits as they stand: four
 *    32-bit words, the most significant first.
 * 3. Any other text, the empty one included, is hashed to 128 bits. An sfc32 starts at the words
 *    a = 9e3779b9, b = 243f6a88, c = b7e15162, counter = 1 (hexadecimal; from the golden ratio,
 *    pi and e). For each UTF-16 code unit of the text in order, a becomes a XOR the unit and 4
 *    outputs are dropped. Then 12 outputs are dropped, and the next 4 are the words.
 * 4. The generator sfc32 starts at the four words, as a, b, c, counter, and drops 12 outputs.
 * 5. The generator java starts as `new Random(long)` in Java. A text that is a decimal integer
 *    (`[+-]?[0-9]+`, not of 32 digits) is that long, and refused outside -2^63 to 2^63 - 1. For any
 *    other text the long is the first two outputs of the sfc32 of step 4, the high half first.
 *
 * The text is taken as it is: no trimming, no Unicode normalisation. This spreads seeds well and
 * makes chance collisions negligible; it is no cryptography.
 */

const HASH_START: Words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
const ROUNDS_PER_UNIT = 4;
const WARM_UP_ROUNDS = 12;

const HEX_128 = /^[0-9a-f]{32}$/i;
const DECIMAL = /^[+-]?[0-9]+$/;

/**
 * Checks a seed from outside and gives its text, the form that saves and records keep; 32
 * hexadecimal digits come out in lower case. Fails with `seed-invalid` for a number that is no
 * safe integer and for anything that is neither number, bigint nor string.
 */
export function parseSeed(data: unknown, at = 'seed'): Result<string> {
  if (typeof data === 'string') return ok(HEX_128.test(data) ? data.toLowerCase() : data);
  if (typeof data === 'bigint' || Number.isSafeInteger(data)) return ok(String(data));
  return fail('seed-invalid', at, 'A seed is a text, a bigint or a number that is a safe integer.');
}

/** The 128 bits of a seed's text: steps 2 and 3 of the rule. */
export function expandSeed(text: string): Words {
  if (HEX_128.test(text)) return [word(text, 0), word(text, 8), word(text, 16), word(text, 24)];
  const hash = new Sfc32(HASH_START);
  for (let index = 0; index < text.length; index++) {
    hash.absorb(text.charCodeAt(index));
    hash.discard(ROUNDS_PER_UNIT);
  }
  hash.discard(WARM_UP_ROUNDS);
  return [hash.nextWord(), hash.nextWord(), hash.nextWord(), hash.nextWord()];
}

/** The sfc32 generator of a seed's text: step 4 of the rule. */
export function sfc32FromSeed(text: string): Sfc32 {
  const random = new Sfc32(expandSeed(text));
  random.discard(WARM_UP_ROUNDS);
  return random;
}

/**
 * The Java `long` of a seed's text, by step 5 of the rule: what a Java program passes to
 * `new Random` for the same game. Fails with `seed-invalid` for an integer that is no long.
 */
export function javaLongFromSeed(text: string, at = 'seed'): Result<bigint> {
  if (DECIMAL.test(text) && !HEX_128.test(text)) {
    const long = BigInt(text);
    if (BigInt.asIntN(64, long) === long) return ok(long);
    return fail('seed-invalid', at, 'For java, a whole number must be from -2^63 to 2^63 - 1.');
  }
  const random = sfc32FromSeed(text);
  const high = BigInt(random.nextWord()) << 32n;
  return ok(BigInt.asIntN(64, high | BigInt(random.nextWord())));
}

/** Writes 128 bits that the caller drew as a seed of 32 hexadecimal digits: expandSeed undone. */
export function formatSeed(words: Words): string {
  return words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/**
 * The seed of stream number `index` (0, 1, …) under a common seed: its text, a slash and the
 * index in decimal. The streams are as independent as different texts are. Throws a RangeError
 * for an index that is no safe integer from 0 on, and for a number that parseSeed refuses.
 */
export function deriveSeed(seed: Seed, index: number): string {
  const text = parseSeed(seed);
  if (!text.ok) throw new RangeError(text.error.message);
  if (!Number.isSafeInteger(index) || index < 0) {
    throw new RangeError(`index must be a safe integer from 0 on, not ${index}`);
  }
  return `${text.value}/${index}`;
}

/** The 32-bit word in the eight hexadecimal digits from this place on. */
function word(text: string, start: number): number {
  return Number.parseInt(text.slice(start, start + 8), 16);
}
