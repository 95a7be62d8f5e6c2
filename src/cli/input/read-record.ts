import {
  type GameRecord,
  loadHistory,
  parseRecord,
  RECORD_FORMS,
  type RecordForm,
  type Result,
  recordOf,
} from '../../engine/index.ts';

/** The form that a name means; nothing for any other name. */
export function formNamed(name: string): RecordForm | undefined {
  return RECORD_FORMS.find((form) => form === name);
}

/** A record in any form, or the record of a game that `threefold play` saved. */
export function readRecord(text: string, form?: RecordForm): Result<GameRecord> {
  const saved = form === undefined ? savedGame(text) : undefined;
  if (saved) return recordOfSaved(saved.game, saved.seed);
  return form === undefined ? parseRecord(text) : parseRecord(text, form);
}

/** The record of a saved history: from its seed where that deals its start. */
function recordOfSaved(game: unknown, seed: unknown): Result<GameRecord> {
  const history = loadHistory(game);
  if (!history.ok) return history;
  const { generator } = history.value.settled.random;
  const seeded = recordOf(history.value, { seed: { generator, seed: String(seed) } });
  return seeded.ok ? seeded : recordOf(history.value);
}

/** What a file of `threefold play` holds; undefined when the text is no such file. */
function savedGame(text: string): { game: unknown; seed: unknown } | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const { game, record, seed } = JSON.parse(text) as Record<string, unknown>;
    return record === undefined && game !== undefined ? { game, seed } : undefined;
  } catch {
    return undefined;
  }
}
