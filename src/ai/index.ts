/** The agents' public names. Files that are not listed here are internal. */
export { type Agent, bestMove, chooseMove, type Judgement } from './agent.ts';
export { AGENTS, findAgent } from './agents.ts';
export { cornerAgent } from './corner-agent.ts';
export { greedyAgent } from './greedy-agent.ts';
export { randomAgent } from './random-agent.ts';
