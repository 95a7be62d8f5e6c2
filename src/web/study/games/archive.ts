/**
 * Many kept games in one text, and back: `{"threefold":"games","format":1,"games":[…]}`, each game
 * with its record as text. Which of them are true is found out when they are brought in, one by one.
 */
import { fail, ok, type Result } from '../../../engine/index.ts';
import type { StoredRecord } from './stored-record.ts';

/** The version of the file that this program writes and reads. */
const ARCHIVE_FORMAT = 1;

/** Games as the text of a file. */
export function archiveText(games: readonly StoredRecord[], date: string): string {
  const file = { threefold: 'games', format: ARCHIVE_FORMAT, date, games };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/**
 * The games in the text of a file, also of one with everything that a browser keeps; nothing when it is
 * no such file, but perhaps another one.
 */
export function readArchive(text: string): Result<readonly unknown[]> | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { format, games: own, parts, threefold } = Object(data);
  const games = threefold === 'backup' ? Object(parts)['games'] : own;
  if (threefold !== 'games' && !Array.isArray(games)) return undefined;
  if (format !== ARCHIVE_FORMAT || !Array.isArray(games)) {
    return fail(
      'version-unknown',
      'format',
      `This program reads files of format ${ARCHIVE_FORMAT}.`,
    );
  }
  return ok(games);
}
