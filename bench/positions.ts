/** Positions to search, from games that are played well. */
import type { Found, SearchSettings } from '../src/ai/index.ts';
import type { Thinker } from '../src/ai/search/thinker.ts';
import {
  createRandom,
  DIRECTIONS,
  type Direction,
  legalMoves,
  newGame,
  type PlayerView,
  play,
  threes,
  unwrap,
  viewOf,
} from '../src/engine/index.ts';

/** What a whole search finds. Throws where it can't search. */
export function searched(thinker: Thinker, view: PlayerView, settings: SearchSettings): Found {
  const found = [...(thinker.think(view, settings) ?? [])].at(-1);
  if (!found) throw new Error('The thinker cannot search this position.');
  return found;
}

/** Every so many moves a position, from the game of a seed that the thinker plays two moves deep. */
export function playedPositions(thinker: Thinker, seed: string, every: number): PlayerView[] {
  const views: PlayerView[] = [];
  let game = newGame(threes, unwrap(createRandom('sfc32', seed)));
  while (legalMoves(game).length > 0) {
    const view = viewOf(game);
    if (game.moves % every === 0) views.push(view);
    const { choice } = searched(thinker, view, { depth: 2, cutoff: 0, budget: 0 });
    const turn = play(game, DIRECTIONS[choice] as Direction);
    if (!turn) throw new Error('The search chose an illegal move.');
    game = turn.game;
  }
  return views;
}
