/**
 * The browser's database of kept games: its versions, and what can go wrong with it. Rows are read
 * all at once, a record only when its game is opened.
 */
import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import { byShelf, readShelf, shelfText } from './shelves.ts';
import { ignore, type StoredRecord } from './stored-record.ts';

/** The name of the database, for all pages of one host, as the names in the store are. */
export const DATABASE = 'threefold.games';

/** The version that this program writes; each step to it stands in `upgrade`. */
export const DATABASE_VERSION = 2;

/** What could not be understood, as it was found. */
export interface Aside {
  readonly record: unknown;
}

/** What the database holds. All of it comes from outside, and has to be checked when it is read. */
interface Schema extends DBSchema {
  shelves: { key: number; value: string };
  records: { key: string; value: StoredRecord };
  aside: { key: number; value: Aside };
}

/** An open database. */
export type Database = IDBPDatabase<Schema>;

/** The change from one version to another. */
type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/**
 * Why the database can't be used. `missing`: the browser has none, or not for this page; `blocked`:
 * a tab with an older version of the program holds it; `newer`: a newer version of the program made
 * it; `full`: there is no room; `failed`: anything else.
 */
export type StoreFault = 'missing' | 'blocked' | 'newer' | 'full' | 'failed';

/** What came of it, or why nothing did. */
export type Kept<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: StoreFault };

/** A database that is opened when it is first needed, and again after it was closed. */
export class DatabaseKeeper {
  #open: Promise<Database> | undefined;

  /** Does something with the database. */
  async use<T>(work: (database: Database) => Promise<T>): Promise<Kept<T>> {
    try {
      return { ok: true, value: await work(await this.#opened()) };
    } catch (error) {
      return { ok: false, fault: faultOf(error) };
    }
  }

  /** Closes it, for a newer version or at the end of a test. */
  async close(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    (await open?.catch(() => undefined))?.close();
  }

  #opened(): Promise<Database> {
    if (this.#open) return this.#open;
    const forget = () => {
      this.#open = undefined;
    };
    const opening = new Promise<Database>((resolve, reject) => {
      let gaveUp = false;
      const blocked = () => {
        gaveUp = true;
        reject(new StoreError('blocked'));
      };
      // A page of a newer version waits: nothing here needs the database between two uses.
      const blocking = () => void this.close();
      openDB<Schema>(DATABASE, DATABASE_VERSION, { upgrade, blocked, blocking, terminated: forget })
        .then((database) => (gaveUp ? database.close() : resolve(database)))
        .catch(reject);
    });
    opening.catch(forget);
    this.#open = opening;
    return opening;
  }
}

/** A fault that is known for what it is. */
class StoreError extends Error {
  readonly fault: StoreFault;

  constructor(fault: StoreFault) {
    super(fault);
    this.fault = fault;
  }
}

function upgrade(database: Database, from: number, _: number | null, change: Upgrade): void {
  if (from < 1) {
    database.createObjectStore('shelves');
    database.createObjectStore('records', { keyPath: 'id' });
    database.createObjectStore('aside', { autoIncrement: true });
  } else if (from < 2) {
    reshelve(change).catch(ignore);
  }
}

/** Version 1 had 64 shelves. What could not be read on them is made again when rows are read next. */
async function reshelve(change: Upgrade): Promise<void> {
  const shelves = change.objectStore('shelves');
  const rows = (await shelves.getAll()).flatMap((text) => readShelf(text).rows);
  await shelves.clear();
  for (const [shelf, own] of byShelf(rows, ({ id }) => id)) {
    await shelves.put(shelfText(own), shelf);
  }
}

function faultOf(error: unknown): StoreFault {
  if (error instanceof StoreError) return error.fault;
  if (typeof indexedDB === 'undefined' || indexedDB === null) return 'missing';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'VersionError') return 'newer';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' || name === 'InvalidStateError' ? 'missing' : 'failed';
}
