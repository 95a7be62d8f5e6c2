/** Bytes for links: written and read one after the other, and as base64url without padding. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as base64url (RFC 4648, section 5), without padding. */
export function toBase64Url(bytes: readonly number[]): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(index, index + 3);
    const bits = (a << 16) | (b << 8) | c;
    const count = Math.min(3, bytes.length - index) + 1;
    for (let digit = 0; digit < count; digit++) {
      text += ALPHABET.charAt((bits >>> (18 - 6 * digit)) & 63);
    }
  }
  return text;
}

/** The bytes that base64url writes; nothing where a character or the length is impossible. */
export function fromBase64Url(text: string): number[] | undefined {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const char of text) {
    const digit = ALPHABET.indexOf(char);
    if (digit < 0) return undefined;
    bits = ((bits << 6) | digit) & 0xffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes.push((bits >>> count) & 255);
    }
  }
  // What is left over are zeros, fewer than a digit: else another text would mean the same bytes.
  return count < 6 && (bits & ((1 << count) - 1)) === 0 ? bytes : undefined;
}

/** Collects bytes. */
export class ByteWriter {
  readonly bytes: number[] = [];

  /** One byte, 0 to 255. */
  byte(value: number): void {
    this.bytes.push(value);
  }

  /** A whole number from 0 to 2^53 - 1: seven bits a byte, the lowest first, the last below 128. */
  count(value: number): void {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.byte((rest % 128) + 128);
    this.byte(rest);
  }

  /** A text: the length of its bytes, then UTF-8, in which half a surrogate pair takes 3 bytes. */
  text(text: string): void {
    const bytes: number[] = [];
    for (const char of text) bytes.push(...utf8(char.codePointAt(0) as number));
    this.count(bytes.length);
    for (const byte of bytes) this.byte(byte);
  }
}

function utf8(point: number): number[] {
  if (point < 0x80) return [point];
  if (point < 0x800) return [0xc0 | (point >> 6), tail(point)];
  if (point < 0x10000) return [0xe0 | (point >> 12), tail(point >> 6), tail(point)];
  return [0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point)];
}

function tail(bits: number): number {
  return 0x80 | (bits & 63);
}

/** Reads bytes. Behind their end it reads zeros and remembers that it did. */
export class ByteReader {
  private at = 0;
  private readonly bytes: readonly number[];

  /** Stands at the first byte. */
  constructor(bytes: readonly number[]) {
    this.bytes = bytes;
  }

  /** How many bytes are left; below 0 when more were read than there are. */
  get left(): number {
    return this.bytes.length - this.at;
  }

  /** The next byte. */
  byte(): number {
    return this.bytes[this.at++] ?? 0;
  }

  /** A number that `ByteWriter.count` wrote; more than 8 bytes give NaN. */
  count(): number {
    let value = 0;
    for (let place = 1; place < 2 ** 56; place *= 128) {
      const byte = this.byte();
      value += (byte % 128) * place;
      if (byte < 128) return value;
    }
    return Number.NaN;
  }

  /** A text that `ByteWriter.text` wrote; nothing when there are not that many bytes left. */
  text(): string | undefined {
    const length = this.count();
    if (!(length <= this.left)) return undefined;
    const end = this.at + length;
    let text = '';
    while (this.at < end) text += String.fromCodePoint(Math.min(this.codePoint(), 0x10ffff));
    return text;
  }

  private codePoint(): number {
    const first = this.byte();
    if (first < 0x80) return first;
    const more = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    let point = first & (0x3f >> more);
    for (let index = 0; index < more; index++) point = (point << 6) | (this.byte() & 63);
    return point;
  }
}
