import { expect, test } from 'vitest';
import {
  boardFromRows,
  createRandom,
  type Direction,
  type GameState,
  newGame,
  threes,
  unwrap,
} from '../../../engine/index.ts';
import { reasonsFor } from './reasons.ts';

function gameOn(rows: number[][]): GameState {
  const game = newGame(threes, unwrap(createRandom('sfc32', 'reasons')));
  return { ...game, board: unwrap(boardFromRows(rows)), preview: { kind: 'tile', tile: 1 } };
}

const kinds = (rows: number[][], played: Direction, best: Direction) =>
  reasonsFor(gameOn(rows), played, best).map(({ kind }) => kind);

test('a fold that was left out, and the room that it would have made', () => {
  const rows = [
    [48, 48, 0, 1],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [3, 0, 0, 0],
  ];
  const reasons = reasonsFor(gameOn(rows), 'down', 'left');
  expect(reasons).toContainEqual({ kind: 'merge', tile: 48, makes: 96 });
  expect(reasons).toContainEqual({ kind: 'room', cells: 1 });
});

test('the highest tile that left its corner', () => {
  const rows = [
    [0, 0, 0, 0],
    [0, 0, 3, 0],
    [0, 6, 0, 0],
    [192, 0, 0, 0],
  ];
  expect(reasonsFor(gameOn(rows), 'right', 'down')).toContainEqual({ kind: 'corner', tile: 192 });
  // A tile that the best move would have moved as well is no reason.
  expect(kinds(rows, 'right', 'up')).not.toContain('corner');
});

test('the highest tile that left the edge', () => {
  const rows = [
    [0, 0, 0, 0],
    [3, 0, 0, 0],
    [192, 0, 0, 3],
    [0, 0, 0, 0],
  ];
  expect(reasonsFor(gameOn(rows), 'right', 'up')).toContainEqual({ kind: 'edge', tile: 192 });
});

test('a pair that no longer lies side by side', () => {
  const rows = [
    [24, 24, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 3, 0],
  ];
  const apart = reasonsFor(gameOn(rows), 'left', 'down');
  expect(apart).toContainEqual({ kind: 'apart', tile: 24 });
});

test('a small tile between large ones', () => {
  const rows = [
    [96, 0, 0, 0],
    [0, 2, 0, 0],
    [48, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  expect(reasonsFor(gameOn(rows), 'left', 'right')).toContainEqual({
    kind: 'walled',
    tile: 2,
    between: [96, 48],
  });
});

test('a risk to end at once counts first, with how much likelier it was', () => {
  const rows = [
    [0, 3, 48, 2],
    [2, 6, 48, 3],
    [3, 2, 3, 48],
    [1, 3, 6, 1],
  ];
  const game: GameState = { ...gameOn(rows), preview: { kind: 'tile', tile: 2 } };
  // The 2 enters the only gap, and nothing fits any more; up folds the 48s.
  expect(reasonsFor(game, 'left', 'up')).toEqual([
    { kind: 'risk', share: 1 },
    { kind: 'merge', tile: 48, makes: 96 },
    { kind: 'room', cells: 1 },
  ]);
  expect(reasonsFor(game, 'up', 'left').map(({ kind }) => kind)).not.toContain('risk');
});

test('what shows only further on says so, and no more than three reasons are given', () => {
  const rows = [
    [0, 0, 0, 0],
    [0, 3, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  expect(kinds(rows, 'left', 'up')).toEqual(['later']);
  expect(kinds(rows, 'left', 'left').length).toBeLessThanOrEqual(3);
});
