import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundTop } from './scale.ts';

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [99, 100],
  [100, 100],
  [101, 200],
  [5, 6],
  [4_783, 6_000],
  [61_234, 80_000],
  [1_000_001, 2_000_000],
])('a chart of up to %d goes to %d', (most, top) => expect(roundTop(most)).toBe(top));

test('the top is above everything, not by far, and its half is a whole number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (most) => {
      const top = roundTop(most);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(top).toBeLessThanOrEqual(Math.max(2, 2 * most));
      expect(Number.isInteger(top / 2)).toBe(true);
    }),
  );
});
