/**
 * How far the long proof has come, kept in .cache/prove: a file for each rule set, so that several
 * processes can prove one each. What is known of other code, or of another number of games, does
 * not count.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Comparison } from '../tests/packed/support/compare.ts';

const ROOT = new URL('../', import.meta.url);
/** The code that a proof is about, and that it is done with. */
const FOLDERS = ['src/engine/', 'src/packed/', 'tests/packed/support/', 'scripts/prove.ts'];

interface Notes {
  /** A hash of the code, and how many games are to be played in all. */
  readonly of: string;
  /** Seconds of computing so far. */
  readonly seconds: number;
  /** What was proven in one go. */
  readonly done: Readonly<Partial<Record<'lines' | 'kernels', readonly [string, string]>>>;
  readonly compared: Comparison;
}

/** The progress of the proof of one rule set: what is known, and a way to note more. */
export interface Progress extends Notes {
  note(more: Partial<Pick<Notes, 'done' | 'compared'>>): void;
}

/** The progress so far, or none. */
export function openProgress(ruleSet: string, games: number): Progress {
  const file = new URL(`.cache/prove/${ruleSet}.json`, ROOT);
  const of = `${codeHash()} ${games}`;
  const compared: Comparison = { games: 0, turns: 0, outcomes: 0 };
  let notes: Notes = { of, seconds: 0, done: {}, compared };
  const found = readNotes(file);
  if (found?.of === of) notes = found;
  let since = performance.now();
  const note = (more: Partial<Notes>) => {
    const seconds = notes.seconds + (performance.now() - since) / 1000;
    since = performance.now();
    notes = { ...notes, ...more, seconds };
    mkdirSync(new URL('.', file), { recursive: true });
    const whole = fileURLToPath(file);
    writeFileSync(`${whole}.new`, JSON.stringify(notes));
    renameSync(`${whole}.new`, whole);
  };
  return {
    of,
    note,
    get seconds() {
      return notes.seconds;
    },
    get done() {
      return notes.done;
    },
    get compared() {
      return notes.compared;
    },
  };
}

function readNotes(file: URL): Notes | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A hash of all files that the proof is about. */
function codeHash(): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    if (!path.endsWith('/')) {
      hash.update(path).update(readFileSync(new URL(path, ROOT)));
      return;
    }
    const entries = readdirSync(new URL(path, ROOT), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      // Records are no part of what is proven, and tests aren't either.
      if (entry.name.includes('.test.') || entry.name === 'record') continue;
      add(path + entry.name + (entry.isDirectory() ? '/' : ''));
    }
  };
  for (const folder of FOLDERS) add(folder);
  return hash.digest('hex').slice(0, 16);
}
