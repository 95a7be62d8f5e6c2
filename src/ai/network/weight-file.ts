/**
 * A network in a file: a line that says what it is, a header of JSON, and the weights, quantised.
 *
 *     threefold network 4 | length of the header | header | chunk | chunk | …
 *
 * There is a chunk for each table of each stage (a pattern's or the deck's), see weight-coder.ts. A
 * weight is a whole number of steps; a stage counts them from the weights of the stage before it, so
 * that most are 0. How long a step is depends on the table: what a small table holds costs little, and
 * may be told more finely.
 */
import { fail, ok, type Result } from '../../engine/index.ts';
import { fnv1a32 } from '../../engine/record/digest.ts';
import { type Network, type Pattern, rowsOf, stagesOf, tablesOf } from './network.ts';
import { packTable, unpackTable } from './weight-coder.ts';

/** What a file says of its network. */
export interface NetworkInfo {
  /** The name of the recipe that it was made by, its seed, and the moves that it learned from. */
  readonly recipe: string;
  readonly seed: string;
  readonly moves: number;
  /** The rule set, with its version. */
  readonly rules: { readonly id: string; readonly version: number };
  readonly network: Network;
  /** Points of score that one unit of a weight stands for. */
  readonly scale: number;
  /** Units in a step: for each stage, by table. */
  readonly steps: readonly (readonly number[])[];
}

/** A network that was read. */
export interface LoadedNetwork extends NetworkInfo {
  /**
   * Unpacks the weights, 16 bits each, all stages one after the other, into a place where all are 0.
   * What stays 0 is not written, so that its memory is never asked of the system.
   */
  readonly write: (weights: Int16Array) => void;
}

const VERSION = 4;
const NAME = 'threefold network ';
const MAGIC = `${NAME}${VERSION}\n`;

/**
 * From this part of a step on, a weight counts as a whole one. More than a half: weights near 0 are
 * mostly those that are seldom looked up, and cost less as zeros than steps that are shorter for all.
 */
const WHOLE_FROM = 0.6;

/** The same for weights that are seldom used: there are many, and most are worth little. */
const SELDOM_WHOLE_FROM = 5;

interface Header {
  readonly recipe: string;
  readonly seed: string;
  readonly moves: number;
  readonly rules: { readonly id: string; readonly version: number };
  readonly patterns: readonly {
    readonly cells: string;
    readonly directions: boolean;
    /** True where it is not said. */
    readonly previews?: boolean;
  }[];
  readonly deck: boolean;
  /** The weights of each table of a stage. */
  readonly tables: readonly number[];
  readonly stageOfCode: readonly number[];
  readonly scale: number;
  readonly steps: readonly (readonly number[])[];
  /** Bytes of each chunk, and a checksum of them all: FNV-1a of 32 bits. */
  readonly chunks: readonly number[];
  readonly checksum: string;
}

/**
 * Makes a file of learned weights (floats in points of score, laid out as in a memory). Those that are
 * seldom used count as 0, or as in the stage before, up to five steps.
 */
export function writeNetwork(
  info: NetworkInfo,
  learned: Float32Array,
  isSeldomUsed: (at: number) => boolean = () => false,
): Uint8Array {
  const { network, scale, steps } = info;
  const stageSize = 4 * rowsOf(network);
  const tables = placesOf(network);
  const chunks: Uint8Array[] = [];
  let before: Int16Array | undefined;
  for (let stage = 0; stage < stagesOf(network); stage++) {
    const now = new Int16Array(stageSize);
    for (const [number, { at: start, size, like }] of tables.entries()) {
      const step = steps[stage]?.[number] as number;
      const base = before?.subarray(start, start + size);
      const from = stage * stageSize + start;
      const counts = now.subarray(start, start + size);
      for (let at = 0; at < size; at++) {
        const units = clamped((learned[from + at] as number) / scale);
        const wholeFrom = isSeldomUsed(from + at) ? SELDOM_WHOLE_FROM : WHOLE_FROM;
        counts[at] = stepsIn((units - (base?.[at] ?? 0)) / step, wholeFrom);
      }
      chunks.push(packTable(counts, { like, before: base }));
      addSteps(counts, base, step);
    }
    before = now;
  }
  const packed = joined(chunks);
  const header: Header = {
    recipe: info.recipe,
    seed: info.seed,
    moves: info.moves,
    rules: info.rules,
    patterns: network.patterns.map((pattern) => ({
      cells: pattern.cells.map((cell) => cell.toString(16)).join(''),
      directions: pattern.directions,
      previews: pattern.previews,
    })),
    deck: network.deck,
    tables: tables.map(({ size }) => size),
    stageOfCode: network.stageOfCode,
    scale,
    steps,
    chunks: chunks.map(({ length }) => length),
    checksum: checksumOf(packed),
  };
  return joined([...headBytes(header), packed]);
}

/**
 * Reads a file for a rule set. The weights stay packed until they are wanted, which takes long. Fails
 * with `network-damaged` when it is none, or not whole, and with `network-mismatch` when it is another
 * version's, or for other rules.
 */
