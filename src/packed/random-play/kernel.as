/**
 * The kernel in WebAssembly, written in AssemblyScript: `npx tsx scripts/build-kernel.ts` compiles
 * it into wasm-code.ts. It plays games of a `KernelPlan` exactly as typescript-kernel.ts does.
 *
 * A board is one word of 64 bits, the top left cell in its lowest nibble, so that row `r` is the 16
 * bits from 16 * r on. A board along with its transposed board stands in memory, and a row is
 * loaded from there: no shifting and masking.
 *
 * Sixteen games are played at once, each in a lane of its own. What needs no table is done for four
 * lanes at a time in SIMD registers: transposing boards and drawing words. So memory holds a field of
 * all games in a row:
 *
 *     field 0 of lanes 0 1 2 3 … 15, of the ready ones | field 1 of lanes 0 1 2 3 … | …
 *
 * A turn is three passes over all lanes: `begin` draws the words, `choose` looks for legal moves and
 * chooses among them, `push` plays. The latter two are chains of look-ups, and while the processor
 * waits for those of one game it works on the next; two short chains overlap better than one long one.
 *
 * Four more lanes hold games that are dealt and have begun their first turn. They take the places of
 * those that end.
 *
 * Words are screened as they are drawn for those that some draw might refuse, so that the turns need
 * not look; a game that has one is reported.
 */

// The tables, at the same places as in wasm-memory.ts.
const MOVES: usize = 0x00000;
const HIGHEST: usize = 0x10000;
const PUSHED: usize = 0x20000;
const FOLDED_ROWS: usize = 0x60000;
const FOLDED_COLUMNS: usize = 0x60100;
const CHOICES: usize = 0x60200;
const WINDOWS: usize = 0x60400;
const ENTRY_AT: usize = 0x61000;
const VALUES: usize = 0x63000;
const CARDS: usize = 0x64000;
const BONUS_ADD: usize = 0x68000;
const BONUS_MASK: usize = 0x68008;
const START_TILES: usize = 0x68010;
const FULL_DECK: usize = 0x68014;
const BONUS_BELOW: usize = 0x68018;
const SCREEN: usize = 0x6801c;
const BOUNDS: usize = 0x68020;
const PREFIX: usize = 0x68200;
const SUFFIX: usize = 0x68220;
const RESULTS: usize = 0x80000;

/** The hash of a seed's text up to its last digit: the state, kept for ten games. */
const STEM: usize = 0x68300;
/** Four words of four games. */
const FOUR_WORDS: usize = 0x68340;
/** The words by which four games are dealt, a register for each. */
const DEAL_WORDS: usize = 0x68400;

/** The lanes in which games are played. */
const LANES: i32 = 16;
/** The first of the four lanes of games that are ready to take the place of others, and their end. */
const READY: i32 = LANES;
const ALL: i32 = LANES + 4;

// The boards as they are held, and the same transposed: 64 bits for each lane.
const BOARDS: usize = 0x69000;
const BOARD: usize = 8;
const TURNED: usize = BOARD * ALL;

// The other fields: 32 bits for each lane. The generators of the game and of its player, a, b, c and
// counter; of the words of this turn the twelfth for the player's choice (see choice-tables.ts), the
// word for the card (or, of a bonus tile, for the window) and the twelfth for the cell; whether a
// bonus tile comes; the last entry of `cards` (in its bytes and halves), 256 when the board is held
// transposed, else 0, and the game's number in this call; of the chosen move the entry of `choices`,
// and where the cells begin in the entry table for the lines that it changes.
const FIELDS: usize = 0x69800;
const LANE: usize = 4;
const FIELD: usize = LANE * ALL;
const PLAYER: usize = 4 * FIELD;
const WISH: usize = 8 * FIELD;
const CARD_WORD: usize = 9 * FIELD;
const CELL: usize = 10 * FIELD;
const BONUS: usize = 11 * FIELD;
const CARD: usize = 12 * FIELD;
const HELD: usize = 13 * FIELD;
const GAME: usize = 14 * FIELD;
const PUSH: usize = 15 * FIELD;
const KEY: usize = 16 * FIELD;
/** The fields that go along with a game from one lane to another. */
const MOVED: usize = 15;

