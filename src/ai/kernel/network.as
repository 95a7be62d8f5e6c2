/** The values that a network gives an afterstate. */
import { emptyCells, flipped, highestOf, mirrored, transposed } from './boards';
import {
  COUNTS_BITS,
  deckTable,
  found,
  PATTERN,
  patterns,
  patternsEnd,
  ROW_BITS,
  rowsListed,
  scale,
  scratch,
  singles,
  SMALL,
  stageOf,
  stageSize,
  WEIGHT_BITS,
  weights,
} from './memory';

/**
 * Lists where the weights of an afterstate are, but for the deck's: for one pattern after the other
 * eight places, one for each image of the board. Gives where the list ends.
 *
 * Places are made four at once, and the weights are loaded from them in a loop of its own: a processor
 * works ahead by so many instructions, and the fewer there are between two loads, the more of them it
 * waits for at the same time. Most weights are far away in memory.
 */
@inline
export function listPlaces(after: u64, direction: u32, stage: usize): usize {
  const mirror = mirrored(after);
  const turned = transposed(after);
  const turnedMirror = mirrored(turned);
  const boards = pair(after, mirror);
  const flippedBoards = pair(flipped(after), flipped(mirror));
  const turnedBoards = pair(turned, turnedMirror);
  const turnedFlipped = pair(flipped(turned), flipped(turnedMirror));
  // The direction of the push in each image. Transposed, the ways along rows and columns change
  // places, and so do the two mirrors.
  const along = direction < 2;
  const pushed = i32x4.splat(direction);
  let ways = v128.xor(pushed, along ? i32x4(0, 1, 0, 1) : i32x4(0, 0, 1, 1));
  let turnedWays = v128.xor(pushed, along ? i32x4(2, 2, 3, 3) : i32x4(2, 3, 2, 3));
  ways = i32x4.shl(ways, <i32>ROW_BITS);
  turnedWays = i32x4.shl(turnedWays, <i32>ROW_BITS);
  let end = found;
  for (let pattern = patterns; pattern < patternsEnd; pattern += PATTERN, end += 32) {
    if (pattern === singles) {
      ways = i32x4.shr_u(ways, <i32>(ROW_BITS - WEIGHT_BITS));
      turnedWays = i32x4.shr_u(turnedWays, <i32>(ROW_BITS - WEIGHT_BITS));
    }
    const begin = i32x4.splat(<u32>stage + load<u32>(pattern, 12));
    const looked = i32x4.splat(load<u8>(pattern, 3));
    const places = placesIn(boards, flippedBoards, pattern);
    v128.store(end, i32x4.add(begin, v128.or(places, v128.and(ways, looked))));
    const turnedPlaces = placesIn(turnedBoards, turnedFlipped, pattern);
    v128.store(end, i32x4.add(begin, v128.or(turnedPlaces, v128.and(turnedWays, looked))), 16);
  }
  return end;
}

@inline
function pair(first: u64, second: u64): v128 {
  return i64x2.replace_lane(i64x2.splat(first), 1, second);
}

/** What four boards have on the cells of a pattern, as places among its weights. */
@inline
function placesIn(boards: v128, more: v128, pattern: usize): v128 {
  const first = runsIn(boards, more, load<u8>(pattern), v128.load32_splat(pattern, 4));
  const second = runsIn(boards, more, load<u8>(pattern, 1), v128.load32_splat(pattern, 8));
  return i32x4.shl(v128.or(first, second), load<u8>(pattern, 2));
}

/** The cells of a run on four boards, at their digits of an index. */
@inline
function runsIn(boards: v128, more: v128, down: i32, mask: v128): v128 {
  const lows = v128.shuffle<i32>(
    i64x2.shr_u(boards, down), i64x2.shr_u(more, down), 0, 2, 4, 6,
  );
  return v128.and(lows, mask);
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
  const stage = stageFor(after);
  const end = listPlaces(after, direction, stage);
  let sum = SMALL ? i32x4.splat(0) : f32x4.splat(0);
  if (deckTable !== 0) sum = deckSum(after, stage, decks);
  const singlesAt = found + rowsListed;
  for (let at = found; at < singlesAt; at += 16) {
    sum = plusRow(plusRow(plusRow(plusRow(sum, at), at + 4), at + 8), at + 12);
  }
  for (let at = singlesAt; at < end; at += 16) {
    sum = plusWeight(plusWeight(plusWeight(plusWeight(sum, at), at + 4), at + 8), at + 12);
  }
  if (SMALL) return f32x4.mul(f32x4.convert_i32x4_s(sum), f32x4.splat(scale));
  return sum;
}

/** Where the weights begin of the stage that an afterstate is in. */
@inline
export function stageFor(after: u64): usize {
  return weights + stageSize * <usize>load<u8>(stageOf + highestOf(after));
}

/** A sum and the row whose place is listed. */
@inline
function plusRow(sum: v128, listed: usize): v128 {
  const row = <usize>load<u32>(listed);
  if (SMALL) return i32x4.add(sum, v128.load16x4_s(row));
  return f32x4.add(sum, v128.load(row));
}

/** A sum and the single weight whose place is listed, the same for each kind of preview. */
@inline
function plusWeight(sum: v128, listed: usize): v128 {
  const weight = <usize>load<u32>(listed);
  if (SMALL) return i32x4.add(sum, i32x4.splat(load<i16>(weight)));
  return f32x4.add(sum, v128.load32_splat(weight));
}

/** One of four numbers. */
@inline
export function laneOf(values: v128, kind: u32): f32 {
  v128.store(scratch, values);
  return load<f32>(scratch + (<usize>kind << 2));
}
