/** A training that was stopped, on disk: a small file of JSON, and one with all weights. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../../ai/learning/learner.ts';
import { fail, ok, type Result } from '../../engine/index.ts';

/** A point of the learning curve: what the games since the last point came to. */
export interface CurvePoint {
  /** Moves learned from, and seconds of processor time, since the start. */
  readonly moves: number;
  readonly seconds: number;
  readonly phase: number;
  readonly rate: number;
  readonly outcome: Outcome;
}

/** Where a training stands. */
export interface Progress {
  readonly version: 1;
  readonly recipe: string;
  /** The id of the rule set. */
  readonly rules: string;
  readonly seed: string;
  readonly threads: number;
  readonly phase: number;
  /** Moves learned from, in the phase and since the start. */
  readonly phaseMoves: number;
  readonly moves: number;
  readonly games: number;
  readonly seconds: number;
  /** The state of each thread's generator. */
  readonly random: readonly (readonly [number, number])[];
  readonly curve: readonly CurvePoint[];
  /** What the games since the last point came to, and where that was. */
  readonly outcome: Outcome;
  readonly pointMoves: number;
  /** The file with the kept positions and the weights, and its size. */
  readonly weights: string;
  readonly bytes: number;
}

const NAME = 'checkpoint.json';
/** Files are written and read in pieces of this many bytes. */
const PIECE = 1 << 26;

/** Reads where a training stands; undefined when the folder holds none. */
export function readProgress(folder: string): Result<Progress | undefined> {
  const file = join(folder, NAME);
  if (!existsSync(file)) return ok(undefined);
  try {
    const progress = JSON.parse(readFileSync(file, 'utf8')) as Progress;
    if (progress.version === 1 && Array.isArray(progress.curve)) return ok(progress);
  } catch {
    // Told below, with what else may be wrong.
  }
  return fail(
    'checkpoint-damaged',
    file,
    'This is no checkpoint of a training, or one of another version.',
  );
}

/** Writes a checkpoint; the one before it is there until the new one is whole. */
export function writeCheckpoint(folder: string, progress: Progress, memory: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  const file = openSync(join(folder, progress.weights), 'w');
  for (let at = 0; at < memory.length; at += PIECE) {
    writeSync(file, memory.subarray(at, Math.min(memory.length, at + PIECE)));
  }
  closeSync(file);
  const before = readProgress(folder);
  const fresh = join(folder, `${NAME}.new`);
  writeFileSync(fresh, JSON.stringify(progress));
  renameSync(fresh, join(folder, NAME));
  if (before.ok && before.value && before.value.weights !== progress.weights) {
    rmSync(join(folder, before.value.weights), { force: true });
  }
}

/** Reads the kept positions and weights of a checkpoint into a memory. */
export function readWeights(folder: string, progress: Progress, memory: Uint8Array): Result<null> {
  const path = join(folder, progress.weights);
  if (progress.bytes !== memory.length || !existsSync(path)) {
    return fail(
      'checkpoint-damaged',
      path,
      'The file of weights is missing, or made for another network.',
    );
  }
  const file = openSync(path, 'r');
  let at = 0;
  while (at < memory.length) {
    const read = readSync(file, memory, at, Math.min(PIECE, memory.length - at), at);
    if (read === 0) break;
    at += read;
  }
  closeSync(file);
  if (at === memory.length) return ok(null);
  return fail(
    'checkpoint-damaged',
    path,
    `The file of weights ends after ${at} of ${memory.length} bytes.`,
  );
}