export function readNetwork(file: Uint8Array, rules: NetworkInfo['rules']): Result<LoadedNetwork> {
  const start = textOf(file.subarray(0, MAGIC.length));
  if (start !== MAGIC) {
    if (start.startsWith(NAME)) {
      const found = start.trim();
      return fail('network-mismatch', 'version', `This reads version ${VERSION}, not “${found}”.`);
    }
    return damaged('start', 'The file does not begin as one of weights does');
  }
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < MAGIC.length + 4) return damaged('header', 'The file ends before its header');
  const size = view.getUint32(MAGIC.length, true);
  const headerEnd = MAGIC.length + 4 + size;
  const header = parseHeader(file.subarray(MAGIC.length + 4, headerEnd));
  if (!header) return damaged('header', 'The header cannot be read');
  if (header.rules.id !== rules.id || header.rules.version !== rules.version) {
    const [is, wanted] = [header.rules, rules].map(({ id, version }) => `${id}@${version}`);
    return fail('network-mismatch', 'rules', `The network plays ${is}, not ${wanted}.`);
  }
  const network: Network = {
    patterns: header.patterns.map(({ cells, directions, previews = true }) => ({
      cells: [...cells].map((cell) => Number.parseInt(cell, 16)),
      directions,
      previews,
    })),
    deck: header.deck,
    stageOfCode: header.stageOfCode,
  };
  const tables = placesOf(network);
  if (`${header.tables}` !== `${tables.map(({ size }) => size)}`) {
    return damaged('tables', 'The sizes of the tables are wrong');
  }
  const stages = stagesOf(network);
  const stepsFit =
    header.steps.length === stages && header.steps.every(({ length }) => length === tables.length);
  if (header.chunks.length !== stages * tables.length || !stepsFit) {
    return damaged('chunks', 'There are more or fewer than the tables need');
  }
  const whole = header.chunks.reduce((sum, length) => sum + length, headerEnd);
  if (whole !== file.length) {
    return damaged('length', `The file has ${file.length} bytes instead of ${whole}`);
  }
  let at = headerEnd;
  const chunks = header.chunks.map((length) => {
    at += length;
    return file.subarray(at - length, at);
  });
  if (checksumOf(file.subarray(headerEnd)) !== header.checksum)
    return damaged('checksum', 'The weights were changed');
  const { recipe, seed, moves, scale, steps } = header;
  const write = (weights: Int16Array) => {
    const stageSize = 4 * rowsOf(network);
    chunks.forEach((chunk, number) => {
      const table = number % tables.length;
      const { at, size, like } = tables[table] as Place;
      const stage = Math.floor(number / tables.length);
      const start = stage * stageSize + at;
      const place = weights.subarray(start, start + size);
      const before = start - stageSize;
      const base = stage > 0 ? weights.subarray(before, before + size) : undefined;
      unpackTable(chunk, { like, before: base }, place);
      addSteps(place, base, steps[stage]?.[table] as number);
    });
  };
  return ok({ recipe, seed, moves, rules: header.rules, network, scale, steps, write });
}

/** Turns counts of steps into weights: so many steps more than in the stage before, if there is one. */
function addSteps(counts: Int16Array, before: Int16Array | undefined, step: number): void {
  for (let at = 0; at < counts.length; at++) {
    const count = counts[at] as number;
    const base = before === undefined ? 0 : (before[at] as number);
    if (count !== 0 || base !== 0) counts[at] = clamped(base + count * step);
  }
}

function damaged(at: string, what: string): Result<never> {
  return fail('network-damaged', at, `${what}: fetch it again, or make it again.`);
}

function parseHeader(bytes: Uint8Array): Header | undefined {
  try {
    const header = JSON.parse(textOf(bytes)) as Header;
    const { patterns, tables, stageOfCode, steps, chunks } = header;
    const lists = [patterns, tables, stageOfCode, steps, ...steps, chunks];
    return lists.every(Array.isArray) && typeof header.rules.id === 'string' ? header : undefined;
  } catch {
    return undefined;
  }
}

/** Where a table stands in a stage, in weights, and how far apart like boards are: see weight-coder.ts. */
interface Place {
  readonly at: number;
  readonly size: number;
  readonly like: readonly number[];
}

function placesOf(network: Network): Place[] {
  let at = 0;
  return tablesOf(network).map((rows, number) => {
    const size = 4 * rows;
    at += size;
    return { at: at - size, size, like: likeIn(network.patterns[number]) };
  });
}

/** How far apart the weights of boards are that differ by one in one thing, where it is a row or more. */
function likeIn(pattern: Pattern | undefined): number[] {
  if (!pattern) return LIKE_DECKS;
  const { cells, directions, previews } = pattern;
  const first = (previews ? 4 : 1) * (directions ? 4 : 1);
  const distances = cells.map((_, place) => first * 16 ** place);
  return [...(directions ? [first / 4] : []), ...distances].filter((distance) => distance >= 4);
}

/** A gap more on the board, a 2 more, a 1 more; another deck. */
const LIKE_DECKS = [4, 4 * 16, 4 * 16 * 8, 4 * 16 * 8 * 8];

/** How many whole steps a weight is told as; less than `wholeFrom` count as none. */
function stepsIn(steps: number, wholeFrom: number): number {
  const size = Math.abs(steps);
  return size < wholeFrom ? 0 : Math.sign(steps) * Math.floor(size + 1 - WHOLE_FROM);
}

function clamped(units: number): number {
  return Math.max(-32768, Math.min(32767, units));
}

function headBytes(header: Header): Uint8Array[] {
  const text = bytesOf(JSON.stringify(header));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, text.length, true);
  return [bytesOf(MAGIC), length, text];
}

/** The checksum of all chunks, one after the other, in hexadecimal. */
function checksumOf(chunks: Uint8Array): string {
  return fnv1a32(chunks).toString(16).padStart(8, '0');
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Text of ASCII characters, which is all that a header has. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (unit) => unit.charCodeAt(0));
}

function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
