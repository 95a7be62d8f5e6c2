/** A record as JSON, for programs; docs/record.schema.json is its schema. */
import { asObject } from '../data.ts';
import { moveOfLetter, movesToText } from '../history.ts';
import { parseRuleSet, type RuleSetReference, referenceTo } from '../parameters.ts';
import { type Fault, fail, ok, type Result } from '../result.ts';
import type { RuleSet } from '../rules.ts';
import type { SavedPreview } from '../supply-data.ts';
import { isTile } from '../tile.ts';
import type { Direction, Placement } from '../types.ts';
import { checkLength, TOO_MANY_MOVES } from './fault.ts';
import { checkClaims, defined, isKnownTag, parseSeedStart, TAG_NAME } from './header.ts';
import { formatPosition, isPreview, parsePosition } from './position.ts';
import {
  type GameRecord,
  RECORD_FORMAT,
  RECORD_LIMITS,
  type RecordClaims,
  type RecordedTurn,
  type RecordInfo,
  type RecordStart,
  type RecordTag,
  type RecordText,
} from './types.ts';

/** What was written down about one move beyond its letter. */
interface JsonNote {
  /** The move's number, counted from 1. */
  readonly move: number;
  readonly placement?: Placement | null;
  readonly next?: SavedPreview;
  readonly time?: number;
  readonly comments?: readonly string[];
}

/** A record as plain data, for JSON. */
export interface JsonRecord extends RecordInfo {
  readonly record: 'threefold';
  readonly format: number;
  readonly rules: RuleSetReference;
  readonly start:
    | { readonly generator: string; readonly seed: string }
    | { readonly position: string };
  readonly claims?: RecordClaims;
  readonly tags?: readonly RecordTag[];
  readonly comments?: readonly string[];
  /** One letter a move: L, R, U or D. */
  readonly moves: string;
  /** In ascending order, one for each move that has anything written down. */
  readonly notes?: readonly JsonNote[];
}

/** The record as plain data. */
export function recordToJson(record: GameRecord): JsonRecord {
  const { claims, comments, info, rules, start, tags, turns } = record;
  const notes = turns.flatMap(({ move: _, ...note }, index): JsonNote[] =>
    Object.keys(note).length === 0 ? [] : [{ move: index + 1, ...note }],
  );
  return {
    record: 'threefold',
    format: RECORD_FORMAT,
    rules: referenceTo(rules),
    start:
      start.kind === 'seed'
        ? { generator: start.generator, seed: start.seed }
        : { position: formatPosition(start.position) },
    ...info,
    ...(Object.keys(claims).length > 0 && { claims }),
    ...(tags.length > 0 && { tags }),
    ...(comments.length > 0 && { comments }),
    moves: movesToText(turns.map(({ move }) => move)),
    ...(notes.length > 0 && { notes }),
  };
}

/** The record as JSON text, in one line. */
export function formatJsonRecord(record: GameRecord): RecordText {
  return JSON.stringify(recordToJson(record));
}

/** The record that JSON text holds, or the first fault in it. */
export function parseJsonRecord(text: RecordText): Result<GameRecord> {
  const length = checkLength(text);
  if (!length.ok) return length;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return fail('record-not-json', '', `The text is not JSON: ${(error as Error).message}.`);
  }
  return recordFromJson(data);
}

const FIELDS = [
  'record',
  'format',
  'rules',
  'start',
  'agent',
  'player',
  'date',
  'event',
  'claims',
  'tags',
  'comments',
  'moves',
  'notes',
];
const NOTE_FIELDS = ['move', 'placement', 'next', 'time', 'comments'];