// A result, 16 bytes each.
const RESULT_MOVES: usize = 8;
const RESULT_DOUBT: usize = 12;

/** The integer below `bound` that a word stands for; see the engine's bounded.ts. */
@inline
function below(word: u32, bound: u32): u32 {
  return <u32>((<u64>word * <u64>bound) >> 32);
}

/** The integers below twelve that four words stand for. */
@inline
function twelfths(words: v128): v128 {
  const twelve = i32x4.splat(12);
  return v128.shuffle<i32>(
    i64x2.extmul_low_i32x4_u(words, twelve),
    i64x2.extmul_high_i32x4_u(words, twelve),
    1,
    3,
    5,
    7,
  );
}

/** Draws and drops words of four generators: rounds of sfc32. */
@inline
function discard(generators: usize, rounds: i32): void {
  let a = v128.load(generators);
  let b = v128.load(generators, FIELD);
  let c = v128.load(generators, 2 * FIELD);
  let counter = v128.load(generators, 3 * FIELD);
  for (let round = 0; round < rounds; round++) {
    const word = i32x4.add(i32x4.add(a, b), counter);
    counter = i32x4.add(counter, i32x4.splat(1));
    a = v128.xor(b, i32x4.shr_u(b, 9));
    b = i32x4.add(c, i32x4.shl(c, 3));
    c = i32x4.add(v128.or(i32x4.shl(c, 21), i32x4.shr_u(c, 11)), word);
  }
  v128.store(generators, a);
  v128.store(generators, b, FIELD);
  v128.store(generators, c, 2 * FIELD);
  v128.store(generators, counter, 3 * FIELD);
}

/** Draws words of four generators to a place. */
@inline
function generate(generators: usize, to: usize, count: usize): void {
  let a = v128.load(generators);
  let b = v128.load(generators, FIELD);
  let c = v128.load(generators, 2 * FIELD);
  let counter = v128.load(generators, 3 * FIELD);
  for (const end = to + (count << 4); to < end; to += 16) {
    const word = i32x4.add(i32x4.add(a, b), counter);
    counter = i32x4.add(counter, i32x4.splat(1));
    a = v128.xor(b, i32x4.shr_u(b, 9));
    b = i32x4.add(c, i32x4.shl(c, 3));
    c = i32x4.add(v128.or(i32x4.shl(c, 21), i32x4.shr_u(c, 11)), word);
    v128.store(to, word);
  }
  v128.store(generators, a);
  v128.store(generators, b, FIELD);
  v128.store(generators, c, 2 * FIELD);
  v128.store(generators, counter, 3 * FIELD);
}

/** Whether a word might be refused by any draw. */
function mayRefuse(word: u32): bool {
  const bounds = load<u32>(BOUNDS);
  for (let index: u32 = 1; index <= bounds; index++) {
    const bound = load<u32>(BOUNDS + <usize>(index << 2));
    if (word * bound < bound) return true;
  }
  return false;
}

/** Reports the game in a lane. */
function report(fields: usize): void {
  store<u32>(RESULTS + (<usize>load<u32>(fields, GAME) << 4), 1, RESULT_DOUBT);
}

/** Hashes the digits of a number, none for 0, from the prefix to the stem. */
function hashStem(number: i32): void {
  let a = load<u32>(PREFIX);
  let b = load<u32>(PREFIX, 4);
  let c = load<u32>(PREFIX, 8);
  let counter = load<u32>(PREFIX, 12);
  let unit = 1;
  while (number / unit >= 10) unit *= 10;
  for (; number > 0 && unit > 0; unit /= 10) {
    a ^= 48 + <u32>((number / unit) % 10);
    for (let round = 0; round < 4; round++) {
      const word = a + b + counter;
      counter++;
      a = b ^ (b >>> 9);
      b = c + (c << 3);
      c = rotl<u32>(c, 21) + word;
    }
  }
  store<u32>(STEM, a);
  store<u32>(STEM, b, 4);
  store<u32>(STEM, c, 8);
  store<u32>(STEM, counter, 12);
}

