import { describe, expect, it } from 'vitest';
import { bonusPossible, bonusValueOdds, bonusWindows } from './bonus.ts';
import { threes } from './rules/threes.ts';
import type { BonusModel } from './rules.ts';

const values = (bonusModel: BonusModel, highest: number) =>
  bonusWindows({ ...threes, bonusModel }, highest).map(({ candidates }) =>
    candidates.map(({ tile }) => tile),
  );

describe('bonusWindows', () => {
  it('has none below the smallest highest tile, or with bonuses off', () => {
    expect(bonusWindows(threes, 24)).toEqual([]);
    expect(bonusWindows({ ...threes, bonus: false }, 768)).toEqual([]);
    expect(bonusPossible(threes, 24)).toBe(false);
    expect(bonusPossible(threes, 48)).toBe(true);
    expect(bonusValueOdds(threes, 24, 1)).toEqual([]);
  });

  it('shows one, two, then runs of three', () => {
    expect(values('window', 48)).toEqual([[6]]);
    expect(values('window', 96)).toEqual([[6, 12]]);
    expect(values('window', 192)).toEqual([[6, 12, 24]]);
    expect(values('window', 768)).toEqual([
      [6, 12, 24],
      [12, 24, 48],
      [24, 48, 96],
    ]);
    expect(values('value-first', 384)).toEqual([
      [6, 12, 24],
      [12, 24, 48],
    ]);
  });

  it('shows all values under the uniform model, and shorter runs at the bottom under top-first', () => {
    expect(values('uniform', 768)).toEqual([[6, 12, 24, 48, 96]]);
    expect(values('top-first', 384)).toEqual([[6], [6, 12], [6, 12, 24], [12, 24, 48]]);
  });

  it('has whole-number weights, so that one bounded draw decides', () => {
    for (const window of bonusWindows({ ...threes, bonusModel: 'value-first' }, 6144)) {
      for (const { weight } of [window, ...window.candidates]) {
        expect(Number.isInteger(weight) && weight > 0).toBe(true);
      }
    }
  });

  it('divides by the divisor', () => {
    const rules = { ...threes, bonusDivisor: 4 };
    expect(bonusValueOdds(rules, 96, 1).map(({ tile }) => tile)).toEqual([6, 12, 24]);
  });
});
