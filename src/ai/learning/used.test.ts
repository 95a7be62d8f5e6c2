import { expect, test } from 'vitest';
import { clearUsed, notUsedIn } from './used.ts';

test('a weight counts as used once anything was learned by it, and is the same to a 65,000th', () => {
  const whole = new Float32Array([9, 0, 0.1, -12.345, 1e5 / 3, -3e-5, 700]);
  // The weights stand somewhere in a memory.
  const weights = whole.subarray(1);
  const learned = weights.slice();
  clearUsed(weights);
  const notUsed = notUsedIn(weights);
  expect(Array.from(weights, (_, at) => notUsed(at))).toEqual(Array(6).fill(true));
  weights.forEach((weight, at) => {
    expect(Math.abs(weight - learned[at]!)).toBeLessThanOrEqual(Math.abs(learned[at]!) / 2 ** 15);
  });
  for (const at of [0, 2, 3, 5]) weights[at] = weights[at]! + 0.0123;
  expect(Array.from(weights, (_, at) => notUsed(at))).toEqual([
    false,
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(whole[0]).toBe(9);
});