/** The record that data of unknown shape describes, or the first fault in it. */
export function recordFromJson(data: unknown): Result<GameRecord> {
  const fields = asObject(data);
  const { format, record, rules: reference } = fields;
  if (record !== 'threefold') {
    return wrong('record', 'It is "threefold" in a record of this program.');
  }
  if (format !== RECORD_FORMAT) {
    const message = `This program reads records of format ${RECORD_FORMAT}, not ${JSON.stringify(format)}.`;
    return fail('version-unknown', 'format', message);
  }
  const unknown = unknownField(fields, FIELDS, '');
  if (unknown) return unknown;
  const rules = parseRuleSet(reference, 'rules');
  if (!rules.ok) return rules;
  const unknownInRules = unknownField(
    asObject(reference),
    ['id', 'version', 'parameters'],
    'rules.',
  );
  if (unknownInRules) return unknownInRules;
  const start = parseStart(fields['start'], rules.value);
  if (!start.ok) return start;
  const info = parseInfo(fields);
  if (!info.ok) return info;
  const claims = parseClaims(fields['claims']);
  if (!claims.ok) return claims;
  const tags = parseTagList(fields['tags']);
  if (!tags.ok) return tags;
  const { comments = [] } = fields;
  if (!isTexts(comments)) return wrong('comments', 'Comments are a list of texts.');
  const turns = parseTurns(fields['moves'], fields['notes'], rules.value);
  if (!turns.ok) return turns;
  return ok({
    rules: rules.value,
    start: start.value,
    info: info.value,
    claims: claims.value,
    tags: tags.value,
    comments,
    turns: turns.value,
  });
}

type Failure = { ok: false; error: Fault };

function wrong(at: string, message: string): Failure {
  return fail('field-invalid', at, message);
}

function unknownField(data: object, known: readonly string[], at: string): Failure | undefined {
  const name = Object.keys(data).find((one) => !known.includes(one));
  if (name === undefined) return undefined;
  return fail('field-unknown', `${at}${name}`, `The fields here are: ${known.join(', ')}.`);
}

function isTexts(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.every((one) => typeof one === 'string');
}

function parseStart(data: unknown, rules: RuleSet): Result<RecordStart> {
  const fields = asObject(data);
  const { generator, position, seed } = fields;
  if (position === undefined) {
    const unknown = unknownField(fields, ['generator', 'seed'], 'start.');
    if (unknown) return unknown;
    const start = parseSeedStart(generator, seed);
    if (start.ok) return start;
    const { at, code, message } = start.error;
    return fail(code, `start.${at.toLowerCase()}`, message);
  }
  const unknown = unknownField(fields, ['position'], 'start.');
  if (unknown) return unknown;
  if (typeof position !== 'string') return wrong('start.position', 'A position is a text.');
  const parsed = parsePosition(position, rules);
  if (parsed.ok) return ok({ kind: 'position', position: parsed.value });
  return fail(parsed.error.code, 'start.position', parsed.error.message);
}

function parseInfo({
  agent,
  date,
  event,
  player,
}: Readonly<Record<string, unknown>>): Result<RecordInfo> {
  const info = defined({ agent, player, date, event });
  const bad = Object.entries(info).find(([, value]) => typeof value !== 'string');
  return bad ? wrong(bad[0], 'It is a text.') : ok(info as RecordInfo);
}

function parseClaims(data: unknown): Result<RecordClaims> {
  if (data === undefined) return ok({});
  const fields = asObject(data);
  const { digest, highest, moves, result, score } = fields;
  const unknown = unknownField(
    fields,
    ['moves', 'score', 'highest', 'result', 'digest'],
    'claims.',
  );
  if (unknown) return unknown;
  const claims = checkClaims({ moves, score, highest, result, digest });
  if (claims.ok) return claims;
  return wrong(`claims.${claims.error.at.toLowerCase()}`, claims.error.message);
}

