/** What day a server has, to tell a player whose device has another one. */
import { type Day, dayOf } from './day.ts';

/** By how much two clocks may differ without being told apart: an answer tells whole seconds, late. */
const TOLERANCE_MS = 60_000;

/**
 * The day that the server has when it differs from the device's; nothing when they agree, or nobody
 * answers, or the answer has no date. `now` reads the device's clock.
 */
export async function otherDay(
  ask: () => Promise<Pick<Response, 'headers'>>,
  now: () => number,
): Promise<Day | undefined> {
  try {
    const before = now();
    const { headers } = await ask();
    const device = (before + now()) / 2;
    const server = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(server) || Math.abs(server - device) < TOLERANCE_MS) return undefined;
    return dayOf(server) === dayOf(device) ? undefined : dayOf(server);
  } catch {
    // Offline, or from a file: the device's day is all that there is.
    return undefined;
  }
}
