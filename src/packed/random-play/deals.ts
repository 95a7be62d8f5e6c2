/**
 * The games that the TypeScript kernel plays in one go, each in a slot of its own: field `f` of the
 * game in slot `s` is at `s * FIELDS + f`. (More than 64 bytes, so that the array is a constant to
 * V8.)
 */

/** The room for the fields of one game. */
export const FIELDS = 16;
/** So many games are dealt before they are played. */
export const SLOTS = 32;

/** The board as it is held, perhaps transposed: low and high word. */
export const LOW = 0;
export const HIGH = 1;
/** `HELD_TRANSPOSED` or 0; see choice-tables.ts. */
export const HELD = 2;
/** The last entry of `KernelPlan.cards`. */
export const CARD = 3;
/** The generators of the game and of its player: from these fields on, a, b, c and counter. */
export const GAME = 4;
export const PLAYER = 8;
/** The counter of the player's generator before the first turn: it counts the turns. */
export const START = 12;
/** The place of the game in the results. */
export const PLACE = 13;
/** Negative when a word was met whose draw is in doubt or might refuse it, else not. */
export const DOUBT = 14;

/** The fields of all games. */
export const deals: Int32Array<ArrayBuffer> = new Int32Array(SLOTS * FIELDS);