function parseTagList(data: unknown): Result<readonly RecordTag[]> {
  if (data === undefined) return ok([]);
  if (!Array.isArray(data)) return wrong('tags', 'Tags are a list.');
  if (data.length > RECORD_LIMITS.tags) {
    return fail('record-too-large', 'tags', `A record has at most ${RECORD_LIMITS.tags} tags.`);
  }
  const tags: RecordTag[] = [];
  for (const [index, tag] of data.entries()) {
    const { name, value } = asObject(tag);
    const known = typeof name !== 'string' || !TAG_NAME.test(name) || isKnownTag(name);
    if (known || typeof value !== 'string' || Object.keys(tag as object).length !== 2) {
      return wrong(`tags[${index}]`, 'A tag has a name that is not in use here, and a value.');
    }
    tags.push({ name, value });
  }
  return ok(tags);
}

function parseTurns(
  moves: unknown,
  notes: unknown,
  rules: RuleSet,
): Result<readonly RecordedTurn[]> {
  if (typeof moves !== 'string') return wrong('moves', 'Moves are a text of L, R, U and D.');
  if (moves.length > RECORD_LIMITS.moves) return fail('record-too-large', 'moves', TOO_MANY_MOVES);
  const turns: RecordedTurn[] = [];
  for (const letter of moves) {
    const move = moveOfLetter(letter);
    if (!move) {
      const message = `A move is L, R, U or D, not ${JSON.stringify(letter)}.`;
      return fail('moves-invalid', `moves[${turns.length}]`, message);
    }
    turns.push({ move });
  }
  return notes === undefined ? ok(turns) : addNotes(turns, notes, rules);
}

/** Adds to the turns, which are changed, what the notes say about them. */
function addNotes(
  turns: RecordedTurn[],
  notes: unknown,
  { height, width }: RuleSet,
): Result<readonly RecordedTurn[]> {
  if (!Array.isArray(notes)) return wrong('notes', 'Notes are a list.');
  let last = 0;
  for (const [index, note] of notes.entries()) {
    const at = `notes[${index}]`;
    const { move: number } = asObject(note);
    const before = typeof number === 'number' && number > last ? turns[number - 1] : undefined;
    if (!before) {
      const message = `Notes stand in the order of their moves, 1 to ${turns.length}, one for each.`;
      return wrong(`${at}.move`, message);
    }
    last = Number(number);
    const turn = parseNote(asObject(note), before.move, at, width * height);
    if (!turn.ok) return turn;
    turns[last - 1] = turn.value;
  }
  return ok(turns);
}

function parseNote(
  note: Readonly<Record<string, unknown>>,
  move: Direction,
  at: string,
  cells: number,
): Result<RecordedTurn> {
  const unknown = unknownField(note, NOTE_FIELDS, `${at}.`);
  if (unknown) return unknown;
  const { comments, next, placement, time } = note;
  if (placement !== undefined && placement !== null && !isPlacement(placement, cells)) {
    return wrong(
      `${at}.placement`,
      'A placement is a cell and a tile, or null where none entered.',
    );
  }
  if (next !== undefined && !isPreview(next)) {
    return wrong(`${at}.next`, 'What comes next is a tile, or the list of a bonus tile.');
  }
  if (time !== undefined && !isCount(time)) {
    return wrong(`${at}.time`, 'A time is whole milliseconds.');
  }
  if (comments !== undefined && !(isTexts(comments) && comments.length > 0)) {
    return wrong(`${at}.comments`, 'Comments are a list of texts.');
  }
  return ok({
    move,
    ...(placement !== undefined && { placement }),
    ...(next !== undefined && { next }),
    ...(time !== undefined && { time }),
    ...(comments !== undefined && { comments }),
  });
}

function isCount(data: unknown): data is number {
  return Number.isSafeInteger(data) && Number(data) >= 0 && Number(data) < 10 ** 15;
}

function isPlacement(data: unknown, cells: number): data is Placement {
  const { cell, tile } = asObject(data);
  const exact = Object.keys(asObject(data)).length === 2;
  return exact && isCount(cell) && cell < cells && isTile(tile) && tile > 0;
}
