/**
 * The network, the learning and the search in WebAssembly, written in AssemblyScript:
 * `npx tsx scripts/build-kernels.ts` compiles it into code that stands beside it. layout.ts says
 * what stands where in the memory, and fills in the tables of a rule set.
 *
 * A board is one word of 64 bits, the top left cell in its lowest nibble, as in src/packed. Where
 * the text says "value", it means the score that a game is expected to end with.
 *
 * A network gives four values at once, one for each kind of preview (1, 2, 3, anything else). The
 * four stand side by side, so that a look-up is one vector, and the search, which doesn't know yet
 * what the next preview will be, has all it needs:
 *
 *     a row of weights, 64 bytes     left 1 2 3 + | right 1 2 3 + | up 1 2 3 + | down 1 2 3 +
 *
 * A network whose weights are 16-bit integers, for shipping, has rows of half that size.
 */

// The header: 32 bits each. See layout.ts.
const HEADER: usize = 1024;
const PUSHED: usize = 0x10000;
const SCORES: usize = 0x50000;
const HIGHEST: usize = 0x90000;

// @ts-ignore: set by the compiler's option.
const SMALL: bool = isDefined(SMALL_WEIGHTS);

// A pattern, 32 bytes: where its two runs of cells are in a board and in an index, where its rows
// begin within a stage, the size of a row as a power of two, and 3 when it looks at directions.
const PATTERN: usize = 32;

let patterns: usize = 0;
let patternsEnd: usize = 0;
let weights: usize = 0;
let stageSize: usize = 0;
let stageOf: usize = 0;
let pools: usize = 0;
let drawLists: usize = 0;
let kindOdds: usize = 0;
let previewLists: usize = 0;
let previewKinds: usize = 0;
let topCode: u32 = 16;
let endsFull: bool = false;
let scale: f32 = 1;
let learnedParts: f32 = 1;
let coherence: usize = 0;
let scratch: usize = 0;
let starts: usize = 0;
let results: usize = 0;
let path: usize = 0;
let snapshots: usize = 0;
let tableBase: usize = 0;
let tableMask: u32 = 0;

/** Reads the header. Each thread calls it before all else, with a place for its own data. */
export function init(own: usize, table: usize, tableEntries: u32): void {
  patterns = load<u32>(HEADER);
  patternsEnd = patterns + <usize>load<u32>(HEADER, 4) * PATTERN;
  weights = load<u32>(HEADER, 8);
  stageSize = load<u32>(HEADER, 12);
  stageOf = load<u32>(HEADER, 16);
  pools = load<u32>(HEADER, 20);
  drawLists = load<u32>(HEADER, 24);
  kindOdds = load<u32>(HEADER, 28);
  previewLists = load<u32>(HEADER, 32);
  previewKinds = load<u32>(HEADER, 36);
  topCode = load<u32>(HEADER, 40);
  endsFull = load<u32>(HEADER, 44) !== 0;
  scale = load<f32>(HEADER, 48);
  coherence = load<u32>(HEADER, 52);
  snapshots = load<u32>(HEADER, 56);
  learnedParts = 8 * <f32>load<u32>(HEADER, 4);
  scratch = own;
  starts = own + SCRATCH_SIZE;
  results = starts + STARTS_SIZE;
  path = results + RESULTS_SIZE;
  tableBase = table;
  tableMask = tableEntries - 1;
}

// ---- Boards ----

@inline
function transposed(board: u64): u64 {
  const corners = (board ^ (board >> 12)) & 0x0000f0f00000f0f0;
  const swapped = board ^ corners ^ (corners << 12);
  const blocks = (swapped ^ (swapped >> 24)) & 0x00000000ff00ff00;
  return swapped ^ blocks ^ (blocks << 24);
}

/** The columns in reverse order. */
@inline
function mirrored(board: u64): u64 {
  const pairs = ((board >> 4) & 0x0f0f0f0f0f0f0f0f) | ((board & 0x0f0f0f0f0f0f0f0f) << 4);
  return ((pairs >> 8) & 0x00ff00ff00ff00ff) | ((pairs & 0x00ff00ff00ff00ff) << 8);
}

/** The rows in reverse order. */
@inline
function flipped(board: u64): u64 {
  const halves = rotl<u64>(board, 32);
  return ((halves >> 16) & 0x0000ffff0000ffff) | ((halves & 0x0000ffff0000ffff) << 16);
}

