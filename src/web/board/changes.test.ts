import { expect, test } from 'vitest';
import {
  type GameState,
  type RuleSet,
  shift,
  type Turn,
  threes,
  tres,
} from '../../engine/index.ts';
import { changesOf } from './changes.ts';
import { layOut } from './state.ts';

const row = (cells: number[]) => ({ width: cells.length, height: 1, cells });

/** A turn as the engine would report it; changes read nothing of the game but its rules. */
function turnOf(cells: number[], direction: 'left' | 'right', rules: RuleSet = threes): Turn {
  const pushed = shift(row(cells), direction, rules);
  if (!pushed) throw new Error('The push changes nothing.');
  const placement = { cell: direction === 'left' ? cells.length - 1 : 0, tile: 2 };
  return { shift: pushed, placement, game: { rules } as GameState };
}

test('a sheet that lands on a waiting partner makes a new sheet of the two', () => {
  const state = layOut(row([1, 2, 3, 0]));
  const changes = changesOf(state, turnOf([1, 2, 3, 0], 'left'));
  expect(changes.merges).toEqual([
    {
      id: 4,
      cell: 0,
      tile: 3,
      partner: { id: 1, from: 0, to: 0 },
      arriving: { id: 2, from: 1, to: 0 },
    },
  ]);
  expect(changes.moves).toEqual([{ id: 3, from: 2, to: 1 }]);
  expect(changes.nextId).toBe(6);
});

test('the partner is the sheet that goes ahead, whichever way the push goes', () => {
  const cells = [1, 2, 1, 2];
  const changes = changesOf(layOut(row(cells)), turnOf(cells, 'right', tres));
  expect(changes.merges.map(({ cell, partner, arriving }) => [cell, partner, arriving])).toEqual([
    [3, { id: 4, from: 3, to: 3 }, { id: 3, from: 2, to: 3 }],
    [2, { id: 2, from: 1, to: 2 }, { id: 1, from: 0, to: 2 }],
  ]);
});

test('a new sheet comes with the push from an edge, and without one anywhere', () => {
  const cells = [0, 3, 0, 0];
  const state = layOut(row(cells));
  expect(changesOf(state, turnOf(cells, 'left')).entry).toEqual({
    id: 2,
    cell: 3,
    tile: 2,
    push: 'left',
  });
  expect(changesOf(state, turnOf(cells, 'left', tres)).entry?.push).toBeNull();
});

test('nothing enters when the turn placed nothing', () => {
  const cells = [6144, 6144, 0, 0];
  const turn = { ...turnOf(cells, 'left'), placement: null };
  expect(changesOf(layOut(row(cells)), turn).entry).toBeNull();
});
