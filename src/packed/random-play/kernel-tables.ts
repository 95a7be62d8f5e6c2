/**
 * The tables that the TypeScript kernel plays by: those of the plan that was loaded last, under their
 * names there. They are the same arrays for every plan, of more than 64 bytes each, since V8 compiles
 * only such arrays into the code.
 */
import { CODES } from '../codes.ts';
import { MOVES_BACK, MOVES_FORTH, ROWS } from '../row-tables.ts';
import { CHOSEN, FOLDED, TWELFTHS_ROOM } from './choice-tables.ts';
import {
  CARDS_A_DECK,
  type KernelPlan,
  MOST_DECKS,
  MOST_WINDOWS,
  VALUE_ROOM,
  WINDOW_ROOM,
} from './plan.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Words = Int32Array<ArrayBuffer>;

/** `RowTables.pushed`. */
export const pushed: Uint16Array<ArrayBuffer> = new Uint16Array(2 * ROWS);
/** `RowTables.highest`. */
export const highest: Bytes = new Uint8Array(ROWS);
/** The two bits of `RowTables.moves` that say to which sides a row can be pushed. */
export const moves: Bytes = new Uint8Array(ROWS);
/** `KernelPlan.cards`. */
export const cards: Words = new Int32Array(MOST_DECKS * CARDS_A_DECK);
/** `KernelPlan.windows`. */
export const windows: Bytes = new Uint8Array(CODES * WINDOW_ROOM);
/** `KernelPlan.values`. */
export const values: Bytes = new Uint8Array(MOST_WINDOWS * VALUE_ROOM);
/** `KernelPlan.entryAt`. */
export const entryAt: Bytes = new Uint8Array(512 * TWELFTHS_ROOM);
/** `FOLDED`, for rows in bits 4 and 5 and for columns in bits 6 and 7, the same for every plan. */
export const foldedRows: Bytes = new Uint8Array(FOLDED.length);
foldedRows.set(FOLDED.map((moves) => moves << 4));
export const foldedColumns: Bytes = new Uint8Array(FOLDED.length);
foldedColumns.set(FOLDED.map((moves) => moves << 6));
/** `CHOSEN`, the same for every plan. */
export const chosen: Bytes = new Uint8Array(CHOSEN.length);
chosen.set(CHOSEN);

/**
 * The numbers of `KernelPlan` of these names, with room to spare: an element of an array takes up
 * no register in the long loop.
 */
export const numbers: Words = new Int32Array(32);
export const BONUS_ADD = 0;
export const BONUS_MASK = 1;
export const BONUS_ONE_IN = 2;
export const BONUS_BELOW = 3;

let loaded: KernelPlan | undefined;

/** Loads the tables of a plan, unless they are loaded already. */
export function loadTables(plan: KernelPlan): void {
  if (loaded === plan) return;
  pushed.set(plan.tables.pushed);
  for (let row = 0; row < ROWS; row++) {
    moves[row] = (plan.tables.moves[row] as number) & (MOVES_BACK | MOVES_FORTH);
  }
  highest.set(plan.tables.highest);
  cards.set(plan.cards);
  windows.set(plan.windows);
  values.set(plan.values);
  entryAt.set(plan.entryAt);
  numbers.set([plan.bonusAdd, plan.bonusMask, plan.bonusOneIn, plan.bonusBelow]);
  loaded = plan;
}
