import { expect, test } from 'vitest';
import { otherDay } from './server-day.ts';

const DEVICE = Date.parse('2026-11-30T23:30:00Z');
const answer = (date: string | null) => async () => ({
  headers: new Headers(date === null ? {} : { date }),
});
const asked = (date: string | null, device = DEVICE) => otherDay(answer(date), () => device);

test('a device that is a day off is told what day the server has', async () => {
  expect(await asked('Sun, 29 Nov 2026 23:30:00 GMT')).toBe('2026-11-29');
  expect(await asked('Tue, 01 Dec 2026 00:30:00 GMT')).toBe('2026-12-01');
  expect(await asked('Mon, 30 Nov 2026 23:30:00 GMT', Date.parse('2031-01-01'))).toBe('2026-11-30');
});

test('clocks that agree on the day, or nearly, are not worth a word', async () => {
  expect(await asked('Mon, 30 Nov 2026 04:00:00 GMT')).toBeUndefined();
  const late = Date.parse('2026-11-30T23:59:58Z');
  expect(await asked('Tue, 01 Dec 2026 00:00:20 GMT', late)).toBeUndefined();
});

test('without an answer, or a date in it, nothing is known', async () => {
  expect(await asked(null)).toBeUndefined();
  expect(await asked('yesterday')).toBeUndefined();
  expect(
    await otherDay(
      () => Promise.reject(new Error('offline')),
      () => DEVICE,
    ),
  ).toBeUndefined();
});

test('the time that the answer took counts by half', async () => {
  const times = [DEVICE, DEVICE + 100_000];
  const now = () => times.shift() ?? 0;
  expect(await otherDay(answer('Mon, 30 Nov 2026 23:30:50 GMT'), now)).toBeUndefined();
  expect(times).toEqual([]);
});
