/**
 * Expectimax in plain words, for boards of any size and every rule set: chance averages, the player
 * maximises (Michie 1966; Russell and Norvig, chapter 5.5). It is slow, and is what the fast search
 * of brain.as is tested against. Without a limit of depth it solves small games exactly.
 */

import { endedOn } from '../../engine/game.ts';
import {
  type Board,
  DIRECTIONS,
  type Direction,
  drawOutcomes,
  highestTile,
  placements,
  type RuleSet,
  type Shift,
  scoreOf,
  shift,
  type TileOdds,
  withTile,
} from '../../engine/index.ts';
import { madeTopTile } from '../../engine/spawn.ts';
import { type Supply, tileOdds } from '../../engine/supply.ts';

/**
 * What is still to come after a push, in points of score, as far as one can tell by looking at it
 * and at the position before it.
 */
export type Evaluate = (shift: Shift, before: SearchState, rules: RuleSet) => number;

/** A position as the search walks through them. */
export interface SearchState {
  readonly board: Board;
  /** What the next tile may be. */
  readonly odds: readonly TileOdds[];
  /** What comes behind it. */
  readonly supply: Supply;
}

/** A legal move with its value: the score that the game is expected to end with after it. */
export interface MoveValue {
  readonly direction: Direction;
  readonly value: number;
}

/** A search of one rule set; it remembers what it has worked out. */
export class Expectimax {
  readonly #rules: RuleSet;
  readonly #evaluate: Evaluate;
  readonly #known = new Map<string, number>();

  constructor(rules: RuleSet, evaluate: Evaluate) {
    this.#rules = rules;
    this.#evaluate = evaluate;
  }

  /** The positions whose values are remembered. */
  get size(): number {
    return this.#known.size;
  }

  /**
   * The legal moves with their values, looking `depth` moves ahead: 1 evaluates the afterstates,
   * Infinity plays to the end of every game.
   */
  moves(state: SearchState, depth: number): MoveValue[] {
    const over = endedOn(state.board, this.#rules);
    return DIRECTIONS.flatMap((direction) => {
      const pushed = over ? null : shift(state.board, direction, this.#rules);
      return pushed ? { direction, value: this.#afterValue(pushed, state, depth) } : [];
    });
  }

  /** The value of a position: that of its best move, or the score where the game is over. */
  value(state: SearchState, depth: number): number {
    const key = keyOf(state, depth);
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    const values = this.moves(state, depth).map(({ value }) => value);
    const value = values.length > 0 ? Math.max(...values) : scoreOf(state.board);
    this.#known.set(key, value);
    return value;
  }

  #afterValue(pushed: Shift, before: SearchState, depth: number): number {
    const { odds, supply } = before;
    const { afterstate } = pushed;
    if (madeTopTile(afterstate, this.#rules)) return scoreOf(afterstate);
    if (depth <= 1) return scoreOf(afterstate) + this.#evaluate(pushed, before, this.#rules);
    let sum = 0;
    for (const { cell, tile, probability } of placements(pushed, odds, this.#rules)) {
      const board = withTile(afterstate, cell, tile);
      for (const draw of drawOutcomes(supply, highestTile(board), this.#rules)) {
        const next = { board, odds: tileOdds(draw.preview), supply: draw.supply };
        sum += probability * draw.probability * this.value(next, depth - 1);
      }
    }
    return sum;
  }
}

function keyOf({ board, odds, supply }: SearchState, depth: number): string {
  const shown = odds.map(({ tile, probability }) => `${tile}:${probability}`);
  return `${board.cells}|${shown}|${supply.deck}|${supply.turn}|${depth}`;
}
