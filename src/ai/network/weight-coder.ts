/**
 * A table of weights as bits. Like boards have like weights, so that those that stand before one guess
 * it well; what is coded is whether it is 0 and by how much the guess is wrong, as likely as guesses
 * there were wrong by so much.
 */
import { contexts, RangeDecoder, RangeEncoder } from './range-coder.ts';

/** How a table lies, and what is known about it. */
export interface TableShape {
  /** For each way in which boards are alike, how many numbers before one that of the like board stands. */
  readonly like: readonly number[];
  /** The same table of the stage before, if there is one: what is 0 there is mostly 0 here. */
  readonly before?: Int16Array | undefined;
}

/** The weights of a row: one for each kind of preview, or for each of four tiles. */
const LANES = 4;
/** Rows that are told empty all at once. */
const BLOCK = 256;
/** The most bits of the difference of two numbers of 16 bits. */
const BITS = 17;
/** Sizes of sums of wrongs, and of guesses. */
const WRONGS = 12;
const GUESSES = 7;
/** Numbers alike that are told apart by how many are not 0. */
const NEIGHBOURS = 8;
/** How much of a wrong the next guess learns. */
const PACE = 0.005;

/** Codes one bit in one direction: gives the bit that was added, or the one that was read. */
type Code = (probabilities: Uint16Array, context: number, bit: number) => number;

/** Packs the numbers of a table, rows of four. */
export function packTable(numbers: Int16Array, shape: TableShape): Uint8Array {
  const encoder = new RangeEncoder();
  const code: Code = (probabilities, context, bit) => {
    encoder.add(probabilities, context, bit);
    return bit;
  };
  codeTable(numbers, shape, code);
  return encoder.finish();
}

/** Unpacks a table into numbers that are all 0. Whatever the bytes, it ends. */
export function unpackTable(bytes: Uint8Array, shape: TableShape, numbers: Int16Array): void {
  const decoder = new RangeDecoder(bytes);
  codeTable(numbers, shape, (probabilities, context) => decoder.next(probabilities, context));
}

/** Goes through a table in one order for both ways, so that both see the same contexts. */
function codeTable(numbers: Int16Array, shape: TableShape, code: Code): void {
  const { like, before } = shape;
  const likeRows = like.map((distance) => distance / LANES);
  const blockEmpty = contexts(2);
  const rowEmpty = contexts((LANES + 1) << like.length);
  const codeRow = rowCoder(numbers, shape, code);
  const rows = numbers.length / LANES;
  const filled = new Uint8Array(rows);
  let lastBlock = 1;
  for (let block = 0; block < rows; block += BLOCK) {
    const end = Math.min(rows, block + BLOCK);
    lastBlock = code(blockEmpty, lastBlock, filledFrom(numbers, block, end) === 0 ? 1 : 0);
    if (lastBlock === 1) continue;
    for (let row = block; row < end; row++) {
      let around = before ? filledFrom(before, row, row + 1) : 0;
      for (const distance of likeRows) {
        around = 2 * around + (row >= distance ? (filled[row - distance] as number) : 0);
      }
      const empty = filledFrom(numbers, row, row + 1) === 0;
      if (code(rowEmpty, around, empty ? 1 : 0) === 1) continue;
      filled[row] = 1;
      codeRow(LANES * row);
    }
  }
}

/**
 * What codes the numbers of a row that is not empty. Each is guessed as a sum of those before it in the
 * row and those of like boards; how much each of these counts is learned on the way, from each guess
 * that was wrong (normalised least mean squares). Sums and products alone: they are the same everywhere.
 */
