import {
  formatJsonRecord,
  formatLinkRecord,
  formatNycuRecord,
  formatTextRecord,
  type GameRecord,
  ok,
  RECORD_FORMS,
  type RecordForm,
  type Result,
  recordToJson,
  replayRecord,
  withClaims,
  withoutTrace,
  withTrace,
} from '../../engine/index.ts';
import { EXIT } from '../exit-codes.ts';
import { readInput } from '../input/read-input.ts';
import { formNamed, readRecord } from '../input/read-record.ts';
import type { CommonOptions, Io } from '../io.ts';

/** The options of `convert`. */
export interface ConvertOptions extends CommonOptions {
  readonly to: string;
  readonly from?: string;
  readonly trace?: boolean;
  readonly claims?: boolean;
}

/** Writes a record in another form; `--trace` and `--no-trace` change what it tells. */
export async function runConvert(
  io: Io,
  options: ConvertOptions,
  [given]: string[],
): Promise<number> {
  const to = formNamed(options.to);
  const from = options.from === undefined ? undefined : formNamed(options.from);
  if (!to || (options.from !== undefined && !from)) {
    const wrong = to ? options.from : options.to;
    return io.misused(`Known forms: ${RECORD_FORMS.join(', ')}; not ${wrong}.`);
  }
  const input = await readInput(given);
  if (!input.ok) return io.misused(input.message);
  const record = readRecord(input.text, from);
  if (!record.ok) return io.failed(record.error);
  const changed = change(record.value, options);
  if (!changed.ok) return io.failed(changed.error);
  if (io.json) {
    io.data(recordToJson(changed.value));
    return EXIT.done;
  }
  const text = formatted(changed.value, to);
  if (!text.ok) return io.failed(text.error);
  io.write(text.value.endsWith('\n') ? text.value : `${text.value}\n`);
  return EXIT.done;
}

/** The record with or without its new tiles, and with claims, as the options ask. */
function change(record: GameRecord, { claims, trace }: ConvertOptions): Result<GameRecord> {
  if (trace === false) return ok(withoutTrace(record));
  if (trace === undefined && claims !== true) return ok(record);
  const replayed = replayRecord(record);
  if (!replayed.ok) return replayed;
  const traced = trace === true ? withTrace(replayed.value) : record;
  return ok(claims === true ? withClaims({ ...replayed.value, record: traced }) : traced);
}

function formatted(record: GameRecord, form: RecordForm): Result<string> {
  switch (form) {
    case 'text':
      return ok(formatTextRecord(record));
    case 'link':
      return ok(formatLinkRecord(record));
    case 'json':
      return ok(formatJsonRecord(record));
    case 'nycu': {
      const replayed = replayRecord(record);
      return replayed.ok ? formatNycuRecord(replayed.value) : replayed;
    }
  }
}
