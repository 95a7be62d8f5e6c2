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

/**
 * The small tables, and that of moves, are views of one buffer: V8's code holds on to the buffer of
 * each array that it reads, in a register.
 */
const buffer = new ArrayBuffer(1 << 17);
let used = 0;

function take(size: number): number {
  used += size;
  return used - size;
}

const bytes = (length: number): Bytes => new Uint8Array(buffer, take(length), length);
const words = (length: number): Words => new Int32Array(buffer, take(4 * length), length);

/** `RowTables.pushed`. */
export const pushed: Uint16Array<ArrayBuffer> = new Uint16Array(2 * ROWS);
/** `RowTables.highest`. */
export const highest: Bytes = new Uint8Array(ROWS);
/** The two bits of `RowTables.moves` that say to which sides a row can be pushed. */
export const moves: Bytes = bytes(ROWS);
/** `KernelPlan.cards`. */
export const cards: Words = words(MOST_DECKS * CARDS_A_DECK);
/** `KernelPlan.windows`. */
export const windows: Bytes = bytes(CODES * WINDOW_ROOM);
/** `KernelPlan.values`. */
export const values: Bytes = bytes(MOST_WINDOWS * VALUE_ROOM);
/** `KernelPlan.entryAt`. */
export const entryAt: Bytes = bytes(512 * TWELFTHS_ROOM);
/** `FOLDED`, for rows in bits 4 and 5 and for columns in bits 6 and 7, the same for every plan. */
export const foldedRows: Bytes = bytes(FOLDED.length);
foldedRows.set(FOLDED.map((moves) => moves << 4));
export const foldedColumns: Bytes = bytes(FOLDED.length);
foldedColumns.set(FOLDED.map((moves) => moves << 6));
/** `CHOSEN`, the same for every plan. */
export const chosen: Bytes = bytes(CHOSEN.length);
chosen.set(CHOSEN);

/** The numbers of `KernelPlan` of these names: an element of an array takes up no register. */
export const numbers: Words = words(4);
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
