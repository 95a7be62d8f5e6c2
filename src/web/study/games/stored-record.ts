/** A record as the database holds it, checked before anything is done with it, or put aside. */
import {
  fail,
  ok,
  parseRecord,
  type RecordText,
  type Result,
  type VerifiedGame,
  verifyRecord,
} from '../../../engine/index.ts';
import type { Database } from './database.ts';

/** A game as it is kept: its record as text says everything but whose it is. */
export interface StoredRecord {
  readonly id: string;
  readonly own: boolean;
  readonly text: RecordText;
}

/** A record that was checked. */
export interface CheckedRecord extends Omit<StoredRecord, 'id'> {
  readonly game: VerifiedGame;
}

/** What a database holds as a record, checked. */
export function checkStored(stored: unknown): Result<CheckedRecord> {
  const { own, text } = Object(stored);
  if (typeof own !== 'boolean' || typeof text !== 'string') {
    return fail('save-not-object', '', 'There is no record of this game.');
  }
  const record = parseRecord(text, 'text');
  const game = record.ok ? verifyRecord(record.value) : record;
  return game.ok ? ok({ own, text, game: game.value }) : game;
}

/**
 * Takes the record of a game away from the others, and keeps it as it is. Its row is found to have
 * no record when rows are read next, and goes then.
 */
export async function putAside(database: Database, id: string): Promise<void> {
  const change = database.transaction(['records', 'aside'], 'readwrite');
  const records = change.objectStore('records');
  const record = await records.get(id);
  if (record !== undefined) change.objectStore('aside').add({ record }).catch(ignore);
  records.delete(id).catch(ignore);
  await change.done;
}

/** For a request whose change as a whole is waited for, and tells what went wrong. */
export function ignore(): void {}
