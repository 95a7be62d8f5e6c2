/**
 * The kernel in WebAssembly, written in AssemblyScript: `npx tsx scripts/build-kernel.ts` compiles
 * it into wasm-code.ts. It plays games of a `KernelPlan` exactly as typescript-kernel.ts does.
 *
 * A board is one word of 64 bits, the top left cell in its lowest nibble, so that row `r` is the 16
 * bits from 16 * r on. A board along with its transposed board stands in memory, and a row is
 * loaded from there: no shifting and masking.
 *
 * Words are drawn ahead for four games at a time, one in each lane of the SIMD registers: all the
 * words that most games need, and more when a game uses them up. Words are screened there for those
 * that some draw might refuse, so that the turns need not look; a game that has one is reported.
 *
 *     a group of four games        word 0 of games 0 1 2 3 | word 1 of games 0 1 2 3 | …
 *
 * Games are played several at once, in two passes for each turn: all moves are chosen, then all are
 * played. Each half of a turn is a chain of look-ups, and while the processor waits for those of one
 * game it works on the next; two short chains overlap better than one long one.
 */

// The tables, at the same places as in wasm-memory.ts.
const MOVES: usize = 0x00000;
const HIGHEST: usize = 0x10000;
const PUSHED: usize = 0x20000;
const FOLDED_ROWS: usize = 0x60000;
const FOLDED_COLUMNS: usize = 0x60100;
const COUNTS: usize = 0x60200;
const CHOICES: usize = 0x60300;
const ENTRY_COUNT: usize = 0x60400;
const ENTRY_AT: usize = 0x60800;
const WINDOWS: usize = 0x61000;
const VALUES: usize = 0x62000;
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

// A game under way, 64 bytes each: the board as it is held, the same transposed, where its next
// word and its player's next word are, above which place of the former more must be drawn first,
// its number in this call, the last entry of `cards` (in its bytes and halves), 64 when the board is
// held transposed, else 0, where the player's words end, and of the chosen move the entry of
// `choices` and the lines that it changes, as a key of the entry tables.
const LANES: usize = 0x69000;
const LANE: usize = 64;
const BOARD: usize = 0;
const TURNED: usize = 8;
const NEXT: usize = 16;
const PLAYER_NEXT: usize = 20;
const LIMIT: usize = 24;
const GAME: usize = 28;
const CARD: usize = 32;
const HELD: usize = 36;
const PLAYER_END: usize = 40;
const PUSH: usize = 44;
const KEY: usize = 48;

// A result, 16 bytes each.
const RESULT_MOVES: usize = 8;
const RESULT_DOUBT: usize = 12;

// A group of four games: the generators of the games and of their players, a, b, c and counter of
// each four in a register; then the games' words and the players' words, a register for each.
const GROUPS: usize = 0x90000;
const PLAYERS: usize = 64;
const WORDS: usize = 128;
// (A turn uses one word of the player and at least two of the game.)
const GAME_WORDS: usize = 144;
const PLAYER_WORDS: usize = GAME_WORDS / 2;
const GROUP: usize = WORDS + 16 * (GAME_WORDS + PLAYER_WORDS);

/** The words of which a game that uses its own up gets more, and those of its player. */
const MORE_GAME_WORDS: usize = 64;
const MORE_PLAYER_WORDS: usize = 32;

/** A turn uses at most this many words of the game: bonus or not, window, cell, value. */
const MOST_WORDS: usize = 4;

/** The integer below `bound` that a word stands for; see the engine's bounded.ts. */
@inline
function below(word: u32, bound: u32): u32 {
  return <u32>((<u64>word * <u64>bound) >> 32);
}

/** Draws and drops words of four generators: rounds of sfc32. */
function discard(generators: usize, rounds: i32): void {
  let a = v128.load(generators);
  let b = v128.load(generators, 16);
  let c = v128.load(generators, 32);
  let counter = v128.load(generators, 48);
  for (let round = 0; round < rounds; round++) {
    const word = i32x4.add(i32x4.add(a, b), counter);
    counter = i32x4.add(counter, i32x4.splat(1));
    a = v128.xor(b, i32x4.shr_u(b, 9));
    b = i32x4.add(c, i32x4.shl(c, 3));
    c = i32x4.add(v128.or(i32x4.shl(c, 21), i32x4.shr_u(c, 11)), word);
  }
  v128.store(generators, a);
  v128.store(generators, b, 16);
  v128.store(generators, c, 32);
  v128.store(generators, counter, 48);
}

