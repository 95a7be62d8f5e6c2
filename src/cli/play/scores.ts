/** The list of games played, best first. Pure; files are the store's. */
import type { Tile } from '../../engine/index.ts';

/** A game in the list. */
export interface ScoreEntry {
  readonly id: string;
  /** The rule set and its changed parameters, as one word. */
  readonly rules: string;
  readonly seed: string;
  readonly score: number;
  readonly highest: Tile;
  readonly moves: number;
  /** How it ended, `playing` when it was given up. */
  readonly end: string;
  /** Whether a turn was ever taken back. */
  readonly undone: boolean;
  /** How often a hint was given; absent for never. */
  readonly hints?: number;
  /** The day it ended, YYYY-MM-DD. */
  readonly date: string;
}

/** The list keeps this many games of each kind of rules. */
const MOST_ENTRIES = 100;

/**
 * The list with a game entered. A game has one line: when it is undone and ends again, the line is
 * written anew.
 */
export function enterScore(list: readonly ScoreEntry[], entry: ScoreEntry): ScoreEntry[] {
  const others = list.filter(({ id }) => id !== entry.id);
  const [same, rest] = [others, others].map((all, index) =>
    all.filter(({ rules }) => (rules === entry.rules) === (index === 0)),
  ) as [ScoreEntry[], ScoreEntry[]];
  const ranked = [...same, entry].sort((a, b) => b.score - a.score);
  return [...rest, ...ranked.slice(0, MOST_ENTRIES)];
}

/** The best games under some rules, best first. */
export function bestScores(
  list: readonly ScoreEntry[],
  rules: string,
  count: number,
): ScoreEntry[] {
  return list
    .filter((entry) => entry.rules === rules)
    .sort((a, b) => b.score - a.score)
    .slice(0, count);
}

/** The best score under some rules without undo and hints; 0 when there is none. */
export function bestScore(list: readonly ScoreEntry[], rules: string): number {
  const clean = list.filter((entry) => entry.rules === rules && !entry.undone && !entry.hints);
  return clean.reduce((best, { score }) => Math.max(best, score), 0);
}

/** The entries in data from a file; what is no entry is left out. */
export function parseScores(data: unknown): ScoreEntry[] {
  return Array.isArray(data) ? data.filter(isEntry) : [];
}

function isEntry(data: unknown): data is ScoreEntry {
  if (typeof data !== 'object' || data === null) return false;
  const entry = data as Record<string, unknown>;
  const texts = ['id', 'rules', 'seed', 'end', 'date'];
  const numbers = ['score', 'highest', 'moves', ...('hints' in entry ? ['hints'] : [])];
  return (
    texts.every((name) => typeof entry[name] === 'string') &&
    numbers.every((name) => Number.isSafeInteger(entry[name]) && Number(entry[name]) >= 0) &&
    typeof entry['undone'] === 'boolean'
  );
}
