/**
 * The kernel in plain TypeScript. It plays eight games at once, a turn of each in turn: a turn is
 * one long chain of look-ups, and while the processor waits for those of one game it works on the
 * next.
 *
 * `playTurns` is written for V8, which compiles arrays that are constants of this module into the
 * code, address and length, where it would look up imported ones at each use. Elements of arrays
 * are read with `as number`, which compiles to nothing: no index here is out of bounds.
 */
import { boundWord } from '../../engine/random/bounded.ts';
import { transposedHigh, transposedLow } from '../board.ts';
import { ROWS } from '../row-tables.ts';
import { CHOSEN, FOLDED, LEGAL_COUNT } from './choice-tables.ts';
import { deal } from './deal.ts';
import { type GameResults, type Kernel, UNPLAYED } from './games.ts';
import * as lanes from './lanes.ts';
import {
  CARDS_A_DECK,
  type KernelPlan,
  MOST_DECKS,
  MOST_WINDOWS,
  VALUE_ROOM,
  WINDOW_ROOM,
} from './plan.ts';

/** The tables of the plan that is played, under their names there. */
const pushed = new Uint16Array(2 * ROWS);
const moves = new Uint8Array(ROWS);
const highest = new Uint8Array(ROWS);
const cards = new Int32Array(MOST_DECKS * CARDS_A_DECK);
const windows = new Uint8Array(16 * WINDOW_ROOM);
const values = new Uint8Array(MOST_WINDOWS * VALUE_ROOM);
const entryCount = new Uint8Array(512);
const entryAt = new Uint8Array(2048);
const folded = new Uint8Array(FOLDED);
const chosen = new Uint8Array(CHOSEN);
const legalCount = new Uint8Array(128);
legalCount.set(LEGAL_COUNT);

/** The lanes; see lanes.ts. */
const generatorA = lanes.generatorA;
const generatorB = lanes.generatorB;
const generatorC = lanes.generatorC;
const generatorCounter = lanes.generatorCounter;
const boardLow = lanes.boardLow;
const boardHigh = lanes.boardHigh;
const boardHeld = lanes.boardHeld;
const lastCard = lanes.lastCard;
const doubtful = lanes.doubtful;
const PLAYER = 16;

/** The numbers of the plan: what `load` sets. */
const numbers = new Int32Array(32);
const BONUS_ADD = 0;
const BONUS_MASK = 1;
const BONUS_ONE_IN = 2;

const turnLow = transposedLow;
const turnHigh = transposedHigh;

let loaded: KernelPlan | undefined;

function load(plan: KernelPlan): void {
  pushed.set(plan.tables.pushed);
  for (let row = 0; row < ROWS; row++) moves[row] = (plan.tables.moves[row] as number) & 3;
  highest.set(plan.tables.highest);
  cards.set(plan.cards);
  windows.set(plan.windows);
  values.set(plan.values);
  entryCount.set(plan.entryCount);
  entryAt.set(plan.entryAt);
  numbers[BONUS_ADD] = plan.bonusAdd;
  numbers[BONUS_MASK] = plan.bonusMask;
  numbers[BONUS_ONE_IN] = plan.bonusOneIn;
  loaded = plan;
}

/** The kernel for a plan. Kernels of several plans may be used in turn: each loads its tables. */
export function typescriptKernel(plan: KernelPlan): Kernel {
  return (prefix, results) => {
    if (loaded !== plan) load(plan);
    const count = results.moves.length;
    let dealt = 0;
    let used = 0;
    while (used < lanes.LANES_USED && dealt < count) {
      deal(plan, used++, prefix, results.from, dealt++);
    }
    while (used > 0) {
      const lane = playTurns(used);
      if (lane < 0) continue;
      finish(lane, results);
      if (dealt < count) deal(plan, lane, prefix, results.from, dealt++);
      else lanes.moveLane(--used, lane);
    }
  };
}

/** Writes the result of the game in a lane, which is at its end. */
function finish(lane: number, results: GameResults): void {
  const place = lanes.places[lane] as number;
  const low = boardLow[lane] as number;
  const high = boardHigh[lane] as number;
  const held = boardHeld[lane] !== 0;
  results.low[place] = held ? transposedLow(low, high) : low;
  results.high[place] = held ? transposedHigh(low, high) : high;
  // A player draws one word a turn, and the generator counts them.
  const turns = (generatorCounter[lane + PLAYER] as number) - (lanes.playerStart[lane] as number);
  results.moves[place] = doubtful[lane] === 0 ? turns | 0 : UNPLAYED;
}

/**
 * The upper 32 of the 48 bits of word × bound (a small one). Their upper 16 are the integer below
 * the bound that the word stands for. And a word that is refused has a product whose lowest 32 bits
 * are below the bound: so the lower 16 here are 0, and rarely otherwise.
 */
const scaled = (word: number, bound: number): number =>
  Math.imul(word >>> 16, bound) + (Math.imul(word & 0xffff, bound) >>> 16);

/** Marks a game in which a draw below `bound` would refuse a word. */
function doubt(lane: number, word: number, bound: number): void {
  if (boundWord(word >>> 0, bound) < 0) doubtful[lane] = 1;
}

/** All ones when this bit of a number is set, else zero. */
const onesIf = (number: number, bit: number): number => (number << (31 - bit)) >> 31;

/**
 * Plays a turn in each of the first lanes. Gives a lane whose game is at its end, before the turns
 * of the lanes behind it; -1 when there is none.
 *
 * Everything that can be is arithmetic or a look-up instead of a branch, since random play is what
 * branch prediction is worst at: only bonus tiles branch. The generator's round stands here in
 * full, four times: a function could not give back all five numbers.
 */
