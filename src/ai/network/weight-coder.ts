/**
 * A table of weights as bits. Most rows are empty, weights of a row are alike, and so are rows of
 * boards that differ by one tile: what stands beside a weight says how likely each value is.
 */
import { contexts, RangeDecoder, RangeEncoder } from './range-coder.ts';

/** The weights of a row: one for each kind of preview. */
const LANES = 4;
/** Sizes of numbers: 0, 1, 2 and 3, to 8, to 20, more. */
const SIZES = 6;
/** What a number's sign can be. */
const SIGNS = 3;
/** The most bits of a number. */
const BITS = 17;
/** Rows that are told empty all at once. */
const BLOCK = 256;

/** Codes one bit in one direction: gives the bit that was added, or the one that was read. */
type Code = (probabilities: Uint16Array, context: number, bit: number) => number;

/**
 * Packs the numbers of a table, rows of four. `near` is how many rows away a like board stands
 * beside the row before: see `nearRows`.
 */
export function packTable(numbers: Int16Array, near: number): Uint8Array {
  const encoder = new RangeEncoder();
  codeTable(numbers, near, (probabilities, context, bit) => {
    encoder.add(probabilities, context, bit);
    return bit;
  });
  return encoder.finish();
}

/** Unpacks a table into numbers that are all 0. Whatever the bytes, it ends. */
export function unpackTable(bytes: Uint8Array, near: number, numbers: Int16Array): void {
  const decoder = new RangeDecoder(bytes);
  codeTable(numbers, near, (probabilities, context) => decoder.next(probabilities, context));
}

/** Goes through a table in one order for both ways, so that both see the same contexts. */
function codeTable(numbers: Int16Array, near: number, code: Code): void {
  const blockEmpty = contexts(2);
  const rowEmpty = contexts(8);
  const rows = numbers.length / LANES;
  const model = newModel();
  // Rows before the first count as empty ones.
  const margin = near * near;
  const filled = new Uint8Array(margin + rows);
  let lastBlock = 1;
  for (let block = 0; block < rows; block += BLOCK) {
    const end = Math.min(rows, block + BLOCK);
    lastBlock = code(blockEmpty, lastBlock, isEmpty(numbers, block, end) ? 1 : 0);
    if (lastBlock === 1) continue;
    for (let row = block; row < end; row++) {
      const at = margin + row;
      const around =
        (filled[at - 1] as number) |
        ((filled[at - near] as number) << 1) |
        ((filled[at - margin] as number) << 2);
      if (code(rowEmpty, around, isEmpty(numbers, row, row + 1) ? 1 : 0) === 1) continue;
      filled[at] = 1;
      codeRow(numbers, LANES * row, LANES * near, model, code);
    }
  }
}

/** What numbers are like, by what stands beside them. */
interface Model {
  readonly isZero: Uint16Array;
  readonly isNegative: Uint16Array;
  readonly length: Uint16Array;
  readonly digits: Uint16Array;
}

function newModel(): Model {
  return {
    isZero: contexts(SIZES ** 4),
    isNegative: contexts(SIGNS ** 2),
    length: contexts((4 * SIZES - 3) * BITS),
    digits: contexts(BITS * BITS),
  };
}

/** Codes the numbers of a row that is not empty; a like one stands `near` numbers before it. */
function codeRow(numbers: Int16Array, start: number, near: number, model: Model, code: Code): void {
  let left = 0;
  let leftSize = 0;
  let furtherSize = 0;
  for (let at = start; at < start + LANES; at++) {
    const before = at >= LANES ? (numbers[at - LANES] as number) : 0;
    const beforeSize = sizeOf(before);
    const nearSize = at >= near ? sizeOf(numbers[at - near] as number) : 0;
    const place = ((leftSize * SIZES + furtherSize) * SIZES + beforeSize) * SIZES + nearSize;
    let value = numbers[at] as number;
    if (code(model.isZero, place, value === 0 ? 1 : 0) === 0) {
      const signs = (Math.sign(left) + 1) * SIGNS + Math.sign(before) + 1;
      const negative = code(model.isNegative, signs, value < 0 ? 1 : 0);
      const size = leftSize + furtherSize + beforeSize + nearSize;
      const magnitude = codeMagnitude(Math.abs(value), size, model, code);
      value = negative === 1 ? -magnitude : magnitude;
      numbers[at] = value;
    }
    left = value;
    furtherSize = leftSize;
    leftSize = sizeOf(value);
  }
}

/** Codes a number from 1 on: how many bits it has, then those after the first (Elias gamma). */
function codeMagnitude(value: number, size: number, { length, digits }: Model, code: Code): number {
  const wanted = 31 - Math.clz32(value);
  let bits = 0;
  while (bits < BITS - 1 && code(length, size * BITS + bits, wanted > bits ? 1 : 0) === 1) bits++;
  let magnitude = 1;
  for (let bit = bits - 1; bit >= 0; bit--) {
    magnitude = 2 * magnitude + code(digits, bits * BITS + bit, (value >>> bit) & 1);
  }
  return magnitude;
}

/** Whether all numbers of some rows are 0. */
function isEmpty(numbers: Int16Array, from: number, to: number): boolean {
  for (let at = LANES * from; at < LANES * to; at++) if (numbers[at] !== 0) return false;
  return true;
}

const SMALL_SIZES = Uint8Array.from({ length: 21 }, (_, magnitude) => {
  return magnitude < 2 ? magnitude : magnitude < 4 ? 2 : magnitude < 9 ? 3 : 4;
});

function sizeOf(value: number): number {
  return SMALL_SIZES[value < 0 ? -value : value] ?? SIZES - 1;
}
