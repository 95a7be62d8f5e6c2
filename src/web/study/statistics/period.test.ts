import { afterEach, expect, test } from 'vitest';
import { PERIODS, startOfPeriod } from './period.ts';

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
});

/** When the periods of a moment began, as local times of a zone. */
function startsAt(zone: string, moment: string): string[] {
  process.env['TZ'] = zone;
  const now = new Date(moment);
  return PERIODS.slice(1).map((period) => {
    const start = new Date(startOfPeriod(period, now));
    const parts = [start.getFullYear(), start.getMonth() + 1, start.getDate(), start.getHours()];
    return parts.join('-');
  });
}

test('periods begin at midnight of the device’s calendar', () => {
  const monday = '2026-11-30T11:30:00Z';
  expect(startsAt('UTC', monday)).toEqual([
    '2026-1-1-0',
    '2026-11-1-0',
    '2026-11-30-0',
    '2026-11-30-0',
  ]);
  // There it is Sunday still, and Tuesday already.
  expect(startsAt('Etc/GMT+12', monday)).toEqual([
    '2026-1-1-0',
    '2026-11-1-0',
    '2026-11-23-0',
    '2026-11-29-0',
  ]);
  expect(startsAt('Pacific/Kiritimati', monday)).toEqual([
    '2026-1-1-0',
    '2026-12-1-0',
    '2026-11-30-0',
    '2026-12-1-0',
  ]);
});

test('a week may begin in another month or year', () => {
  expect(startsAt('UTC', '2027-01-01T08:00:00Z')).toEqual([
    '2027-1-1-0',
    '2027-1-1-0',
    '2026-12-28-0',
    '2027-1-1-0',
  ]);
  expect(startsAt('Europe/Madrid', '2026-03-29T12:00:00Z')[2]).toBe('2026-3-23-0');
});

test('all time has no beginning', () => {
  expect(startOfPeriod('all', new Date(0))).toBe(Number.NEGATIVE_INFINITY);
});
