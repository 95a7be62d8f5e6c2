/** Stretches of time up to now, by the calendar of the device. */

/** The periods that statistics are made of, the longest first. */
export const PERIODS = ['all', 'year', 'month', 'week', 'today'] as const;

/** This year, month, week (from Monday) or day, or all time. */
export type Period = (typeof PERIODS)[number];

/** When the period that `now` lies in began, in milliseconds since 1970; `-Infinity` for all time. */
export function startOfPeriod(period: Period, now: Date): number {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  switch (period) {
    case 'all':
      return Number.NEGATIVE_INFINITY;
    case 'year':
      return new Date(year, 0).getTime();
    case 'month':
      return new Date(year, month).getTime();
    case 'week':
      return new Date(year, month, date - ((now.getDay() + 6) % 7)).getTime();
    case 'today':
      return new Date(year, month, date).getTime();
  }
}
