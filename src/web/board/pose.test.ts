import { expect, test } from 'vitest';
import {
  DIRECTIONS,
  newGame,
  RULE_SETS,
  type RuleSet,
  shift,
  shiftGame,
  threes,
  tres,
  unwrap,
} from '../../engine/index.ts';
import { createRandom } from '../../engine/random/random.ts';
import { changesOf, pushOf } from './changes.ts';
import { placeOf } from './place.ts';
import { giveAt, posesAt } from './pose.ts';
import { layOut } from './state.ts';

/** The push of one row, by the engine. */
function pushed(cells: number[], direction: 'left' | 'right', rules: RuleSet = threes) {
  const board = { width: cells.length, height: 1, cells };
  const half = shift(board, direction, rules);
  if (!half) throw new Error('The push changes nothing.');
  return pushOf(layOut(board), half);
}

test('half-way, what moves is between its cells, and what does not move is not touched', () => {
  const push = pushed([3, 0, 6, 12], 'left');
  const poses = posesAt(push, 0.5, 4);
  expect([...poses].map(([id, { place, lift }]) => [id, place.column, lift])).toEqual([
    [2, 1.5, 0],
    [3, 2.5, 0],
  ]);
});

test('half-way, the arriving sheet stands up on its edge and the partner is pressed', () => {
  const poses = posesAt(pushed([1, 2, 0, 0], 'left'), 0.5, 4);
  expect(poses.get(1)?.place).toEqual({ column: 0, row: 0 });
  expect(poses.get(1)?.press).toBeLessThan(1);
  expect(poses.get(2)?.lift).toBeCloseTo(60);
  expect(poses.get(2)?.place.column).toBeLessThan(1);
  const flat = posesAt(pushed([1, 2, 0, 0], 'left'), 0, 4);
  expect([...flat.values()].map(({ lift, press }) => [lift, press])).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(posesAt(pushed([1, 2, 0, 0], 'left'), 1, 4).get(2)?.lift).toBeCloseTo(90);
});

test('where partners travel, the sheet that folds travels along behind them', () => {
  const poses = posesAt(pushed([0, 1, 2, 0], 'left', tres), 1, 4);
  expect(poses.get(1)?.place.column).toBe(0);
  expect(Math.round(poses.get(2)?.place.column ?? -1)).toBe(1);
});

for (const rules of RULE_SETS) {
  test(`${rules.id}: a whole push moves each sheet from its cell to where the engine says`, () => {
    for (let seed = 0; seed < 30; seed++) {
      const game = newGame(rules, unwrap(createRandom('sfc32', seed)));
      const state = layOut(game.board);
      const { width } = state;
      for (const direction of DIRECTIONS) {
        const half = shiftGame(game, direction)?.pending;
        if (!half) continue;
        const push = pushOf(state, half);
        const [start, end] = [posesAt(push, 0, width), posesAt(push, 1, width)];
        for (const { from, tile, to, merged } of half.motions) {
          const id = state.sheets.find(({ cell }) => cell === from)?.id ?? -1;
          expect(start.get(id)?.place).toEqual(placeOf(from, width));
          if (!merged) expect(end.get(id)?.place).toEqual(placeOf(to, width));
          expect(state.sheets.find((sheet) => sheet.id === id)?.tile).toBe(tile);
        }
        const waiting = push.merges.filter(({ partner }) => partner.from === partner.to);
        expect(start.size).toBe(half.motions.length + waiting.length);
        expect(changesOf(state, { game, shift: half, placement: null })).toEqual({
          ...push,
          entry: null,
        });
      }
    }
  });
}

test('a push that moves nothing gives less and less', () => {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => giveAt('right', share).column);
  expect(steps[0]).toBe(0);
  const gains = steps.slice(1).map((step, at) => step - (steps[at] ?? 0));
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  expect(Math.max(...steps)).toBeLessThan(0.12);
});
