/**
 * The tags of a record: the fixed ones in their fixed order, then the unknown ones. Each fixed tag
 * is written by one function and read by one function.
 */
import { STATUSES, type Status } from '../game.ts';
import { createRandom, isGeneratorId } from '../random/random.ts';
import { parseSeed } from '../random/seed.ts';
import { GENERATORS } from '../random/types.ts';
import { fail, ok, type Result, unwrap } from '../result.ts';
import type { RuleSet } from '../rules.ts';
import { isTile } from '../tile.ts';
import { formatPosition, parsePosition } from './position.ts';
import { formatParameters, formatRules, parseRules } from './rules-text.ts';
import {
  type GameRecord,
  RECORD_FORMAT,
  type RecordClaims,
  type RecordInfo,
  type RecordStart,
  type RecordTag,
} from './types.ts';

/** Every tag that has a meaning, in the order in which they are written. */
const KNOWN_TAGS = [
  'Format',
  'Rules',
  'Parameters',
  'Generator',
  'Seed',
  'Start',
  'Agent',
  'Player',
  'Date',
  'Event',
  'Moves',
  'Score',
  'Highest',
  'Result',
  'Digest',
] as const;

type KnownTag = (typeof KNOWN_TAGS)[number];

const KNOWN_NAMES: ReadonlySet<string> = new Set(KNOWN_TAGS);

/** Whether a tag has a meaning, so that it may stand only once and not among unknown tags. */
export function isKnownTag(name: string): name is KnownTag {
  return KNOWN_NAMES.has(name);
}

/** What a name of a tag looks like. */
export const TAG_NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

/** What the tags of a record say. */
export type RecordHead = Omit<GameRecord, 'turns' | 'comments'>;

/** The tags of a record in canonical order. */
export function tagsOf(record: RecordHead): RecordTag[] {
  const { claims, info, rules, start, tags } = record;
  const seeded = start.kind === 'seed' ? start : undefined;
  const values: Readonly<Record<KnownTag, string | undefined>> = {
    Format: String(RECORD_FORMAT),
    Rules: formatRules(rules),
    Parameters: formatParameters(rules) || undefined,
    Generator: seeded?.generator,
    Seed: seeded?.seed,
    Start: start.kind === 'position' ? formatPosition(start.position) : undefined,
    Agent: info.agent,
    Player: info.player,
    Date: info.date,
    Event: info.event,
    Moves: claims.moves?.toString(),
    Score: claims.score?.toString(),
    Highest: claims.highest?.toString(),
    Result: claims.result,
    Digest: claims.digest,
  };
  const known = KNOWN_TAGS.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, value }];
  });
  return [...known, ...tags];
}

/**
 * What tags say, or the first fault in them. `at` of a fault is the name of its tag, for the caller
 * to find its place. The known tags must not be repeated.
 */
export function parseTags(tags: readonly RecordTag[]): Result<RecordHead> {
  const values = new Map(tags.map(({ name, value }) => [name, value]));
  const format = values.get('Format');
  if (format === undefined) return fail('tag-missing', 'Format', 'A record needs [Format "1"].');
  if (format !== String(RECORD_FORMAT)) {
    const message = `This program reads records of format ${RECORD_FORMAT}, not ${JSON.stringify(format)}.`;
    return fail('version-unknown', 'Format', message);
  }
  const name = values.get('Rules');
  if (name === undefined) return fail('tag-missing', 'Rules', 'A record needs [Rules "…"].');
  const rules = parseRules(name, values.get('Parameters') ?? '');
  if (!rules.ok) {
    const at = rules.error.code.startsWith('parameter') ? 'Parameters' : 'Rules';
    return fail(rules.error.code, at, rules.error.message);
  }
  const start = parseStart(values, rules.value);
  if (!start.ok) return start;
  const claims = parseClaims(values);
  if (!claims.ok) return claims;
  return ok({
    rules: rules.value,
    start: start.value,
    info: parseInfo(values),
    claims: claims.value,
    tags: tags.filter((tag) => !isKnownTag(tag.name)),
  });
}

