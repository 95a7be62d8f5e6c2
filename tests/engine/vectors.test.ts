import { describe, expect, it } from 'vitest';
import {
  type BonusModel,
  bonusValueOdds,
  mergePass,
  scoreOfTile,
  shiftLine,
  threes,
} from '../../src/engine/index.ts';
import { vectors } from '../support/vectors.ts';

const pushedOr = (line: number[], travel: 'fold' | 'step' | 'slide') =>
  shiftLine(line, travel)?.tiles ?? line;

describe('threes-lines', () => {
  const { cases } = vectors<{
    cases: {
      line: number[];
      left: number[];
      left_changed: boolean;
      right: number[];
      right_changed: boolean;
    }[];
  }>('threes-lines');
  it.each(cases)('$line', ({ line, left, left_changed, right, right_changed }) => {
    expect(pushedOr(line, 'fold')).toEqual(left);
    expect(shiftLine(line, 'fold') !== undefined).toBe(left_changed);
    expect([...pushedOr(line.toReversed(), 'fold')].reverse()).toEqual(right);
    expect(shiftLine(line.toReversed(), 'fold') !== undefined).toBe(right_changed);
  });
});

describe('tres-lines-right', () => {
  const { cases } = vectors<{
    cases: { line: number[]; afterMergePass: number[]; step: number[]; slide: number[] }[];
  }>('tres-lines-right');
  it.each(cases)('$line', ({ line, afterMergePass, step, slide }) => {
    const fromWall = line.toReversed();
    const merged = mergePass(fromWall, [...fromWall.keys()]).map((piece) => piece?.tile ?? 0);
    expect(merged.reverse()).toEqual(afterMergePass);
    expect([...pushedOr(fromWall, 'step')].reverse()).toEqual(step);
    expect([...pushedOr(fromWall, 'slide')].reverse()).toEqual(slide);
  });
});

describe('score', () => {
  const { cases } = vectors<{ cases: [number, number][] }>('score');
  it.each(cases)('a %d is worth %d', (tile, score) => {
    expect(scoreOfTile(tile)).toBe(score);
  });
});

describe('bonus-value-distribution', () => {
  const { models } = vectors<{ models: Record<string, Record<string, Record<string, number>>> }>(
    'bonus-value-distribution',
  );
  // A value chosen first is uniform by its meaning, so it shares the table of `uniform`.
  const tables: [BonusModel, string][] = [
    ['uniform', 'uniform'],
    ['value-first', 'uniform'],
    ['window', 'window'],
    ['top-first', 'topFirst'],
  ];
  for (const [bonusModel, table] of tables) {
    const rows = Object.entries(models[table] ?? {});
    it.each(rows)(`${bonusModel} with highest tile %s`, (highest, chances) => {
      const rules = { ...threes, bonusModel };
      const odds = bonusValueOdds(rules, Number(highest), 1);
      expect(odds.map(({ tile }) => tile)).toEqual(Object.keys(chances).map(Number));
      for (const { tile, probability } of odds) {
        expect(probability).toBeCloseTo(chances[tile] as number, 6);
      }
    });
  }
});
