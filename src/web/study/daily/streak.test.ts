import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from './day.ts';
import { streakOf } from './streak.ts';

const TODAY = '2026-11-30';
/** The days that lie this many days from today. */
const days = (...offsets: number[]) => offsets.map((offset) => dayAfter(TODAY, offset));

test('nothing played is no row', () => {
  expect(streakOf([], TODAY)).toEqual({ current: 0, longest: 0 });
});

test('a row that ended yesterday goes on until today is over', () => {
  expect(streakOf(days(-3, -2, -1), TODAY)).toEqual({ current: 3, longest: 3 });
  expect(streakOf(days(-3, -2, -1, 0), TODAY)).toEqual({ current: 4, longest: 4 });
  expect(streakOf(days(-4, -3, -2), TODAY)).toEqual({ current: 0, longest: 3 });
});

test('the longest row may be an old one', () => {
  expect(streakOf(days(0, -1, -10, -11, -12, -40), TODAY)).toEqual({ current: 2, longest: 3 });
});

test('a row goes over the ends of months, years and leap days', () => {
  expect(streakOf(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01').current).toBe(3);
  expect(streakOf(['2026-12-31', '2027-01-01'], '2027-01-01').current).toBe(2);
  expect(streakOf(['2027-02-28', '2027-03-01'], '2027-03-02').current).toBe(2);
});

test('setting the clock back shortens no row', () => {
  const played = days(-5, -4, -3, -2, -1, 0);
  for (const back of [0, -1, -2, -5]) {
    expect(streakOf(played, dayAfter(TODAY, back)).current).toBe(6);
  }
});

test('a day that was played with the clock far ahead does not end today’s row', () => {
  expect(streakOf(days(-2, -1, 0, 400), TODAY)).toEqual({ current: 3, longest: 3 });
  expect(streakOf(days(-2, -1, 1, 2), TODAY)).toEqual({ current: 2, longest: 2 });
});

test('rows are what counting day by day gives, in whatever order the days come', () => {
  const offsets = fc.uniqueArray(fc.integer({ min: -40, max: 10 }));
  fc.assert(
    fc.property(offsets, (played) => {
      const has = (offset: number) => played.includes(offset);
      let longest = 0;
      for (const start of played) {
        let length = 0;
        while (has(start + length)) length++;
        longest = Math.max(longest, length);
      }
      const anchor = has(0) ? 0 : -1;
      let current = 0;
      if (has(anchor)) {
        for (let offset = anchor; has(offset); offset--) current++;
        for (let offset = anchor + 1; has(offset); offset++) current++;
      }
      expect(streakOf(days(...played), TODAY)).toEqual({ current, longest });
    }),
  );
});
