/**
 * Days by UTC, the same for everybody at any moment, whatever the time zone. The time is always an
 * argument, in milliseconds since 1970; no clock is read here.
 */

/** A day by UTC as a text, such as `2026-11-30`. Texts of days sort as the days do. */
export type Day = string;

/** The milliseconds of a day by UTC: it has no leap seconds and no summer time. */
export const DAY_MS = 86_400_000;

/** The day of a moment. */
export function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

/** The first moment of a day. */
export function startOf(day: Day): number {
  return Date.parse(day);
}

/** The day that comes this many days after another; before it for a negative number. */
export function dayAfter(day: Day, days: number): Day {
  return dayOf(startOf(day) + days * DAY_MS);
}

/** Whether a text is a day of the calendar: `2026-02-29` is none. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = startOf(text);
  return !Number.isNaN(time) && dayOf(time) === text;
}
