/** What is sent to a worker and back: plain data. */

import type { RuleSetReference } from '../../engine/parameters.ts';
import type { GeneratorId } from '../../engine/random/random.ts';
import type { Tally } from './tally.ts';

/** A simulation, as its workers are told of it. */
export interface Job {
  readonly rules: RuleSetReference;
  readonly generator: GeneratorId;
  readonly agent: string;
  /** The common seed; game number i has the seed `seed/i`. */
  readonly seed: string;
  /** Stop a game after this many moves; null for no limit. */
  readonly maxMoves: number | null;
  /** Whether the result of each game is wanted, and not only what they add up to. */
  readonly each: boolean;
}

/** Games number `from` up to and without `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The results of games in their order, a place in each list for each game. */
export interface Results {
  readonly scores: ArrayLike<number>;
  /** The highest tiles. */
  readonly highest: ArrayLike<number>;
  readonly moves: ArrayLike<number>;
  /** Why each ended, as an index of the engine's `STATUSES`. */
  readonly endings: ArrayLike<number>;
}

/** What came of a span of games. */
export interface Batch {
  readonly span: Span;
  readonly tally: Tally;
  /** Processor time of the thread, about: the time that passed while it played. */
  readonly milliseconds: number;
  /** The result of each, where they were wanted. */
  readonly results: Results | null;
}
