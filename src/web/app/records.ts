/**
 * Games to records and back, for the page. This part is loaded when it is first needed: nothing of
 * the first script may import it.
 */
import { assistedTags, readAssisted } from '../../ai/assisted.ts';
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
  type RecordDetails,
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
import { sourceToKeep, withSource } from './source-record.ts';

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

/**
 * The record of a game up to its present, with this date, such as `2026-11-30`, and whatever more is
 * known of it: tags of our own, and how long turns took.
 */
export function recordOfGame(
  game: OpenGame,
  date: string,
  { tags = [], ...more }: Pick<RecordDetails, 'tags' | 'times'> = {},
): GameRecord {
  const { history, seed } = game;
  const { generator } = presentOf(history).random;
  const details = { date, ...more, tags: [...tags, ...assistedTags(game.assisted)] };
  const seeded =
    seed === null ? undefined : recordOf(history, { ...details, seed: { generator, seed } });
  // Only seeds and tags of others can be refused.
  const record = seeded?.ok ? seeded.value : unwrap(recordOf(history, details));
  return game.source === undefined ? record : withSource(record, game.source);
}

/** A game as a file, a text and a link. `address` is that of the page. */
export function shareGame(game: OpenGame, address: string, date: string): SharedGame {
  return shareRecord(recordOfGame(game, date), address, date);
}

/** A record with its claims as a file, a text and a link; the file's name says the date. */
export function shareRecord(record: GameRecord, address: string, date: string): SharedGame {
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
  // Of a file that is too long, enough is read for the parser to say so.
  const text = await textOf(typeof source === 'string' ? source : source.slice(0, MOST_BYTES + 1));
  if (text === undefined) return { refusal: 'unreadable-file' };
  const read = readGame(text, seed);
  return read.ok ? read.value : { refusal: read.error };
}

/** What is in a text or a file; nothing when it can't be read. */
export async function textOf(source: string | Blob): Promise<string | undefined> {
  try {
    return typeof source === 'string' ? source : await source.text();
  } catch {
    return undefined;
  }
}

/** The game in a text as `verifyText` finds it. Without a generator it goes on with this seed. */
export function readGame(text: string, seed: string): Result<OpenedGame> {
  const verified = verifyText(text);
  return verified.ok ? ok(gameOf(verified.value, seed)) : verified;
}

/**
 * The game in a text: a record in any form, or a link that holds one. It is verified: every move,
 * tile and claim is true.
 */
export function verifyText(text: string): Result<VerifiedGame> {
  const link = recordInLink(text);
  const record = link === undefined ? parseRecord(text) : parseRecord(link, 'link');
  return record.ok ? verifyRecord(record.value) : record;
}

function gameOf(verified: VerifiedGame, seed: string): OpenedGame {
  const { record, states } = verified;
  const history = historyOf(verified);
  const assisted = readAssisted(record.tags);
  const source = sourceToKeep(record);
  const from = {
    opened: 'untouched',
    ...(assisted && { assisted }),
    ...(source !== undefined && { source }),
  } as const;
  if (history) {
    const own = record.start.kind === 'seed' ? record.start.seed : null;
    return { game: { history, seed: own, ...from }, whole: true };
  }
  const random = unwrap(createRandom('sfc32', seed));
  const rest = continuationOf(verified, states.length - 1, random);
  return { game: { history: rest, seed: null, ...from }, whole: states.length === 1 };
}
