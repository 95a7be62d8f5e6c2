/** Agents that look ahead or have learned, made of an evaluation and how far they search. */
import { DIRECTIONS, type PlayerView, type RuleSet } from '../engine/index.ts';
import type { Agent, Judgement } from './agent.ts';
import type { LoadedNetwork } from './network/weight-file.ts';
import type { Found, SearchSettings } from './search/deepen.ts';
import { learnedOr } from './search/evaluations.ts';
import { Expectimax } from './search/expectimax.ts';
import { handMade } from './search/hand-made.ts';
import { thinkPlainly } from './search/plain.ts';
import { type Evaluation, Thinkers } from './search/thinker.ts';
import { searchState } from './search/view-state.ts';

/** What a search agent is made of. */
export interface SearchAgentOptions {
  readonly id: string;
  readonly summary: string;
  readonly settings: SearchSettings;
  readonly evaluationOf: (rules: RuleSet) => Evaluation;
}

/** An agent that searches. On boards that the packed engine can't hold it looks two moves ahead. */
function searchAgent({ id, summary, settings, evaluationOf }: SearchAgentOptions): Agent {
  const thinkers = new Thinkers(evaluationOf);
  // A game that is over isn't worth the unpacking of a network.
  const thinkerFor = ({ legalMoves, rules }: PlayerView) =>
    legalMoves.length > 0 ? thinkers.for(rules) : undefined;
  return {
    id,
    summary,
    judge: (view) => {
      let found: Found | undefined;
      const thought = thinkerFor(view)?.think(view, settings);
      for (const deeper of thought ?? thinkPlainly(view)) found = deeper;
      return found ? judgements(view, found) : [];
    },
    variation: (view) => thinkerFor(view)?.variation(view, settings) ?? [],
  };
}

/** Expectimax with the evaluation made by hand. */
export function expectimaxAgent(settings: SearchSettings = USUAL_SEARCH): Agent {
  return searchAgent({
    id: 'expectimax',
    summary: 'Looks ahead over all that chance may do, and judges lines by rules of thumb.',
    settings,
    evaluationOf: handMade,
  });
}

/** A learned network by itself: it evaluates the afterstates of the legal moves. */
export function networkAgent(network: LoadedNetwork): Agent {
  return searchAgent({
    id: 'network',
    summary: 'What a network has learned from millions of games, without looking ahead.',
    settings: { depth: 1, cutoff: 0, budget: 0 },
    evaluationOf: learnedOr(network),
  });
}

/** A learned network that also looks ahead. */
export function expertAgent(network: LoadedNetwork, settings = USUAL_SEARCH): Agent {
  return searchAgent({
    id: 'expert',
    summary: 'The network, looking ahead over all that chance may do.',
    settings,
    evaluationOf: learnedOr(network),
  });
}

/** As likely as a few milliseconds allow: three to six moves ahead. */
export const USUAL_SEARCH: SearchSettings = { depth: 12, cutoff: 0.0001, budget: 100_000 };

/**
 * Plays as well as can be, by searching every game to its end: for boards so small that it can. It
 * remembers all positions of the first rule set that it sees.
 */
export function solvingAgent(): Agent {
  let search: Expectimax | undefined;
  return {
    id: 'solver',
    summary: 'Searches to the end of every game; only for the smallest boards.',
    judge: (view) => {
      search ??= new Expectimax(view.rules, () => Number.NaN);
      return search.moves(searchState(view), Infinity).map(({ direction, value }) => {
        return { direction, value, reason: 'searched to the end' };
      });
    },
  };
}

function judgements(view: PlayerView, { depth, values }: Found): Judgement[] {
  return view.legalMoves.map((direction) => {
    const value = values[DIRECTIONS.indexOf(direction)] as number;
    const ahead = depth === 1 ? '1 move' : `${depth} moves`;
    return { direction, value, reason: `expected score, looking ${ahead} ahead` };
  });
}
