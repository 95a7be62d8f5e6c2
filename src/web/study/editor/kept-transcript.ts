/** The keeping of a game that is being copied: it survives a reload, and nothing of it is lost. */
import {
  DIRECTIONS,
  formatTextRecord,
  isTile,
  parseTextRecord,
  type RecordText,
} from '../../../engine/index.ts';
import { keepAside, type Store } from '../../app/storage.ts';
import { type Transcript, tellPush, tellTile, transcriptOf, verifiedOf } from './transcript.ts';

/** The name of the copy under way in the store. */
export const COPY_KEY = 'threefold.copy';

/** The version of the kept form that this program writes and reads. */
const COPY_FORMAT = 1;

/** What is kept: the whole turns as a record, and what was told of the turn under way. */
interface KeptTranscript {
  readonly format: number;
  readonly record: RecordText;
  readonly push: string | null;
  readonly entered: { readonly cell: number; readonly tile: number } | null;
}

/** Keeps a copy; false when that failed. Nothing is kept in its place for `null`. */
export function keepTranscript(store: Store, transcript: Transcript | null): boolean {
  if (!transcript) return store.write(COPY_KEY, '');
  const { entered, push } = transcript;
  const record = formatTextRecord(verifiedOf(transcript).record);
  const kept: KeptTranscript = { format: COPY_FORMAT, record, push, entered };
  return store.write(COPY_KEY, JSON.stringify(kept));
}

/**
 * The copy that is kept; nothing when there is none. One that can't be understood is put aside under
 * a name of its own, and told as `damaged`.
 */
export function keptTranscript(store: Store): Transcript | 'damaged' | undefined {
  const text = store.read(COPY_KEY);
  if (!text) return undefined;
  const transcript = parseTranscript(text);
  if (transcript) return transcript;
  keepAside(store, COPY_KEY, text);
  return 'damaged';
}

/** Whether a text is a copy that this program can read; for backups. */
export function isCopyText(text: string): boolean {
  return parseTranscript(text) !== undefined;
}

function parseTranscript(text: string): Transcript | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null) return undefined;
  const { entered, format, push, record } = data as Partial<Readonly<Record<string, unknown>>>;
  if (format !== COPY_FORMAT || typeof record !== 'string') return undefined;
  const parsed = parseTextRecord(record);
  const read = parsed.ok ? transcriptOf(parsed.value) : parsed;
  if (!read.ok) return undefined;
  const direction = DIRECTIONS.find((one) => one === push);
  if (!direction) return read.value;
  const pushed = tellPush(read.value, direction) ?? read.value;
  const { cell, tile } = (entered ?? {}) as Partial<Readonly<Record<string, unknown>>>;
  if (pushed.entered || typeof cell !== 'number' || !isTile(tile)) return pushed;
  return tellTile(pushed, { cell, tile }) ?? pushed;
}
