/** Bringing games in from texts and files: one game in any form of a record, or many at once. */
import {
  type Fault,
  fnv1a64,
  formatLinkRecord,
  formatTextRecord,
  type VerifiedGame,
} from '../../../engine/index.ts';
import { textOf, verifyText } from '../../app/records.ts';
import { readArchive } from './archive.ts';
import type { Kept, StoreFault } from './database.ts';
import type { CheckedGame, KeptGames } from './kept-games.ts';
import type { KeptRow } from './kept-row.ts';
import { type CheckedRecord, checkStored } from './stored-record.ts';

/** What was found in a text or a file. Nothing is known yet about many. */
export type Found =
  | { readonly kind: 'one'; readonly game: VerifiedGame }
  | { readonly kind: 'many'; readonly games: readonly unknown[] }
  | { readonly kind: 'refused'; readonly fault: Fault | 'unreadable' };

/** Looks for games in a text, a link or a file. */
export async function findGames(source: string | Blob): Promise<Found> {
  const text = await textOf(source);
  if (text === undefined) return { kind: 'refused', fault: 'unreadable' };
  const archive = readArchive(text);
  if (archive) {
    return archive.ok
      ? { kind: 'many', games: archive.value }
      : { kind: 'refused', fault: archive.error };
  }
  const game = verifyText(text);
  return game.ok ? { kind: 'one', game: game.value } : { kind: 'refused', fault: game.error };
}

/**
 * Keeps one game that somebody else may have played. The very game that is kept already is not kept
 * twice: its row is given.
 */
export async function importOne(
  games: KeptGames,
  game: VerifiedGame,
  rows: readonly KeptRow[],
): Promise<Kept<KeptRow | undefined>> {
  const { record } = game;
  const link = formatLinkRecord(record);
  for (const row of rows) {
    if (row.moves !== record.turns.length || row.rules !== record.rules.id) continue;
    const kept = await games.game(row.id);
    const there =
      kept.ok && kept.value && 'game' in kept.value ? kept.value.game.record : undefined;
    if (there && formatLinkRecord(there) === link) return { ok: true, value: row };
  }
  const text = formatTextRecord(record);
  const kept = await games.add([{ id: foreignId(game), own: false, text, game }]);
  return kept.ok ? { ok: true, value: kept.value[0] } : kept;
}

/** What became of the games of a file. */
export interface Imported {
  readonly rows: readonly KeptRow[];
  /** What is wrong with the others, by their places in the file, counted from 0. */
  readonly faults: readonly { readonly index: number; readonly fault: Fault }[];
  /** Why the rest could not be kept. */
  readonly store: StoreFault | null;
}

/** How long is worked before the page may do something else, in milliseconds. */
const SLICE = 30;

/**
 * Keeps the games of a file, each of them checked: one that is bad spoils no other. `mine` says
 * whether they are the player's own where they were. `onProgress` is told now and then how many of
 * them have been looked at.
 */
export async function importMany(
  games: KeptGames,
  found: readonly unknown[],
  mine: boolean,
  onProgress: (done: number) => void = () => {},
): Promise<Imported> {
  const rows: KeptRow[] = [];
  const faults: { index: number; fault: Fault }[] = [];
  const before = await games.rows();
  if (!before.ok) return { rows, faults, store: before.fault };
  const there = new Map(before.value.map((row) => [row.id, row]));
  for (let index = 0; index < found.length; ) {
    const slice: CheckedGame[] = [];
    for (const end = performance.now() + SLICE; index < found.length; index++) {
      const checked = checkStored(found[index]);
      if (checked.ok) {
        const game = namedAs(found[index], checked.value, mine);
        const known = there.get(game.id);
        // What went on here since the file was made stays as it is here.
        if (known && known.moves > game.game.summary.moves) rows.push(known);
        else slice.push(game);
      } else faults.push({ index, fault: checked.error });
      if (performance.now() > end && slice.length > 0) {
        index++;
        break;
      }
    }
    const kept = await games.add(slice);
    if (!kept.ok) return { rows, faults, store: kept.fault };
    rows.push(...kept.value);
    onProgress(index);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { rows, faults, store: null };
}

/** A game of a file, whose it is and what its id is here. */
function namedAs(found: unknown, checked: CheckedRecord, mine: boolean): CheckedGame {
  const { id } = Object(found);
  if (mine && typeof id === 'string') return { ...checked, id };
  return { ...checked, id: foreignId(checked.game), own: false };
}

/** The same game from elsewhere always has the same id, so that no list fills with copies of it. */
function foreignId({ record }: VerifiedGame): string {
  return `from-${fnv1a64(formatLinkRecord(record))}`;
}
