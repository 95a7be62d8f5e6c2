import { describe, expect, it } from 'vitest';
import { pick, pickIndex, shares, tileShares } from './lottery.ts';
import type { Random } from './random/types.ts';

/** A generator that draws what it is told, and remembers the bounds it was asked for. */
function scripted(draws: number[]): Random & { readonly bounds: number[] } {
  const bounds: number[] = [];
  return {
    bounds,
    nextInt(bound) {
      bounds.push(bound);
      return draws.shift() as number;
    },
    save: () => ({ generator: 'sfc32', state: [0, 0, 0, 0] }),
  };
}

describe('pickIndex', () => {
  it('falls on the weights in their order, with one draw', () => {
    const random = scripted([0, 1, 2, 3, 4, 5]);
    const picked = Array.from({ length: 6 }, () => pickIndex([2, 0, 3, 1], random));
    expect(picked).toEqual([0, 0, 2, 2, 2, 3]);
    expect(random.bounds).toEqual([6, 6, 6, 6, 6, 6]);
  });
});

describe('tickets', () => {
  const tickets = [
    { tile: 1, weight: 4 },
    { tile: 6, weight: 1 },
    { tile: 9, weight: 0 },
  ];
  it('pick picks one of them', () => {
    expect(pick(tickets, scripted([4]))).toBe(tickets[1]);
  });
  it('shares list those that may be picked, and sum to the whole', () => {
    expect(shares(tickets, 0.5)).toEqual([
      { ticket: tickets[0], probability: 0.4 },
      { ticket: tickets[1], probability: 0.1 },
    ]);
    expect(tileShares(tickets, 1)).toEqual([
      { tile: 1, probability: 0.8 },
      { tile: 6, probability: 0.2 },
    ]);
  });
});
