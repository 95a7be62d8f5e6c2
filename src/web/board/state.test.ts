import { expect, test } from 'vitest';
import {
  type Board,
  DIRECTIONS,
  newGame,
  playPresent,
  presentOf,
  RULE_SETS,
  startHistory,
  undoTurn,
  unwrap,
} from '../../engine/index.ts';
import { createRandom } from '../../engine/random/random.ts';
import { afterChanges, changesOf } from './changes.ts';
import { type BoardState, layOut, relay } from './state.ts';

function boardOf({ width, height, sheets }: BoardState): Board {
  const cells = new Array<number>(width * height).fill(0);
  for (const { cell, tile } of sheets) cells[cell] = tile;
  return { width, height, cells };
}

test('laying out gives each tile a sheet of its own', () => {
  const state = layOut({ width: 2, height: 2, cells: [3, 0, 1, 3] }, 7);
  expect(state.sheets).toEqual([
    { id: 7, cell: 0, tile: 3 },
    { id: 8, cell: 2, tile: 1 },
    { id: 9, cell: 3, tile: 3 },
  ]);
  expect(state.nextId).toBe(10);
});

test('laying anew keeps the identity of what is unchanged, and lets equals have those that are free', () => {
  const state = layOut({ width: 3, height: 2, cells: [3, 0, 1, 3, 1, 2] });
  const { sheets } = relay(state, { width: 3, height: 2, cells: [3, 1, 6, 0, 1, 3] });
  const ids = sheets.map(({ id, cell, tile }) => [cell, tile, id <= 5 ? id : 'new']);
  expect(ids).toEqual([
    [0, 3, 1],
    [1, 1, 2],
    [2, 6, 'new'],
    [4, 1, 4],
    [5, 3, 3],
  ]);
});

test('a board of another size keeps nothing', () => {
  const state = layOut({ width: 2, height: 2, cells: [3, 0, 0, 0] });
  expect(relay(state, { width: 3, height: 2, cells: [3, 0, 0, 0, 0, 0] }).sheets).toEqual([
    { id: 2, cell: 0, tile: 3 },
  ]);
});

for (const rules of RULE_SETS) {
  test(`through whole games of ${rules.id} the sheets are the board, each one's identity its own`, () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = unwrap(createRandom('sfc32', seed));
      let history = startHistory(newGame(rules, random));
      let state = layOut(presentOf(history).board);
      const used = new Set(state.sheets.map(({ id }) => id));
      for (let count = 0; count < 200; count++) {
        if (count % 7 === 6) {
          history = undoTurn(history) ?? history;
          state = relay(state, presentOf(history).board);
          for (const { id } of state.sheets) used.add(id);
        }
        const direction = DIRECTIONS[(count * 7 + seed) % 4] ?? 'left';
        const step = playPresent(history, direction);
        if (!step) continue;
        const changes = changesOf(state, step.turn);
        const fresh = [...changes.merges, ...(changes.entry ? [changes.entry] : [])];
        for (const { id } of fresh) {
          expect(used.has(id)).toBe(false);
          used.add(id);
        }
        state = afterChanges(state, changes);
        history = step.history;
        expect(boardOf(state)).toEqual(step.turn.game.board);
        expect(new Set(state.sheets.map(({ id }) => id)).size).toBe(state.sheets.length);
      }
    }
  });
}