type Values = ReadonlyMap<string, string>;

function parseStart(values: Values, rules: RuleSet): Result<RecordStart> {
  const [generator, seed, start] = ['Generator', 'Seed', 'Start'].map((name) => values.get(name));
  if (start !== undefined) {
    if (generator !== undefined || seed !== undefined) {
      return fail('tag-invalid', 'Start', 'A record has either Start or Generator and Seed.');
    }
    const position = parsePosition(start, rules);
    if (!position.ok) return fail(position.error.code, 'Start', position.error.message);
    return ok({ kind: 'position', position: position.value });
  }
  if (seed === undefined || generator === undefined) {
    return fail('tag-missing', 'Seed', 'A record needs Generator and Seed, or else Start.');
  }
  return parseSeedStart(generator, seed);
}

/** The start that a generator's name and a seed give. `at` of a fault is Generator or Seed. */
export function parseSeedStart(generator: unknown, seed: unknown): Result<RecordStart> {
  if (!isGeneratorId(generator)) {
    return fail('random-invalid', 'Generator', `A generator is: ${GENERATORS.join(', ')}.`);
  }
  if (typeof seed !== 'string') return fail('seed-invalid', 'Seed', 'A seed is a text here.');
  const random = createRandom(generator, seed, 'Seed');
  return random.ok ? ok({ kind: 'seed', generator, seed: unwrap(parseSeed(seed)) }) : random;
}

function parseInfo(values: Values): RecordInfo {
  return defined({
    agent: values.get('Agent'),
    player: values.get('Player'),
    date: values.get('Date'),
    event: values.get('Event'),
  });
}

/** The object without its undefined fields. */
export function defined<T extends object>(
  object: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const kept: { [Key in keyof T]?: T[Key] } = {};
  for (const key of Object.keys(object) as (keyof T)[]) {
    if (object[key] !== undefined) kept[key] = object[key];
  }
  return kept as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}

/** Each claim by name, with what it must look like. */
const CLAIMS = [
  { tag: 'Moves', name: 'moves', has: isCount, words: 'a whole number from 0' },
  { tag: 'Score', name: 'score', has: isScore, words: 'a whole number from 0' },
  { tag: 'Highest', name: 'highest', has: isTile, words: 'a tile: 0, 1, 2 or 3·2^k' },
  { tag: 'Result', name: 'result', has: isStatus, words: STATUSES.join(', ') },
  { tag: 'Digest', name: 'digest', has: isDigest, words: '16 hexadecimal digits in lower case' },
] as const;

function isStatus(data: unknown): data is Status {
  return STATUSES.some((status) => status === data);
}

function isDigest(data: unknown): data is string {
  return typeof data === 'string' && /^[0-9a-f]{16}$/.test(data);
}

function isCount(data: unknown): data is number {
  return Number.isSafeInteger(data) && Number(data) >= 0;
}

/** Beyond 2^53 a score is the nearest double. */
function isScore(data: unknown): data is number {
  return Number.isInteger(data) && Number(data) >= 0;
}

function parseClaims(values: Values): Result<RecordClaims> {
  return checkClaims({
    moves: numberIn(values.get('Moves')),
    score: numberIn(values.get('Score')),
    highest: numberIn(values.get('Highest')),
    result: values.get('Result'),
    digest: values.get('Digest'),
  });
}

/** The number that a text writes in decimal digits, or the text itself when it is none. */
function numberIn(text: string | undefined): unknown {
  return text !== undefined && /^(0|[1-9][0-9]{0,18})$/.test(text) ? Number(text) : text;
}

/** Checks claims of unknown shape. `at` of a fault is the name of its tag, such as Score. */
export function checkClaims(
  data: { readonly [Key in keyof RecordClaims]: unknown },
): Result<RecordClaims> {
  for (const { tag, name, has, words } of CLAIMS) {
    const value = data[name];
    if (value !== undefined && !has(value)) {
      return fail('tag-invalid', tag, `${tag} is ${words}; not ${JSON.stringify(value)}.`);
    }
  }
  return ok(defined(data) as RecordClaims);
}
