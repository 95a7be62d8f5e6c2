import type { Agent } from './agent.ts';

/** Plays any legal move, each equally likely: what every other agent must beat. */
export const randomAgent: Agent = {
  id: 'random',
  summary: 'Any legal move, each equally likely.',
  judge: (view) =>
    view.legalMoves.map((direction) => ({
      direction,
      value: 0,
      reason: 'any legal move is as good as another',
    })),
};
