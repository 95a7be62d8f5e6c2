import type { Random } from './random/types.ts';
import type { WeightedTile } from './rules.ts';
import type { TileOdds } from './types.ts';

/** A thing that a lottery may pick; its chance is its share of the sum of whole-number weights. */
export interface Ticket {
  readonly weight: number;
}

/** The sum of the weights of tickets. */
export function totalWeight(tickets: readonly Ticket[]): number {
  let total = 0;
  for (const ticket of tickets) total += ticket.weight;
  return total;
}

/**
 * Picks one ticket with a single draw: the number drawn below the total weight falls on the tickets
 * in their order. There must be at least one with a weight.
 */
export function pick<T extends Ticket>(tickets: readonly T[], random: Random): T {
  let rest = random.nextInt(totalWeight(tickets));
  let at = 0;
  while (rest >= (tickets[at] as T).weight) {
    rest -= (tickets[at] as T).weight;
    at++;
  }
  return tickets[at] as T;
}

/** Every ticket that `pick` may pick, with probabilities that sum to `whole`. */
export function shares<T extends Ticket>(
  tickets: readonly T[],
  whole: number,
): { readonly ticket: T; readonly probability: number }[] {
  const total = totalWeight(tickets);
  return tickets
    .filter((ticket) => ticket.weight > 0)
    .map((ticket) => ({ ticket, probability: (whole * ticket.weight) / total }));
}

/** Every tile that `pick` may pick, with probabilities that sum to `whole`. */
export function tileShares(tickets: readonly WeightedTile[], whole: number): TileOdds[] {
  return shares(tickets, whole).map(({ ticket, probability }) => ({
    tile: ticket.tile,
    probability,
  }));
}
