/** Reads a record from text: RecordText → GameRecord. Every fault has its line and column. */
import { moveOfLetter, movesToText } from '../history.ts';
import { fail, ok, type Result } from '../result.ts';
import { isTile } from '../tile.ts';
import { DIRECTIONS, type Direction, type Placement } from '../types.ts';
import { checkLength, failIn, TOO_MANY_MOVES } from './fault.ts';
import { isKnownTag, parseTags, type RecordHead, TAG_NAME } from './header.ts';
import { cellOfName, isPreview, parsePreviewText } from './position.ts';
import { Scanner } from './scanner.ts';
import {
  type GameRecord,
  RECORD_LIMITS,
  type RecordedTurn,
  type RecordTag,
  type RecordText,
} from './types.ts';

/** The letters of the moves, by direction. */
const LETTERS = movesToText(DIRECTIONS);

/** The turn that a letter alone writes, by the letter's code: turns are data, so all share these. */
const BARE_TURNS: readonly (RecordedTurn | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const move = moveOfLetter(String.fromCharCode(code));
  return move && { move };
});

/** The marks that may stand behind the letter of a turn. */
const [TIME, ENTERED, NEXT] = [...'(@>'].map((mark) => mark.charCodeAt(0));

/** The record that a text holds, or the first fault in it. Tries no move and checks no claim. */
export function parseTextRecord(text: RecordText): Result<GameRecord> {
  const length = checkLength(text);
  if (!length.ok) return length;
  const scanner = new Scanner(text);
  const head = scanHead(scanner);
  if (!head.ok) return head;
  return scanMoves(scanner, head.value);
}

function scanHead(scanner: Scanner): Result<RecordHead> {
  const tags: RecordTag[] = [];
  const places = new Map<string, number>();
  scanner.skipSpace();
  const begin = scanner.at;
  while (scanner.here === '[') {
    if (tags.length === RECORD_LIMITS.tags) {
      return scanner.fail('record-too-large', `A record has at most ${RECORD_LIMITS.tags} tags.`);
    }
    const at = scanner.at;
    const tag = scanTag(scanner);
    if (!tag.ok) return tag;
    const { name } = tag.value;
    if (isKnownTag(name) && places.has(name)) {
      return scanner.fail('tag-duplicate', `The tag ${name} may stand only once.`, at);
    }
    places.set(name, at);
    tags.push(tag.value);
    scanner.skipSpace();
  }
  const head = parseTags(tags);
  if (head.ok) return head;
  const { at, code, message } = head.error;
  return failIn(scanner.text, places.get(at) ?? begin, code, message);
}

function scanTag(scanner: Scanner): Result<RecordTag> {
  scanner.take('[');
  scanner.skipSpace();
  const name = scanner.match(/[A-Za-z0-9_]*/y);
  if (!TAG_NAME.test(name)) {
    return scanner.fail('record-syntax', 'A tag is [Name "value"].');
  }
  scanner.skipSpace();
  if (!scanner.take('"')) return scanner.fail('record-syntax', `The tag ${name} needs a "value".`);
  const value = scanner.takeFreeText('"', 'refuse');
  if (!value.ok) return value;
  scanner.skipSpace();
  if (!scanner.take(']')) return scanner.fail('record-syntax', `The tag ${name} needs its ].`);
  return ok({ name, value: value.value });
}

function scanMoves(scanner: Scanner, head: RecordHead): Result<GameRecord> {
  const { height, width } = head.rules;
  const turns: RecordedTurn[] = [];
  const comments: string[] = [];
  // Where the next comment goes: to the record at first, then to the last turn.
  let remarks: string[] | undefined = comments;
  for (;;) {
    scanner.skipSpace();
    const bare = BARE_TURNS[scanner.code];
    if (bare) {
      if (turns.length === RECORD_LIMITS.moves) {
        return scanner.fail('record-too-large', TOO_MANY_MOVES);
      }
      scanner.at++;
      remarks = undefined;
      const { code } = scanner;
      if (code === TIME || code === ENTERED || code === NEXT) {
        const turn = scanTurn(scanner, bare.move, width, height);
        if (!turn.ok) return turn;
        turns.push(turn.value);
      } else turns.push(bare);
      continue;
    }
    const char = scanner.here;
    if (char === '') return ok({ ...head, turns, comments });
    if (char === '{') {
      scanner.at++;
      const comment = scanner.takeFreeText('}', 'keep');
      if (!comment.ok) return comment;
      if (!remarks) {
        remarks = [];
        turns[turns.length - 1] = { ...(turns.at(-1) as RecordedTurn), comments: remarks };
      }
      remarks.push(comment.value);
    } else {
      const number = scanNumber(scanner, turns.length + 1);
      if (!number.ok) return number;
    }
  }
}

/** A move number such as `51.`: a wrong one means that moves were lost or added. */
function scanNumber(scanner: Scanner, expected: number): Result<void> {
  const at = scanner.at;
  const digits = scanner.match(/[0-9]+/y);
  if (digits === '') {
    if (scanner.here === '[') {
      return scanner.fail('record-syntax', 'Tags stand before the moves; one text is one record.');
    }
    const message = `A move is ${[...LETTERS].join(', ')}; not ${JSON.stringify(scanner.here)}.`;
    return scanner.fail('record-syntax', message);
  }
  if (!scanner.take('.')) return scanner.fail('record-syntax', 'A move number ends with a dot.');
  if (Number(digits) === expected) return ok(undefined);
  const message = `The next move is number ${expected}, not ${digits.slice(0, 12)}.`;
  return scanner.fail('move-number-wrong', message, at);
}

/** The rest of a turn behind its letter. */
function scanTurn(
  scanner: Scanner,
  move: Direction,
  width: number,
  height: number,
): Result<RecordedTurn> {
  const turn: { -readonly [Key in keyof RecordedTurn]: RecordedTurn[Key] } = { move };
  if (scanner.here === '(') {
    const at = scanner.at;
    const time = scanner.match(/\((0|[1-9][0-9]{0,14})\)/y);
    if (time === '') {
      return scanner.fail('record-syntax', 'A time is whole milliseconds, such as (830).', at);
    }
    turn.time = Number(time.slice(1, -1));
  }
  if (scanner.take('@')) {
    const at = scanner.at;
    const placement = parsePlacement(scanner.match(/[^\s>{]*/y), width, height);
    if (!placement.ok) return scanner.fail(placement.error.code, placement.error.message, at);
    turn.placement = placement.value;
  }
  if (scanner.take('>')) {
    const at = scanner.at;
    const next = parsePreviewText(scanner.match(/[0-9+]*/y));
    if (!isPreview(next)) {
      return scanner.fail('record-syntax', 'What comes next is a tile, or 6+12+ for a bonus.', at);
    }
    turn.next = next;
  }
  return ok(turn);
}

function parsePlacement(text: string, width: number, height: number): Result<Placement | null> {
  if (text === '-') return ok(null);
  const equals = text.indexOf('=');
  const digits = text.slice(equals + 1);
  const cell = cellOfName(text.slice(0, Math.max(equals, 0)), width, height);
  const tile = /^[1-9][0-9]{0,14}$/.test(digits) ? Number(digits) : undefined;
  if (cell === undefined || !isTile(tile)) {
    return fail('record-syntax', '', 'After @ stand a cell and its tile, as b3=2, or - for none.');
  }
  return ok({ cell, tile });
}
