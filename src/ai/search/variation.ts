/** The principal variation: what an expectimax search expects to be played. */
import {
  type Direction,
  drawOutcomes,
  highestTile,
  placements,
  type RuleSet,
  shift,
  withTile,
} from '../../engine/index.ts';
import { madeTopTile } from '../../engine/spawn.ts';
import { tileOdds } from '../../engine/supply.ts';
import type { SearchState } from './expectimax.ts';

/**
 * The moves that follow from a position on when `choose` moves and chance always does what is
 * likeliest (the first of equals), one after the other until the game ends; each is chosen when it is
 * asked for.
 */
export function* variation(
  rules: RuleSet,
  from: SearchState,
  choose: (state: SearchState) => Direction | undefined,
): Generator<Direction, void> {
  let state: SearchState | undefined = from;
  while (state) {
    const direction = choose(state);
    if (!direction) return;
    yield direction;
    state = likeliestAfter(rules, state, direction);
  }
}

/** The likeliest position after a move; nothing where the game is complete, or the move illegal. */
function likeliestAfter(
  rules: RuleSet,
  { board, odds, supply }: SearchState,
  direction: Direction,
): SearchState | undefined {
  const pushed = shift(board, direction, rules);
  if (!pushed || madeTopTile(pushed.afterstate, rules)) return undefined;
  const entry = likeliest(placements(pushed, odds, rules));
  if (!entry) return undefined;
  const next = withTile(pushed.afterstate, entry.cell, entry.tile);
  const draw = likeliest(drawOutcomes(supply, highestTile(next), rules));
  return draw && { board: next, odds: tileOdds(draw.preview), supply: draw.supply };
}

function likeliest<Chance extends { readonly probability: number }>(
  chances: readonly Chance[],
): Chance | undefined {
  let best = chances[0];
  for (const chance of chances) if (best && chance.probability > best.probability) best = chance;
  return best;
}
