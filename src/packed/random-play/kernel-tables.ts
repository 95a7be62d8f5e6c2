/**
 * The tables that the TypeScript kernel plays by: those of the plan that was loaded last, under their
 * names there. They are the same arrays for every plan, of more than 64 bytes each, since V8 compiles
 * only such arrays into the code.
 */
import { CODES } from '../codes.ts';
import { MOVES_BACK, MOVES_FORTH, ROWS } from '../row-tables.ts';
import { LEGAL_COUNT } from './choice-tables.ts';
import {
  CARDS_A_DECK,
  type KernelPlan,
  MOST_DECKS,
  MOST_WINDOWS,
  VALUE_ROOM,
  WINDOW_ROOM,
} from './plan.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** `RowTables.pushed`. */
export const pushed: Uint16Array<ArrayBuffer> = new Uint16Array(2 * ROWS);
/** The two bits of `RowTables.moves` that say to which sides a row can be pushed. */
export const moves: Bytes = new Uint8Array(ROWS);
/** `RowTables.highest`. */
export const highest: Bytes = new Uint8Array(ROWS);
/** `KernelPlan.cards`. */
export const cards: Int32Array<ArrayBuffer> = new Int32Array(MOST_DECKS * CARDS_A_DECK);
/** `KernelPlan.windows`. */
export const windows: Bytes = new Uint8Array(CODES * WINDOW_ROOM);
/** `KernelPlan.values`. */
export const values: Bytes = new Uint8Array(MOST_WINDOWS * VALUE_ROOM);
/** `KernelPlan.entryCount`. */
export const entryCount: Bytes = new Uint8Array(512);
/** `KernelPlan.entryAt`. */
export const entryAt: Bytes = new Uint8Array(2048);
/** `LEGAL_COUNT`, the same for every plan, with room to spare. */
export const legalCount: Bytes = new Uint8Array(128);
legalCount.set(LEGAL_COUNT);

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
  entryCount.set(plan.entryCount);
  entryAt.set(plan.entryAt);
  loaded = plan;
}
