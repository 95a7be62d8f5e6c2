import type { Agent } from './agent.ts';
import { cornerAgent } from './corner-agent.ts';
import { greedyAgent } from './greedy-agent.ts';
import { randomAgent } from './random-agent.ts';
import { expectimaxAgent } from './search-agents.ts';

/** Every agent that needs no weights, the simplest first. Commands and records look agents up here. */
export const AGENTS: readonly Agent[] = [randomAgent, greedyAgent, cornerAgent, expectimaxAgent()];
