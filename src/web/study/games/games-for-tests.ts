/** Played games for the tests of what is kept of them. */
import { legalMoves, playPresent, presentOf, type RuleSet } from '../../../engine/index.ts';
import { dealGame, type OpenGame } from '../../app/open-game.ts';

/** A game from a seed, played by the first legal move in turn, up to its end or so many moves. */
export function playedGame(
  rules: RuleSet,
  seed: string,
  moves = Number.POSITIVE_INFINITY,
): OpenGame {
  let { history } = dealGame(rules, seed);
  while (history.at < moves) {
    const legal = legalMoves(presentOf(history));
    const move = legal[history.at % legal.length];
    const step = move && playPresent(history, move);
    if (!step) break;
    history = step.history;
  }
  return { history, seed };
}
