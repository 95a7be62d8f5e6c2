/** Judges a whole game: each move against the best that there was. Nothing here knows a page. */

import type { Judge, LoadFault } from '../../../ai/thinking.ts';
import {
  DIRECTIONS,
  type Direction,
  type PlayerView,
  type ReplayedGame,
  viewOf,
} from '../../../engine/index.ts';

/** What is thought of one position. */
export interface Thought {
  /** The value of each direction, in the engine's order: the score expected at the end; NaN: illegal. */
  readonly values: readonly number[];
  /** The index of the best. */
  readonly choice: number;
  readonly judge: Judge;
  readonly fault: LoadFault | null;
}

/** One move, judged. */
export interface JudgedMove {
  /** The index of the state that it was made in; the first move has 0. */
  readonly ply: number;
  readonly played: Direction;
  readonly best: Direction;
  /** The score that the game was expected to end with, had the best been played. */
  readonly value: number;
  /** How much less was expected after what was played; never below 0. */
  readonly cost: number;
  /** Whether it was the only legal one. */
  readonly forced: boolean;
}

/** The judgement of the moves so far. */
export interface Review {
  readonly moves: readonly JudgedMove[];
  /** Moves in the game. */
  readonly total: number;
  /** Who judged, and why not the network; unknown before the first move. */
  readonly by: Pick<Thought, 'judge' | 'fault'> | null;
}

/**
 * Judges the moves of a game one after the other; what has been judged so far is given after each.
 * `think` may say that nothing can be thought, which ends it.
 */
export async function* reviewGame(
  { record, states }: ReplayedGame,
  think: (view: PlayerView) => Promise<Thought | undefined>,
): AsyncGenerator<Review, void> {
  const moves: JudgedMove[] = [];
  const total = record.turns.length;
  for (const [ply, { move }] of record.turns.entries()) {
    const state = states[ply];
    const thought = state && (await think(viewOf(state)));
    if (!thought) return;
    moves.push(judged(ply, move, thought));
    yield { moves, total, by: { judge: thought.judge, fault: thought.fault } };
  }
}

function judged(ply: number, played: Direction, { choice, values }: Thought): JudgedMove {
  const value = values[choice] ?? Number.NaN;
  const reached = values[DIRECTIONS.indexOf(played)] ?? Number.NaN;
  return {
    ply,
    played,
    best: DIRECTIONS[choice] ?? played,
    value,
    cost: Math.max(0, value - reached),
    forced: values.filter((one) => !Number.isNaN(one)).length < 2,
  };
}

/** What a review comes to. */
export interface ReviewSummary {
  /** Moves that were judged. */
  readonly moves: number;
  /** How many of those with a choice were as good as the best, 0 to 1; 1 where there was no choice. */
  readonly bestShare: number;
  /** What a move cost on average. */
  readonly meanCost: number;
  /** The few moves that cost most, the dearest first. */
  readonly dearest: readonly JudgedMove[];
}

/** How many of the dearest moves are shown. */
const FEW = 6;
/** What is less than this share of what was expected is no mistake worth a look. */
const LEAST_SHARE = 0.005;

/** Sums a review up. */
export function summaryOf({ moves }: Pick<Review, 'moves'>): ReviewSummary {
  const chosen = moves.filter(({ forced }) => !forced);
  const best = chosen.filter(({ cost }) => cost === 0).length;
  const cost = moves.reduce((sum, move) => sum + move.cost, 0);
  const dear = moves.filter((move) => move.cost > LEAST_SHARE * move.value);
  return {
    moves: moves.length,
    bestShare: chosen.length === 0 ? 1 : best / chosen.length,
    meanCost: moves.length === 0 ? 0 : cost / moves.length,
    dearest: dear.sort((a, b) => b.cost - a.cost || a.ply - b.ply).slice(0, FEW),
  };
}
