import { expect, test } from 'vitest';
import { datesIn } from './dates.ts';

const [english, spanish] = [datesIn('en-GB'), datesIn('es')];

test('a day by UTC is written as that day, whatever the zone of the device', () => {
  const { TZ } = process.env;
  for (const zone of ['Etc/GMT+12', 'Pacific/Kiritimati']) {
    process.env['TZ'] = zone;
    expect(datesIn('en-GB').weekday('2026-11-30')).toMatch(/^Monday,? 30 November 2026$/);
  }
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
});

test('days are written as each language does', () => {
  expect(english.day('2028-02-29')).toBe('29 February 2028');
  expect(spanish.day('2028-02-29')).toBe('29 de febrero de 2028');
  expect(spanish.weekday('2026-11-30')).toBe('lunes, 30 de noviembre de 2026');
  expect([english.month('2026-11-01'), spanish.month('2026-11-01')]).toEqual([
    'November 2026',
    'noviembre de 2026',
  ]);
  expect([english.shortDay('2026-11-30'), spanish.shortDay('2026-11-30')]).toEqual([
    '30 Nov',
    '30 nov',
  ]);
  expect([english.weekdays[0], spanish.weekdays[0], spanish.weekdays[6]]).toEqual([
    'Mon',
    'lun',
    'dom',
  ]);
});

test('days from one to another are written short, and one day once', () => {
  const [from, to] = [new Date(2026, 10, 24, 9).getTime(), new Date(2026, 10, 30, 7).getTime()];
  expect(english.range(from, to)).toMatch(/^24\s?–\s?30 Nov 2026$/);
  expect(spanish.range(from, from + 1000)).toBe(spanish.date(from));
});

test('lengths of time leave out the hours when there are none', () => {
  expect(english.length({ hours: 6, minutes: 12, seconds: null })).toBe('6 hours, 12 minutes');
  expect(english.length({ hours: 0, minutes: 1, seconds: null })).toBe('1 minute');
  expect(english.length({ hours: 0, minutes: 0, seconds: 9 })).toBe('9 seconds');
  expect(spanish.length({ hours: 1, minutes: 0, seconds: null })).toBe('1 hora y 0 minutos');
});
