/** Inputs for the parsers of records: good ones with faults put in, and garbage. */
import {
  ERROR_CODES,
  type GameRecord,
  parseJsonRecord,
  parseLinkRecord,
  parseNycuRecord,
  parseTextRecord,
  type Random,
  type RecordForm,
  type Result,
  verifyRecord,
} from '../../src/engine/index.ts';

import { fromBase64Url, toBase64Url } from '../../src/engine/record/bytes.ts';
import { fnv1a32 } from '../../src/engine/record/digest.ts';

/** The parser of each form. */
const PARSERS: Readonly<Record<RecordForm, (text: string) => Result<GameRecord>>> = {
  text: parseTextRecord,
  link: parseLinkRecord,
  json: parseJsonRecord,
  nycu: parseNycuRecord,
};

/** Characters and words that mean something in one of the forms, or are trouble anywhere. */
const PIECES = [
  ...'[]{}()"\\@>=+-|#.,:/ \t\r\n0123456789LRUDabcdefAZ_\u0000\ufeff\ud800é🦊',
  '[Format "1"]\n',
  '[Rules "threes@1"]',
  '[Parameters "width=3"]',
  '[Seed "1"]',
  'next:',
  'deck:',
  'random:sfc32:',
  'null',
  '__proto__',
  'constructor',
  '99999999999999999999',
  '-1',
  '1e999',
  'NaN',
  '{"',
  '":',
  '[3](2)',
  '#U',
];

/** A random input: garbage at times, else one of the samples with some pieces changed. */
export function fuzzInput(form: RecordForm, samples: readonly string[], random: Random): string {
  // A changed link hardly ever passes its checksum, so most get a new one.
  if (form === 'link' && random.nextInt(4) > 0) return fuzzLink(samples, random);
  if (random.nextInt(10) === 0) {
    return Array.from({ length: random.nextInt(40) }, () => piece(random)).join('');
  }
  let text = samples[random.nextInt(samples.length)] ?? '';
  for (let fault = random.nextInt(4); fault >= 0; fault--) text = mutate(text, samples, random);
  return text;
}

/** The bytes of a sample with some changed, sealed with a right checksum. */
function fuzzLink(samples: readonly string[], random: Random): string {
  const bytes = (fromBase64Url(samples[random.nextInt(samples.length)] ?? '') ?? []).slice(0, -4);
  for (let fault = random.nextInt(3); fault >= 0; fault--) {
    const fresh = Array.from({ length: random.nextInt(3) }, () => random.nextInt(256));
    bytes.splice(random.nextInt(bytes.length + 1), random.nextInt(3), ...fresh);
  }
  const checksum = fnv1a32(bytes);
  return toBase64Url([...bytes, ...[24, 16, 8, 0].map((shift) => (checksum >>> shift) & 255)]);
}

function mutate(text: string, samples: readonly string[], random: Random): string {
  const from = random.nextInt(text.length + 1);
  const to = Math.min(text.length, from + random.nextInt(12));
  const [before, inside, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  switch (random.nextInt(6)) {
    case 0:
      return before + after;
    case 1:
      return before + piece(random) + inside + after;
    case 2:
      return before + piece(random) + after;
    case 3:
      return before + inside + inside + after;
    case 4:
      return before;
    default: {
      const other = samples[random.nextInt(samples.length)] ?? '';
      return before + other.slice(random.nextInt(other.length + 1));
    }
  }
}

function piece(random: Random): string {
  return PIECES[random.nextInt(PIECES.length)] ?? '';
}

/**
 * Parses an input and, if it is a record, verifies it. Throws when the answer is no result with a
 * known code; says whether it was a record, and whether a true one.
 */
export function tryInput(form: RecordForm, input: string): 'refused' | 'false' | 'true' {
  const parsed = PARSERS[form](input);
  if (!parsed.ok) return known(parsed);
  const game = verifyRecord(parsed.value);
  if (game.ok) return 'true';
  known(game);
  return 'false';
}

function known(failure: Result<unknown> & { ok: false }): 'refused' {
  const { at, code, message } = failure.error;
  if (!ERROR_CODES.includes(code) || typeof at !== 'string' || message === '') {
    throw new Error(`An unknown fault: ${JSON.stringify(failure)}`);
  }
  return 'refused';
}
