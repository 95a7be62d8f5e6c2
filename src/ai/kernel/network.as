/** The values that a network gives an afterstate. */
import { emptyCells, flipped, highestOf, mirrored, transposed } from './boards';
import {
  COUNTS_BITS,
  deckTable,
  PATTERN,
  patterns,
  patternsEnd,
  ROW_BITS,
  scale,
  scratch,
  singles,
  SMALL,
  stageOf,
  stageSize,
  WEIGHT_BITS,
  weights,
} from './memory';

/** The weights that one image of a board picks, added up for each kind of preview. */
@inline
function imageSum(image: u64, direction: u32, stage: usize, sum: v128): v128 {
  for (let pattern = patterns; pattern < singles; pattern += PATTERN) {
    const row = placeOf(image, direction, stage, pattern, ROW_BITS);
    if (SMALL) sum = i32x4.add(sum, v128.load16x4_s(row));
    else sum = f32x4.add(sum, v128.load(row));
  }
  for (let pattern = singles; pattern < patternsEnd; pattern += PATTERN) {
    const weight = placeOf(image, direction, stage, pattern, WEIGHT_BITS);
    if (SMALL) sum = i32x4.add(sum, i32x4.splat(load<i16>(weight)));
    else sum = f32x4.add(sum, v128.load32_splat(weight));
  }
  return sum;
}

/**
 * The place of what a pattern has for a board and the direction it was pushed: `bits` is the size of
 * that as a power of two, a row of four weights or one weight.
 */
@inline
export function placeOf(
  image: u64,
  direction: u32,
  stage: usize,
  pattern: usize,
  bits: usize,
): usize {
  const index =
    (<u32>(image >> load<u8>(pattern)) & load<u32>(pattern, 4)) |
    (<u32>(image >> load<u8>(pattern, 1)) & load<u32>(pattern, 8));
  const row = ((<usize>index << load<u8>(pattern, 2)) + <usize>(direction & load<u8>(pattern, 3)));
  return stage + load<u32>(pattern, 12) + (row << bits);
}

/** The place of the weights that the deck picks, but for which deck it is: how many 1s, 2s, gaps. */
@inline
export function countsRow(after: u64, stage: usize): usize {
  const ones = min<u64>(popcnt<u64>(emptyCells(after ^ 0x1111111111111111)), 7);
  const twos = min<u64>(popcnt<u64>(emptyCells(after ^ 0x2222222222222222)), 7);
  const gaps = min<u64>(popcnt<u64>(emptyCells(after)), 15);
  return stage + deckTable + (<usize>((ones << 7) | (twos << 4) | gaps) << ROW_BITS);
}

/** The place of one weight that the deck picks: `decks` lists a deck for each kind of preview. */
@inline
export function deckWeight(counts: usize, decks: usize, kind: usize): usize {
  const deck = <usize>load<u32>(decks + (kind << 2)) << (COUNTS_BITS + ROW_BITS);
  return counts + deck + (kind << WEIGHT_BITS);
}

/** The four weights that the decks pick. */
@inline
function deckSum(after: u64, stage: usize, decks: usize): v128 {
  const counts = countsRow(after, stage);
  if (SMALL) {
    return i32x4(
      load<i16>(deckWeight(counts, decks, 0)),
      load<i16>(deckWeight(counts, decks, 1)),
      load<i16>(deckWeight(counts, decks, 2)),
      load<i16>(deckWeight(counts, decks, 3)),
    );
  }
  let sum = f32x4.splat(load<f32>(deckWeight(counts, decks, 0)));
  sum = f32x4.replace_lane(sum, 1, load<f32>(deckWeight(counts, decks, 1)));
  sum = f32x4.replace_lane(sum, 2, load<f32>(deckWeight(counts, decks, 2)));
  return f32x4.replace_lane(sum, 3, load<f32>(deckWeight(counts, decks, 3)));
}

/**
 * What is still to come after a push, for each kind of preview; `decks` lists what is left in the
 * deck for each, see `leftDecks` and `nextDecks`.
 */
export function valuesOf(after: u64, direction: u32, decks: usize): v128 {
  const stage = weights + stageSize * <usize>load<u8>(stageOf + highestOf(after));
  const across = direction < 2 ? direction ^ 1 : direction;
  const down = direction < 2 ? direction : direction ^ 1;
  let sum = SMALL ? i32x4.splat(0) : f32x4.splat(0);
  if (deckTable !== 0) sum = deckSum(after, stage, decks);
  const mirror = mirrored(after);
  sum = imageSum(after, direction, stage, sum);
  sum = imageSum(mirror, across, stage, sum);
  sum = imageSum(flipped(after), down, stage, sum);
  sum = imageSum(flipped(mirror), direction ^ 1, stage, sum);
  // Transposed, the ways along rows and columns change places, and so do the two mirrors.
  const turned = transposed(after);
  const turnedMirror = mirrored(turned);
  sum = imageSum(turned, direction ^ 2, stage, sum);
  sum = imageSum(turnedMirror, down ^ 2, stage, sum);
  sum = imageSum(flipped(turned), across ^ 2, stage, sum);
  sum = imageSum(flipped(turnedMirror), direction ^ 3, stage, sum);
  if (SMALL) return f32x4.mul(f32x4.convert_i32x4_s(sum), f32x4.splat(scale));
  return sum;
}

/** One of four numbers. */
@inline
export function laneOf(values: v128, kind: u32): f32 {
  v128.store(scratch, values);
  return load<f32>(scratch + (<usize>kind << 2));
}
