import { deriveSeed } from '../../engine/index.ts';
import { type GamePlan, type GameResult, gamePlayer } from './game-player.ts';
import type { Span } from './job.ts';

/** Plays a span of the games under a common seed; the results are in their order. */
export type SpanPlayer = (span: Span) => GameResult[];

/**
 * The player of spans for a plan and a common seed: game number i has the seed `seed/i`. This is
 * the one place to plug in a faster player for some plans; its results must be equal to these.
 */
export function spanPlayer(plan: GamePlan, seed: string): SpanPlayer {
  const playGame = gamePlayer(plan);
  return ({ from, to }) =>
    Array.from({ length: to - from }, (_, index) => playGame(deriveSeed(seed, from + index)));
}
