/**
 * A network in a file: a line that says what it is, a header of JSON, and the weights, quantised.
 *
 *     threefold network 1 | length of the header | header | chunk | chunk | …
 *
 * There is a chunk for each stage and pattern, in that order, packed with gzip. A weight is a whole
 * number of steps; a stage counts them from the weights of the stage before it, so that most are 0.
 * The low bytes of all weights come first, then the high ones, which pack better apart.
 */
import { fail, ok, type Result } from '../../engine/index.ts';
import { fnv1a32 } from '../../engine/record/digest.ts';
import { type Network, type Pattern, rowsOf, stagesOf } from './network.ts';

/** Packs or unpacks bytes with gzip; hosts differ in how. Unpacking rejects what is damaged. */
export type Gzip = (bytes: Uint8Array) => Promise<Uint8Array> | Uint8Array;

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
  /** Units in a step, by stage. */
  readonly steps: readonly number[];
}

/** A network with its weights: 16 bits each, all stages one after the other. */
export interface LoadedNetwork extends NetworkInfo {
  readonly weights: Int16Array;
}

const MAGIC = 'threefold network 1\n';

interface Header {
  readonly recipe: string;
  readonly seed: string;
  readonly moves: number;
  readonly rules: { readonly id: string; readonly version: number };
  readonly patterns: readonly {
    readonly cells: string;
    readonly directions: boolean;
    readonly weights: number;
  }[];
  readonly stageOfCode: readonly number[];
  readonly scale: number;
  readonly steps: readonly number[];
  /** Bytes of each chunk, and a checksum of them all: FNV-1a of 32 bits. */
  readonly chunks: readonly number[];
  readonly checksum: string;
}

/** Makes a file of learned weights (floats in points of score, laid out as in a memory). */
export async function writeNetwork(
  info: NetworkInfo,
  learned: Float32Array,
  gzip: Gzip,
): Promise<Uint8Array> {
  const { network, scale, steps } = info;
  const stageSize = 4 * rowsOf(network);
  const chunks: Uint8Array[] = [];
  let before = new Int16Array(stageSize);
  for (let stage = 0; stage < stagesOf(network); stage++) {
    const step = steps[stage] as number;
    const now = new Int16Array(stageSize);
    const counts = new Int16Array(stageSize);
    for (let at = 0; at < stageSize; at++) {
      const base = before[at] as number;
      const units = (learned[stage * stageSize + at] as number) / scale;
      const count = Math.round((clamped(units) - base) / step);
      counts[at] = count;
      now[at] = clamped(base + count * step);
    }
    before = now;
    let at = 0;
    for (const pattern of network.patterns) {
      const size = weightsOf(pattern);
      chunks.push(await gzip(planesOf(counts.subarray(at, at + size))));
      at += size;
    }
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
      weights: weightsOf(pattern),
    })),
    stageOfCode: network.stageOfCode,
    scale,
    steps,
    chunks: chunks.map(({ length }) => length),
    checksum: checksumOf(packed),
  };
  return joined([...headBytes(header), packed]);
}

/** A file whose weights are still packed. */
interface OpenedNetwork {
  readonly header: Header;
  readonly network: Network;
  readonly chunks: readonly Uint8Array[];
}

/**
 * Reads a file for a rule set. Fails as `openNetwork` does, and with `network-damaged` when the
 * weights can't be unpacked.
 */
export async function readNetwork(
  file: Uint8Array,
  rules: NetworkInfo['rules'],
  gunzip: Gzip,
): Promise<Result<LoadedNetwork>> {
  const opened = openNetwork(file, rules);
  if (!opened.ok) return opened;
  const { header, network, chunks } = opened.value;
  const weights = await unpacked(header, network, chunks, gunzip);
  if (!weights) return damaged('weights', 'They cannot be unpacked');
  const { recipe, seed, moves, scale, steps } = header;
  return ok({ recipe, seed, moves, rules: header.rules, network, scale, steps, weights });
}

/**
 * Checks all of a file for a rule set but what only unpacking tells, which takes long. Fails with `network-damaged` when it is none, or not whole, and with
 * `network-mismatch` when it is another version's, or for other rules.
 */
export function openNetwork(file: Uint8Array, rules: NetworkInfo['rules']): Result<OpenedNetwork> {
  const start = textOf(file.subarray(0, MAGIC.length));
  if (start !== MAGIC) {
    const known = MAGIC.slice(0, -2);
    if (start.startsWith(known)) {
      return fail('network-mismatch', 'version', `This reads version 1, not “${start.trim()}”.`);
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
    patterns: header.patterns.map(({ cells, directions }) => ({
      cells: [...cells].map((cell) => Number.parseInt(cell, 16)),
      directions,
    })),
    stageOfCode: header.stageOfCode,
  };
  const wrong = header.patterns.find(({ weights }, index) => {
    return weights !== weightsOf(network.patterns[index] as Pattern);
  });
  if (wrong) return damaged(`pattern ${wrong.cells}`, 'Its number of weights is wrong');
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
  return ok({ header, network, chunks });
}

async function unpacked(
  { steps, patterns }: Header,
  network: Network,
  chunks: readonly Uint8Array[],
  gunzip: Gzip,
): Promise<Int16Array | undefined> {
  const stageSize = 4 * rowsOf(network);
  const weights = new Int16Array(stageSize * stagesOf(network));
  let next = 0;
  for (let stage = 0; stage < stagesOf(network); stage++) {
    const step = steps[stage] as number;
    let at = stage * stageSize;
    for (const { weights: size } of patterns) {
      let planes: Uint8Array;
      try {
        planes = await gunzip(chunks[next++] as Uint8Array);
      } catch {
        return undefined;
      }
      if (planes.length !== 2 * size) return undefined;
      addSteps(weights, at, stage === 0 ? undefined : at - stageSize, planes, step);
      at += size;
    }
  }
  return weights;
}

/**
 * Sets weights to those of the stage before, if there is one, and so many steps more. Most are 0 and
 * are not written, so that their memory is never asked of the system.
 */
function addSteps(
  weights: Int16Array,
  at: number,
  before: number | undefined,
  planes: Uint8Array,
  step: number,
): void {
  const size = planes.length / 2;
  for (let index = 0; index < size; index++) {
    const count = (planes[index] as number) | ((planes[size + index] as number) << 8);
    const base = before === undefined ? 0 : (weights[before + index] as number);
    if ((count | base) !== 0) weights[at + index] = clamped(base + ((count << 16) >> 16) * step);
  }
}

function damaged(at: string, what: string): Result<never> {
  return fail('network-damaged', at, `${what}: fetch it again, or make it again.`);
}

function parseHeader(bytes: Uint8Array): Header | undefined {
  try {
    const header = JSON.parse(textOf(bytes)) as Header;
    const lists = [header.patterns, header.stageOfCode, header.steps, header.chunks];
    return lists.every(Array.isArray) && typeof header.rules.id === 'string' ? header : undefined;
  } catch {
    return undefined;
  }
}

function weightsOf({ cells, directions }: Pattern): number {
  return 16 ** cells.length * (directions ? 4 : 1) * 4;
}

function clamped(units: number): number {
  return Math.max(-32768, Math.min(32767, units));
}

/** The low bytes of some numbers, then the high ones. */
function planesOf(counts: Int16Array): Uint8Array {
  const planes = new Uint8Array(2 * counts.length);
  counts.forEach((count, index) => {
    planes[index] = count & 255;
    planes[counts.length + index] = count >> 8;
  });
  return planes;
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
