/**
 * The digest of a state: 64-bit FNV-1a (Fowler, Noll and Vo; public domain) of its canonical text,
 * as 16 hexadecimal digits. It finds mistakes and differences; it is no cryptography.
 */
import type { GameState } from '../game.ts';
import { formatPosition } from './position.ts';
import { formatParameters, formatRules } from './rules-text.ts';

/** The prime 2^40 + 0x1b3: its low part, and the shift of its high part within the high word. */
const PRIME_LOW = 0x1b3;
const PRIME_SHIFT = 8;

/**
 * The canonical text of a settled state: rules, parameters that differ from the defaults, and the
 * position without its generator, so that a traced game without one has the same digest.
 */
export function canonicalText(game: GameState): string {
  const position = formatPosition({ ...game, random: null });
  return [formatRules(game.rules), formatParameters(game.rules), position]
    .filter((part) => part !== '')
    .join(' ');
}

/** The digest of a settled state. */
export function digestOf(game: GameState): string {
  return fnv1a64(canonicalText(game));
}

/** 64-bit FNV-1a of an ASCII text, as 16 hexadecimal digits. */
export function fnv1a64(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let index = 0; index < text.length; index++) {
    low = (low ^ text.charCodeAt(index)) >>> 0;
    // (high·2^32 + low) · (2^40 + 0x1b3): what stays below 2^64. The product is below 2^41: exact.
    const product = low * PRIME_LOW;
    high = (Math.imul(high, PRIME_LOW) + (low << PRIME_SHIFT) + Math.floor(product / 2 ** 32)) | 0;
    low = product >>> 0;
  }
  return hex(high) + hex(low);
}

/** 32-bit FNV-1a of bytes. */
export function fnv1a32(bytes: Iterable<number>): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
