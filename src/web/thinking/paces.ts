/** How fast the computer plays by itself, and how far it looks ahead then. */
import type { SearchSettings } from '../../ai/index.ts';

/** The speeds, the slowest first. */
export const SPEEDS = ['slow', 'normal', 'fast', 'full'] as const;

/** A speed of playing by itself; `full` is as fast as it can. */
export type Speed = (typeof SPEEDS)[number];

/** What a speed means. */
interface Pace {
  /** The least time from one push to the next, in milliseconds. */
  readonly pace: number;
  readonly search: SearchSettings;
  /** Whether pushes come too fast for each to be told and heard. */
  readonly quiet: boolean;
}

/** Each speed. Slow and normal leave time to see and hear a push; full waits for the search alone. */
export const PACES: Readonly<Record<Speed, Pace>> = {
  slow: { pace: 2000, quiet: false, search: { depth: 8, cutoff: 0.0005, budget: 1_200_000 } },
  normal: { pace: 700, quiet: false, search: { depth: 8, cutoff: 0.001, budget: 600_000 } },
  fast: { pace: 200, quiet: true, search: { depth: 8, cutoff: 0.002, budget: 150_000 } },
  full: { pace: 0, quiet: true, search: { depth: 6, cutoff: 0.005, budget: 40_000 } },
};

/**
 * As far as a hint goes: some 50 ms for what matters, and on for as long as the player waits. A depth
 * ends within a quarter of a second on a laptop, and only then is a stop heeded.
 */
export const HINT_SEARCH: SearchSettings = { depth: 10, cutoff: 0.0005, budget: 2_400_000 };

/** As far as a review goes at each move: some ten milliseconds. */
export const REVIEW_SEARCH: SearchSettings = { depth: 8, cutoff: 0.001, budget: 400_000 };
