/** Games that go on for long, for what has to be quick with them. */
import {
  type Board,
  type Direction,
  type GameHistory,
  legalMoves,
  mergedTile,
  playPresent,
  presentOf,
  type RuleSet,
  shift,
  threes,
  unwrap,
  withParameters,
} from '../../src/engine/index.ts';
import { dealGame, type OpenGame } from '../../src/web/app/open-game.ts';

/** Threes on 8×8 without a last tile: games of thousands of moves can be had. */
const LARGE_THREES = unwrap(withParameters(threes, { width: 8, height: 8, topTile: null }));

/**
 * A game of so many moves, from the first seed that has one: always the push that leaves the board
 * that is worth most. It takes half a millisecond a move.
 */
export function longGame(moves: number, rules: RuleSet = LARGE_THREES): OpenGame {
  for (let seed = 0; ; seed++) {
    const game = dealGame(rules, `long ${seed}`);
    const history = playedOn(game.history, moves);
    if (history.at === moves) return { ...game, history };
  }
}

function playedOn(start: GameHistory, moves: number): GameHistory {
  let history = start;
  while (history.at < moves) {
    const game = presentOf(history);
    const value = (direction: Direction) =>
      worth(shift(game.board, direction, game.rules)?.afterstate ?? game.board);
    const [best] = legalMoves(game).toSorted((a, b) => value(b) - value(a));
    const step = best && playPresent(history, best);
    if (!step) break;
    history = step.history;
  }
  return history;
}

/** What a board is worth for going on long: room, pairs that merge, and neighbours alike. */
function worth({ cells, width }: Board): number {
  let sum = 0;
  for (const [cell, tile] of cells.entries()) {
    if (tile === 0) sum += 5;
    for (const step of (cell + 1) % width === 0 ? [width] : [1, width]) {
      const other = cells[cell + step] ?? 0;
      if (tile === 0 || other === 0) continue;
      sum += mergedTile(tile, other) > 0 ? 4 : -Math.abs(rank(tile) - rank(other));
    }
  }
  return sum;
}

/** How far a tile has come: 1 and 2 as they are, then one more at each doubling. */
function rank(tile: number): number {
  return tile < 3 ? tile : Math.log2(tile / 3) + 3;
}
