/** Searching deeper and deeper, as far as a budget goes. */
import type { Brain, BrainPosition } from '../kernel/brain.ts';

/** How far a search goes. */
export interface SearchSettings {
  /** The most moves ahead. */
  readonly depth: number;
  /** Branches of a smaller probability are evaluated where they stand; 0 to 1. */
  readonly cutoff: number;
  /** The most evaluations of afterstates for one move; 0 for no limit. */
  readonly budget: number;
}

/** What a search has found so far. */
export interface Found {
  readonly depth: number;
  /** The index of the best direction; -1 where none is legal. */
  readonly choice: number;
  /** The value of each direction: the score that the game is expected to end with; NaN: illegal. */
  readonly values: readonly number[];
  /** Evaluations of afterstates for this search, all depths. */
  readonly evaluations: number;
}

/** A budget is never stretched, but a depth that would surely go beyond it is not begun either. */
const LEAST_GROWTH = 8;

/**
 * Searches one move ahead, then two, and so on; the last that is found within the budget counts.
 * Whoever asks may stop between two depths. The same position gives the same answers.
 */
export function* deepen(
  brain: Brain,
  position: BrainPosition,
  { depth: deepest, cutoff, budget }: SearchSettings,
): Generator<Found, void> {
  const start = brain.evaluations;
  let before = 0;
  for (let depth = 1; depth <= deepest; depth++) {
    const used = brain.evaluations - start;
    const growth = before > 0 ? Math.max(LEAST_GROWTH, (used - before) / before) : 1;
    if (budget > 0 && depth > 2 && (used - before) * growth > budget - used) return;
    const left = budget > 0 ? budget - used : 0;
    if (budget > 0 && left <= 0) return;
    const choice = brain.search(position, { depth, cutoff, budget: depth === 1 ? 0 : left });
    if (choice === -2) return;
    const values = brain.rootValues();
    const evaluations = brain.evaluations - start;
    yield { depth, choice, values, evaluations };
    // Where only one move is legal, looking further changes nothing.
    if (values.filter((value) => !Number.isNaN(value)).length < 2) return;
    before = used;
  }
}
