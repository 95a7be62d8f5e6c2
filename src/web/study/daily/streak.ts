/** Days in a row. Only the days count that are in the list, never the clock: it may have been set back. */
import { type Day, dayAfter } from './day.ts';

/** How many days in a row. */
export interface Streak {
  /** The row that today belongs to; while today is still open, the one that ended yesterday. */
  readonly current: number;
  /** The longest row ever. */
  readonly longest: number;
}

/**
 * The rows of days in a list of days. Where a clock was set back, days after today may be in the list:
 * those that join today's row belong to it, so that setting a clock back shortens no row.
 */
export function streakOf(days: Iterable<Day>, today: Day): Streak {
  const done = new Set(days);
  const rows = [...done]
    .filter((day) => !done.has(dayAfter(day, -1)))
    .map((day) => rowFrom(day, done));
  const anchor = done.has(today) ? today : dayAfter(today, -1);
  const own = rows.find(({ first, length }) => first <= anchor && anchor < dayAfter(first, length));
  return { current: own?.length ?? 0, longest: Math.max(0, ...rows.map(({ length }) => length)) };
}

function rowFrom(
  first: Day,
  done: ReadonlySet<Day>,
): { readonly first: Day; readonly length: number } {
  let length = 0;
  while (done.has(dayAfter(first, length))) length++;
  return { first, length };
}
