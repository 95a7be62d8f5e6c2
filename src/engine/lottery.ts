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
 * Picks an index by whole-number weights with a single draw: the number drawn below their sum
 * falls on the weights in their order. One of them must be above 0.
 */
export function pickIndex(weights: readonly number[], random: Random): number {
  let total = 0;
  for (let index = 0; index < weights.length; index++) total += weights[index] as number;
  let rest = random.nextInt(total);
  let index = 0;
  while (rest >= (weights[index] as number)) {
    rest -= weights[index] as number;
    index++;
  }
  return index;
}

/** Picks one ticket with a single draw, see `pickIndex`. */
export function pick<T extends Ticket>(tickets: readonly T[], random: Random): T {
  return tickets[
    pickIndex(
      tickets.map(({ weight }) => weight),
      random,
    )
  ] as T;
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
