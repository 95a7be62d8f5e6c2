/**
 * The games that are kept in this browser. Reading never trusts what is there: a row that is damaged
 * is made again from its record, and what can't be understood at all is put aside, never deleted.
 */
import {
  type Fault,
  formatTextRecord,
  type GameRecord,
  type ReplayedGame,
  replayRecord,
  type VerifiedGame,
  withClaims,
} from '../../../engine/index.ts';
import { type Aside, type Database, DatabaseKeeper, type Kept } from './database.ts';
import { detailsIn, nameOf, withDetails } from './game-tags.ts';
import { type KeptRow, rowOf } from './kept-row.ts';
import { allSent } from './sending.ts';
import { byShelf, readShelf, readShelves, shelfOf, shelfText } from './shelves.ts';
import {
  type CheckedRecord,
  checkStored,
  ignore,
  putAside,
  type StoredRecord,
} from './stored-record.ts';

/** A kept game with its moves. */
export interface KeptGame {
  readonly row: KeptRow;
  readonly game: VerifiedGame;
  /** The record as it is kept. */
  readonly text: string;
}

/** A game to be kept. */
export interface GameToKeep {
  /** A name of its own that no other game has; a game of the same id is replaced. */
  readonly id: string;
  readonly record: GameRecord;
  /** Whether the player played it here. */
  readonly own: boolean;
}

/** A game that was checked, with its record as it is written. */
export interface CheckedGame extends CheckedRecord {
  readonly id: string;
}

/** A row and its record as they are written. */
interface Entry {
  readonly row: KeptRow;
  readonly record: StoredRecord;
}