function rowCoder(
  numbers: Int16Array,
  { like, before }: TableShape,
  code: Code,
): (start: number) => void {
  const isZero = contexts(GUESSES * WRONGS * NEIGHBOURS * 2 * 3 * 2);
  const isGuess = contexts(GUESSES * WRONGS);
  const isLess = contexts(1);
  const length = contexts(GUESSES * WRONGS * BITS);
  const digits = contexts(BITS * BITS);
  const ways = like.length;
  const taps = LANES - 1 + ways;
  /** What is seen from a number: those before it in the row, the nearest first, and those of like boards. */
  const seen = new Int32Array(taps);
  const shares = new Float64Array(LANES * taps);
  for (let lane = 0; lane < LANES; lane++) {
    shares.fill(0.6 / ways, lane * taps + LANES - 1, (lane + 1) * taps);
    shares[lane * taps] = 0.4;
  }
  /** By how much each guess was wrong, 255 at most. */
  const wrongs = new Uint8Array(numbers.length);

  const push = (number: number) => {
    seen[2] = seen[1] as number;
    seen[1] = seen[0] as number;
    seen[0] = number;
  };
  return (start) => {
    let empty = true;
    seen.fill(0, 0, LANES - 1);
    for (let lane = 0; lane < LANES; lane++) {
      const at = start + lane;
      const share = lane * taps;
      const left = seen[0] as number;
      let neighbours = left !== 0 ? 1 : 0;
      let guessed = 0;
      let power = 1;
      for (let tap = 0; tap < lane; tap++) {
        const number = seen[tap] as number;
        guessed += (shares[share + tap] as number) * number;
        power += number * number;
      }
      let wrong = 0;
      for (let way = 0, tap = LANES - 1; way < ways; way++, tap++) {
        const place = at - (like[way] as number);
        const number = place >= 0 ? (numbers[place] as number) : 0;
        seen[tap] = number;
        wrong += place >= 0 ? (wrongs[place] as number) : 0;
        // 1 unless it is 0: as arithmetic, since a processor can't foresee it.
        neighbours += (number | -number) >>> 31;
        guessed += (shares[share + tap] as number) * number;
        power += number * number;
      }
      wrong += lane > 0 ? 2 * (wrongs[at - 1] as number) : wrong >> 1;
      const guess = Math.max(-32768, Math.min(32767, Math.floor(guessed + 0.5)));
      const guessSize = Math.min(GUESSES - 1, sizeOf(Math.abs(guess)));
      const alike = guessSize * WRONGS + sizeOf(Math.floor((2 * wrong) / (ways + 2)));
      let value = numbers[at] as number;
      // The last number of a row that is not empty can't be 0 if the others are.
      if (lane < LANES - 1 || !empty) {
        let place = alike * NEIGHBOURS + Math.min(NEIGHBOURS - 1, neighbours);
        place = 2 * place + (before !== undefined && before[at] !== 0 ? 1 : 0);
        place = 2 * (3 * place + Math.min(2, Math.abs(left))) + (lane === 0 ? 1 : 0);
        if (code(isZero, place, value === 0 ? 1 : 0) === 1) {
          wrongs[at] = Math.min(255, Math.abs(guess));
          push(0);
          continue;
        }
      }
      empty = false;
      let off = Math.abs(value - guess);
      if (code(isGuess, alike, off === 0 ? 1 : 0) === 1) {
        value = guess;
        off = 0;
      } else {
        const less = code(isLess, 0, value < guess ? 1 : 0);
        off = codeMagnitude(off, alike, length, digits, code);
        value = less === 1 ? guess - off : guess + off;
      }
      numbers[at] = value;
      wrongs[at] = Math.min(255, off);
      const correction = (PACE * (value - guessed)) / power;
      for (let tap = 0; tap < taps; tap++) {
        const number = seen[tap] as number;
        shares[share + tap] = (shares[share + tap] as number) + correction * number;
      }
      push(value);
    }
  };
}

/** Codes a number from 1 on: how many bits it has, then those after the first (Elias gamma). */
function codeMagnitude(
  value: number,
  context: number,
  length: Uint16Array,
  digits: Uint16Array,
  code: Code,
): number {
  const wanted = 31 - Math.clz32(value);
  let bits = 0;
  while (bits < BITS - 1 && code(length, context * BITS + bits, wanted > bits ? 1 : 0) === 1)
    bits++;
  let magnitude = 1;
  for (let bit = bits - 1; bit >= 0; bit--) {
    magnitude = 2 * magnitude + code(digits, bits * BITS + bit, (value >>> bit) & 1);
  }
  return magnitude;
}

/** How many numbers of some rows are not 0. */
function filledFrom(numbers: Int16Array, from: number, to: number): number {
  let count = 0;
  for (let at = LANES * from; at < LANES * to; at++) if (numbers[at] !== 0) count++;
  return count;
}

/** Sizes from 0 to 11: 0, 1, 2, 3, then the first that each other size begins with. */
const SIZE_STARTS = [1, 2, 3, 4, 6, 9, 14, 22, 36, 60, 100];
const SIZES = Uint8Array.from({ length: 101 }, (_, size) => {
  return SIZE_STARTS.filter((start) => size >= start).length;
});

function sizeOf(number: number): number {
  return SIZES[Math.min(100, number)] as number;
}