function playTurns(used: number): number {
  const bonusAdd = numbers[BONUS_ADD] as number;
  const bonusMask = numbers[BONUS_MASK] as number;
  const bonusOneIn = numbers[BONUS_ONE_IN] as number;
  for (let lane = 0; lane < used; lane++) {
    const low = boardLow[lane] as number;
    const high = boardHigh[lane] as number;

    // Which pushes change something: two bits for each row of the board as it is held, and for
    // each of its columns, which are the rows of the transposed board.
    const turnedLow = turnLow(low, high);
    const turnedHigh = turnHigh(low, high);
    const rows =
      (moves[low & 0xffff] as number) |
      ((moves[low >>> 16] as number) << 2) |
      ((moves[high & 0xffff] as number) << 4) |
      ((moves[high >>> 16] as number) << 6);
    const columns =
      (moves[turnedLow & 0xffff] as number) |
      ((moves[turnedLow >>> 16] as number) << 2) |
      ((moves[turnedHigh & 0xffff] as number) << 4) |
      ((moves[turnedHigh >>> 16] as number) << 6);
    const legal = (folded[rows] as number) | ((folded[columns] as number) << 2);
    const count = legalCount[legal] as number;
    if (count === 0) return lane;

    // The player's choice. `along` is all ones for a push along columns, else zero.
    let a = generatorA[lane + PLAYER] as number;
    let b = generatorB[lane + PLAYER] as number;
    let c = generatorC[lane + PLAYER] as number;
    let counter = generatorCounter[lane + PLAYER] as number;
    const choice = (a + b + counter) | 0;
    generatorA[lane + PLAYER] = b ^ (b >>> 9);
    generatorB[lane + PLAYER] = c + (c << 3);
    generatorC[lane + PLAYER] = ((c << 21) | (c >>> 11)) + choice;
    generatorCounter[lane + PLAYER] = counter + 1;
    const held = boardHeld[lane] as number;
    const chosenOf = scaled(choice, count);
    if ((chosenOf & 0xffff) === 0) doubt(lane, choice, count);
    const push = chosen[held | (legal << 2) | (chosenOf >>> 16)] as number;
    const along = onesIf(push, 3);
    const side = push & 1;
    boardHeld[lane] = held ^ (along & 64);

    // The push, along the rows of the board or of the transposed board.
    const before = low ^ ((low ^ turnedLow) & along);
    const beforeHigh = high ^ ((high ^ turnedHigh) & along);
    const table = side << 16;
    const after =
      (pushed[table | (before & 0xffff)] as number) |
      ((pushed[table | (before >>> 16)] as number) << 16);
    const afterHigh =
      (pushed[table | (beforeHigh & 0xffff)] as number) |
      ((pushed[table | (beforeHigh >>> 16)] as number) << 16);

    // The tile that was next. It is drawn only now: nobody looked at it before.
    a = generatorA[lane] as number;
    b = generatorB[lane] as number;
    c = generatorC[lane] as number;
    counter = generatorCounter[lane] as number;
    let word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    let bonus = false;
    if ((((low + bonusAdd) | (high + bonusAdd)) & bonusMask) !== 0) {
      const oneIn = scaled(word, bonusOneIn);
      if ((oneIn & 0xffff) === 0) doubt(lane, word, bonusOneIn);
      bonus = oneIn >>> 16 === 0;
      word = (a + b + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;
    }
    const cellWord = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + cellWord) | 0;
    let code = 0;
    if (bonus) {
      const value = (a + b + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + value) | 0;
      const top = Math.max(
        highest[low & 0xffff] as number,
        highest[low >>> 16] as number,
        highest[high & 0xffff] as number,
        highest[high >>> 16] as number,
      );
      const choices = top * WINDOW_ROOM;
      const windowBound = windows[choices] as number;
      const windowOf = scaled(word, windowBound);
      if ((windowOf & 0xffff) === 0) doubt(lane, word, windowBound);
      const list = (windows[choices + 1 + (windowOf >>> 16)] as number) * VALUE_ROOM;
      const valueBound = values[list] as number;
      const valueDrawn = scaled(value, valueBound);
      if ((valueDrawn & 0xffff) === 0) doubt(lane, value, valueBound);
      code = values[list + 1 + (valueDrawn >>> 16)] as number;
    } else {
      const card = lastCard[lane] as number;
      const cardOf = scaled(word, (card >>> 8) & 255);
      if ((cardOf & 0xffff) === 0) doubt(lane, word, (card >>> 8) & 255);
      const next = cards[(card >>> 16) + (cardOf >>> 16)] as number;
      lastCard[lane] = next;
      code = next & 255;
    }
    generatorA[lane] = a;
    generatorB[lane] = b;
    generatorC[lane] = c;
    generatorCounter[lane] = counter;
    // Its cell, as the place of its nibble in the board's 64 bits.
    const key = ((rows ^ ((rows ^ columns) & along)) << 1) | side;
    const entries = entryCount[key] as number;
    const entryOf = scaled(cellWord, entries);
    if ((entryOf & 0xffff) === 0) doubt(lane, cellWord, entries);
    const place = entryAt[(key << 2) | (entryOf >>> 16)] as number;
    const tile = code << (place & 31);
    const inHigh = onesIf(place, 5);
    boardLow[lane] = after | (tile & ~inHigh);
    boardHigh[lane] = afterHigh | (tile & inHigh);
  }
  return -1;
}
