import type { AlternationSource, CommonRules } from '../rules.ts';

/** The Spanish design of seed 000, "3+3": all merges first, then one step. */
export const tres: CommonRules & AlternationSource = {
  id: 'tres',
  version: 1,
  name: '3+3',
  summary: 'Every pair merges, then all step once; 1 and 2 in turn, anywhere; a full board loses.',
  square: false,
  width: 4,
  height: 4,
  travel: 'step',
  entry: 'anywhere',
  entryDraw: 'index',
  hint: 'exact',
  ending: 'full',
  topTile: null,
  source: 'alternation',
  opening: [1, 2],
  sequence: [1, 2],
};