/** The four lines of a board pushed to a side: 0 back, 1 forth. */
@inline
function pushedLines(board: u64, side: usize): u64 {
  const table = PUSHED + (side << 17);
  return (
    <u64>load<u16>(table + ((<usize>board & 0xffff) << 1)) |
    (<u64>load<u16>(table + ((<usize>(board >> 16) & 0xffff) << 1)) << 16) |
    (<u64>load<u16>(table + ((<usize>(board >> 32) & 0xffff) << 1)) << 32) |
    (<u64>load<u16>(table + ((<usize>(board >> 48) & 0xffff) << 1)) << 48)
  );
}

/** The lines in which two boards differ, as four bits. */
@inline
function changedLines(one: u64, other: u64): usize {
  const differing = one ^ other;
  return (
    <usize>((differing & 0xffff) !== 0) |
    (<usize>((differing & 0xffff0000) !== 0) << 1) |
    (<usize>((differing & 0xffff00000000) !== 0) << 2) |
    (<usize>(differing >> 48 !== 0) << 3)
  );
}

@inline
function scoreOf(board: u64): f32 {
  return <f32>(
    load<i32>(SCORES + ((<usize>board & 0xffff) << 2)) +
    load<i32>(SCORES + ((<usize>(board >> 16) & 0xffff) << 2)) +
    load<i32>(SCORES + ((<usize>(board >> 32) & 0xffff) << 2)) +
    load<i32>(SCORES + ((<usize>(board >> 48) & 0xffff) << 2))
  );
}

@inline
function highestOf(board: u64): u32 {
  const upper = max<u32>(
    load<u8>(HIGHEST + (<usize>board & 0xffff)),
    load<u8>(HIGHEST + (<usize>(board >> 16) & 0xffff)),
  );
  const lower = max<u32>(
    load<u8>(HIGHEST + (<usize>(board >> 32) & 0xffff)),
    load<u8>(HIGHEST + (<usize>(board >> 48) & 0xffff)),
  );
  return max<u32>(upper, lower);
}

/** The empty cells, bit 4 * i for cell i. */
@inline
function emptyCells(board: u64): u64 {
  const pairs = board | (board >> 1);
  return ~(pairs | (pairs >> 2)) & 0x1111111111111111;
}

/** The cells that a tile may enter, bit 4 * i for cell i. */
@inline
function entryCells(after: u64, direction: u32, changed: usize): u64 {
  return load<u64>(pools + (((<usize>direction << 4) | changed) << 3)) & emptyCells(after);
}

/** The afterstate; equal to the board where the push is illegal. */
@inline
function pushed(board: u64, turned: u64, direction: u32): u64 {
  return direction < 2
    ? pushedLines(board, direction)
    : transposed(pushedLines(turned, direction & 1));
}

// ---- The network ----

/** The weights that one image of a board picks, added up for each kind of preview. */
@inline
function imageSum(image: u64, direction: u32, stage: usize, sum: v128): v128 {
  for (let pattern = patterns; pattern < patternsEnd; pattern += PATTERN) {
    const row = rowOf(image, direction, stage, pattern);
    if (SMALL) sum = i32x4.add(sum, v128.load16x4_s(row));
    else sum = f32x4.add(sum, v128.load(row));
  }
  return sum;
}

/** The place of the four weights that a pattern has for a board and the direction it was pushed. */
@inline
function rowOf(image: u64, direction: u32, stage: usize, pattern: usize): usize {
  const index =
    (<u32>(image >> load<u8>(pattern)) & load<u32>(pattern, 4)) |
    (<u32>(image >> load<u8>(pattern, 1)) & load<u32>(pattern, 8));
  const row = ((<usize>index << load<u8>(pattern, 2)) + <usize>(direction & load<u8>(pattern, 3)));
  return stage + load<u32>(pattern, 12) + (row << (SMALL ? 3 : 4));
}