/** Makes generators of the hashes of four seeds. */
@inline
function startGenerators(generators: usize): void {
  discard(generators, 12);
  generate(generators, FOUR_WORDS, 4);
  for (let word: usize = 0; word < 4; word++) {
    v128.store(generators + word * FIELD, v128.load(FOUR_WORDS + (word << 4)));
  }
  discard(generators, 12);
}

/** Makes four games ready, from number `game` of this call on, whose number is `number`. */
function makeReady(game: i32, number: i32): void {
  const fields = fieldsOf(READY);
  for (let lane = 0; lane < 4; lane++) {
    const digit = (number + lane) % 10;
    if (lane === 0 || digit === 0) hashStem((number + lane) / 10);
    const at = fields + <usize>(lane << 2);
    store<u32>(at, load<u32>(STEM) ^ (48 + <u32>digit));
    store<u32>(at, load<u32>(STEM, 4), FIELD);
    store<u32>(at, load<u32>(STEM, 8), 2 * FIELD);
    store<u32>(at, load<u32>(STEM, 12), 3 * FIELD);
  }
  discard(fields, 4);
  for (let field: usize = 0; field < PLAYER; field += FIELD) {
    v128.store(fields + PLAYER + field, v128.load(fields + field));
  }
  const units = load<u32>(SUFFIX);
  for (let unit: u32 = 0; unit < units; unit++) {
    const code = i32x4.splat(load<u16>(SUFFIX + <usize>(unit << 1), 4));
    v128.store(fields + PLAYER, v128.xor(v128.load(fields + PLAYER), code));
    discard(fields + PLAYER, 4);
  }
  startGenerators(fields);
  startGenerators(fields + PLAYER);
  const tiles = load<u32>(START_TILES);
  generate(fields, DEAL_WORDS, tiles << 1);
  for (let lane = 0; lane < 4; lane++) deal(READY + lane, game + lane, tiles);
  begin(READY, ALL);
}

/** Deals a game into a ready lane: first all tiles, then a cell for each. */
@inline
function deal(lane: i32, game: i32, tiles: u32): void {
  const fields = fieldsOf(lane);
  const result = RESULTS + (<usize>game << 4);
  let word = DEAL_WORDS + (<usize>(lane - READY) << 2);
  let cellWord = word + <usize>(tiles << 4);
  let card = load<u32>(FULL_DECK);
  let board: u64 = 0;
  let doubt = false;
  // The empty cells in ascending order, a nibble each. A drawn one leaves, those behind move up.
  let empty: u64 = 0xfedcba9876543210;
  for (let bound: u32 = 16; bound > 16 - tiles; bound--, word += 16, cellWord += 16) {
    const cardProduct = <u64>load<u32>(word) * <u64>((card >> 8) & 255);
    const product = <u64>load<u32>(cellWord) * <u64>bound;
    doubt = doubt || <u32>cardProduct < 16 || <u32>product < bound;
    card = load<u32>(<usize>((card >> 16) + <u32>(cardProduct >> 32)) << 2, CARDS);
    const place = (product >> 32) << 2;
    const cell = (empty >> place) & 15;
    const before = (<u64>1 << place) - 1;
    empty = (empty & before) | ((empty >> 4) & ~before);
    board |= <u64>(card & 255) << (cell << 2);
  }
  store<u64>(boardOf(lane), board);
  store<u32>(fields, card, CARD);
  store<u32>(fields, 0, HELD);
  store<i32>(fields, game, GAME);
  // The words that the player draws make the moves.
  store<u32>(result, 0 - load<u32>(fields, PLAYER + 3 * FIELD), RESULT_MOVES);
  store<u32>(result, doubt, RESULT_DOUBT);
}

