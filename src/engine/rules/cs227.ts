import type { CommonRules, WeightsSource } from '../rules.ts';

/** The university homework of seed 001, with the mapping from Random to values in RULES.md. */
export const cs227: CommonRules & WeightsSource = {
  id: 'cs227',
  version: 1,
  name: 'CS 227',
  summary: 'The homework: one fold a line; 1, 2, 3 or 6 by weight on any empty cell of the edge.',
  square: true,
  width: 4,
  height: 4,
  travel: 'fold',
  entry: 'edge',
  entryDraw: 'retry',
  hint: 'exact',
  ending: 'stuck',
  topTile: null,
  source: 'weights',
  opening: [1, 2],
  weights: [
    { tile: 1, weight: 4 },
    { tile: 2, weight: 4 },
    { tile: 3, weight: 1 },
    { tile: 6, weight: 1 },
  ],
};
