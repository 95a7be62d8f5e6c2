import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { seedOfDay } from './daily-deal.ts';
import { DAY_MS, dayAfter, dayOf, isDay, startOf } from './day.ts';

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
});

/** Days from 1970 to 2999. */
const anyTime = fc.integer({ min: 0, max: Date.UTC(2999, 11, 31) });

test('at one moment the day and its seed are the same from UTC−12 to UTC+14', () => {
  const moment = Date.parse('2026-11-30T11:00:00Z');
  const seen = ['Etc/GMT+12', 'UTC', 'Europe/Madrid', 'Pacific/Kiritimati'].map((zone) => {
    process.env['TZ'] = zone;
    const local = new Date(moment);
    return { date: local.getDate(), day: dayOf(local.getTime()) };
  });
  // The devices do show different dates.
  expect(seen.map(({ date }) => date)).toEqual([29, 30, 30, 1]);
  expect(new Set(seen.map(({ day }) => day))).toEqual(new Set(['2026-11-30']));
  expect(new Set(seen.map(({ day }) => seedOfDay(day))).size).toBe(1);
});

test('a day lasts from midnight to midnight by UTC', () => {
  expect(dayOf(Date.parse('2026-11-30T23:59:59.999Z'))).toBe('2026-11-30');
  expect(dayOf(Date.parse('2026-12-01T00:00:00Z'))).toBe('2026-12-01');
  expect(startOf('2026-12-01')).toBe(Date.parse('2026-12-01T00:00:00Z'));
});

test('days are counted over months, years and leap days', () => {
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dayAfter('2028-02-29', 1)).toBe('2028-03-01');
  expect(dayAfter('2027-02-28', 1)).toBe('2027-03-01');
  expect(dayAfter('2100-02-28', 1)).toBe('2100-03-01');
  expect(dayAfter('2027-01-01', -1)).toBe('2026-12-31');
  fc.assert(
    fc.property(anyTime, fc.integer({ min: -5000, max: 5000 }), (time, days) => {
      const day = dayOf(time);
      expect(dayAfter(dayAfter(day, days), -days)).toBe(day);
      expect(dayAfter(day, days) > day).toBe(days > 0);
      expect(time - startOf(day)).toBeLessThan(DAY_MS);
      expect(time).toBeGreaterThanOrEqual(startOf(day));
    }),
  );
});

test.each(['2026-11-30', '2028-02-29', '1970-01-01'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each(['', '2026-11-31', '2027-02-29', '2026-13-01', '2026-1-1', '2026-11-30T00:00', 7, null])(
  '%j is no day',
  (text) => expect(isDay(text)).toBe(false),
);
