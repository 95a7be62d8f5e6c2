/** Faults in a text, with the line and the column where they stand. */
import { type ErrorCode, type Fault, fail, ok, type Result } from '../result.ts';
import { RECORD_LIMITS } from './types.ts';

/** A failure at a place in a text: `at` is `line:column`, both counted from 1. */
export function failIn(
  text: string,
  offset: number,
  code: ErrorCode,
  message: string,
): { ok: false; error: Fault } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  const line = before.length;
  const column = (before[line - 1] as string).length + 1;
  return { ok: false, error: { code, at: `${line}:${column}`, message, line, column } };
}

/** Refuses a text that is longer than a record may be. */
export function checkLength(text: string): Result<string> {
  const most = RECORD_LIMITS.characters;
  if (text.length <= most) return ok(text);
  return fail('record-too-large', '', `A record has at most ${most} characters.`);
}

/** What to say of a record with too many moves. */
export const TOO_MANY_MOVES = `A record has at most ${RECORD_LIMITS.moves} moves.`;
