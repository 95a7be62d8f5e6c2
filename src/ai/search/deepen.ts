/** Searching deeper and deeper, as far as a budget goes. */
import type { Brain, BrainPosition, SearchLimits } from '../kernel/brain.ts';

/** How far a search goes. */
export interface SearchSettings {
  /** The most moves ahead. */
  readonly depth: number;
  /** Branches of a smaller probability are evaluated where they stand; 0 to 1. */
  readonly cutoff: number;
  /** The most evaluations of afterstates for one move; 0 for no limit. */
  readonly budget: number;
  /** About the most milliseconds for one move, so that its choices hang on the machine's speed. */
  readonly milliseconds?: number;
}

/** What a search has found so far. */
export interface Found {
  /** The moves that it looked ahead, where it looked furthest. */
  readonly depth: number;
  /** The index of the best direction; -1 where none is legal. */
  readonly choice: number;
  /** The value of each direction: the score that the game is expected to end with; NaN: illegal. */
  readonly values: readonly number[];
  /** Evaluations of afterstates for this search, all depths. */
  readonly evaluations: number;
}

/** The rounds of a search whose cutoff is above 0: how unlikely a branch it still looks into. */
const CUTOFFS = Array.from({ length: 16 }, (_, round) => 0.1 / 2 ** round);

/**
 * A lead over another move is clear when it is so many times as large as what the last round changed
 * about it. Found by trying 2, 4 and 8: docs/ai.md.
 */
const CLEAR = 5;

/**
 * Searches one move ahead, then further in rounds; the last that is found within the budget counts.
 * Without a cutoff each round looks one move further. With one, each looks into branches half as
 * likely as the one before, as deep as `depth` allows: where chance has little choice it goes deep,
 * where it has much it doesn't. With a budget, a choice that is clear from the third round on ends
 * the search. Whoever asks may stop between two rounds. The same position gives the same answers.
 */
export function* deepen(
  brain: Brain,
  position: BrainPosition,
  settings: SearchSettings,
): Generator<Found, void> {
  const limited = settings.budget > 0 || settings.milliseconds !== undefined;
  const start = brain.evaluations;
  const began = now();
  let before = 0;
  let growth = 1;
  let valuesBefore: readonly number[] = [];
  for (const round of roundsOf(settings)) {
    const used = brain.evaluations - start;
    if (before > 0) growth = Math.max(1, (used - before) / before);
    const left = evaluationsLeft(settings, used, now() - began);
    // What would surely go beyond the limit is not begun.
    if (left <= 0 || (round.depth > 2 && (used - before) * growth > left)) return;
    const budget = left < Infinity && round.depth > 1 ? left : 0;
    const choice = brain.search(position, { ...round, budget });
    if (choice === -2) return;
    const values = brain.rootValues();
    yield { depth: brain.deepest, choice, values, evaluations: brain.evaluations - start };
    // Where only one move is legal, looking further changes nothing.
    if (values.filter((value) => !Number.isNaN(value)).length < 2) return;
    // A round that looked no further than the one before says nothing about what is clear.
    const further = brain.evaluations - start - used > used - before;
    if (limited && before > 0 && further && isClear(choice, values, valuesBefore)) return;
    valuesBefore = values;
    before = used;
  }
}

/** How many evaluations are left; of a time, as many as it allows at the pace so far. */
function evaluationsLeft(
  { budget, milliseconds }: SearchSettings,
  used: number,
  passed: number,
): number {
  const ofBudget = budget > 0 ? budget - used : Infinity;
  if (milliseconds === undefined || used === 0) return ofBudget;
  // A clock may be too coarse to have moved yet.
  const pace = used / Math.max(passed, 0.01);
  return Math.min(ofBudget, pace * (milliseconds - passed));
}

/** Milliseconds of the host's clock. This layer has no types of any host. */
function now(): number {
  return (globalThis as unknown as { performance: { now(): number } }).performance.now();
}

function* roundsOf({ depth, cutoff }: SearchSettings): Generator<Omit<SearchLimits, 'budget'>> {
  const even = cutoff > 0 ? Math.min(depth, 2) : depth;
  for (let ahead = 1; ahead <= even; ahead++) yield { depth: ahead, cutoff: 0 };
  if (even === depth) return;
  for (const each of CUTOFFS) if (each > cutoff) yield { depth, cutoff: each };
  yield { depth, cutoff };
}

/** Whether looking further would hardly change the choice. */
function isClear(choice: number, values: readonly number[], before: readonly number[]): boolean {
  const leadIn = (all: readonly number[], other: number) =>
    (all[choice] as number) - (all[other] as number);
  return values.every((value, other) => {
    if (Number.isNaN(value) || other === choice) return true;
    const lead = leadIn(values, other);
    return lead >= CLEAR * Math.abs(lead - leadIn(before, other));
  });
}