/** Draws words of four generators to a place. True when the screen holds one back. */
function generate(generators: usize, to: usize, count: usize): bool {
  const screen = i32x4.splat(load<i32>(SCREEN));
  let least = i32x4.splat(-1);
  let a = v128.load(generators);
  let b = v128.load(generators, 16);
  let c = v128.load(generators, 32);
  let counter = v128.load(generators, 48);
  for (const end = to + (count << 4); to < end; to += 16) {
    const word = i32x4.add(i32x4.add(a, b), counter);
    counter = i32x4.add(counter, i32x4.splat(1));
    a = v128.xor(b, i32x4.shr_u(b, 9));
    b = i32x4.add(c, i32x4.shl(c, 3));
    c = i32x4.add(v128.or(i32x4.shl(c, 21), i32x4.shr_u(c, 11)), word);
    v128.store(to, word);
    least = i32x4.min_u(least, i32x4.mul(word, screen));
  }
  v128.store(generators, a);
  v128.store(generators, b, 16);
  v128.store(generators, c, 32);
  v128.store(generators, counter, 48);
  return v128.any_true(i32x4.lt_u(least, screen));
}

/** Draws words of one game or player, a lane of four generators, up to a place. */
function generateOne(generators: usize, to: usize, end: usize): bool {
  const screen = load<u32>(SCREEN);
  let held = false;
  let a = load<u32>(generators);
  let b = load<u32>(generators, 16);
  let c = load<u32>(generators, 32);
  let counter = load<u32>(generators, 48);
  for (; to < end; to += 16) {
    const word = a + b + counter;
    counter++;
    a = b ^ (b >>> 9);
    b = c + (c << 3);
    c = rotl<u32>(c, 21) + word;
    store<u32>(to, word);
    held = held || word * screen < screen;
  }
  store<u32>(generators, a);
  store<u32>(generators, b, 16);
  store<u32>(generators, c, 32);
  store<u32>(generators, counter, 48);
  return held;
}

/** Whether any of the words of one game or player might be refused by any draw. */
function mayRefuse(from: usize, count: usize): bool {
  const bounds = load<u32>(BOUNDS);
  for (const end = from + (count << 4); from < end; from += 16) {
    const word = load<u32>(from);
    for (let index: u32 = 1; index <= bounds; index++) {
      const bound = load<u32>(BOUNDS + <usize>(index << 2));
      if (word * bound < bound) return true;
    }
  }
  return false;
}

