import { expect, test } from 'vitest';
import {
  boardFromRows,
  createRandom,
  DIRECTIONS,
  type Direction,
  newGame,
  RULE_SETS,
  shift,
  threes,
  unwrap,
  viewOf,
} from '../../engine/index.ts';
import { handMade } from './hand-made.ts';
import { Thinker } from './thinker.ts';
import { variation } from './variation.ts';
import { searchState } from './view-state.ts';

const fresh = (rules = threes as (typeof RULE_SETS)[number]) =>
  viewOf(newGame(rules, unwrap(createRandom('sfc32', 'variation'))));

test.each(RULE_SETS)('plays on by legal moves in $id, as many as are asked for', (rules) => {
  const seen: number[] = [];
  const first = (state: Parameters<Parameters<typeof variation>[2]>[0]) => {
    seen.push(state.board.cells.filter((tile) => tile !== 0).length);
    return DIRECTIONS.find((direction) => shift(state.board, direction, rules));
  };
  const line = variation(rules, searchState(fresh(rules)), first);
  expect([0, 1, 2, 3, 4].map(() => line.next().done)).toEqual(Array(5).fill(false));
  // Chance has answered each move with a tile.
  expect(seen).toHaveLength(5);
  expect(new Set(seen).size).toBeGreaterThan(1);
});

test('chance does what is likeliest', () => {
  // Two 3s are left to draw after the preview, and one 1: a 3 is shown next.
  const board = unwrap(
    boardFromRows([
      [3, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]),
  );
  const state = {
    board,
    odds: [{ tile: 2, probability: 1 }],
    supply: { deck: [1, 0, 2], run: null, turn: 0 },
  };
  const shown: unknown[] = [];
  const moves: Direction[] = ['right', 'right'];
  const choose = ({ odds }: { readonly odds: unknown }) => {
    shown.push(odds);
    return moves.pop();
  };
  const line = variation(threes, state, choose);
  expect([line.next().value, line.next().value]).toEqual(['right', 'right']);
  expect(shown).toEqual([state.odds, [{ tile: 3, probability: 1 }]]);
});

test('ends where no move is left', () => {
  expect([...variation(threes, searchState(fresh()), () => undefined)]).toEqual([]);
});

test('a thinker tells its own choice first', () => {
  const thinker = Thinker.for(threes, handMade())!;
  const settings = { depth: 3, cutoff: 0, budget: 0 };
  const { choice } = [...thinker.think(fresh(), settings)!].at(-1)!;
  const line = thinker.variation(fresh(), settings);
  expect(line[0]).toBe(DIRECTIONS[choice]);
  expect(line).toHaveLength(3);
});
