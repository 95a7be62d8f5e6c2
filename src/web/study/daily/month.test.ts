import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, dayOf, startOf } from './day.ts';
import { firstOfMonth, monthAfter, weeksOf } from './month.ts';

test('months follow each other over the ends of years', () => {
  expect(firstOfMonth('2026-11-30')).toBe('2026-11-01');
  expect(monthAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(monthAfter('2026-01-31', -1)).toBe('2025-12-01');
  expect(monthAfter('2028-01-31', 1)).toBe('2028-02-01');
});

test('a month begins on its weekday', () => {
  expect(weeksOf('2026-11-30')).toHaveLength(6);
  expect(weeksOf('2026-11-30')[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeksOf('2026-11-30')[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  // February of four whole weeks.
  expect(weeksOf('2027-02-10')).toHaveLength(4);
});

test('the weeks have every day of the month once, each under its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(2999, 11, 31) }), (time) => {
      const day = dayOf(time);
      const weeks = weeksOf(day);
      const days = weeks.flat().filter((one) => one !== null);
      expect(days[0]).toBe(firstOfMonth(day));
      expect(dayAfter(days.at(-1)!, 1)).toBe(monthAfter(day, 1));
      expect(days).toHaveLength(new Set(days).size);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        for (const [index, one] of week.entries()) {
          if (one) expect(new Date(startOf(one)).getUTCDay()).toBe((index + 1) % 7);
        }
      }
    }),
  );
});
