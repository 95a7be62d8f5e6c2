import { expect, test } from 'vitest';
import { boardFromRows, newGame, play, threes, unwrap } from '../../../engine/index.ts';
import { createRandom } from '../../../engine/random/random.ts';
import type { Happening } from '../../app/happening.ts';
import { feelingOf } from './haptics.ts';

/** A turn on a board of one row. */
function turnOn(row: number[]): Happening {
  const dealt = newGame(threes, unwrap(createRandom('sfc32', 'feel')));
  const board = unwrap(boardFromRows([row, [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]));
  const turn = play({ ...dealt, board }, 'left');
  if (!turn) throw new Error('The push changes nothing.');
  return { kind: 'turn', turn, before: board, redone: false };
}

test('a merge is felt more than a push, and a first figure more than a merge', () => {
  const length = (happening: Happening, first = false) =>
    [feelingOf(happening, first) ?? 0].flat().reduce((sum, part) => sum + part, 0);
  const [push, merge] = [length(turnOn([0, 3, 0, 0])), length(turnOn([1, 2, 0, 0]))];
  expect(push).toBeGreaterThan(0);
  expect(merge).toBeGreaterThan(push);
  expect(length(turnOn([1, 2, 0, 0]), true)).toBeGreaterThan(merge);
});

test('what is refused is felt, and what a finger did not do on the board is not', () => {
  expect(feelingOf({ kind: 'illegal', direction: 'left' }, false)).toBeDefined();
  expect(feelingOf({ kind: 'undone' }, false)).toBeUndefined();
  expect(feelingOf({ kind: 'started' }, false)).toBeUndefined();
});
