import { describe, expect, it } from 'vitest';
import { bestMove, Expectimax, searchState, solvingAgent } from '../../src/ai/index.ts';
import {
  type GameState,
  loadGame,
  newGame,
  play,
  type RuleSet,
  saveGame,
  successors,
  threes,
  unwrap,
  viewOf,
} from '../../src/engine/index.ts';
import { random, TWO_BY_THREE, variant } from '../support/games.ts';
import { vectors } from '../support/vectors.ts';

interface Solved {
  readonly root_expected_by_first_tile: Readonly<Record<'edge' | 'moved', Record<string, number>>>;
  readonly state_counts: Readonly<Record<'edge' | 'moved', [number, number]>>;
  readonly states: readonly {
    readonly board: number[];
    readonly next: number;
    readonly bag_left: number[];
    readonly edge_expected: number;
    readonly moved_expected: number;
  }[];
}

const solved = vectors<Solved>('solver-2x3');

/** The game of these rules with this board, preview and deck. */
function position(rules: RuleSet, cells: number[], preview: number, left: number[]): GameState {
  const start = saveGame(newGame(rules, random(1)));
  const deck = [1, 2, 3].map((tile) => (left.includes(tile) ? 1 : 0));
  return unwrap(loadGame({ ...start, cells, preview, supply: { deck, run: null, turn: 0 } }));
}

/** The plain search, without a limit of depth: it never evaluates, only plays to the end. */
function solver(rules: RuleSet) {
  const search = new Expectimax(rules, () => Number.NaN);
  const solve = (game: GameState) => search.value(searchState(viewOf(game)), Infinity);
  return { search, solve };
}

describe.each([
  ['edge', 'edge'],
  ['moved', 'moved-lines'],
] as const)('the 2×3 game with a tile that enters by %s', (name, entry) => {
  const rules = variant(threes, { ...TWO_BY_THREE, entry });
  const { search, solve } = solver(rules);

  it('has the expected score of each first tile, over its six cells', () => {
    for (const [tile, expected] of Object.entries(solved.root_expected_by_first_tile[name])) {
      const others = [1, 2, 3].filter((other) => other !== Number(tile));
      let sum = 0;
      for (let cell = 0; cell < 6; cell++) {
        const cells = Array.from({ length: 6 }, (_, at) => (at === cell ? Number(tile) : 0));
        for (const preview of others) {
          const left = others.filter((other) => other !== preview);
          sum += solve(position(rules, cells, preview, left)) / 12;
        }
      }
      expect(sum).toBeCloseTo(expected, 5);
    }
  });

  it('reaches as many states as there are', () => {
    expect(search.size).toBe(solved.state_counts[name][0]);
  });

  it.each(solved.states)('$board, next $next, left $bag_left', (state) => {
    const expected = name === 'edge' ? state.edge_expected : state.moved_expected;
    const value = solve(position(rules, state.board, state.next, state.bag_left));
    expect(value).toBeCloseTo(expected, 5);
  });

  it('is played at its best by the agent that searches to the end', () => {
    const agent = solvingAgent();
    let chosen = 0;
    for (const { board, next, bag_left } of solved.states) {
      let game = position(rules, board, next, bag_left);
      for (;;) {
        const direction = bestMove(agent.judge(viewOf(game)), random(chosen));
        if (!direction) break;
        // What the move is worth by its successors is what the position is worth.
        const worth = successors(game, direction).reduce(
          (sum, { game: after, probability }) => sum + probability * solve(after),
          0,
        );
        expect(worth).toBeCloseTo(solve(game), 5);
        game = play(game, direction)!.game;
        chosen += 1;
      }
    }
    expect(chosen).toBeGreaterThan(100);
  });
});