/** What is still to come after a push, for each kind of preview. */
function valuesOf(after: u64, direction: u32): v128 {
  const stage = weights + stageSize * <usize>load<u8>(stageOf + highestOf(after));
  const across = direction < 2 ? direction ^ 1 : direction;
  const down = direction < 2 ? direction : direction ^ 1;
  let sum = SMALL ? i32x4.splat(0) : f32x4.splat(0);
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
function laneOf(values: v128, kind: u32): f32 {
  v128.store(scratch, values);
  return load<f32>(scratch + (<usize>kind << 2));
}

// ---- Learning ----

// What a thread has for itself: four values and those of the root's directions, starts, results, path.
const SCRATCH_SIZE: usize = 64;
// A position to start from, 16 bytes: the board, its supply node and its preview.
const STARTS_SIZE: usize = 0x4000;
// A result, 16 bytes: the board at the end, and the moves.
const RESULTS_SIZE: usize = 0x4000;
// A move of the game that is being learned, 16 bytes: the afterstate, the direction, the kind.
const LONGEST: usize = 0x8000;

let random: u64 = 1;

/** Sets the state of this thread's generator, which must not be 0. */
export function seed(low: u32, high: u32): void {
  random = (<u64>high << 32) | low;
}

export function seedLow(): u32 {
  return <u32>random;
}

export function seedHigh(): u32 {
  return <u32>(random >> 32);
}

/** 32 random bits: xorshift64* of Vigna. */
@inline
function word(): u32 {
  random ^= random >> 12;
  random ^= random << 25;
  random ^= random >> 27;
  return <u32>((random * 0x2545f4914f6cdd1d) >> 32);
}

@inline
function below(bound: u32): u32 {
  return <u32>((<u64>word() * <u64>bound) >> 32);
}

// A game under way.
let board: u64 = 0;
let node: usize = 0;
let preview: usize = 0;

/** An entry of a list of chances, drawn: 16 bytes each, the last word a bound on a random word. */
@inline
function drawn(list: u64): usize {
  let entry = <usize>list & 0xffffffff;
  const draw = word();
  while (draw > load<u32>(entry, 12)) entry += 16;
  return entry;
}

/** Lets chance put the tile of the preview on the board, and draw the next. */
function place(after: u64, direction: u32, changed: usize): void {
  let cells = entryCells(after, direction, changed);
  for (let skip = below(<u32>popcnt<u64>(cells)); skip > 0; skip--) cells &= cells - 1;
  const tile = load<u32>(drawn(load<u64>(previewLists + (preview << 3))));
  board = after | (<u64>tile << <u64>ctz<u64>(cells));
  const next = drawn(load<u64>(drawLists + (((node << 4) | highestOf(board)) << 3)));
  preview = load<u16>(next);
  node = load<u16>(next, 2);
}

/**
 * Plays games by the network alone and learns from each when it is over. Starts are taken from
 * their list; with `snapshotsIn256` of 256, from the positions kept instead. Gives the moves.
 */
export function learn(
  games: i32,
  rate: f32,
  lambda: f32,
  snapshotsIn256: u32,
): f64 {
  let moves: f64 = 0;
  for (let game = 0; game < games; game++) {
    const start = starts + (<usize>game << 4);
    const kept = below(256) < snapshotsIn256 && startFromSnapshot();
    if (!kept) startFrom(start);
    const length = playOut();
    moves += <f64>length;
    const result = results + (<usize>game << 4);
    store<u64>(result, board);
    store<u32>(result, <u32>length, 8);
    store<u32>(result, <u32>kept, 12);
    learnFrom(length, rate, lambda);
  }
  return moves;
}

function startFrom(start: usize): void {
  board = load<u64>(start);
  node = load<u32>(start, 8);
  preview = load<u32>(start, 12);
}

/** Plays on by the network alone, keeping the path. Gives its length. */
function playOut(): usize {
  let length: usize = 0;
  for (; length < LONGEST; length++) {
    const kind = load<u8>(previewKinds + preview);
    const turned = transposed(board);
    let best: f32 = -Infinity;
    let bestAfter: u64 = 0;
    let bestDirection: u32 = 4;
    if (!endsFull || emptyCells(board) !== 0) {
      for (let direction: u32 = 0; direction < 4; direction++) {
        const after = pushed(board, turned, direction);
        if (after === board) continue;
        const rest =
          highestOf(after) >= topCode ? <f32>0 : laneOf(valuesOf(after, direction), kind);
        const value = scoreOf(after) + rest;
        if (value > best) {
          best = value;
          bestAfter = after;
          bestDirection = direction;
        }
      }
    }
    if (bestDirection === 4) break;
    const entry = path + (length << 4);
    store<u64>(entry, bestAfter);
    store<u32>(entry, bestDirection, 8);
    store<u32>(entry, kind, 12);
    if (highestOf(bestAfter) >= topCode) {
      board = bestAfter;
      break;
    }
    place(bestAfter, bestDirection, changedOf(board, bestAfter, bestDirection));
  }
  return length;
}

@inline
function changedOf(before: u64, after: u64, direction: u32): usize {
  return direction < 2
    ? changedLines(before, after)
    : changedLines(transposed(before), transposed(after));
}

/** Learns from a path backwards: each afterstate from what was reached after it. */
function learnFrom(length: usize, rate: f32, lambda: f32): void {
  let reached = scoreOf(board);
  for (let step = length; step > 0; step--) {
    const entry = path + ((step - 1) << 4);
    const after = load<u64>(entry);
    const direction = load<u32>(entry, 8);
    const kind = load<u32>(entry, 12);
    const score = scoreOf(after);
    const value = laneOf(valuesOf(after, direction), kind);
    const error = reached - score - value;
    const learned = adjust(after, direction, kind, error, rate);
    reached = lambda * reached + (1 - lambda) * (score + value + learned);
  }
}

/** Moves the value of an afterstate by its error times the rate; gives by how much. */
function adjust(after: u64, direction: u32, kind: u32, error: f32, rate: f32): f32 {
  const stage =
    weights + stageSize * <usize>load<u8>(stageOf + highestOf(after)) + (<usize>kind << 2);
  const across = direction < 2 ? direction ^ 1 : direction;
  const down = direction < 2 ? direction : direction ^ 1;
  const mirror = mirrored(after);
  const turned = transposed(after);
  const turnedMirror = mirrored(turned);
  const step = (rate * error) / learnedParts;
  let moved = adjustImage(after, direction, stage, error, step);
  moved += adjustImage(mirror, across, stage, error, step);
  moved += adjustImage(flipped(after), down, stage, error, step);
  moved += adjustImage(flipped(mirror), direction ^ 1, stage, error, step);
  moved += adjustImage(turned, direction ^ 2, stage, error, step);
  moved += adjustImage(turnedMirror, down ^ 2, stage, error, step);
  moved += adjustImage(flipped(turned), across ^ 2, stage, error, step);
  moved += adjustImage(flipped(turnedMirror), direction ^ 3, stage, error, step);
  return moved;
}

@inline
function adjustImage(image: u64, direction: u32, stage: usize, error: f32, step: f32): f32 {
  let moved: f32 = 0;
  for (let pattern = patterns; pattern < patternsEnd; pattern += PATTERN) {
    const row = rowOf(image, direction, stage, pattern);
    let change = step;
    if (coherence !== 0) {
      // Temporal coherence: a weight whose errors cancel out is nearly right, and learns slowly.
      const sum = load<f32>(row + coherence);
      const absolute = load<f32>(row + 2 * coherence);
      if (absolute > 0) change *= abs<f32>(sum) / absolute;
      store<f32>(row + coherence, sum + error);
      store<f32>(row + 2 * coherence, absolute + abs<f32>(error));
    }
    store<f32>(row, load<f32>(row) + change);
    moved += change;
  }
  return moved;
}

// ---- Snapshots: positions met in deep play, kept in a ring for each of the highest codes ----

const RING: u32 = 0x4000;
const RINGS: u32 = 8;
// How many positions each ring has been given; then the rings.
const RING_COUNTS: usize = 64;
/** The code from which on positions are kept, at the first ring. */
const FIRST_KEPT: u32 = 8;

/** Starts from a kept position: a ring at random, of those with any, then one of it. */
function startFromSnapshot(): bool {
  let filled: u32 = 0;
  for (let ring: u32 = 0; ring < RINGS; ring++) {
    if (load<u32>(snapshots + <usize>(ring << 2)) > 0) filled++;
  }
  if (filled === 0) return false;
  let choice = below(filled);
  let ring: u32 = 0;
  for (; ; ring++) {
    if (load<u32>(snapshots + <usize>(ring << 2)) === 0) continue;
    if (choice === 0) break;
    choice--;
  }
  const count = min<u32>(load<u32>(snapshots + <usize>(ring << 2)), RING);
  startFrom(snapshots + RING_COUNTS + (<usize>(ring * RING + below(count)) << 4));
  return true;
}

function keepSnapshot(ring: u32): void {
  const count = load<u32>(snapshots + <usize>(ring << 2));
  const entry = snapshots + RING_COUNTS + (<usize>(ring * RING + (count & (RING - 1))) << 4);
  store<u64>(entry, board);
  store<u32>(entry, <u32>node, 8);
  store<u32>(entry, <u32>preview, 12);
  // Beyond two rings' worth the count stays in the second half, so that it never overflows.
  store<u32>(snapshots + <usize>(ring << 2), count + 1 >= 2 * RING ? RING : count + 1);
}

/** Plays games with search, and keeps one in 32 of their late positions. Gives the moves. */
export function collect(games: i32, depth: i32, cutoff: f32): f64 {
  let moves: f64 = 0;
  for (let game = 0; game < games; game++) {
    startFrom(starts + (<usize>game << 4));
    let length: u32 = 0;
    for (; length < <u32>LONGEST; length++) {
      const highest = highestOf(board);
      if (highest >= topCode) break;
      if (highest >= FIRST_KEPT && highest < FIRST_KEPT + RINGS && below(32) === 0) {
        keepSnapshot(highest - FIRST_KEPT);
      }
      const direction = search(
        <u32>board, <u32>(board >> 32), <u32>node, <u32>preview, depth, cutoff, 0,
      );
      if (direction < 0) break;
      const after = pushed(board, transposed(board), direction);
      if (highestOf(after) >= topCode) {
        board = after;
        break;
      }
      place(after, direction, changedOf(board, after, direction));
    }
    moves += <f64>length;
    const result = results + (<usize>game << 4);
    store<u64>(result, board);
    store<u32>(result, length, 8);
    store<u32>(result, 0, 12);
  }
  return moves;
}

// ---- Search ----

/** The values of the four directions at the last root; NaN where a direction is illegal. */
const ROOT_VALUES: usize = 16;

// An entry of the transposition table, 24 bytes: the board, what else makes the state (supply node,
// depth), the search it belongs to, and the value.
const ENTRY: usize = 24;

let searches: u32 = 0;
let evaluated: u64 = 0;
let limit: u64 = 0;
let least: f32 = 0;

/** Evaluations of afterstates since the start, four for each look into the network. */
export function evaluations(): f64 {
  return <f64>evaluated;
}

export function rootValue(direction: usize): f32 {
  return load<f32>(scratch + ROOT_VALUES + (direction << 2));
}

/** The value of a state whose preview is not known yet, one move deep: the best for each kind. */
function leafValues(state: u64): v128 {
  if (endsFull && emptyCells(state) === 0) return f32x4.splat(scoreOf(state));
  const turned = transposed(state);
  let best = f32x4.splat(-Infinity);
  for (let direction: u32 = 0; direction < 4; direction++) {
    const after = pushed(state, turned, direction);
    if (after === state) continue;
    let values = f32x4.splat(scoreOf(after));
    if (highestOf(after) < topCode) values = f32x4.add(values, valuesOf(after, direction));
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
  if (depth <= 1 || chance < least) return averaged(leafValues(state), from, highest);
  if (limit !== 0 && evaluated > limit) return 0;
  const kept = canonical(state);
  const key = (<u32>from << 8) | <u32>depth;
  const hash = <u32>(((kept ^ (<u64>key << 17)) * 0x9e3779b97f4a7c15) >> 32);
  const entry = tableBase + <usize>((hash ^ (hash >> 15)) & tableMask) * ENTRY;
  if (
    load<u64>(entry) === kept && load<u32>(entry, 8) === key && load<u32>(entry, 12) === searches
  ) {
    return load<f32>(entry, 16);
  }
  let leaves = f32x4.splat(0);
  let looked = false;
  const list = load<u64>(drawLists + (((from << 4) | <usize>highest) << 3));
  let draw = <usize>list & 0xffffffff;
  let sum: f32 = 0;
  for (let end = draw + (<usize>(list >> 32) << 4); draw < end; draw += 16) {
    const odds = load<f32>(draw, 8);
    const shown = <usize>load<u16>(draw);
    if (chance * odds < least) {
      if (!looked) leaves = leafValues(state);
      looked = true;
      sum += odds * laneOf(leaves, load<u8>(previewKinds + shown));
    } else {
      sum += odds * stateValue(state, load<u16>(draw, 2), shown, depth, chance * odds);
    }
  }
  if (limit !== 0 && evaluated > limit) return 0;
  store<u64>(entry, kept);
  store<u32>(entry, key, 8);
  store<u32>(entry, searches, 12);
  store<f32>(entry, sum, 16);
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
  limit = most > 0 ? evaluated + <u64>most : 0;
  let best: f32 = -Infinity;
  let choice = -1;
  for (let direction: u32 = 0; direction < 4; direction++) {
    const after = pushed(state, turned, direction);
    let value: f32 = NaN;
    if (after !== state) {
      if (depth > 1) {
        value = afterValue(state, after, direction, from, shown, depth, 1);
      } else {
        value = scoreOf(after);
        if (highestOf(after) < topCode) {
          evaluated += 4;
          value += laneOf(valuesOf(after, direction), load<u8>(previewKinds + <usize>shown));
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
