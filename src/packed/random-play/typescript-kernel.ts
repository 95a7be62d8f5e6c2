/**
 * The kernel in plain TypeScript. It plays two games at once, a turn of one and then of the other:
 * a turn is one long chain of look-ups, and while the processor waits for those of one game it works
 * on the other. Everything that can be is arithmetic or a look-up instead of a branch, since random
 * play is what branch prediction is worst at: bonus tiles, which are rare, have their turns
 * elsewhere.
 *
 * It is written for V8, which compiles arrays that are constants of this module into the code,
 * address and length, where it would look up imported ones at each use. Elements of arrays are read
 * with `as number`, which compiles to nothing: no index here is out of bounds.
 */
import { transposedHigh, transposedLow } from '../board.ts';
import { ROWS } from '../row-tables.ts';
import { playBonusTurn } from './bonus-turn.ts';
import { CHOSEN, FOLDED, LEGAL_COUNT } from './choice-tables.ts';
import { deal } from './deal.ts';
import { type GameResults, type Kernel, UNPLAYED } from './games.ts';
import * as fields from './pair.ts';
import { CARDS_A_DECK, type KernelPlan, MOST_DECKS } from './plan.ts';

/** The tables of the plan that is played, under their names there. */
const pushed = new Uint16Array(2 * ROWS);
const moves = new Uint8Array(ROWS);
const cards = new Int32Array(MOST_DECKS * CARDS_A_DECK);
const entryCount = new Uint8Array(512);
const entryAt = new Uint8Array(2048);
const folded = new Uint8Array(FOLDED);
const chosen = new Uint8Array(CHOSEN);
const legalCount = new Uint8Array(128);
legalCount.set(LEGAL_COUNT);

/** Names of other modules as constants of this one. */
const { pair, LOW, HIGH, HELD, CARD, GAME, PLAYER, DOUBT } = fields;
const HELD_TRANSPOSED = 64;
/** Where the fields of the two games begin. */
const ALPHA = 0;
const BETA = 16;
/** Said of a game that is over. */
const OVER = 1;

/** The numbers of the plan that a turn needs. */
const numbers = new Int32Array(32);
const BONUS_ADD = 0;
const BONUS_MASK = 1;
const BONUS_ONE_IN = 2;
const BONUS_BELOW = 3;

let loaded: KernelPlan | undefined;

function load(plan: KernelPlan): void {
  pushed.set(plan.tables.pushed);
  for (let row = 0; row < ROWS; row++) moves[row] = (plan.tables.moves[row] as number) & 3;
  cards.set(plan.cards);
  entryCount.set(plan.entryCount);
  entryAt.set(plan.entryAt);
  numbers[BONUS_ADD] = plan.bonusAdd;
  numbers[BONUS_MASK] = plan.bonusMask;
  numbers[BONUS_ONE_IN] = plan.bonusOneIn;
  numbers[BONUS_BELOW] = plan.bonusBelow;
  loaded = plan;
}

/** The kernel for a plan. Kernels of several plans may be used in turn: each loads its tables. */
export function typescriptKernel(plan: KernelPlan): Kernel {
  return (prefix, results) => {
    if (loaded !== plan) load(plan);
    const count = results.moves.length;
    // At the end, the last game is played along with one more that nobody asked for.
    let dealt = 0;
    for (const at of [ALPHA, BETA]) deal(plan, at, prefix, results.from + dealt, dealt++);
    for (let left = count; left > 0; ) {
      const stop = playPair();
      const at = stop & ~OVER;
      if (stop === at) {
        playBonusTurn(plan, at);
        continue;
      }
      if ((pair[at + fields.PLACE] as number) < count) {
        finish(at, results);
        left--;
      }
      deal(plan, at, prefix, results.from + dealt, dealt++);
    }
  };
}

/** Writes the result of the game whose fields begin at a place, and which is at its end. */
function finish(at: number, results: GameResults): void {
  const place = pair[at + fields.PLACE] as number;
  const low = pair[at + LOW] as number;
  const high = pair[at + HIGH] as number;
  const held = pair[at + HELD] !== 0;
  results.low[place] = held ? transposedLow(low, high) : low;
  results.high[place] = held ? transposedHigh(low, high) : high;
  const turns = (pair[at + PLAYER + 3] as number) - (pair[at + fields.START] as number);
  results.moves[place] = pair[at + DOUBT] === 0 ? turns | 0 : UNPLAYED;
}

/** The integer below `bound` that a word stands for: the high half of their product. */
const below = (word: number, bound: number): number =>
  // The bound is small, so the product of each half of the word fits in 32 bits.
  (Math.imul(word >>> 16, bound) + (Math.imul(word & 0xffff, bound) >>> 16)) >>> 16;

