/** Expectimax over exact chances, with a transposition table. */
import {
  changedOf,
  emptyCells,
  entryCells,
  flipped,
  highestOf,
  mirrored,
  pushed,
  scoreOf,
  transposed,
} from './boards';
import {
  drawLists,
  endsFull,
  kindOdds,
  leftDecks,
  nextDecks,
  previewKinds,
  previewLists,
  scratch,
  tableBase,
  tableMask,
  topCode,
} from './memory';
import { laneOf, valuesOf } from './network';

/** The values of the four directions at the last root; NaN where a direction is illegal. */
const ROOT_VALUES: usize = 16;

// An entry of the transposition table, 24 bytes: the board, what else makes the state (supply node,
// depth), the search it belongs to, the value, and the chance to get there when it was found: a
// less likely state would not have been looked into further.
const ENTRY: usize = 24;

let searches: u32 = 0;
let evaluated: u64 = 0;
let limit: u64 = 0;
let least: f32 = 0;
// The depth of the last search, and the least that was left of it anywhere.
let searched: i32 = 0;
let shallowest: i32 = 0;

/** Evaluations of afterstates since the start, four for each look into the network. */
export function evaluations(): f64 {
  return <f64>evaluated;
}

/** The moves that the last search looked ahead, where it looked furthest. */
export function deepest(): i32 {
  return searched - shallowest + 1;
}

export function rootValue(direction: usize): f32 {
  return load<f32>(scratch + ROOT_VALUES + (direction << 2));
}

/** The value of a state whose preview is not known yet, one move deep: the best for each kind. */
function leafValues(state: u64, from: usize): v128 {
  if (endsFull && emptyCells(state) === 0) return f32x4.splat(scoreOf(state));
  const turned = transposed(state);
  let best = f32x4.splat(-Infinity);
  for (let direction: u32 = 0; direction < 4; direction++) {
    const after = pushed(state, turned, direction);
    if (after === state) continue;
    let values = f32x4.splat(scoreOf(after));
    if (highestOf(after) < topCode) {
      values = f32x4.add(values, valuesOf(after, direction, nextDecks + (from << 4)));
    }
    best = f32x4.max(best, values);
    evaluated += 4;
  }
  if (f32x4.extract_lane(best, 0) === -Infinity) return f32x4.splat(scoreOf(state));
  return best;
}

/** The average of four values, by the odds of the preview to come. */
@inline
function averaged(values: v128, from: usize, highest: u32): f32 {
  const weighed = f32x4.mul(
    values,
    v128.load(kindOdds + (((from << 4) | <usize>highest) << 4)),
  );
  return (
    f32x4.extract_lane(weighed, 0) +
    f32x4.extract_lane(weighed, 1) +
    f32x4.extract_lane(weighed, 2) +
    f32x4.extract_lane(weighed, 3)
  );
}

/** The value of a state: of its best move, looking `depth` moves ahead. */
function stateValue(state: u64, from: usize, shown: usize, depth: i32, chance: f32): f32 {
  if (endsFull && emptyCells(state) === 0) return scoreOf(state);
  const turned = transposed(state);
  let best: f32 = -Infinity;
  for (let direction: u32 = 0; direction < 4; direction++) {
    const after = pushed(state, turned, direction);
    if (after === state) continue;
    best = max<f32>(best, afterValue(state, after, direction, from, shown, depth, chance));
  }
  return best === -Infinity ? scoreOf(state) : best;
}

/** The value of an afterstate: over all cells and tiles that may come, then over all previews. */
function afterValue(
  state: u64,
  after: u64,
  direction: u32,
  from: usize,
  shown: usize,
  depth: i32,
  chance: f32,
): f32 {
  const highest = highestOf(after);
  if (highest >= topCode) return scoreOf(after);
  const cells = entryCells(after, direction, changedOf(state, after, direction));
  const share = <f32>1 / <f32>popcnt<u64>(cells);
  const list = load<u64>(previewLists + (shown << 3));
  let tile = <usize>list & 0xffffffff;
  let sum: f32 = 0;
  for (let end = tile + (<usize>(list >> 32) << 4); tile < end; tile += 16) {
    const code = load<u32>(tile);
    const part = share * load<f32>(tile, 8);
    for (let rest = cells; rest !== 0; rest &= rest - 1) {
      const next = after | (<u64>code << <u64>ctz<u64>(rest));
      sum += part * drawValue(next, from, max(highest, code), depth - 1, chance * part);
    }
  }
  return sum;
}

