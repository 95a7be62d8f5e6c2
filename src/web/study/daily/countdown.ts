/** How long a day still lasts, as a page shows it: by the minute, and at the very end by the second. */
import { DAY_MS } from './day.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** The time until the next day by UTC. Seconds count only in the last minute. */
export interface TimeLeft {
  readonly hours: number;
  readonly minutes: number;
  /** `null` while a whole minute is left. */
  readonly seconds: number | null;
}

/** The milliseconds until the next day by UTC: a whole day at its first moment. */
function msLeft(now: number): number {
  return DAY_MS - (((now % DAY_MS) + DAY_MS) % DAY_MS);
}

/** What of the day is left. What is begun counts as whole, so that nothing reads as over before it is. */
export function timeLeft(now: number): TimeLeft {
  const left = msLeft(now);
  if (left <= MINUTE_MS) return { hours: 0, minutes: 0, seconds: Math.ceil(left / SECOND_MS) };
  const minutes = Math.ceil(left / MINUTE_MS);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: null };
}

/** The milliseconds until `timeLeft` says something else: from one to a minute's. */
export function untilNextTick(now: number): number {
  const left = msLeft(now);
  const step = left <= MINUTE_MS ? SECOND_MS : MINUTE_MS;
  return left % step || step;
}
