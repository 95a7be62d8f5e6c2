/** Everything that chance may do, with probabilities: for search, for tests, for looking ahead. */
import { highestTile, withTile } from './board.ts';
import { bonusValueOdds, bonusWindows } from './bonus.ts';
import { type GameState, settled, shiftGame, shownBoard } from './game.ts';
import { shares, tileShares } from './lottery.ts';
import type { RuleSet } from './rules.ts';
import type { Pushed } from './shift.ts';
import { type EntryRules, entryCells } from './spawn.ts';
import {
  bonusOneIn,
  DECK_TILES,
  type Draw,
  deckTickets,
  deckToDrawFrom,
  nextInTurn,
  openSupply,
  runAfter,
  type Supply,
  takeCard,
  tileOdds,
  tilePreview,
} from './supply.ts';
import type { Direction, Outcome, Tile, TileOdds } from './types.ts';

/** A draw that chance may make, with its probability (0 to 1). */
export interface DrawOutcome extends Draw {
  readonly probability: number;
}

/** Every draw that `drawNext` may make, with probabilities that sum to 1. */
export function drawOutcomes(supply: Supply, highest: Tile, rules: RuleSet): DrawOutcome[] {
  switch (rules.source) {
    case 'deck': {
      const oneIn = bonusOneIn(supply, highest, rules);
      const bonusShare = oneIn > 0 ? 1 / oneIn : 0;
      const deck = deckToDrawFrom(supply, rules);
      const run = runAfter(supply, highest, rules, false);
      const cards = tileShares(deckTickets(deck), 1 - bonusShare).map(({ tile, probability }) => {
        const left = openSupply({ ...supply, deck, run });
        takeCard(left, DECK_TILES.indexOf(tile));
        return { preview: tilePreview(tile), supply: left, probability };
      });
      if (bonusShare === 0) return cards;
      const after = { ...supply, run: runAfter(supply, highest, rules, true) };
      const bonuses: DrawOutcome[] =
        rules.hint === 'exact'
          ? bonusValueOdds(rules, highest, bonusShare).map(({ tile, probability }) => ({
              preview: tilePreview(tile),
              supply: after,
              probability,
            }))
          : shares(bonusWindows(rules, highest), bonusShare).map(({ ticket, probability }) => ({
              preview: { kind: 'bonus', window: ticket },
              supply: after,
              probability,
            }));
      return [...cards, ...bonuses].filter(({ probability }) => probability > 0);
    }
    case 'weights':
      return tileShares(rules.weights, 1).map(({ tile, probability }) => ({
        preview: tilePreview(tile),
        supply,
        probability,
      }));
    case 'alternation':
      return [{ ...nextInTurn(supply, rules.sequence), probability: 1 }];
  }
}

/** Every placement that may follow a shift, with probabilities that sum to 1; see `entryCells`. */
export function placements(shift: Pushed, odds: readonly TileOdds[], rules: EntryRules): Outcome[] {
  const cells = entryCells(shift, rules);
  const outcomes: Outcome[] = [];
  for (const cell of cells) {
    for (const { tile, probability } of odds) {
      outcomes.push({ cell, tile, probability: probability / cells.length });
    }
  }
  return outcomes;
}

/** Every placement that may complete the pending shift, with probabilities that sum to 1. */
export function outcomes(game: GameState): Outcome[] {
  return game.pending ? placements(game.pending, tileOdds(game.preview), game.rules) : [];
}

/** A state that a turn may lead to, with its probability (0 to 1). */
export interface Successor {
  readonly game: GameState;
  readonly probability: number;
}

/**
 * Every state that a move may lead to, for each placement and each next preview, with
 * probabilities that sum to 1; none when the move is illegal. The generator's state is left as it
 * is: these are what chance may do, not what it will do.
 */
export function successors(game: GameState, direction: Direction): Successor[] {
  const shifted = shiftGame(game, direction);
  if (!shifted) return [];
  const entries = outcomes(shifted);
  const afterstate = shownBoard(shifted);
  if (entries.length === 0) {
    return [{ game: settled(game, afterstate, game), probability: 1 }];
  }
  return entries.flatMap(({ cell, tile, probability }) => {
    const board = withTile(afterstate, cell, tile);
    return drawOutcomes(game.supply, highestTile(board), game.rules).map((draw) => ({
      game: settled(game, board, draw),
      probability: probability * draw.probability,
    }));
  });
}
