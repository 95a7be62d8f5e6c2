/** What a search needs of a view: the position, and what may come behind the preview. */
import type { PlayerView } from '../../engine/index.ts';
import { nextInTurn, type Supply } from '../../engine/supply.ts';
import type { SearchState } from './expectimax.ts';

/**
 * The position of a view. Where a run of 21 hides when the next bonus comes, the player can't know
 * it either: the search then expects none.
 */
export function searchState({ board, preview, cardsLeft, rules }: PlayerView): SearchState {
  const supply: Supply = { deck: cardsLeft, run: null, turn: 0 };
  if (rules.source !== 'alternation') return { board, odds: preview.odds, supply };
  // The tile that is shown tells where in the sequence the game is.
  const turns = rules.sequence.map((_, turn) => nextInTurn({ ...supply, turn }, rules.sequence));
  const shown = preview.odds[0]?.tile;
  const drawn = turns.find(({ preview }) => preview.kind === 'tile' && preview.tile === shown);
  return { board, odds: preview.odds, supply: drawn?.supply ?? supply };
}
