/**
 * Saved games and scores as files of one folder. A file is written beside its place and then
 * renamed onto it, so that it is always whole; what cannot be read is kept aside, never deleted.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadHistory, type RuleSet, referenceTo, saveHistory } from '../../engine/index.ts';
import { parseScores, type ScoreEntry } from './scores.ts';
import type { Identity, Session } from './session.ts';

/** The version of the files that this program writes and reads. */
const FORMAT = 1;

/** A game that was saved. */
export type SavedSession = Identity & Pick<Session, 'history'>;

/** What was found where a game is saved. */
export interface Found {
  readonly session: SavedSession | null;
  /** What could not be read, and where it was put; null when all is well. */
  readonly problem: string | null;
  /** False where the file could not even be looked at: then it must not be written either. */
  readonly writable: boolean;
}

/** The files of one folder. */
export interface Store {
  /** Where the game under these rules is saved. */
  gameFile(rules: RuleSet): string;
  load(rules: RuleSet): Found;
  save(session: Session, rules: RuleSet): void;
  scores(): readonly ScoreEntry[];
  saveScores(scores: readonly ScoreEntry[]): void;
}

/**
 * A rule set and its changed parameters as one word: each has a saved game and best scores of its
 * own. Such as `threes`, or `cs227-width-5-height-5`.
 */
export function rulesKey(rules: RuleSet): string {
  const { id, parameters } = referenceTo(rules);
  return [id, ...Object.entries(parameters).flat()].join('-');
}

/** The store of a folder, which is made when something is first written. */
export function openStore(folder: string): Store {
  const gameFile = (rules: RuleSet) => join(folder, `game-${rulesKey(rules)}.json`);
  const scoresFile = join(folder, 'scores.json');
  const write = (file: string, data: unknown) => {
    mkdirSync(folder, { recursive: true });
    const beside = `${file}.${process.pid}.tmp`;
    writeFileSync(beside, `${JSON.stringify(data)}\n`, { mode: 0o600 });
    renameSync(beside, file);
  };
  return {
    gameFile,
    load(rules) {
      const file = gameFile(rules);
      try {
        return { ...loadFrom(file, rules), writable: true };
      } catch (error) {
        return {
          session: null,
          problem: `Not saving: ${(error as Error).message}`,
          writable: false,
        };
      }
    },
    save({ hints, history, id, seed, undoAllowed, undone }, rules) {
      const game = saveHistory(history);
      write(gameFile(rules), { format: FORMAT, id, seed, undone, hints, undoAllowed, game });
    },
    scores() {
      const text = readText(scoresFile);
      if (text === undefined) return [];
      const data = parseJson(text);
      if (data === undefined) keepAside(scoresFile);
      return parseScores(data);
    },
    saveScores: (scores) => write(scoresFile, scores),
  };
}

function loadFrom(file: string, rules: RuleSet): Pick<Found, 'session' | 'problem'> {
  const text = readText(file);
  if (text === undefined) return { session: null, problem: null };
  const read = parseSession(text, rules);
  if (typeof read !== 'string') return { session: read, problem: null };
  const aside = keepAside(file);
  return { session: null, problem: `The saved game is bad (${read}); kept as ${aside}` };
}

/** The text of a file; undefined when there is none. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The session in a file, or the code of the first fault in it. */
function parseSession(text: string, rules: RuleSet): SavedSession | string {
  const data = parseJson(text);
  if (typeof data !== 'object' || data === null) return 'save-not-json';
  const { format, game, hints, id, seed, undoAllowed, undone } = data as Record<string, unknown>;
  if (format !== FORMAT) return 'version-unknown';
  const history = loadHistory(game);
  if (!history.ok) return history.error.code;
  if (rulesKey(history.value.settled.rules) !== rulesKey(rules)) return 'rules-unknown';
  return {
    id: String(id),
    seed: String(seed),
    history: history.value,
    undone: undone === true,
    hints: hintsIn(hints),
    undoAllowed: undoAllowed !== false,
  };
}

/** How many hints a file of a game counts; those of before there were hints count none. */
export function hintsIn(data: unknown): number {
  return typeof data === 'number' && Number.isSafeInteger(data) && data > 0 ? data : 0;
}

/** Renames a file so that nothing overwrites it; gives its new path. */
function keepAside(file: string): string {
  const aside = `${file.replace(/\.json$/, '')}.bad-${Date.now()}.json`;
  renameSync(file, aside);
  return aside;
}
