/** One thread's learning: deals games, plays and learns, and counts what came of them. */
import { createRandom, deriveSeed, type Random, unwrap } from '../../engine/index.ts';
import { highestCode, PackedGame, type PackedRules, scoreOfWords } from '../../packed/index.ts';
import type { Brain } from '../kernel/brain.ts';

/** Some games to learn from. */
export interface Lesson {
  /** Where the games' seeds come from, and the number of the first. */
  readonly seed: string;
  readonly firstGame: number;
  readonly games: number;
  readonly rate: number;
  readonly lambda: number;
  readonly snapshotShare: number;
  readonly deepGames: number;
  readonly depth: number;
}

/** What some games came to. Only those that began at the beginning are counted. */
export interface Outcome {
  games: number;
  score: number;
  scoreSquares: number;
  moves: number;
  /** By code: the games whose highest tile had this code or a higher one. */
  readonly reached: number[];
}

/** Nothing yet. */
export function emptyOutcome(): Outcome {
  return { games: 0, score: 0, scoreSquares: 0, moves: 0, reached: Array(16).fill(0) as number[] };
}

/** Adds an outcome to another. */
export function addOutcome(sum: Outcome, more: Outcome): void {
  sum.games += more.games;
  sum.score += more.score;
  sum.scoreSquares += more.scoreSquares;
  sum.moves += more.moves;
  more.reached.forEach((count, code) => {
    sum.reached[code] = (sum.reached[code] as number) + count;
  });
}

/** What a lesson came to. */
export interface LessonResult {
  /** The moves learned from. */
  readonly moves: number;
  readonly outcome: Outcome;
}

/** Teaches a brain. */
export function teach(brain: Brain, packed: PackedRules, lesson: Lesson): LessonResult {
  const { seed, firstGame, games, rate, lambda, snapshotShare, deepGames, depth } = lesson;
  const dealt = Array.from({ length: games }, (_, index) => deal(packed, seed, firstGame + index));
  if (deepGames > 0) {
    brain.start(dealt.slice(0, deepGames));
    brain.play(deepGames, { depth, cutoff: 0, snapshotShare, rate: 0, lambda });
  }
  brain.start(dealt);
  const moves = brain.play(games, { depth: 1, cutoff: 0, snapshotShare, rate, lambda });
  const outcome = emptyOutcome();
  for (const { low, high, moves: length, late } of brain.results(games)) {
    if (late) continue;
    const score = scoreOfWords(packed.tables, low, high);
    const highest = highestCode(packed.tables, low, high);
    outcome.games += 1;
    outcome.score += score;
    outcome.scoreSquares += score * score;
    outcome.moves += length;
    for (let code = 0; code <= highest; code++) {
      outcome.reached[code] = (outcome.reached[code] as number) + 1;
    }
  }
  return { moves, outcome };
}

function deal(packed: PackedRules, seed: string, number: number): PackedGame {
  const random: Random = unwrap(createRandom('sfc32', deriveSeed(seed, number)));
  return PackedGame.deal(packed, random);
}
