/**
 * The check of the golden records, for any runtime: it is handed the engine and the files, and uses
 * nothing but the language. Node, other Nodes and a browser run this very file.
 */
import type * as engineModule from '../../src/engine/index.ts';
import type { GameRecord, Result, VerifiedGame } from '../../src/engine/index.ts';

/** The line between two records of a file. */
const SEPARATOR = '%%\n';

/** The engine, as source or compiled. */
export type Engine = typeof engineModule;

/** The files of tests/records/golden as texts. */
export interface GoldenFiles {
  readonly text: string;
  readonly traced: string;
  readonly links: string;
  readonly nycu: string;
}

/** How many records and framework lines there were, a digest of all results, and what was wrong. */
export interface GoldenReport {
  readonly records: number;
  readonly lines: number;
  readonly digest: string;
  readonly faults: readonly string[];
}

/**
 * Parses every golden record in every form that is stored, replays it, checks its claims and writes
 * it again in every form; all must be equal to what is stored, character for character.
 */
export function checkGolden(engine: Engine, files: GoldenFiles): GoldenReport {
  const computed: string[] = [];
  const faults: string[] = [];
  const expect = (right: boolean, what: string) => {
    if (!right) faults.push(what);
  };
  const texts = splitRecords(files.text);
  const traced = splitRecords(files.traced);
  const links = files.links.trim().split('\n');
  expect(traced.length === texts.length && links.length === texts.length, 'files differ in length');
  for (const [index, text] of texts.entries()) {
    const name = `record ${index + 1}`;
    const record = verified(engine, engine.parseTextRecord(text), name, faults);
    const trace = verified(engine, engine.parseTextRecord(traced[index] ?? ''), name, faults);
    const linked = verified(engine, engine.parseLinkRecord(links[index] ?? ''), name, faults);
    if (!record || !trace || !linked) continue;
    const json = engine.formatJsonRecord(record.record);
    const fromJson = verified(engine, engine.parseJsonRecord(json), name, faults);
    expect(engine.formatTextRecord(record.record) === text, `${name}: text`);
    expect(engine.formatTextRecord(engine.withTrace(record)) === traced[index], `${name}: trace`);
    expect(engine.formatLinkRecord(record.record) === links[index], `${name}: link`);
    expect(fromJson?.summary.digest === record.summary.digest, `${name}: JSON`);
    expect(linked.summary.digest === record.summary.digest, `${name}: digest of the link`);
    expect(trace.summary.digest === record.summary.digest, `${name}: digest of the trace`);
    const { rules: _, ...last } = record.states.at(-1) ?? { rules: null };
    computed.push(JSON.stringify([last, trace.placements, record.summary]));
  }
  const lines = files.nycu.trim().split('\n');
  for (const [index, line] of lines.entries()) {
    const name = `line ${index + 1}`;
    const game = verified(engine, engine.parseNycuRecord(line), name, faults);
    if (!game) continue;
    const again = engine.formatNycuRecord(game);
    expect(again.ok && again.value === line, `${name}: written again`);
    computed.push(JSON.stringify(game.summary));
  }
  const digest = engine.fnv1a64(computed.join('\n'));
  return { records: texts.length, lines: lines.length, digest, faults };
}

function splitRecords(file: string): string[] {
  return file.split(SEPARATOR).filter((record) => record !== '');
}

/** The game of a record, if it is true; adds to the faults what is wrong. */
function verified(
  engine: Engine,
  parsed: Result<GameRecord>,
  name: string,
  faults: string[],
): VerifiedGame | undefined {
  const game = parsed.ok ? engine.verifyRecord(parsed.value) : parsed;
  if (game.ok) return game.value;
  const { at, code, message } = game.error;
  faults.push(`${name}: ${code} at ${at}: ${message}`);
  return undefined;
}
