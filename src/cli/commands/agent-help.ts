/** The name of whichever agent plays best under the rules: `expert`, or `expectimax` for want of a network. */
export const BEST = 'best';

/** What `--agent` takes; the names are those of ../agents.ts, which loads too much for `--help`. */
export const AGENT_HELP =
  'random, greedy, corner, expectimax, network, expert, or best (the strongest for the ' +
  'rules); settings after a colon, as in expert:budget=50000,cutoff=0.001,weights=small';
