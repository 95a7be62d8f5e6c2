/**
 * The check of the golden records, for any runtime: it is handed the engine and the files, and uses
 * nothing but the language. Node, other Nodes and a browser run this very file.
 */

/** The line between two records of a file. */
const SEPARATOR = '%%\n';

/**
 * @typedef {typeof import('../../src/engine/index.ts')} Engine
 * @typedef {{ text: string, traced: string, links: string, nycu: string }} GoldenFiles
 * @typedef {{ records: number, lines: number, digest: string, faults: string[] }} GoldenReport
 */

/**
 * Parses every golden record in every form that is stored, replays it, checks its claims and writes
 * it again in every form; all must be equal to what is stored, character for character.
 * @param {Engine} engine
 * @param {GoldenFiles} files
 * @returns {GoldenReport} the number of records and of framework lines, a digest of everything that
 * was computed, and what was wrong.
 */
export function checkGolden(engine, files) {
  /** @type {string[]} */
  const computed = [];
  /** @type {string[]} */
  const faults = [];
  /**
   * @param {boolean} right
   * @param {string} what
   */
  const expect = (right, what) => {
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
    computed.push(JSON.stringify([record.states.at(-1), trace.placements, record.summary]));
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

/**
 * @param {string} file
 * @returns {string[]} the records of a file.
 */
function splitRecords(file) {
  return file.split(SEPARATOR).filter((record) => record !== '');
}

/**
 * @param {Engine} engine
 * @param {import('../../src/engine/index.ts').Result<import('../../src/engine/index.ts').GameRecord>} parsed
 * @param {string} name
 * @param {string[]} faults receives what is wrong.
 * @returns {import('../../src/engine/index.ts').VerifiedGame | undefined} the game, if it is true.
 */
function verified(engine, parsed, name, faults) {
  const game = parsed.ok ? engine.verifyRecord(parsed.value) : parsed;
  if (game.ok) return game.value;
  const { at, code, message } = game.error;
  faults.push(`${name}: ${code} at ${at}: ${message}`);
  return undefined;
}
