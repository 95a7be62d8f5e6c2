/**
 * The games that the TypeScript kernel plays at once, a lane each: an array for each field, of
 * `LANES` places. (Arrays of more than 64 bytes at the top of a module are constants to V8; and
 * one check of a lane's number against their common length does for all of them.)
 */

/** Room for so many lanes. */
export const LANES = 32;

/** How many of them are used: enough that the processor always has another game to work on. */
export const LANES_USED = 8;

/** Where the generator of the player in a lane is: its lane and this, in the generators' arrays. */
export const PLAYER = 16;

function field(): Int32Array<ArrayBuffer> {
  return new Int32Array(LANES);
}

/** The words a, b, c and counter of the generators: of the games, and from `PLAYER` on the players'. */
export const generatorA = field();
export const generatorB = field();
export const generatorC = field();
export const generatorCounter = field();
/** The boards as they are held, perhaps transposed: low and high words. */
export const boardLow = field();
export const boardHigh = field();
/** `HELD_TRANSPOSED` or 0; see choice-tables.ts. */
export const boardHeld = field();
/** The last entry of `KernelPlan.cards`. */
export const lastCard = field();
/** The counters of the players' generators before the first turn. */
export const playerStart = field();
/** The place of the game in the results. */
export const places = field();
/** 1 when a word was met that a draw might refuse, else 0. */
export const doubtful = field();

const FIELDS = [boardLow, boardHigh, boardHeld, lastCard, playerStart, places, doubtful];
const GENERATORS = [generatorA, generatorB, generatorC, generatorCounter];

/** Moves the game of one lane to another. */
export function moveLane(from: number, to: number): void {
  for (const array of [...FIELDS, ...GENERATORS]) array[to] = array[from] as number;
  for (const array of GENERATORS) array[to + PLAYER] = array[from + PLAYER] as number;
}
