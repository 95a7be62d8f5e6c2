/**
 * Dealing a game to the TypeScript kernel. The rounds of sfc32 stand here in full wherever words are
 * drawn, in local variables and for both generators at a time: each round waits for the one before,
 * so that two chains take no longer than one.
 */
import { CELLS } from '../board.ts';
import { CARD, DOUBT, deals, GAME, HELD, HIGH, LOW, PLACE, PLAYER, START } from './deals.ts';
import type { KernelPlan } from './plan.ts';
import { hashUnits, PLAYER_SUFFIX, ROUNDS_PER_UNIT, WARM_UP_ROUNDS } from './seeds.ts';
import * as draws from './small-draws.ts';

/**
 * Deals game number `number` under the seed that `prefix` stands for (see seeds.ts), into the fields
 * of `deals` from `at` on; `place` is its place in the results.
 */
export function deal(
  plan: KernelPlan,
  at: number,
  prefix: Int32Array,
  number: number,
  place: number,
): void {
  deals[at + HELD] = 0;
  deals[at + PLACE] = place;
  startGenerators(at, prefix, number);
  layTiles(plan, at);
}

const { doubtOf, scaled } = draws;

/** With room to spare: V8 takes only arrays of more than 64 bytes for constants. */
const suffix = new Int32Array(32);
suffix.set(Array.from(PLAYER_SUFFIX, (unit) => unit.charCodeAt(0)));
const gameWords = new Int32Array(32);
const playerWords = new Int32Array(32);

/** The hash of a seed's text up to its last digit, kept for the games that differ only in that. */
let stem = new Int32Array(4);
let stemPrefix: Int32Array | undefined;
let stemNumber = -1;

/** Starts the generators of game number `number` and of its player. */
function startGenerators(at: number, prefix: Int32Array, number: number): void {
  const tens = Math.floor(number / 10);
  if (stemPrefix !== prefix || stemNumber !== tens) {
    stem = hashUnits(prefix, tens > 0 ? String(tens) : '');
    stemPrefix = prefix;
    stemNumber = tens;
  }
  // The last digit, and then, for the player alone, the suffix.
  let a = (stem[0] as number) ^ (48 + (number % 10));
  let b = stem[1] as number;
  let c = stem[2] as number;
  let n = stem[3] as number;
  let word = 0;
  for (let round = 0; round < ROUNDS_PER_UNIT; round++) {
    word = (a + b + n) | 0;
    n = (n + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
  }
  let a2 = a;
  let b2 = b;
  let c2 = c;
  let n2 = n;
  let word2 = 0;
  for (let unit = 0; unit < PLAYER_SUFFIX.length; unit++) {
    a2 ^= suffix[unit] as number;
    for (let round = 0; round < ROUNDS_PER_UNIT; round++) {
      word2 = (a2 + b2 + n2) | 0;
      n2 = (n2 + 1) | 0;
      a2 = b2 ^ (b2 >>> 9);
      b2 = (c2 + (c2 << 3)) | 0;
      c2 = (((c2 << 21) | (c2 >>> 11)) + word2) | 0;
    }
  }
  // The end of the hash …
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    word = (a + b + n) | 0;
    n = (n + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    word2 = (a2 + b2 + n2) | 0;
    n2 = (n2 + 1) | 0;
    a2 = b2 ^ (b2 >>> 9);
    b2 = (c2 + (c2 << 3)) | 0;
    c2 = (((c2 << 21) | (c2 >>> 11)) + word2) | 0;
  }
  // … whose last four words are where the generators start …
  for (let place = 0; place < 4; place++) {
    word = (a + b + n) | 0;
    n = (n + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    word2 = (a2 + b2 + n2) | 0;
    n2 = (n2 + 1) | 0;
    a2 = b2 ^ (b2 >>> 9);
    b2 = (c2 + (c2 << 3)) | 0;
    c2 = (((c2 << 21) | (c2 >>> 11)) + word2) | 0;
    gameWords[place] = word;
    playerWords[place] = word2;
  }
  a = gameWords[0] as number;
  b = gameWords[1] as number;
  c = gameWords[2] as number;
  n = word;
  a2 = playerWords[0] as number;
  b2 = playerWords[1] as number;
  c2 = playerWords[2] as number;
  n2 = word2;
  // … and warm up.
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    word = (a + b + n) | 0;
    n = (n + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    word2 = (a2 + b2 + n2) | 0;
    n2 = (n2 + 1) | 0;
    a2 = b2 ^ (b2 >>> 9);
    b2 = (c2 + (c2 << 3)) | 0;
    c2 = (((c2 << 21) | (c2 >>> 11)) + word2) | 0;
  }
  setGenerator(at + GAME, a, b, c, n);
  setGenerator(at + PLAYER, a2, b2, c2, n2);
  deals[at + START] = n2;
}

function setGenerator(at: number, a: number, b: number, c: number, counter: number): void {
  deals[at] = a;
  deals[at + 1] = b;
  deals[at + 2] = c;
  deals[at + 3] = counter;
}

/** Draws all tiles first, then a cell for each, and lays them on the board. */
function layTiles({ cards, fullDeck, startingTiles }: KernelPlan, at: number): void {
  let a = deals[at + GAME] as number;
  let b = deals[at + GAME + 1] as number;
  let c = deals[at + GAME + 2] as number;
  let n = deals[at + GAME + 3] as number;
  let doubt = 0;
  for (let round = 0; round < 2 * startingTiles; round++) {
    const word = (a + b + n) | 0;
    n = (n + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    gameWords[round] = word;
  }
  setGenerator(at + GAME, a, b, c, n);

  let card = fullDeck;
  let low = 0;
  let high = 0;
  // The empty cells in ascending order, the first eight and the last, a nibble each.
  let emptyLow = 0x76543210;
  let emptyHigh = 0xfedcba98 | 0;
  for (let tile = 0; tile < startingTiles; tile++) {
    const choice = scaled(gameWords[tile] as number, (card >>> 8) & 255);
    doubt |= doubtOf(choice);
    card = cards[(card >>> 16) + (choice >>> 28)] as number;
    const entry = scaled(gameWords[startingTiles + tile] as number, CELLS - tile);
    doubt |= doubtOf(entry);
    const drawn = entry >>> 28;
    // Take the nibble out of the list of 16, and move those behind it up by one.
    const place = (drawn & 7) << 2;
    const behind = -1 << place;
    const inHigh = (drawn << 28) >> 31;
    const cell = (((emptyLow & ~inHigh) | (emptyHigh & inHigh)) >>> place) & 15;
    const firstOfHigh = emptyHigh << 28;
    const shiftedLow = (emptyLow & ~behind) | (((emptyLow >>> 4) | firstOfHigh) & behind);
    const shiftedHigh = (emptyHigh & ~behind) | ((emptyHigh >>> 4) & behind);
    emptyLow = (shiftedLow & ~inHigh) | (emptyLow & inHigh);
    emptyHigh = (shiftedHigh & inHigh) | ((emptyHigh >>> 4) & ~inHigh);
    const code = (card & 255) << ((cell & 7) << 2);
    const onHigh = (cell << 28) >> 31;
    low |= code & ~onHigh;
    high |= code & onHigh;
  }
  deals[at + LOW] = low;
  deals[at + HIGH] = high;
  deals[at + CARD] = card;
  deals[at + DOUBT] = doubt;
}
