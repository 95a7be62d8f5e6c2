import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeLeft, untilNextTick } from './countdown.ts';
import { DAY_MS } from './day.ts';

const at = (time: string) => Date.parse(`2026-11-30T${time}Z`);

test.each([
  ['00:00:00', 24, 0, null],
  ['00:00:01', 24, 0, null],
  ['00:01:00', 23, 59, null],
  ['17:48:00', 6, 12, null],
  ['17:48:59.999', 6, 12, null],
  ['22:59:59', 1, 1, null],
  ['23:58:30', 0, 2, null],
  ['23:59:00', 0, 0, 60],
  ['23:59:59.001', 0, 0, 1],
])('at %s there are %d hours, %d minutes, %j seconds left', (time, hours, minutes, seconds) => {
  expect(timeLeft(at(time))).toEqual({ hours, minutes, seconds });
});

test('the next tick is the first moment at which something else is said', () => {
  fc.assert(
    fc.property(fc.integer({ min: -DAY_MS, max: 50_000 * DAY_MS }), (now) => {
      const wait = untilNextTick(now);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60_000);
      expect(timeLeft(now + wait - 1)).toEqual(timeLeft(now));
      expect(timeLeft(now + wait)).not.toEqual(timeLeft(now));
    }),
  );
});
