import type { CommonRules, DeckSource } from '../rules.ts';

/** The rules of Threes! as reverse-engineered in public, profile v1.2: the default game. */
export const threes: CommonRules & DeckSource = {
  id: 'threes',
  version: 1,
  name: 'Threes',
  summary: 'One fold a line; tiles from a shuffled deck, sometimes a bonus; twice 6144 finishes.',
  square: false,
  width: 4,
  height: 4,
  travel: 'fold',
  entry: 'moved-lines',
  entryDraw: 'index',
  hint: 'candidates',
  ending: 'stuck',
  topTile: 12288,
  source: 'deck',
  startingTiles: 9,
  deckCopies: 4,
  bonus: true,
  bonusTiming: 'independent',
  bonusModel: 'window',
  bonusDivisor: 8,
  bonusFrom: 48,
};
