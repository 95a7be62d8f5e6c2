/** What is sent to a worker and back: plain data. */
import type { GeneratorId, RuleSetReference } from '../../engine/index.ts';
import type { GameResult } from './game-player.ts';

/** A simulation, as its workers are told of it. */
export interface Job {
  readonly rules: RuleSetReference;
  readonly generator: GeneratorId;
  readonly agent: string;
  /** The common seed; game number i has the seed `seed/i`. */
  readonly seed: string;
  /** Stop a game after this many moves; null for no limit. */
  readonly maxMoves: number | null;
}

/** Games number `from` up to and without `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The results of a span of games, in order. */
export interface Batch {
  readonly from: number;
  readonly results: readonly GameResult[];
}
