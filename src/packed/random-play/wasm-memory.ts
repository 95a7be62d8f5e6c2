/**
 * The memory of the WebAssembly kernel, as far as this side writes and reads it: tables and results
 * at fixed places, which are byte offsets. kernel.as has the same numbers.
 */
import { ROWS } from '../row-tables.ts';
import { CHOSEN, FOLDED } from './choice-tables.ts';
import type { KernelPlan } from './plan.ts';

/** Bytes by row: which pushes change it, as `RowTables.moves` without its third bit. */
const MOVES = 0x00000;
/** Bytes by row: its highest code. */
const HIGHEST = 0x10000;
/** 16 bits by side and row: the pushed row, as `RowTables.pushed`. */
const PUSHED = 0x20000;
/** `FOLDED` of choice-tables.ts, for rows in bits 4 and 5 and for columns in bits 6 and 7. */
const FOLDED_ROWS = 0x60000;
const FOLDED_COLUMNS = 0x60100;
/** `CHOSEN` of choice-tables.ts. */
const CHOICES = 0x60200;
/** The tables of `KernelPlan` of the same names. */
const WINDOWS = 0x60400;
const ENTRY_AT = 0x61000;
const VALUES = 0x63000;
const CARDS = 0x64000;
/** Single numbers of 32 bits; `bonusAdd` and `bonusMask` twice, for the 64 bits of a board. */
const BONUS_ADD = 0x68000;
const BONUS_MASK = 0x68008;
const START_TILES = 0x68010;
const FULL_DECK = 0x68014;
const BONUS_BELOW = 0x68018;
const SCREEN = 0x6801c;
/** Every bound of a draw: how many there are, and then each in 32 bits. */
const BOUNDS = 0x68020;
/** The most bounds that there is room for. */
const MOST_BOUNDS = 63;

/** The state of the hash after the text with which the seeds of all games begin. */
export const PREFIX = 0x68200;
/** The text behind a game's seed in its player's: its length, then its units in 16 bits each. */
export const SUFFIX = 0x68220;
/** The results: for each game its board in 64 bits, its moves in 32, and 32 for a doubt. */
export const RESULTS = 0x80000;
/** The most games that one call plays. */
export const MOST_GAMES = 4096;

/** Writes a plan to its places. False when there is no room for it. */
export function writePlan(plan: KernelPlan, buffer: ArrayBufferLike): boolean {
  if (plan.bounds.length > MOST_BOUNDS) return false;
  const bytes = new Uint8Array(buffer);
  for (let row = 0; row < ROWS; row++) bytes[MOVES + row] = (plan.tables.moves[row] as number) & 3;
  bytes.set(plan.tables.highest, HIGHEST);
  new Uint16Array(buffer).set(plan.tables.pushed, PUSHED / 2);
  for (let rows = 0; rows < FOLDED.length; rows++) {
    bytes[FOLDED_ROWS + rows] = (FOLDED[rows] as number) << 4;
    bytes[FOLDED_COLUMNS + rows] = (FOLDED[rows] as number) << 6;
  }
  bytes.set(CHOSEN, CHOICES);
  bytes.set(plan.entryAt, ENTRY_AT);
  bytes.set(plan.windows, WINDOWS);
  bytes.set(plan.values, VALUES);
  const words = new Int32Array(buffer);
  words.set(plan.cards, CARDS / 4);
  words.fill(plan.bonusAdd, BONUS_ADD / 4, BONUS_ADD / 4 + 2);
  words.fill(plan.bonusMask, BONUS_MASK / 4, BONUS_MASK / 4 + 2);
  words[START_TILES / 4] = plan.startingTiles;
  words[FULL_DECK / 4] = plan.fullDeck;
  words[BONUS_BELOW / 4] = plan.bonusBelow;
  words[SCREEN / 4] = plan.screen;
  words.set([plan.bounds.length, ...plan.bounds], BOUNDS / 4);
  return true;
}
