/** Reads a record without being told its form. */
import type { Result } from '../result.ts';
import { parseJsonRecord } from './json.ts';
import { parseLinkRecord } from './link.ts';
import { parseNycuRecord } from './nycu-parse.ts';
import { parseTextRecord } from './text-parse.ts';
import type { GameRecord, RecordForm, RecordText } from './types.ts';

const PARSERS: Readonly<Record<RecordForm, (text: RecordText) => Result<GameRecord>>> = {
  text: parseTextRecord,
  link: parseLinkRecord,
  json: parseJsonRecord,
  nycu: parseNycuRecord,
};

/** The form that a record has by its looks; `text` where it looks like none. */
export function formOf(text: RecordText): RecordForm {
  const begin = text.slice(0, 4096).trimStart();
  if (begin.startsWith('{')) return 'json';
  if (/^[^[\]|\r\n]*@[0-9]+\|/.test(begin)) return 'nycu';
  return /^[\w-]+\s*$/.test(begin) ? 'link' : 'text';
}

/** The record that a text holds in any of the forms, or the first fault in it. */
export function parseRecord(text: RecordText, form: RecordForm = formOf(text)): Result<GameRecord> {
  return PARSERS[form](text);
}
