/**
 * Bits packed by how likely they are, each as often as not in a fraction of a bit: a binary range
 * coder with probabilities that follow what was coded (Martin 1979; in this form as in LZMA).
 */

/** Probabilities are so many bits, and take up 1 / 64 of each surprise. */
const PRECISION = 15;
const PACE = 6;
const CERTAIN = 1 << PRECISION;
const SMALLEST = 2 ** 24;

/** Probabilities that a bit is 0, one for each context, each at a half to begin with. */
export function contexts(count: number): Uint16Array {
  return new Uint16Array(count).fill(CERTAIN / 2);
}

/** A probability that a bit is 0, after one more bit. */
function learned(probability: number, bit: number): number {
  if (bit === 0) return probability + ((CERTAIN - probability) >> PACE);
  return probability - (probability >> PACE);
}

/** Packs bits. */
export class RangeEncoder {
  #low = 0;
  #range = 0xffffffff;
  /** The last byte that a carry may still change, and how many 255s stand after it. */
  #pending = -1;
  #full = 0;
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  /** Adds a bit, by the probability of its context, which learns from it. */
  add(probabilities: Uint16Array, context: number, bit: number): void {
    const probability = probabilities[context] as number;
    const bound = (this.#range >>> PRECISION) * probability;
    if (bit === 0) {
      this.#range = bound;
    } else {
      this.#low += bound;
      this.#range -= bound;
    }
    probabilities[context] = learned(probability, bit);
    while (this.#range < SMALLEST) {
      this.#range = (this.#range << 8) >>> 0;
      this.#shift();
    }
  }

  /** All bytes. Nothing can be added afterwards. */
  finish(): Uint8Array {
    for (let byte = 0; byte < 5; byte++) this.#shift();
    return this.#bytes.slice(0, this.#length);
  }

  /** Moves the upper byte out, once no carry can change it any more. */
  #shift(): void {
    const carry = this.#low >= 2 ** 32 ? 1 : 0;
    if (carry === 1 || this.#low < 0xff000000) {
      if (this.#pending >= 0) this.#write(this.#pending + carry);
      for (; this.#full > 0; this.#full--) this.#write(0xff + carry);
      this.#pending = (this.#low >>> 24) & 255;
    } else {
      this.#full++;
    }
    this.#low = ((this.#low & 0xffffff) << 8) >>> 0;
  }

  #write(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#length);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = byte;
  }
}

/** Unpacks bits: asked for the same contexts in the same order, it gives what was added. */
export class RangeDecoder {
  readonly #bytes: Uint8Array;
  #at = 0;
  #range = 0xffffffff;
  #code = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (let byte = 0; byte < 4; byte++) this.#shift();
  }

  /** The next bit. After the end of the bytes it gives bits that mean nothing. */
  next(probabilities: Uint16Array, context: number): number {
    const probability = probabilities[context] as number;
    const bound = (this.#range >>> PRECISION) * probability;
    let bit = 0;
    if (this.#code < bound) {
      this.#range = bound;
    } else {
      this.#code -= bound;
      this.#range -= bound;
      bit = 1;
    }
    probabilities[context] = learned(probability, bit);
    while (this.#range < SMALLEST) {
      this.#range = (this.#range << 8) >>> 0;
      this.#shift();
    }
    return bit;
  }

  #shift(): void {
    this.#code = ((this.#code << 8) | (this.#bytes[this.#at++] ?? 0)) >>> 0;
  }
}
