import { assistedTags } from '../../ai/assisted.ts';
import {
  type GameRecord,
  loadHistory,
  parseRecord,
  RECORD_FORMS,
  type RecordForm,
  type Result,
  recordOf,
} from '../../engine/index.ts';
import { hintsIn } from '../play/store.ts';

/** The form that a name means; nothing for any other name. */
export function formNamed(name: string): RecordForm | undefined {
  return RECORD_FORMS.find((form) => form === name);
}

/** A record in any form, or the record of a game that `threefold play` saved. */
export function readRecord(text: string, form?: RecordForm): Result<GameRecord> {
  const saved = form === undefined ? savedGame(text) : undefined;
  if (saved) return recordOfSaved(saved);
  return form === undefined ? parseRecord(text) : parseRecord(text, form);
}

/** What a file of `threefold play` says of a game. */
interface SavedGame {
  readonly game: unknown;
  readonly hints: unknown;
  readonly seed: unknown;
}

/** The record of a saved history: from its seed where that deals its start. */
function recordOfSaved({ game, hints, seed }: SavedGame): Result<GameRecord> {
  const history = loadHistory(game);
  if (!history.ok) return history;
  const { generator } = history.value.settled.random;
  const given = hintsIn(hints);
  const tags = assistedTags(given > 0 ? { hints: given, auto: 0 } : undefined);
  const seeded = recordOf(history.value, { seed: { generator, seed: String(seed) }, tags });
  return seeded.ok ? seeded : recordOf(history.value, { tags });
}

/** What a file of `threefold play` holds; undefined when the text is no such file. */
function savedGame(text: string): SavedGame | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const { game, hints, record, seed } = JSON.parse(text) as Record<string, unknown>;
    return record === undefined && game !== undefined ? { game, hints, seed } : undefined;
  } catch {
    return undefined;
  }
}
