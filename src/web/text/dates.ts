/** How a language writes days, times and lengths of time, by the browser's own tables. */

/** The writing of time in one language. Days by UTC are texts such as `2026-11-30`. */
export interface Dates {
  /** A day by UTC with its weekday. */
  readonly weekday: (day: string) => string;
  /** A day by UTC, without its weekday. */
  readonly day: (day: string) => string;
  /** The day of the month of a day by UTC, and the month in short. */
  readonly shortDay: (day: string) => string;
  /** The month and year of a day by UTC. */
  readonly month: (day: string) => string;
  /** The short names of the weekdays, from Monday. */
  readonly weekdays: readonly string[];
  /** The day of a moment by the device's calendar, in short. */
  readonly date: (time: number) => string;
  /** The days from one moment to another, written as short as can be. */
  readonly range: (from: number, to: number) => string;
  /** The time of a moment by the device's clock, such as 01:00. */
  readonly clock: (time: number) => string;
  /** A length of time, without what is zero at its begin. */
  readonly length: (parts: {
    readonly hours: number;
    readonly minutes: number;
    readonly seconds: number | null;
  }) => string;
}

/** The writing of time in the language with this tag, such as `es`. */
export function datesIn(tag: string): Dates {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const written = new Intl.DateTimeFormat(tag, options);
    return (time: number) => written.format(time);
  };
  const byUtc = (options: Intl.DateTimeFormatOptions) => {
    const written = format({ ...options, timeZone: 'UTC' });
    return (day: string) => written(Date.parse(day));
  };
  const year: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long' };
  const medium = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  const shortWeekday = byUtc({ weekday: 'short' });
  const join = new Intl.ListFormat(tag, { type: 'unit', style: 'long' });
  const unit = (amount: number, name: string) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'long' }).format(amount);
  return {
    weekday: byUtc({ ...year, day: 'numeric', weekday: 'long' }),
    day: byUtc({ ...year, day: 'numeric' }),
    shortDay: byUtc({ day: 'numeric', month: 'short' }),
    month: byUtc(year),
    // The first of June 2026 is a Monday.
    weekdays: Array.from({ length: 7 }, (_, index) => shortWeekday(`2026-06-0${index + 1}`)),
    date: (time) => medium.format(time),
    range: (from, to) => medium.formatRange(from, to),
    clock: format({ hour: '2-digit', minute: '2-digit' }),
    length: ({ hours, minutes, seconds }) =>
      join.format(
        seconds === null
          ? [...(hours > 0 ? [unit(hours, 'hour')] : []), unit(minutes, 'minute')]
          : [unit(seconds, 'second')],
      ),
  };
}
