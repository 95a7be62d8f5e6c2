/** The best score of each rule set and board size. */
import { type RuleSet, referenceTo } from '../../engine/index.ts';
import { keepAside, type Store } from './storage.ts';

/** The name of the best scores in the store. */
export const BEST_KEY = 'threefold.best';

const BEST_FORMAT = 1;

/** Best scores by `rules/size`; see `bestName`. */
export type BestScores = Readonly<Record<string, number>>;

/**
 * Under which name a rule set's best score is kept: games of other sizes don't compare, and neither
 * do games with other parameters.
 */
export function bestName(rules: RuleSet): string {
  const { width, height, ...others } = referenceTo(rules).parameters ?? {};
  const more = Object.entries(others).map(([name, value]) => `/${name}=${value}`);
  return `${rules.id}/${rules.width}x${rules.height}${more.join('')}`;
}

/** The best scores that a text describes; nothing when it is none of ours. */
export function parseBest(text: string): BestScores | undefined {
  try {
    const { format, scores } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (format !== BEST_FORMAT || typeof scores !== 'object' || scores === null) return undefined;
    const entries = Object.entries(scores);
    return entries.every(([, score]) => Number.isSafeInteger(score) && score >= 0)
      ? Object.fromEntries(entries)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The best scores in a store, and whether something there could not be understood: then it is kept
 * aside, or, where that fails, left as it is and not written over (`locked`).
 */
export function readBest(store: Store): {
  readonly scores: BestScores;
  readonly damaged: boolean;
  readonly locked: boolean;
} {
  const text = store.read(BEST_KEY);
  if (text === null) return { scores: {}, damaged: false, locked: false };
  const scores = parseBest(text);
  if (scores) return { scores, damaged: false, locked: false };
  return { scores: {}, damaged: true, locked: keepAside(store, BEST_KEY, text) === undefined };
}

/** Writes a score if it is the best; another page's better scores stay. */
export function writeBest(store: Store, name: string, score: number): boolean {
  const scores = parseBest(store.read(BEST_KEY) ?? '') ?? {};
  if ((scores[name] ?? -1) >= score) return true;
  const text = JSON.stringify({ format: BEST_FORMAT, scores: { ...scores, [name]: score } });
  return store.write(BEST_KEY, text);
}

/** The higher of two scores under each name. */
export function higherOf(a: BestScores, b: BestScores): BestScores {
  const higher = Object.entries(b).map(([name, score]) => [name, Math.max(score, a[name] ?? 0)]);
  return { ...a, ...Object.fromEntries(higher) };
}
