/**
 * The ways in which a function draws, found by handing it a generator whose answers are scripted.
 * So tables of draws are read off the engine's own functions, order and bounds included.
 */
import type { Random, RandomState } from '../engine/random/random.ts';

/** What a function did with scripted draws. */
export interface ScriptedRun<T> {
  readonly result: T;
  /** The bounds of the draws that it made, in order; those after the script were answered 0. */
  readonly bounds: readonly number[];
}

/** Runs a function on a generator that gives these answers, and 0 once they are used up. */
export function runScripted<T>(
  draw: (random: Random) => T,
  answers: readonly number[],
): ScriptedRun<T> {
  const bounds: number[] = [];
  const random: Random = {
    nextInt(bound) {
      bounds.push(bound);
      return answers[bounds.length - 1] ?? 0;
    },
    save: noState,
  };
  return { result: draw(random), bounds };
}

function noState(): RandomState {
  throw new Error('A scripted generator has no state to save.');
}

/**
 * Where a function stands among its draws: before a draw below `bound`, which leads to one of the
 * branches, or, with bound 0, at its result. A branch is worked out when it is first taken.
 */
export interface DrawTree<T> {
  readonly bound: number;
  readonly branches: (DrawTree<T> | undefined)[];
  /** Present at a result, that is, where the bound is 0. */
  readonly result: T | undefined;
  readonly answers: readonly number[];
}

/** The tree of a function's draws, from the state that the answers so far have led to. */
export function drawTree<T>(draw: (random: Random) => T, answers: readonly number[]): DrawTree<T> {
  const { result, bounds } = runScripted(draw, answers);
  const bound = bounds[answers.length];
  return bound === undefined
    ? { bound: 0, branches: [], result, answers }
    : { bound, branches: new Array(bound).fill(undefined), result: undefined, answers };
}

/** The branch that an answer leads to. */
export function branchOf<T>(
  tree: DrawTree<T>,
  answer: number,
  draw: (random: Random) => T,
): DrawTree<T> {
  let branch = tree.branches[answer];
  if (!branch) {
    branch = drawTree(draw, [...tree.answers, answer]);
    tree.branches[answer] = branch;
  }
  return branch;
}