/** Moves a game from one lane to another. */
function moveGame(from: i32, to: i32): void {
  store<u64>(boardOf(to), load<u64>(boardOf(from)));
  store<u64>(boardOf(to), load<u64>(boardOf(from), TURNED), TURNED);
  const source = fieldsOf(from);
  const target = fieldsOf(to);
  for (let field: usize = 0; field < MOVED * FIELD; field += FIELD) {
    store<u32>(target + field, load<u32>(source + field));
  }
}

@inline
function boardOf(lane: i32): usize {
  return BOARDS + <usize>lane * BOARD;
}

@inline
function fieldsOf(lane: i32): usize {
  return FIELDS + <usize>lane * LANE;
}

/** Writes the result of a game that is at its end. */
function finish(lane: i32): void {
  const fields = fieldsOf(lane);
  const board = boardOf(lane);
  const result = RESULTS + (<usize>load<i32>(fields, GAME) << 4);
  // The last word of the player was drawn for a turn that didn't come.
  const drawn = load<u32>(fields, PLAYER + 3 * FIELD) - 1;
  store<u64>(result, load<u64>(load<u32>(fields, HELD) ? board + TURNED : board));
  store<u32>(result, load<u32>(result, RESULT_MOVES) + drawn, RESULT_MOVES);
}

/** The pushes that change four rows of a board in memory, two bits a row. */
@inline
function movesOf(board: usize): u32 {
  return (
    <u32>load<u8>(load<u16>(board), MOVES) +
    ((<u32>load<u8>(load<u16>(board, 2), MOVES) +
      ((<u32>load<u8>(load<u16>(board, 4), MOVES) +
        (<u32>load<u8>(load<u16>(board, 6), MOVES) << 2)) <<
        2)) <<
      2)
  );
}

/** The highest code on a board in memory. */
function highestOf(board: usize): u32 {
  const upper = max<u8>(load<u8>(load<u16>(board), HIGHEST), load<u8>(load<u16>(board, 2), HIGHEST));
  const lower = max<u8>(
    load<u8>(load<u16>(board, 4), HIGHEST),
    load<u8>(load<u16>(board, 6), HIGHEST),
  );
  return max<u8>(upper, lower);
}

/** Two transposed boards: the corners of 2×2 blocks are swapped, then the blocks. */
@inline
function transposed(boards: v128): v128 {
  const corners = v128.and(
    v128.xor(boards, i64x2.shr_u(boards, 12)),
    i64x2.splat(0x0000f0f00000f0f0),
  );
  const swapped = v128.xor(v128.xor(boards, corners), i64x2.shl(corners, 12));
  const blocks = v128.and(
    v128.xor(swapped, i64x2.shr_u(swapped, 24)),
    i64x2.splat(0x00000000ff00ff00),
  );
  return v128.xor(v128.xor(swapped, blocks), i64x2.shl(blocks, 24));
}

/** All ones for each of two boards on which no bonus tile may come, else zero. */
@inline
function withoutBonus(boards: v128): v128 {
  const sums = i64x2.add(boards, v128.load_splat<u64>(BONUS_ADD));
  return i64x2.eq(v128.and(sums, v128.load_splat<u64>(BONUS_MASK)), i64x2.splat(0));
}

/**
 * Begins a turn in the lanes from one up to another, four at a time: transposes the boards, and
 * draws the words. (Beyond the last lane there may be remains of games, which do no harm.)
 */