/** The value of a state before its preview is drawn. */
function drawValue(state: u64, from: usize, highest: u32, depth: i32, chance: f32): f32 {
  if (limit !== 0 && evaluated > limit) return 0;
  const leaf = depth <= 1 || chance < least;
  if (depth < shallowest) shallowest = depth;
  const kept = canonical(state);
  const key = (<u32>from << 8) | (leaf ? 1 : <u32>depth);
  const hash = <u32>(((kept ^ (<u64>key << 17)) * 0x9e3779b97f4a7c15) >> 32);
  const entry = tableBase + <usize>((hash ^ (hash >> 15)) & tableMask) * ENTRY;
  if (
    load<u64>(entry) === kept &&
    load<u32>(entry, 8) === key &&
    load<u32>(entry, 12) === searches &&
    (leaf || load<f32>(entry, 20) >= chance)
  ) {
    return load<f32>(entry, 16);
  }
  const value = leaf
    ? averaged(leafValues(state, from), from, highest)
    : drawsValue(state, from, highest, depth, chance);
  if (limit !== 0 && evaluated > limit) return 0;
  store<u64>(entry, kept);
  store<u32>(entry, key, 8);
  store<u32>(entry, searches, 12);
  store<f32>(entry, value, 16);
  store<f32>(entry, chance, 20);
  return value;
}

/** The average over all previews that may be drawn, each looked into unless it is too unlikely. */
function drawsValue(state: u64, from: usize, highest: u32, depth: i32, chance: f32): f32 {
  let leaves = f32x4.splat(0);
  let looked = false;
  const list = load<u64>(drawLists + (((from << 4) | <usize>highest) << 3));
  let draw = <usize>list & 0xffffffff;
  let sum: f32 = 0;
  for (let end = draw + (<usize>(list >> 32) << 4); draw < end; draw += 16) {
    const odds = load<f32>(draw, 8);
    const shown = <usize>load<u16>(draw);
    if (chance * odds < least) {
      if (!looked) leaves = leafValues(state, from);
      looked = true;
      sum += odds * laneOf(leaves, load<u8>(previewKinds + shown));
    } else {
      sum += odds * stateValue(state, load<u16>(draw, 2), shown, depth, chance * odds);
    }
  }
  return sum;
}

/** The smallest of the eight images of a board. */
function canonical(state: u64): u64 {
  const mirror = mirrored(state);
  const turned = transposed(state);
  const turnedMirror = mirrored(turned);
  return min<u64>(
    min<u64>(min<u64>(state, mirror), min<u64>(flipped(state), flipped(mirror))),
    min<u64>(min<u64>(turned, turnedMirror), min<u64>(flipped(turned), flipped(turnedMirror))),
  );
}

/**
 * Searches a position `depth` moves deep; branches less likely than `cutoff` are evaluated where
 * they stand. Gives the best direction, -1 when none is legal, -2 when more than `most` evaluations
 * (0: no limit) would be needed. The values of the directions are at `rootValue`.
 */
export function search(
  low: u32, high: u32, from: u32, shown: u32, depth: i32, cutoff: f32, most: f64,
): i32 {
  const state = (<u64>high << 32) | low;
  const turned = transposed(state);
  searches++;
  least = cutoff;
  searched = depth;
  shallowest = depth;
  limit = most > 0 ? evaluated + <u64>most : 0;
  const ended = endsFull && emptyCells(state) === 0;
  let best: f32 = -Infinity;
  let choice = -1;
  for (let direction: u32 = 0; direction < 4; direction++) {
    const after = pushed(state, turned, direction);
    let value: f32 = NaN;
    if (after !== state && !ended) {
      if (depth > 1) {
        value = afterValue(state, after, direction, from, shown, depth, 1);
      } else {
        value = scoreOf(after);
        if (highestOf(after) < topCode) {
          evaluated += 4;
          const values = valuesOf(after, direction, leftDecks + (<usize>from << 4));
          value += laneOf(values, load<u8>(previewKinds + <usize>shown));
        }
      }
      if (value > best) {
        best = value;
        choice = direction;
      }
    }
    store<f32>(scratch + ROOT_VALUES + (<usize>direction << 2), value);
  }
  return limit !== 0 && evaluated > limit ? -2 : choice;
}
