/**
 * Rows as the database holds them: a fixed number of shelves, each one text. To read 10,000 rows one
 * by one takes a browser half a second; to read as many on 64 shelves, 40 ms; on 16, a quarter of
 * that, since Chromium keeps texts of more than 64 kB beside its tables. A row is always found on the
 * same shelf, and a change writes that shelf alone.
 */
import { fnv1a64 } from '../../../engine/index.ts';
import { type KeptRow, parseRow } from './kept-row.ts';

/** How many shelves there are. Another number would need another version of the database. */
const SHELVES = 16n;

/** Which shelf a game's row stands on, by its id. */
export function shelfOf(id: string): number {
  return Number(BigInt(`0x${fnv1a64(id)}`) % SHELVES);
}

/** What has these ids, by the shelves that it belongs on. */
export function byShelf<T>(all: Iterable<T>, idOf: (one: T) => string): Map<number, T[]> {
  const shelves = new Map<number, T[]>();
  for (const one of all) {
    const shelf = shelfOf(idOf(one));
    const others = shelves.get(shelf);
    if (others) others.push(one);
    else shelves.set(shelf, [one]);
  }
  return shelves;
}

/** A shelf as text. */
export function shelfText(rows: readonly KeptRow[]): string {
  return JSON.stringify(rows);
}

/** What stands on a shelf. */
export interface Shelf {
  /** The rows as far as they can be understood. */
  readonly rows: readonly KeptRow[];
  /** Whether all of it could. */
  readonly whole: boolean;
}

/** What was read of all shelves the last time, in the order that they came in. */
let known: readonly { readonly text: string; readonly shelf: Shelf }[] = [];

/** Reads all shelves; only those that are others than the last time, since a list is opened often. */
export function readShelves(texts: readonly string[]): readonly Shelf[] {
  known = texts.map((text, place) => {
    const before = known[place];
    return before?.text === text ? before : { text, shelf: readShelf(text) };
  });
  return known.map(({ shelf }) => shelf);
}

/** Reads the text of a shelf; one that isn't there is empty. */
export function readShelf(text: unknown): Shelf {
  let data: unknown;
  try {
    data = text === undefined ? [] : typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    // A shelf that can't be read is filled again from the records.
  }
  if (!Array.isArray(data)) return { rows: [], whole: false };
  const rows = data.flatMap((one) => parseRow(one) ?? []);
  return { rows, whole: rows.length === data.length };
}