function begin(lane: i32, end: i32): void {
  const screen = i32x4.splat(load<i32>(SCREEN));
  const one = i32x4.splat(1);
  for (; lane < end; lane += 4) {
    const board = boardOf(lane);
    const fields = fieldsOf(lane);
    const first = v128.load(board);
    const second = v128.load(board, 16);
    v128.store(board, transposed(first), TURNED);
    v128.store(board, transposed(second), TURNED + 16);

    // The player's word.
    let a = v128.load(fields, PLAYER);
    let b = v128.load(fields, PLAYER + FIELD);
    let c = v128.load(fields, PLAYER + 2 * FIELD);
    let counter = v128.load(fields, PLAYER + 3 * FIELD);
    const wish = i32x4.add(i32x4.add(a, b), counter);
    v128.store(fields, twelfths(wish), WISH);
    v128.store(fields, v128.xor(b, i32x4.shr_u(b, 9)), PLAYER);
    v128.store(fields, i32x4.add(c, i32x4.shl(c, 3)), PLAYER + FIELD);
    c = i32x4.add(v128.or(i32x4.shl(c, 21), i32x4.shr_u(c, 11)), wish);
    v128.store(fields, c, PLAYER + 2 * FIELD);
    v128.store(fields, i32x4.add(counter, one), PLAYER + 3 * FIELD);
    let least = i32x4.mul(wish, screen);

    // Two words of the game, and a third one before them where a bonus tile may come. A fourth
    // one, for the value of a bonus tile, is left to `push`.
    a = v128.load(fields);
    b = v128.load(fields, FIELD);
    c = v128.load(fields, 2 * FIELD);
    counter = v128.load(fields, 3 * FIELD);
    const word0 = i32x4.add(i32x4.add(a, b), counter);
    least = i32x4.min_u(least, i32x4.mul(word0, screen));
    counter = i32x4.add(counter, one);
    a = v128.xor(b, i32x4.shr_u(b, 9));
    b = i32x4.add(c, i32x4.shl(c, 3));
    c = i32x4.add(v128.or(i32x4.shl(c, 21), i32x4.shr_u(c, 11)), word0);
    const word1 = i32x4.add(i32x4.add(a, b), counter);
    least = i32x4.min_u(least, i32x4.mul(word1, screen));
    counter = i32x4.add(counter, one);
    a = v128.xor(b, i32x4.shr_u(b, 9));
    b = i32x4.add(c, i32x4.shl(c, 3));
    c = i32x4.add(v128.or(i32x4.shl(c, 21), i32x4.shr_u(c, 11)), word1);
    const word2 = i32x4.add(i32x4.add(a, b), counter);
    least = i32x4.min_u(least, i32x4.mul(word2, screen));
    const never = v128.shuffle<i32>(withoutBonus(first), withoutBonus(second), 0, 2, 4, 6);
    v128.store(fields, v128.bitselect(a, v128.xor(b, i32x4.shr_u(b, 9)), never));
    v128.store(fields, v128.bitselect(b, i32x4.add(c, i32x4.shl(c, 3)), never), FIELD);
    const next = i32x4.add(v128.or(i32x4.shl(c, 21), i32x4.shr_u(c, 11)), word2);
    v128.store(fields, v128.bitselect(c, next, never), 2 * FIELD);
    v128.store(fields, i32x4.add(i32x4.add(counter, one), never), 3 * FIELD);
    v128.store(fields, v128.bitselect(word0, word1, never), CARD_WORD);
    v128.store(fields, twelfths(v128.bitselect(word1, word2, never)), CELL);
    const bonus = i32x4.lt_u(word0, i32x4.splat(load<i32>(BONUS_BELOW)));
    v128.store(fields, v128.andnot(bonus, never), BONUS);

    if (v128.any_true(i32x4.lt_u(least, screen))) {
      v128.store(FOUR_WORDS, wish);
      v128.store(FOUR_WORDS, word0, 16);
      v128.store(FOUR_WORDS, word1, 32);
      v128.store(FOUR_WORDS, word2, 48);
      for (let index = 0; index < min(4, end - lane); index++) {
        const at = <usize>(index << 2);
        let held = false;
        for (let word: usize = 0; word < 64; word += 16) {
          held = held || mayRefuse(load<u32>(FOUR_WORDS + at + word));
        }
        if (held) report(fields + at);
      }
    }
  }
}

/** How many of the games of this call have been taken up. */
let taken = 0;

/** Takes up the next game in a lane. */
function takeUp(lane: i32, first: i32): void {
  if ((taken & 3) === 0) makeReady(taken, first + taken);
  moveGame(READY + (taken & 3), lane);
  taken++;
}

/**
 * Chooses the moves in all lanes up to an end. Games that are over make way for others while there
 * are any, then for the last lane; gives where the lanes end then.
 */
