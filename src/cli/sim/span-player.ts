import { randomAgent } from '../../ai/index.ts';
import { deriveSeed } from '../../engine/index.ts';
import { PACKED_STATUSES, randomPlay } from '../../packed/index.ts';
import { type GamePlan, type GameResult, gamePlayer } from './game-player.ts';
import type { Span } from './job.ts';

/** Plays a span of the games under a common seed; the results are in their order. */
export type SpanPlayer = (span: Span) => GameResult[];

/**
 * The player of spans for a plan and a common seed: game number i has the seed `seed/i`. Random
 * games are played in bulk where the packed engine can play them; they are the same games.
 */
export function spanPlayer(plan: GamePlan, seed: string): SpanPlayer {
  const playGame = gamePlayer(plan);
  const play = (index: number) => playGame(deriveSeed(seed, index));
  const bulk = playsInBulk(plan) ? randomPlay(plan.rules) : undefined;
  if (!bulk?.ok)
    return ({ from, to }) => Array.from({ length: to - from }, (_, i) => play(from + i));
  return ({ from, to }) => {
    const { scores, highest, moves, statuses } = bulk.value.play(seed, from, to - from);
    return Array.from(statuses, (code, index): GameResult => {
      const status = PACKED_STATUSES[code];
      // The packed engine stops where a tile outgrows it; the readable one goes on.
      if (status === undefined || status === 'beyond') return play(from + index);
      return {
        score: scores[index] as number,
        highest: highest[index] as number,
        moves: moves[index] as number,
        status,
      };
    });
  };
}

function playsInBulk({ agent, generator, maxMoves }: GamePlan): boolean {
  return agent === randomAgent && generator === 'sfc32' && maxMoves === Infinity;
}
