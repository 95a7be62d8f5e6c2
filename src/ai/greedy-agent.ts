import { afterstates } from './afterstates.ts';
import type { Agent } from './agent.ts';

/** Plays the move that merges most: it never looks further than its own push. */
export const greedyAgent: Agent = {
  id: 'greedy',
  summary: 'The move with the most merges; among those, any.',
  judge: (view) =>
    afterstates(view).map(({ direction, motions }) => {
      const merges = motions.filter(({ merged }) => merged).length;
      const reason = merges === 1 ? '1 merge' : `${merges} merges`;
      return { direction, value: merges, reason };
    }),
};
