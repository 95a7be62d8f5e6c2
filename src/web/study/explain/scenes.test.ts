import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardFromRows,
  createRandom,
  cs227,
  DIRECTIONS,
  type GameState,
  newGame,
  playPresent,
  presentOf,
  RULE_SETS,
  type RuleSet,
  shift,
  startHistory,
  tres,
  unwrap,
} from '../../../engine/index.ts';
import { lastPush, scenesOf } from './scenes.ts';

function gameOn(rules: RuleSet, rows: number[][]): GameState {
  const game = newGame(rules, unwrap(createRandom('sfc32', 'scenes')));
  return { ...game, board: unwrap(boardFromRows(rows)) };
}

const ROWS = [
  [3, 0, 1, 2],
  [1, 2, 1, 2],
  [0, 0, 0, 0],
  [3, 1, 0, 0],
];

describe('the scenes of a push', () => {
  it('tell a fold line by line, and where a tile may enter', () => {
    const scenes = scenesOf({ game: gameOn(cs227, ROWS), direction: 'left' });
    expect(scenes.map(({ pass, line }) => [pass, line?.index])).toEqual([
      ['push', undefined],
      ['fold', 0],
      ['fold', 1],
      ['fold', 2],
      ['fold', 3],
      ['entry', undefined],
    ]);
    expect(scenes[1]?.motions).toEqual([
      { from: 2, to: 1, tile: 1, becomes: 1, merged: false },
      { from: 3, to: 2, tile: 2, becomes: 2, merged: false },
    ]);
    expect(scenes[2]?.motions[0]).toEqual({ from: 5, to: 4, tile: 2, becomes: 3, merged: true });
    expect(scenes[2]?.board.cells.slice(0, 8)).toEqual([3, 1, 2, 0, 1, 2, 1, 2]);
    expect(scenes[2]?.after.cells.slice(4, 8)).toEqual([3, 1, 2, 0]);
    expect(scenes[5]?.cells).toEqual([3, 7, 11, 15]);
  });

  it('tell two passes one after the other', () => {
    const scenes = scenesOf({ game: gameOn(tres, ROWS), direction: 'right' });
    expect(scenes.map(({ pass, line }) => [pass, line?.index])).toEqual([
      ['push', undefined],
      ['merge', 0],
      ['merge', 1],
      ['move', 0],
      ['move', 1],
      ['move', 2],
      ['move', 3],
      ['entry', undefined],
    ]);
    // The example of the design: 1 2 1 2, then 0 3 0 3, then 0 0 3 3.
    expect(scenes[3]?.board.cells.slice(4, 8)).toEqual([0, 3, 0, 3]);
    expect(scenes[4]?.after.cells.slice(4, 8)).toEqual([0, 0, 3, 3]);
  });

  it('say so where the first pass merges nothing', () => {
    const rows = [
      [3, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    const scenes = scenesOf({ game: gameOn(tres, rows), direction: 'right' });
    expect(scenes[1]).toMatchObject({ pass: 'merge', line: null, motions: [] });
    expect(scenes.filter(({ pass }) => pass === 'move')).toHaveLength(4);
  });

  it('tell an illegal push without an entry', () => {
    const rows = [
      [3, 0, 0, 0],
      [1, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    const scenes = scenesOf({ game: gameOn(cs227, rows), direction: 'left' });
    expect(scenes.map(({ pass }) => pass)).toEqual(['push', 'fold', 'fold', 'fold', 'fold']);
    expect(scenes.every(({ motions }) => motions.length === 0)).toBe(true);
  });

  it('end with the board that the engine makes', () => {
    const tile = fc.constantFrom(0, 0, 1, 2, 3, 3, 6, 12);
    const cells = fc.array(tile, { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(
        cells,
        fc.constantFrom(...DIRECTIONS),
        fc.constantFrom(...RULE_SETS),
        (all, direction, rules) => {
          const board = { width: 4, height: 4, cells: all };
          const game = { ...gameOn(rules, ROWS), board };
          const told = scenesOf({ game, direction }).filter(({ line }) => line);
          expect(told.at(-1)?.after).toEqual(shift(board, direction, rules)?.afterstate ?? board);
          for (const [index, scene] of told.entries()) {
            expect(scene.board).toEqual(told[index - 1]?.after ?? board);
          }
        },
      ),
    );
  });
});

it.each(RULE_SETS)('the last push of a game of $id is the one that was played', (rules) => {
  const start = startHistory(newGame(rules, unwrap(createRandom('sfc32', 'last'))));
  expect(lastPush(start)).toBeUndefined();
  const direction = DIRECTIONS.find((one) => playPresent(start, one));
  const step = playPresent(start, direction ?? 'left');
  expect(step && lastPush(step.history)).toEqual({
    game: presentOf(start),
    direction,
    placement: step?.turn.placement,
  });
  const entry = scenesOf(lastPush(step!.history)!).at(-1);
  expect(entry?.after).toEqual(step?.turn.game.board);
  expect(entry?.cells).toContain(step?.turn.placement?.cell);
});
