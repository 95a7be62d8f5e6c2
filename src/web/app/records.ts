/**
 * Games to records and back, for the page. This part is loaded when it is first needed: nothing of
 * the first script may import it.
 */
import {
  continuationOf,
  formatLinkRecord,
  formatTextRecord,
  type GameRecord,
  historyOf,
  ok,
  parseRecord,
  presentOf,
  RECORD_LIMITS,
  type RecordText,
  type Result,
  recordOf,
  unwrap,
  type VerifiedGame,
  verifyRecord,
} from '../../engine/index.ts';
import { createRandom } from '../../engine/random/random.ts';
import type { Refusal } from './happening.ts';
import type { OpenGame } from './open-game.ts';
import { recordInLink, recordLink } from './record-link.ts';
import type { OpenedGame } from './session.ts';

/** UTF-8 takes at most three bytes for each UTF-16 unit of a text, and a byte order mark three. */
const MOST_BYTES = 3 * RECORD_LIMITS.characters + 3;

/** A game as it can be handed on. */
export interface SharedGame {
  readonly fileName: string;
  /** The record as a text. */
  readonly text: RecordText;
  /** The address that opens it. */
  readonly link: string;
}

/** The record of a game up to its present, with this date, such as `2026-11-30`. */
export function recordOfGame({ history, seed }: OpenGame, date: string): GameRecord {
  const { generator } = presentOf(history).random;
  if (seed !== null) {
    const seeded = recordOf(history, { date, seed: { generator, seed } });
    if (seeded.ok) return seeded.value;
  }
  // Only seeds and tags of others can be refused.
  return unwrap(recordOf(history, { date }));
}

/** A game as a file, a text and a link. `address` is that of the page. */
export function shareGame(game: OpenGame, address: string, date: string): SharedGame {
  const record = recordOfGame(game, date);
  const { id, height, square, width } = record.rules;
  const size = square || width !== height ? `-${width}x${height}` : '';
  return {
    fileName: `threefold-${id}${size}-${record.claims.score}-${date}.txt`,
    text: formatTextRecord(record),
    link: recordLink(address, formatLinkRecord(record)),
  };
}

/** The day that a player's clock shows, as a record writes it. */
export function dateOf(time: Date): string {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * The game in a text or a file, see `readGame`; or why there is none. `seed` is what a game without a
 * generator goes on with.
 */
export async function readSource(
  source: string | Blob,
  seed: string,
): Promise<OpenedGame | { readonly refusal: Refusal }> {
  let text: string;
  try {
    // Of a file that is too long, enough is read for the parser to say so.
    text = typeof source === 'string' ? source : await source.slice(0, MOST_BYTES + 1).text();
  } catch {
    return { refusal: 'unreadable-file' };
  }
  const read = readGame(text, seed);
  return read.ok ? read.value : { refusal: read.error };
}

/**
 * The game in a text: a record in any form, or a link that holds one. It is verified: every move,
 * tile and claim is true. A game without a generator goes on, with this seed, where its record ends.
 */
export function readGame(text: string, seed: string): Result<OpenedGame> {
  const link = recordInLink(text);
  const record = link === undefined ? parseRecord(text) : parseRecord(link, 'link');
  if (!record.ok) return record;
  const verified = verifyRecord(record.value);
  return verified.ok ? ok(gameOf(verified.value, seed)) : verified;
}

function gameOf(verified: VerifiedGame, seed: string): OpenedGame {
  const { record, states } = verified;
  const history = historyOf(verified);
  if (history) {
    const own = record.start.kind === 'seed' ? record.start.seed : null;
    return { game: { history, seed: own, opened: 'untouched' }, whole: true };
  }
  const random = unwrap(createRandom('sfc32', seed));
  const rest = continuationOf(verified, states.length - 1, random);
  return { game: { history: rest, seed: null, opened: 'untouched' }, whole: states.length === 1 };
}