function choose(end: i32, first: i32, count: i32): i32 {
  for (let lane = 0; lane < end; lane++) {
    const board = boardOf(lane);
    const fields = fieldsOf(lane);
    // Which pushes change something, along the rows as the board is held and along its columns.
    const rows = movesOf(board);
    const columns = movesOf(board + TURNED);
    const legal = <u32>load<u8>(rows, FOLDED_ROWS) | <u32>load<u8>(columns, FOLDED_COLUMNS);
    if (legal === 0) {
      finish(lane);
      if (taken < count) takeUp(lane, first);
      else moveGame(--end, lane);
      // This lane has its turn yet.
      lane--;
      continue;
    }

    // The player's choice: `along` is 8 for a push along columns, else 0.
    const held = load<u32>(fields, HELD);
    const push = <u32>load<u8>(held + legal + load<u32>(fields, WISH), CHOICES);
    const along = push & 8;
    store<u32>(fields, held ^ (along << 5), HELD);
    store<u32>(fields, push, PUSH);
    store<u32>(fields, ((along ? columns : rows) << 5) + ((push & 1) << 4), KEY);
  }
  return end;
}

/** Plays the chosen moves in all lanes up to an end. */
function push(end: i32): void {
  for (let lane = 0; lane < end; lane++) {
    const board = boardOf(lane);
    const fields = fieldsOf(lane);
    const chosen = load<u32>(fields, PUSH);
    const before = chosen & 8 ? board + TURNED : board;
    const table = (chosen & 1) << 17;
    const after =
      <u64>load<u16>((load<u16>(before) << 1) + table, PUSHED) |
      (<u64>load<u16>((load<u16>(before, 2) << 1) + table, PUSHED) << 16) |
      (<u64>load<u16>((load<u16>(before, 4) << 1) + table, PUSHED) << 32) |
      (<u64>load<u16>((load<u16>(before, 6) << 1) + table, PUSHED) << 48);
    const key = load<u32>(fields, KEY);
    const place = load<u8>(key + load<u32>(fields, CELL), ENTRY_AT);

    // The tile that was next. It is drawn only now: nobody looked at it before.
    const word = load<u32>(fields, CARD_WORD);
    if (load<u32>(fields, BONUS)) {
      const code = bonusCode(board, fields, word);
      store<u64>(board, after | (<u64>code << place));
    } else {
      const card = load<u16>(fields, CARD + 2) + below(word, load<u8>(fields, CARD + 1));
      const drawnCard = load<u32>(card << 2, CARDS);
      store<u32>(fields, drawnCard, CARD);
      store<u64>(board, after | (<u64>(drawnCard & 255) << place));
    }
  }
}

/** The code of a bonus tile: its window is drawn by the given word, its value by one more. */
function bonusCode(board: usize, fields: usize, word: u32): u32 {
  const windows = highestOf(board) << 7;
  const window = below(word, load<u8>(windows, WINDOWS));
  const values = <u32>load<u8>(windows + window, WINDOWS + 1) << 5;
  const a = load<u32>(fields);
  const b = load<u32>(fields, FIELD);
  const c = load<u32>(fields, 2 * FIELD);
  const counter = load<u32>(fields, 3 * FIELD);
  const last = a + b + counter;
  store<u32>(fields, b ^ (b >>> 9));
  store<u32>(fields, c + (c << 3), FIELD);
  store<u32>(fields, rotl<u32>(c, 21) + last, 2 * FIELD);
  store<u32>(fields, counter + 1, 3 * FIELD);
  if (mayRefuse(last)) report(fields);
  const value = below(last, load<u8>(values, VALUES));
  return load<u8>(values + value, VALUES + 1);
}

/**
 * Plays the games number `first` to `first + count - 1`, at most as many as there is room for
 * results, to their ends by uniformly random legal moves.
 */
export function play(first: i32, count: i32): void {
  let end = 0;
  for (taken = 0; end < min(LANES, count); end++) takeUp(end, first);
  while (end > 0) {
    end = choose(end, first, count);
    push(end);
    begin(0, end);
  }
}
