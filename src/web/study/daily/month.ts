/** A month as a calendar shows it: weeks from Monday to Sunday. */
import { type Day, dayAfter, dayOf, startOf } from './day.ts';

/** The first day of the month of a day. */
export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of the month that comes this many months later; earlier for a negative number. */
export function monthAfter(day: Day, months: number): Day {
  const first = new Date(startOf(firstOfMonth(day)));
  return dayOf(first.setUTCMonth(first.getUTCMonth() + months));
}

/** The weeks of the month of a day; `null` stands for days of other months. */
export function weeksOf(day: Day): readonly (readonly (Day | null)[])[] {
  const first = firstOfMonth(day);
  const before = (new Date(startOf(first)).getUTCDay() + 6) % 7;
  const weeks: (Day | null)[][] = [];
  for (let start = -before; dayAfter(first, Math.max(start, 0)) < monthAfter(day, 1); start += 7) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const one = dayAfter(first, start + index);
        return firstOfMonth(one) === first ? one : null;
      }),
    );
  }
  return weeks;
}
