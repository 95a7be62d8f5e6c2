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

/**
 * A record in any form, or the record of a game that `threefold play` saved. Line ends of Windows
 * and spaces around are taken as they come.
 */
export function readRecord(text: string, form?: RecordForm): Result<GameRecord> {
  const saved = form === undefined ? savedGame(text) : undefined;
  if (saved !== undefined) {
    const history = loadHistory(saved);
    return history.ok ? recordOf(history.value) : history;
  }
  return form === undefined ? parseRecord(text) : parseRecord(text, form);
}

/** The history in a file of `threefold play`; undefined when the text is no such file. */
function savedGame(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const data = JSON.parse(text) as Record<string, unknown>;
    return 'record' in data ? undefined : (data['game'] ?? undefined);
  } catch {
    return undefined;
  }
}