/** Lists, reads and writes kept games. */
export class KeptGames {
  readonly #database = new DatabaseKeeper();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The rows of all games, in no order. Statistics and lists are made of these. */
  async rows(): Promise<Kept<readonly KeptRow[]>> {
    await allSent();
    return this.#database.use(async (database) => {
      const read = database.transaction(['shelves', 'records']);
      const [texts, records] = await Promise.all([
        read.objectStore('shelves').getAll(),
        read.objectStore('records').count(),
      ]);
      const shelves = readShelves(texts);
      const rows = shelves.flatMap((shelf) => shelf.rows);
      if (shelves.every(({ whole }) => whole) && rows.length === records) return rows;
      return this.#mend(database, rows);
    });
  }

  /**
   * The game with this id; nothing when there is none. One that can't be understood is put aside,
   * and what is wrong with it is told.
   */
  game(id: string): Promise<Kept<KeptGame | Fault | undefined>> {
    return this.#database.use(async (database) => {
      const read = database.transaction(['shelves', 'records']);
      const [shelf, stored] = await Promise.all([
        read.objectStore('shelves').get(shelfOf(id)),
        read.objectStore('records').get(id),
      ]);
      const row = readShelf(shelf).rows.find((one) => one.id === id);
      if (!row && !stored) return undefined;
      const checked = checkStored(stored);
      if (!checked.ok) {
        await putAside(database, id);
        return checked.error;
      }
      const { game, own, text } = checked.value;
      return { row: row ?? this.#row(game, { id, own }), game, text };
    });
  }

  /** Keeps games, in the place of those with the same ids; those that can't be replayed are left. */
  keep(games: readonly GameToKeep[]): Promise<Kept<readonly KeptRow[]>> {
    const kept = games.flatMap(({ id, own, record }): Entry[] => {
      const replayed = replayRecord(record);
      if (!replayed.ok) return [];
      const whole = withClaims(replayed.value);
      const row = this.#row({ ...replayed.value, record: whole }, { id, own });
      return [{ row, record: { id, own, text: formatTextRecord(whole) } }];
    });
    return this.#database.use((database) => write(database, kept));
  }

  /** Keeps games that were checked, with their records as they are written. */
  add(games: readonly CheckedGame[]): Promise<Kept<readonly KeptRow[]>> {
    const kept = games.map(({ game, id, own, text }): Entry => {
      return { row: this.#row(game, { id, own }), record: { id, own, text } };
    });
    return this.#database.use((database) => write(database, kept));
  }

  /** Keeps a game as it was read before, row and record alike. */
  restore({ row, text }: KeptGame): Promise<Kept<readonly KeptRow[]>> {
    const record = { id: row.id, own: row.own, text };
    return this.#database.use((database) => write(database, [{ row, record }]));
  }

  /** Gives a game a name, or takes it away with an empty one; nothing when there is no such game. */
  async rename(id: string, name: string): Promise<Kept<KeptRow | undefined>> {
    const kept = await this.game(id);
    if (!kept.ok) return kept;
    if (!kept.value || !('row' in kept.value)) return { ok: true, value: undefined };
    const { game, row } = kept.value;
    const { tags } = game.record;
    const named = withDetails(tags, { ...detailsIn(tags), name: nameOf(name) });
    const record = { ...game.record, tags: named };
    const written = await this.keep([{ id, own: row.own, record }]);
    return written.ok ? { ok: true, value: written.value[0] } : written;
  }

  /** Deletes games. */
  remove(ids: readonly string[]): Promise<Kept<void>> {
    return this.#database.use(async (database) => {
      const change = database.transaction(['shelves', 'records'], 'readwrite');
      for (const id of ids) change.objectStore('records').delete(id).catch(ignore);
      const shelves = change.objectStore('shelves');
      for (const [shelf, gone] of byShelf(ids, (id) => id)) {
        const { rows } = readShelf(await shelves.get(shelf));
        shelves.put(shelfText(rows.filter(({ id }) => !gone.includes(id))), shelf).catch(ignore);
      }
      await change.done;
    });
  }

  /** Every record as it is kept, with whose it is. */
  async records(): Promise<Kept<readonly StoredRecord[]>> {
    await allSent();
    return this.#database.use((database) => database.getAll('records'));
  }

  /** What could not be understood. */
  asides(): Promise<Kept<readonly Aside[]>> {
    return this.#database.use((database) => database.getAll('aside'));
  }

  /** Closes the database; it is opened again when it is needed. */
  close(): Promise<void> {
    return this.#database.close();
  }

  /** Makes rows that are damaged or missing again; all rows then. Takes as long as it takes. */
  async #mend(database: Database, rows: readonly KeptRow[]): Promise<readonly KeptRow[]> {
    const records = new Set(await database.getAllKeys('records'));
    const good = rows.filter(({ id }) => records.has(id));
    const listed = new Set(good.map(({ id }) => id));
    const made: KeptRow[] = [];
    for (const id of records) {
      if (listed.has(id)) continue;
      const checked = checkStored(await database.get('records', id));
      if (checked.ok) made.push(this.#row(checked.value.game, { id, own: checked.value.own }));
      else await putAside(database, id);
    }
    const all = [...good, ...made];
    const change = database.transaction('shelves', 'readwrite');
    change.store.clear().catch(ignore);
    for (const [shelf, own] of byShelf(all, ({ id }) => id)) {
      change.store.put(shelfText(own), shelf).catch(ignore);
    }
    await change.done;
    return all;
  }

  #row(game: ReplayedGame, { id, own }: Omit<StoredRecord, 'text'>): KeptRow {
    return rowOf(game, { id, own, now: this.#now() });
  }
}

async function write(database: Database, kept: readonly Entry[]): Promise<readonly KeptRow[]> {
  const change = database.transaction(['shelves', 'records'], 'readwrite');
  // Why something was not taken is told by the whole change, and told better.
  for (const { record } of kept) change.objectStore('records').put(record).catch(ignore);
  const shelves = change.objectStore('shelves');
  for (const [shelf, own] of byShelf(kept, ({ row }) => row.id)) {
    const fresh = new Map(own.map(({ row }) => [row.id, row]));
    const others = readShelf(await shelves.get(shelf)).rows.filter(({ id }) => !fresh.has(id));
    shelves.put(shelfText([...others, ...fresh.values()]), shelf).catch(ignore);
  }
  await change.done;
  return kept.map(({ row }) => row);
}
