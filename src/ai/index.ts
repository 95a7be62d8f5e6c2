/** The agents' public names. Files that are not listed here are internal. */
export { type Agent, bestMove, chooseMove, type Judgement } from './agent.ts';
export { AGENTS } from './agents.ts';
export { cornerAgent } from './corner-agent.ts';
export { greedyAgent } from './greedy-agent.ts';
export type { Network, Pattern } from './network/network.ts';
export {
  type LoadedNetwork,
  type NetworkInfo,
  readNetwork,
  writeNetwork,
} from './network/weight-file.ts';
export { randomAgent } from './random-agent.ts';
export type { Found, SearchSettings } from './search/deepen.ts';
export {
  type Evaluate,
  Expectimax,
  type MoveValue,
  type SearchState,
} from './search/expectimax.ts';
export { searchState } from './search/view-state.ts';
export {
  expectimaxAgent,
  expertAgent,
  networkAgent,
  solvingAgent,
  USUAL_SEARCH,
} from './search-agents.ts';