/** Where the group of a game is. */
@inline
function groupOf(game: i32): usize {
  return GROUPS + <usize>(game >> 2) * GROUP;
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
function startGenerators(generators: usize): void {
  discard(generators, 12);
  generate(generators, FOUR_WORDS, 4);
  memory.copy(generators, FOUR_WORDS, 64);
  discard(generators, 12);
}

/** Starts the group of games `game` to `game + 3`, whose numbers begin at `number`. */
function startGroup(game: i32, number: i32): void {
  const group = groupOf(game);
  for (let lane = 0; lane < 4; lane++) {
    const digit = (number + lane) % 10;
    if (lane === 0 || digit === 0) hashStem((number + lane) / 10);
    const at = group + <usize>(lane << 2);
    store<u32>(at, load<u32>(STEM) ^ (48 + <u32>digit));
    store<u32>(at, load<u32>(STEM, 4), 16);
    store<u32>(at, load<u32>(STEM, 8), 32);
    store<u32>(at, load<u32>(STEM, 12), 48);
  }
  discard(group, 4);
  memory.copy(group + PLAYERS, group, 64);
  const units = load<u32>(SUFFIX);
  for (let unit: u32 = 0; unit < units; unit++) {
    const code = i32x4.splat(load<u16>(SUFFIX + <usize>(unit << 1), 4));
    v128.store(group + PLAYERS, v128.xor(v128.load(group + PLAYERS), code));
    discard(group + PLAYERS, 4);
  }
  startGenerators(group);
  startGenerators(group + PLAYERS);
  const words = group + WORDS;
  const players = words + (GAME_WORDS << 4);
  // Both are drawn, whatever the first says.
  const held = generate(group, words, GAME_WORDS);
  const playersHeld = generate(group + PLAYERS, players, PLAYER_WORDS);
  for (let lane = 0; lane < 4; lane++) {
    const result = RESULTS + (<usize>(game + lane) << 4);
    const at = <usize>(lane << 2);
    store<u32>(result, 0, RESULT_MOVES);
    store<u32>(result, 0, RESULT_DOUBT);
    if (!held && !playersHeld) continue;
    if (mayRefuse(words + at, GAME_WORDS) || mayRefuse(players + at, PLAYER_WORDS)) {
      store<u32>(result, 1, RESULT_DOUBT);
    }
  }
}

/** Draws more words for a game that has used its own up, which it does before its player. */
function drawMore(lane: usize): void {
  const game = load<i32>(lane, GAME);
  const result = RESULTS + (<usize>game << 4);
  const group = groupOf(game) + (<usize>(game & 3) << 2);
  const words = group + WORDS;
  const players = words + (GAME_WORDS << 4);
  const turns = (<usize>load<u32>(lane, PLAYER_NEXT) - players) >> 4;
  store<u32>(result, load<u32>(result, RESULT_MOVES) + <u32>turns, RESULT_MOVES);
  // What is left moves to the front.
  const left = moveWords(load<u32>(lane, NEXT), load<u32>(lane, LIMIT) + (<u32>MOST_WORDS << 4), words);
  const end = words + (MORE_GAME_WORDS << 4);
  const held = generateOne(group, left, end);
  const playersLeft = moveWords(load<u32>(lane, PLAYER_NEXT), load<u32>(lane, PLAYER_END), players);
  const playersEnd = max(playersLeft, players + (MORE_PLAYER_WORDS << 4));
  const playersHeld = generateOne(group + PLAYERS, playersLeft, playersEnd);
  if (
    (held || playersHeld) &&
    (mayRefuse(words, MORE_GAME_WORDS) || mayRefuse(players, (playersEnd - players) >> 4))
  ) {
    store<u32>(result, 1, RESULT_DOUBT);
  }
  store<u32>(lane, <u32>words, NEXT);
  store<u32>(lane, <u32>end - (<u32>MOST_WORDS << 4), LIMIT);
  store<u32>(lane, <u32>players, PLAYER_NEXT);
  store<u32>(lane, <u32>playersEnd, PLAYER_END);
}

/** Moves the words of one game or player from a place up to another; gives where they end then. */
function moveWords(from: usize, end: usize, to: usize): usize {
  for (; from < end; from += 16, to += 16) store<u32>(to, load<u32>(from));
  return to;
}

/** Deals a game into a lane: first all tiles, then a cell for each. */
function deal(lane: usize, game: i32, first: i32): void {
  if ((game & 3) === 0) startGroup(game, first + game);
  const tiles = load<u32>(START_TILES);
  let word = groupOf(game) + WORDS + (<usize>(game & 3) << 2);
  let cellWord = word + <usize>(tiles << 4);
  let card = load<u32>(FULL_DECK);
  let board: u64 = 0;
  let doubt: u32 = 0;
  // The empty cells in ascending order, a nibble each. A drawn one leaves, those behind move up.
  let empty: u64 = 0xfedcba9876543210;
  for (let bound: u32 = 16; bound > 16 - tiles; bound--, word += 16, cellWord += 16) {
    card = load<u32>(<usize>((card >> 16) + below(load<u32>(word), (card >> 8) & 255)) << 2, CARDS);
    const product = <u64>load<u32>(cellWord) * <u64>bound;
    doubt |= <u32>(<u32>product < bound);
    const place = (product >> 32) << 2;
    const cell = (empty >> place) & 15;
    const before = (<u64>1 << place) - 1;
    empty = (empty & before) | ((empty >> 4) & ~before);
    board |= <u64>(card & 255) << (cell << 2);
  }
  const words = groupOf(game) + WORDS + (<usize>(game & 3) << 2);
  store<u64>(lane, board, BOARD);
  store<u32>(lane, <u32>cellWord, NEXT);
  store<u32>(lane, <u32>(words + (GAME_WORDS << 4)), PLAYER_NEXT);
  store<u32>(lane, <u32>(words + ((GAME_WORDS - MOST_WORDS) << 4)), LIMIT);
  store<u32>(lane, <u32>(words + ((GAME_WORDS + PLAYER_WORDS) << 4)), PLAYER_END);
  store<i32>(lane, game, GAME);
  store<u32>(lane, card, CARD);
  store<u32>(lane, 0, HELD);
  const result = RESULTS + (<usize>game << 4);
  store<u32>(result, load<u32>(result, RESULT_DOUBT) | doubt, RESULT_DOUBT);
}

/** Writes the result of a game that is at its end. */
function finish(lane: usize): void {
  const game = load<i32>(lane, GAME);
  const result = RESULTS + (<usize>game << 4);
  const players = groupOf(game) + WORDS + (<usize>(game & 3) << 2) + (GAME_WORDS << 4);
  const turns = <u32>((<usize>load<u32>(lane, PLAYER_NEXT) - players) >> 4);
  store<u64>(result, load<u64>(load<u32>(lane, HELD) ? lane + TURNED : lane));
  store<u32>(result, load<u32>(result, RESULT_MOVES) + turns, RESULT_MOVES);
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

/**
 * Chooses the moves in all lanes up to an end. Games that are over make way for others while there
 * are any; gives where the lanes end then.
 */
function choose(end: usize, first: i32, count: i32): usize {
  for (let lane = LANES; lane < end; lane += LANE) {
    // The transposed board: the corners of 2×2 blocks are swapped, then the blocks.
    const board = load<u64>(lane, BOARD);
    const corners = (board ^ (board >> 12)) & 0x0000f0f00000f0f0;
    const swapped = board ^ corners ^ (corners << 12);
    const blocks = (swapped ^ (swapped >> 24)) & 0x00000000ff00ff00;
    store<u64>(lane, swapped ^ blocks ^ (blocks << 24), TURNED);

    // Which pushes change something, along the rows as the board is held and along its columns.
    const rows = movesOf(lane);
    const columns = movesOf(lane + TURNED);
    const legal = <u32>load<u8>(rows, FOLDED_ROWS) | <u32>load<u8>(columns, FOLDED_COLUMNS);
    const choices = <u32>load<u8>(legal, COUNTS);
    if (choices === 0) {
      finish(lane);
      if (dealt < count) deal(lane, dealt++, first);
      else {
        end -= LANE;
        memory.copy(lane, end, LANE);
      }
      // This lane has its turn yet.
      lane -= LANE;
      continue;
    }

    // The player's choice: `along` is 8, the distance of the transposed board, for a push along
    // columns, else 0.
    const held = load<u32>(lane, HELD);
    const choice = <usize>load<u32>(lane, PLAYER_NEXT);
    const drawn = below(load<u32>(choice), choices);
    const push = <u32>load<u8>(held + (legal << 2) + drawn, CHOICES);
    const along = push & 8;
    const side = push & 1;
    store<u32>(lane, <u32>choice + 16, PLAYER_NEXT);
    store<u32>(lane, held ^ (along << 3), HELD);
    store<u32>(lane, push, PUSH);
    store<u32>(lane, ((along ? columns : rows) << 1) + side, KEY);
  }
  return end;
}

/** Plays the chosen moves in all lanes up to an end. */
function push(end: usize): void {
  for (let lane = LANES; lane < end; lane += LANE) {
    const chosen = load<u32>(lane, PUSH);
    const before = lane + (chosen & 8);
    const table = (chosen & 1) << 17;
    const after =
      <u64>load<u16>((load<u16>(before) << 1) + table, PUSHED) |
      (<u64>load<u16>((load<u16>(before, 2) << 1) + table, PUSHED) << 16) |
      (<u64>load<u16>((load<u16>(before, 4) << 1) + table, PUSHED) << 32) |
      (<u64>load<u16>((load<u16>(before, 6) << 1) + table, PUSHED) << 48);
    const key = load<u32>(lane, KEY);
    const entries = <u32>load<u8>(key, ENTRY_COUNT);

    // The tile that was next, and its cell. It is drawn only now: nobody looked at it before.
    // No branch asks whether a bonus may come, only one, seldom taken, whether it does.
    const board = load<u64>(lane, BOARD);
    const next = <usize>load<u32>(lane, NEXT);
    const mayBonus = ((board + load<u64>(BONUS_ADD)) & load<u64>(BONUS_MASK)) !== 0;
    let rest: u32;
    if (load<u32>(next) < (load<u32>(BONUS_BELOW) & (0 - <u32>mayBonus))) {
      const windows = highestOf(lane) << 7;
      const window = below(load<u32>(next, 16), load<u8>(windows, WINDOWS));
      const values = <u32>load<u8>(windows + window, WINDOWS + 1) << 5;
      const value = below(load<u32>(next, 48), load<u8>(values, VALUES));
      const code = load<u8>(values + value, VALUES + 1);
      const place = load<u8>((key << 2) + below(load<u32>(next, 32), entries), ENTRY_AT);
      rest = <u32>next + 64;
      store<u64>(lane, after | (<u64>code << place), BOARD);
    } else {
      const word = next + (<usize>mayBonus << 4);
      const card = load<u16>(lane, CARD + 2) + below(load<u32>(word), load<u8>(lane, CARD + 1));
      const drawnCard = load<u32>(card << 2, CARDS);
      const place = load<u8>((key << 2) + below(load<u32>(word, 16), entries), ENTRY_AT);
      store<u32>(lane, drawnCard, CARD);
      rest = <u32>word + 32;
      store<u64>(lane, after | (<u64>(drawnCard & 255) << place), BOARD);
    }
    store<u32>(lane, rest, NEXT);
    if (rest > load<u32>(lane, LIMIT)) drawMore(lane);
  }
}

/** How many of the games of this call have been dealt. */
let dealt = 0;

/**
 * Plays the games number `first` to `first + count - 1`, at most 1024, so many at a time, to their
 * ends by uniformly random legal moves.
 */
export function play(lanes: i32, first: i32, count: i32): void {
  let end = LANES;
  for (dealt = 0; dealt < min(lanes, count); dealt++, end += LANE) deal(end, dealt, first);
  while (end > LANES) {
    end = choose(end, first, count);
    push(end);
  }
}
