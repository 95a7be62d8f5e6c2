/** How one thread plays the games of a simulation, span by span. */
import { randomAgent } from '../../ai/random-agent.ts';
import { STATUSES } from '../../engine/game.ts';
import { parseRuleSet } from '../../engine/parameters.ts';
import { deriveSeed } from '../../engine/random/seed.ts';
import { unwrap } from '../../engine/result.ts';
import { PACKED_STATUSES, randomPlay } from '../../packed/index.ts';
import { findAgent } from '../agents.ts';
import { type GamePlan, gamePlayer } from './game-player.ts';
import type { Batch, Job, Results, Span } from './job.ts';
import { tallyOf } from './tally.ts';

/** Plays a span of games. */
export type SpanPlayer = (span: Span) => Batch;

/** The player of the spans of a job. */
export async function spanPlayer(job: Job): Promise<SpanPlayer> {
  const rules = unwrap(parseRuleSet(job.rules, 'rules'));
  const agent = await findAgent(job.agent, rules);
  if (!agent.ok) throw new Error(agent.error.message);
  const { generator, seed } = job;
  const maxMoves = job.maxMoves ?? Infinity;
  const play = playerOf({ rules, generator, agent: agent.value, maxMoves }, seed);
  return (span) => {
    const start = performance.now();
    const results = play(span);
    const milliseconds = performance.now() - start;
    return { span, tally: tallyOf(results), milliseconds, results: job.each ? results : null };
  };
}

/** What of the packed engine's games is `beyond` what its boards can show. */
const BEYOND = PACKED_STATUSES.indexOf('beyond');

/**
 * Plays games of a plan under a common seed: game number i has the seed `seed/i`. Random games are
 * played in bulk where the packed engine can play them; they are the same games.
 */
function playerOf(plan: GamePlan, seed: string): (span: Span) => Results {
  const playGame = gamePlayer(plan);
  const playEach = ({ from, to }: Span): Results => {
    const games = Array.from({ length: to - from }, (_, i) => playGame(deriveSeed(seed, from + i)));
    return {
      scores: games.map(({ score }) => score),
      highest: games.map(({ highest }) => highest),
      moves: games.map(({ moves }) => moves),
      endings: games.map(({ status }) => STATUSES.indexOf(status)),
    };
  };
  const bulk = playsInBulk(plan) ? randomPlay(plan.rules) : undefined;
  if (!bulk?.ok) return playEach;
  return (span) => {
    const { from, to } = span;
    const { scores, highest, moves, statuses } = bulk.value.play(seed, from, to - from);
    // The packed engine stops where a tile outgrows it; the readable one goes on.
    if (statuses.includes(BEYOND)) return playEach(span);
    return { scores, highest, moves, endings: statuses };
  };
}

function playsInBulk({ agent, generator, maxMoves }: GamePlan): boolean {
  return agent === randomAgent && generator === 'sfc32' && maxMoves === Infinity;
}
