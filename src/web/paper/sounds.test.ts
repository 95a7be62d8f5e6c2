import { describe, expect, test } from 'vitest';
import {
  boardFromRows,
  type Direction,
  newGame,
  play,
  type RuleSet,
  threes,
  tres,
  unwrap,
} from '../../engine/index.ts';
import { createRandom } from '../../engine/random/random.ts';
import type { Happening } from '../app/happening.ts';
import { cuesOf } from './sounds.ts';

/** What is heard of a push on a board. */
function heard(rules: RuleSet, rows: number[][], direction: Direction, first = false): string[] {
  const dealt = newGame(rules, unwrap(createRandom('sfc32', 'sounds')));
  const before = unwrap(boardFromRows(rows));
  const turn = play({ ...dealt, board: before }, direction)!;
  const happening: Happening = { kind: 'turn', turn, before, redone: false };
  return cuesOf(happening, first).map(({ sound }) => sound);
}

const ONE = [
  [0, 0, 0, 1],
  [0, 0, 0, 0],
  [0, 0, 0, 0],
  [0, 0, 0, 0],
];
const PAIR = [
  [3, 3, 0, 0],
  [0, 0, 0, 0],
  [0, 0, 0, 0],
  [0, 0, 0, 0],
];

describe('what is heard', () => {
  test('of a push: sheets that slide, and one that is placed', () => {
    expect(heard(threes, ONE, 'left')).toEqual(['slide', 'place']);
  });

  test('of a merge: a fold, however many there are', () => {
    expect(heard(threes, PAIR, 'left')).toEqual(['slide', 'fold']);
    expect(
      heard(tres, [...PAIR.slice(0, 1), ...PAIR.slice(0, 1), ...PAIR.slice(2)], 'left'),
    ).toEqual(['slide', 'fold']);
  });

  test('of a figure that was never made before: it unfolds', () => {
    expect(heard(threes, PAIR, 'left', true)).toEqual(['slide', 'fold', 'first']);
  });

  test('of the last push of a game: the end', () => {
    const last = [[6144, 6144, 0, 0], ...PAIR.slice(1)];
    expect(heard(threes, last, 'left')).toEqual(['slide', 'fold', 'end']);
  });

  test.each(['no-undo', 'no-redo'] as const)('of %s: a refusal', (kind) => {
    expect(cuesOf({ kind }, false)).toEqual([{ sound: 'refuse', after: 0 }]);
  });

  test('of other happenings', () => {
    const sounds = (happening: Happening) => cuesOf(happening, false).map(({ sound }) => sound);
    expect(sounds({ kind: 'illegal', direction: 'up' })).toEqual(['refuse']);
    expect(sounds({ kind: 'blocked', direction: 'up' })).toEqual(['refuse']);
    expect(sounds({ kind: 'undone' })).toEqual(['undo']);
    expect(sounds({ kind: 'started' })).toEqual(['place']);
    expect(sounds({ kind: 'opened' })).toEqual(['place']);
    expect(sounds({ kind: 'followed' })).toEqual([]);
  });
});
