/** The eight symmetries on packed boards: a canonical form and a hash, for transposition tables. */
import {
  mirroredColumns,
  type PackedBoard,
  swappedRows,
  transposedHigh,
  transposedLow,
} from './board.ts';

/** A board under a symmetry, by its index in the engine's SYMMETRIES. */
export function transformWords(low: number, high: number, symmetry: number): PackedBoard {
  let words = { low, high };
  if (symmetry & 4) words = { low: transposedLow(low, high), high: transposedHigh(low, high) };
  if (symmetry & 1) words = { low: mirroredColumns(words.low), high: mirroredColumns(words.high) };
  if (symmetry & 2) words = { low: swappedRows(words.high), high: swappedRows(words.low) };
  return words;
}

/**
 * Writes the canonical form of a board to `out[0]` (low) and `out[1]` (high): the smallest of its
 * eight images, compared as unsigned 64-bit numbers with the high word first. Gives the symmetry
 * that leads to it, as an index of the engine's SYMMETRIES; the smallest such, where several do.
 */
export function canonicalInto(low: number, high: number, out: Int32Array): number {
  let bestLow = low;
  let bestHigh = high;
  let best = 0;
  for (let turned = 0; turned < 8; turned += 4) {
    const a = turned === 0 ? low : transposedLow(low, high);
    const b = turned === 0 ? high : transposedHigh(low, high);
    for (let mirrors = 0; mirrors < 4; mirrors++) {
      const c = mirrors & 1 ? mirroredColumns(a) : a;
      const d = mirrors & 1 ? mirroredColumns(b) : b;
      const imageLow = mirrors & 2 ? swappedRows(d) : c;
      const imageHigh = mirrors & 2 ? swappedRows(c) : d;
      const higher =
        imageHigh === bestHigh ? imageLow >>> 0 < bestLow >>> 0 : imageHigh >>> 0 < bestHigh >>> 0;
      if (higher) {
        bestLow = imageLow;
        bestHigh = imageHigh;
        best = turned | mirrors;
      }
    }
  }
  out[0] = bestLow;
  out[1] = bestHigh;
  return best;
}

/**
 * A 32-bit hash of a board, of any second argument for one of several independent hashes. Every
 * bit of the board changes about half of the bits (a multiply, xor and shift finaliser, twice).
 */
export function hashWords(low: number, high: number, salt = 0): number {
  let hash = Math.imul(low ^ salt, 0x9e3779b1);
  hash = Math.imul((hash ^ (hash >>> 15)) + high, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae3d);
  hash = Math.imul(hash ^ (hash >>> 16) ^ salt, 0x27d4eb2f);
  return (hash ^ (hash >>> 15)) >>> 0;
}
