import { describe, expect, it } from 'vitest';
import { GameUtil } from '../../src/compat/cs227/index.ts';
import { type Direction, mergePass, shift, type Travel } from '../../src/engine/index.ts';
import { random } from '../support/games.ts';
import { foldLeft, mergeRight, slideRight, stepRight } from './reference-lines.ts';

const LINES = 100_000;
const TILES = [0, 0, 0, 1, 1, 2, 2, 3, 3, 6, 6, 12, 24];

/** What the engine makes of a line that is the only row of a board. */
function engineLine(line: readonly number[], direction: Direction, travel: Travel): number[] {
  const board = { width: line.length, height: 1, cells: line };
  return [...(shift(board, direction, { travel })?.afterstate.cells ?? line)];
}

function mergedByEngine(line: readonly number[]): number[] {
  const fromWall = [...line.keys()].reverse();
  return mergePass(line, fromWall)
    .map((piece) => piece?.tile ?? 0)
    .reverse();
}

function shiftedArray(line: readonly number[]): number[] {
  const arr = [...line];
  new GameUtil().shiftArray(arr);
  return arr;
}

/** Holds the readings of one rule against each other on random lines of lengths 2 to 8. */
function compare(
  seed: string,
  reference: (line: readonly number[]) => number[],
  ours: (line: readonly number[]) => number[],
): void {
  const draw = random(seed);
  for (let number = 0; number < LINES; number++) {
    const line = Array.from(
      { length: 2 + draw.nextInt(7) },
      () => TILES[draw.nextInt(TILES.length)] as number,
    );
    const [expected, actual] = [String(reference(line)), String(ours(line))];
    // Only a difference is worth the price of an assertion.
    if (actual !== expected) expect(actual, `seed '${seed}', ${number}: ${line}`).toBe(expected);
  }
}

describe('the reference reads the examples of the seeds', () => {
  it.each([
    [
      [3, 1, 2, 1],
      [3, 3, 1, 0],
    ],
    [
      [1, 2, 1, 2],
      [3, 1, 2, 0],
    ],
    [
      [6, 3, 3, 3, 3],
      [6, 6, 3, 3, 0],
    ],
    [
      [3, 6, 6, 0],
      [3, 12, 0, 0],
    ],
    [
      [3, 0, 1, 2],
      [3, 1, 2, 0],
    ],
  ])('%j folds to %j', (line, after) => {
    expect(foldLeft(line)).toEqual(after);
  });

  it('1 2 1 2 becomes 0 3 0 3 and then 0 0 3 3', () => {
    expect(mergeRight([1, 2, 1, 2])).toEqual([0, 3, 0, 3]);
    expect(stepRight([0, 3, 0, 3])).toEqual([0, 0, 3, 3]);
  });
});

describe(`${LINES} random lines`, { timeout: 120_000 }, () => {
  it('fold as the reference does, in the engine and in shiftArray', () => {
    compare('fold', foldLeft, (line) => engineLine(line, 'left', 'fold'));
    compare('shiftArray', foldLeft, shiftedArray);
    expect(foldLeft([0, 3])).toEqual(shiftedArray([0, 3]));
  });

  it('merge in the first pass of tres as the reference does', () => {
    compare('merge pass', mergeRight, mergedByEngine);
    expect(mergeRight([3, 3, 3])).toEqual(mergedByEngine([3, 3, 3]));
  });

  it('merge and then step as the reference does', () => {
    compare(
      'merge and step',
      (line) => stepRight(mergeRight(line)),
      (line) => engineLine(line, 'right', 'step'),
    );
    expect(stepRight([3, 3, 0, 0])).toEqual([0, 3, 3, 0]);
  });

  it('merge and then slide as the reference does', () => {
    compare(
      'merge and slide',
      (line) => slideRight(mergeRight(line)),
      (line) => engineLine(line, 'right', 'slide'),
    );
    expect(slideRight([1, 2, 0, 0])).toEqual([0, 0, 1, 2]);
  });
});