/** All ones when this bit of a number is set, else zero. */
const onesIf = (number: number, bit: number): number => (number << (31 - bit)) >> 31;

/**
 * Plays turns of both games until one is over, or about to see a bonus tile. Gives where the fields
 * of that one begin, and `OVER` with it in the former case.
 *
 * The turn of the second game is the text of the first with B for A: the numbers of both must be
 * variables of one function, and a function for a turn could not give back all of its own. The same
 * goes for the rounds of sfc32, whose words are 1 (a), 2 (b), 3 (c) and 4 (counter). A draw refuses
 * a word when the low half of its product with the bound is too small (see the engine's bounded.ts):
 * then the game is marked, and the careful engine plays it instead. A test compares the two texts.
 */
function playPair(): number {
  const bonusAdd = numbers[BONUS_ADD] as number;
  const bonusMask = numbers[BONUS_MASK] as number;
  const bonusOneIn = (numbers[BONUS_ONE_IN] as number) >>> 0;
  const bonusBelow = (numbers[BONUS_BELOW] as number) >>> 0;
  let lowA = pair[LOW] as number;
  let highA = pair[HIGH] as number;
  let heldA = pair[HELD] as number;
  let cardA = pair[CARD] as number;
  let gameA1 = pair[GAME] as number;
  let gameA2 = pair[GAME + 1] as number;
  let gameA3 = pair[GAME + 2] as number;
  let gameA4 = pair[GAME + 3] as number;
  let playerA1 = pair[PLAYER] as number;
  let playerA2 = pair[PLAYER + 1] as number;
  let playerA3 = pair[PLAYER + 2] as number;
  let playerA4 = pair[PLAYER + 3] as number;
  let doubtA = pair[DOUBT] as number;
  let lowB = pair[BETA + LOW] as number;
  let highB = pair[BETA + HIGH] as number;
  let heldB = pair[BETA + HELD] as number;
  let cardB = pair[BETA + CARD] as number;
  let gameB1 = pair[BETA + GAME] as number;
  let gameB2 = pair[BETA + GAME + 1] as number;
  let gameB3 = pair[BETA + GAME + 2] as number;
  let gameB4 = pair[BETA + GAME + 3] as number;
  let playerB1 = pair[BETA + PLAYER] as number;
  let playerB2 = pair[BETA + PLAYER + 1] as number;
  let playerB3 = pair[BETA + PLAYER + 2] as number;
  let playerB4 = pair[BETA + PLAYER + 3] as number;
  let doubtB = pair[BETA + DOUBT] as number;
  let stop = 0;
  for (;;) {
    {
      // The transposed board, as in board.ts, but both words at once.
      const cornersLow = (lowA ^ (lowA >>> 12)) & 0xf0f0;
      const cornersHigh = (highA ^ (highA >>> 12)) & 0xf0f0;
      let turnedLow = lowA ^ cornersLow ^ (cornersLow << 12);
      let turnedHigh = highA ^ cornersHigh ^ (cornersHigh << 12);
      const blocks = ((turnedLow >>> 8) ^ turnedHigh) & 0x00ff00ff;
      turnedHigh ^= blocks;
      turnedLow ^= blocks << 8;

      // Which pushes change something: two bits for each row of the board as it is held, and for
      // each of its columns.
      const rows =
        (moves[lowA & 0xffff] as number) +
        ((moves[lowA >>> 16] as number) << 2) +
        ((moves[highA & 0xffff] as number) << 4) +
        ((moves[highA >>> 16] as number) << 6);
      const columns =
        (moves[turnedLow & 0xffff] as number) +
        ((moves[turnedLow >>> 16] as number) << 2) +
        ((moves[turnedHigh & 0xffff] as number) << 4) +
        ((moves[turnedHigh >>> 16] as number) << 6);
      const legal = (folded[rows] as number) | ((folded[columns] as number) << 2);
      const count = legalCount[legal] as number;
      if (count === 0) {
        stop = ALPHA | OVER;
        break;
      }

      // The tile that was next. It is drawn only now: nobody looked at it before.
      let word = (gameA1 + gameA2 + gameA4) | 0;
      if ((((lowA + bonusAdd) | (highA + bonusAdd)) & bonusMask) !== 0) {
        if (word >>> 0 < bonusBelow) {
          stop = ALPHA;
          break;
        }
        if (Math.imul(word, bonusOneIn) >>> 0 < bonusOneIn) doubtA = 1;
        gameA4 = (gameA4 + 1) | 0;
        gameA1 = gameA2 ^ (gameA2 >>> 9);
        gameA2 = (gameA3 + (gameA3 << 3)) | 0;
        gameA3 = (((gameA3 << 21) | (gameA3 >>> 11)) + word) | 0;
        word = (gameA1 + gameA2 + gameA4) | 0;
      }
      gameA4 = (gameA4 + 1) | 0;
      gameA1 = gameA2 ^ (gameA2 >>> 9);
      gameA2 = (gameA3 + (gameA3 << 3)) | 0;
      gameA3 = (((gameA3 << 21) | (gameA3 >>> 11)) + word) | 0;
      const left = (cardA >>> 8) & 255;
      if (Math.imul(word, left) >>> 0 < left) doubtA = 1;
      cardA = cards[(cardA >>> 16) + below(word, left)] as number;

      // The player's choice. `along` is all ones for a push along columns, else zero.
      const choice = (playerA1 + playerA2 + playerA4) | 0;
      playerA4 = (playerA4 + 1) | 0;
      playerA1 = playerA2 ^ (playerA2 >>> 9);
      playerA2 = (playerA3 + (playerA3 << 3)) | 0;
      playerA3 = (((playerA3 << 21) | (playerA3 >>> 11)) + choice) | 0;
      if (Math.imul(choice, count) >>> 0 < count) doubtA = 1;
      const push = chosen[heldA | (legal << 2) | below(choice, count)] as number;
      const along = onesIf(push, 3);
      const side = push & 1;
      heldA ^= along & HELD_TRANSPOSED;

      // The push, along the rows of the board or of the transposed board.
      const linesLow = lowA ^ ((lowA ^ turnedLow) & along);
      const linesHigh = highA ^ ((highA ^ turnedHigh) & along);
      const table = side << 16;
      lowA =
        (pushed[table | (linesLow & 0xffff)] as number) |
        ((pushed[table | (linesLow >>> 16)] as number) << 16);
      highA =
        (pushed[table | (linesHigh & 0xffff)] as number) |
        ((pushed[table | (linesHigh >>> 16)] as number) << 16);

      // The cell of the tile, as the place of its nibble in the board's 64 bits.
      word = (gameA1 + gameA2 + gameA4) | 0;
      gameA4 = (gameA4 + 1) | 0;
      gameA1 = gameA2 ^ (gameA2 >>> 9);
      gameA2 = (gameA3 + (gameA3 << 3)) | 0;
      gameA3 = (((gameA3 << 21) | (gameA3 >>> 11)) + word) | 0;
      const key = ((rows ^ ((rows ^ columns) & along)) << 1) | side;
      const entries = entryCount[key] as number;
      if (Math.imul(word, entries) >>> 0 < entries) doubtA = 1;
      const place = entryAt[(key << 2) | below(word, entries)] as number;
      const tile = (cardA & 255) << (place & 31);
      const intoHigh = onesIf(place, 5);
      lowA |= tile & ~intoHigh;
      highA |= tile & intoHigh;
    }
    {
      // The transposed board, as in board.ts, but both words at once.
      const cornersLow = (lowB ^ (lowB >>> 12)) & 0xf0f0;
      const cornersHigh = (highB ^ (highB >>> 12)) & 0xf0f0;
      let turnedLow = lowB ^ cornersLow ^ (cornersLow << 12);
      let turnedHigh = highB ^ cornersHigh ^ (cornersHigh << 12);
      const blocks = ((turnedLow >>> 8) ^ turnedHigh) & 0x00ff00ff;
      turnedHigh ^= blocks;
      turnedLow ^= blocks << 8;

      // Which pushes change something: two bits for each row of the board as it is held, and for
      // each of its columns.
      const rows =
        (moves[lowB & 0xffff] as number) +
        ((moves[lowB >>> 16] as number) << 2) +
        ((moves[highB & 0xffff] as number) << 4) +
        ((moves[highB >>> 16] as number) << 6);
      const columns =
        (moves[turnedLow & 0xffff] as number) +
        ((moves[turnedLow >>> 16] as number) << 2) +
        ((moves[turnedHigh & 0xffff] as number) << 4) +
        ((moves[turnedHigh >>> 16] as number) << 6);
      const legal = (folded[rows] as number) | ((folded[columns] as number) << 2);
      const count = legalCount[legal] as number;
      if (count === 0) {
        stop = BETA | OVER;
        break;
      }

      // The tile that was next. It is drawn only now: nobody looked at it before.
      let word = (gameB1 + gameB2 + gameB4) | 0;
      if ((((lowB + bonusAdd) | (highB + bonusAdd)) & bonusMask) !== 0) {
        if (word >>> 0 < bonusBelow) {
          stop = BETA;
          break;
        }
        if (Math.imul(word, bonusOneIn) >>> 0 < bonusOneIn) doubtB = 1;
        gameB4 = (gameB4 + 1) | 0;
        gameB1 = gameB2 ^ (gameB2 >>> 9);
        gameB2 = (gameB3 + (gameB3 << 3)) | 0;
        gameB3 = (((gameB3 << 21) | (gameB3 >>> 11)) + word) | 0;
        word = (gameB1 + gameB2 + gameB4) | 0;
      }
      gameB4 = (gameB4 + 1) | 0;
      gameB1 = gameB2 ^ (gameB2 >>> 9);
      gameB2 = (gameB3 + (gameB3 << 3)) | 0;
      gameB3 = (((gameB3 << 21) | (gameB3 >>> 11)) + word) | 0;
      const left = (cardB >>> 8) & 255;
      if (Math.imul(word, left) >>> 0 < left) doubtB = 1;
      cardB = cards[(cardB >>> 16) + below(word, left)] as number;

      // The player's choice. `along` is all ones for a push along columns, else zero.
      const choice = (playerB1 + playerB2 + playerB4) | 0;
      playerB4 = (playerB4 + 1) | 0;
      playerB1 = playerB2 ^ (playerB2 >>> 9);
      playerB2 = (playerB3 + (playerB3 << 3)) | 0;
      playerB3 = (((playerB3 << 21) | (playerB3 >>> 11)) + choice) | 0;
      if (Math.imul(choice, count) >>> 0 < count) doubtB = 1;
      const push = chosen[heldB | (legal << 2) | below(choice, count)] as number;
      const along = onesIf(push, 3);
      const side = push & 1;
      heldB ^= along & HELD_TRANSPOSED;

      // The push, along the rows of the board or of the transposed board.
      const linesLow = lowB ^ ((lowB ^ turnedLow) & along);
      const linesHigh = highB ^ ((highB ^ turnedHigh) & along);
      const table = side << 16;
      lowB =
        (pushed[table | (linesLow & 0xffff)] as number) |
        ((pushed[table | (linesLow >>> 16)] as number) << 16);
      highB =
        (pushed[table | (linesHigh & 0xffff)] as number) |
        ((pushed[table | (linesHigh >>> 16)] as number) << 16);

      // The cell of the tile, as the place of its nibble in the board's 64 bits.
      word = (gameB1 + gameB2 + gameB4) | 0;
      gameB4 = (gameB4 + 1) | 0;
      gameB1 = gameB2 ^ (gameB2 >>> 9);
      gameB2 = (gameB3 + (gameB3 << 3)) | 0;
      gameB3 = (((gameB3 << 21) | (gameB3 >>> 11)) + word) | 0;
      const key = ((rows ^ ((rows ^ columns) & along)) << 1) | side;
      const entries = entryCount[key] as number;
      if (Math.imul(word, entries) >>> 0 < entries) doubtB = 1;
      const place = entryAt[(key << 2) | below(word, entries)] as number;
      const tile = (cardB & 255) << (place & 31);
      const intoHigh = onesIf(place, 5);
      lowB |= tile & ~intoHigh;
      highB |= tile & intoHigh;
    }
  }
  pair[LOW] = lowA;
  pair[HIGH] = highA;
  pair[HELD] = heldA;
  pair[CARD] = cardA;
  pair[GAME] = gameA1;
  pair[GAME + 1] = gameA2;
  pair[GAME + 2] = gameA3;
  pair[GAME + 3] = gameA4;
  pair[PLAYER] = playerA1;
  pair[PLAYER + 1] = playerA2;
  pair[PLAYER + 2] = playerA3;
  pair[PLAYER + 3] = playerA4;
  pair[DOUBT] = doubtA;
  pair[BETA + LOW] = lowB;
  pair[BETA + HIGH] = highB;
  pair[BETA + HELD] = heldB;
  pair[BETA + CARD] = cardB;
  pair[BETA + GAME] = gameB1;
  pair[BETA + GAME + 1] = gameB2;
  pair[BETA + GAME + 2] = gameB3;
  pair[BETA + GAME + 3] = gameB4;
  pair[BETA + PLAYER] = playerB1;
  pair[BETA + PLAYER + 1] = playerB2;
  pair[BETA + PLAYER + 2] = playerB3;
  pair[BETA + PLAYER + 3] = playerB4;
  pair[BETA + DOUBT] = doubtB;
  return stop;
}
