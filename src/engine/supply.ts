/**
 * Where new tiles come from: what is left to come, how the next preview is drawn, and every
 * preview that could be drawn, with its probability.
 */

import { highestTile, holds } from './board.ts';
import { BONUS_ONE_IN, type BonusWindow, bonusPossible, bonusWindows } from './bonus.ts';
import { pick, pickIndex, tileShares } from './lottery.ts';
import type { Random } from './random/types.ts';
import type { DeckSource, RuleSet, WeightedTile } from './rules.ts';
import type { Board, Tile, TileOdds } from './types.ts';

/** The tiles that a deck is made of; `Supply.deck` counts them in this order. */
export const DECK_TILES: readonly Tile[] = [1, 2, 3];

/** Where a run of 21 draws stands: how many were drawn, and whether the bonus was among them. */
export interface BonusRun {
  readonly drawn: number;
  readonly given: boolean;
}

/** What is left to come after the preview. What a source of tiles does not use stays empty. */
export interface Supply {
  /**
   * How many of 1, 2 and 3 are left in the deck; empty where tiles do not come from a deck. The
   * order is not kept: drawing at random from what is left is the same as shuffling first, and it
   * leaves nothing hidden in a game state.
   */
  readonly deck: readonly number[];
  /** Only for the bonus timing `one-per-21`, else null. */
  readonly run: BonusRun | null;
  /** The place in the sequence of the tile after the preview; 0 where tiles do not alternate. */
  readonly turn: number;
}

/**
 * The tile that comes next: its value, or for a bonus tile whose value is not chosen yet, the
 * window that it will be chosen from.
 */
export type Preview =
  | { readonly kind: 'tile'; readonly tile: Tile }
  | { readonly kind: 'bonus'; readonly window: BonusWindow };

/** A preview, and what is left to come after it. */
export interface Draw {
  readonly preview: Preview;
  readonly supply: Supply;
}

/** What a fresh game can draw from. */
function freshSupply(rules: RuleSet): Supply {
  if (rules.source !== 'deck') return { deck: [], run: null, turn: 0 };
  const run = rules.bonus && rules.bonusTiming === 'one-per-21' ? FRESH_RUN : null;
  return { deck: DECK_TILES.map(() => rules.deckCopies), run, turn: 0 };
}

const FRESH_RUN: BonusRun = { drawn: 0, given: false };

/**
 * The tiles that lie on the board at the start, and what is left to come after them: a given list,
 * or cards from the deck, one draw of the generator each.
 */
export function drawOpening(
  rules: RuleSet,
  random: Random,
): { readonly tiles: readonly Tile[]; readonly supply: Supply } {
  let supply = freshSupply(rules);
  if (rules.source !== 'deck') return { tiles: rules.opening, supply };
  const tiles: Tile[] = [];
  while (tiles.length < rules.startingTiles) {
    const drawn = drawCard(supply, rules, random);
    tiles.push(drawn.tile);
    supply = drawn.supply;
  }
  return { tiles, supply };
}

/**
 * Draws the next preview, for a board whose highest tile is `highest`.
 *
 * Every choice takes one draw of the generator, even a choice among one; what needs no choice
 * takes none. From a deck: whether it is a bonus (only while one may come), then either the window
 * and, only where players see the exact value, the value; or else the card.
 */
export function drawNext(supply: Supply, highest: Tile, rules: RuleSet, random: Random): Draw {
  return drawFor(supply, { width: 1, height: 1, cells: [highest] }, rules, random);
}

/** Draws the next preview for a board; see `drawNext`. */
export function drawFor(supply: Supply, board: Board, rules: RuleSet, random: Random): Draw {
  switch (rules.source) {
    case 'deck': {
      // The highest tile takes longer to find, and one that lets a bonus come says as much here.
      const highest = rules.bonus && holds(board, rules.bonusFrom) ? rules.bonusFrom : 0;
      const oneIn = bonusOneIn(supply, highest, rules);
      const bonus = oneIn > 0 && random.nextInt(oneIn) === 0;
      const after = advanceRun(supply, highest, rules, bonus);
      if (!bonus) {
        const card = drawCard(after, rules, random);
        return { preview: tilePreview(card.tile), supply: card.supply };
      }
      const window = pick(bonusWindows(rules, highestTile(board)), random);
      if (rules.hint !== 'exact') return { preview: { kind: 'bonus', window }, supply: after };
      return { preview: tilePreview(pick(window.candidates, random).tile), supply: after };
    }
    case 'weights':
      return { preview: tilePreview(pick(rules.weights, random).tile), supply };
    case 'alternation':
      return nextInTurn(supply, rules.sequence);
  }
}

/** Every tile that a preview may turn out to be, with probabilities that sum to 1. */
export function tileOdds(preview: Preview): TileOdds[] {
  if (preview.kind === 'tile') return [{ tile: preview.tile, probability: 1 }];
  return tileShares(preview.window.candidates, 1);
}

/** The tile that a preview turns out to be: drawn now where it was not chosen before. */
export function drawTile(preview: Preview, random: Random): Tile {
  return preview.kind === 'tile' ? preview.tile : pick(preview.window.candidates, random).tile;
}

/** The chance of a bonus at the next draw as one in this many; 0 when none can come. */
export function bonusOneIn(supply: Supply, highest: Tile, rules: DeckSource): number {
  if (!bonusPossible(rules, highest)) return 0;
  if (!supply.run) return BONUS_ONE_IN;
  return supply.run.given ? 0 : BONUS_ONE_IN - supply.run.drawn;
}

/** The supply after one more draw of a run of 21; draws before bonus tiles may come don't count. */
export function advanceRun(
  supply: Supply,
  highest: Tile,
  rules: DeckSource,
  bonus: boolean,
): Supply {
  if (!supply.run || !bonusPossible(rules, highest)) return supply;
  const drawn = supply.run.drawn + 1;
  const given = supply.run.given || bonus;
  return { ...supply, run: drawn === BONUS_ONE_IN ? FRESH_RUN : { drawn, given } };
}

/** The counts that a card is drawn from: what is left, or a fresh deck when nothing is. */
export function deckToDrawFrom({ deck }: Supply, rules: DeckSource): readonly number[] {
  for (const count of deck) if (count > 0) return deck;
  return DECK_TILES.map(() => rules.deckCopies);
}

/** Counts of 1, 2 and 3 as weighted tiles. */
export function deckTickets(deck: readonly number[]): WeightedTile[] {
  return deck.map((weight, index) => ({ tile: DECK_TILES[index] as Tile, weight }));
}

function drawCard(
  supply: Supply,
  rules: DeckSource,
  random: Random,
): { readonly tile: Tile; readonly supply: Supply } {
  const deck = deckToDrawFrom(supply, rules);
  const index = pickIndex(deck, random);
  return { tile: DECK_TILES[index] as Tile, supply: withoutCard(supply, deck, index) };
}

/** The supply with one card fewer in the deck that it was drawn from. */
export function withoutCard({ run, turn }: Supply, from: readonly number[], index: number): Supply {
  const deck = from.slice();
  deck[index] = (deck[index] as number) - 1;
  return { deck, run, turn };
}

/** The draw where tiles come in turn. */
export function nextInTurn(supply: Supply, sequence: readonly Tile[]): Draw {
  const { deck, run, turn } = supply;
  const after = { deck, run, turn: (turn + 1) % sequence.length };
  return { preview: tilePreview(sequence[turn] as Tile), supply: after };
}

/** A preview whose value is known. */
export function tilePreview(tile: Tile): Preview {
  return { kind: 'tile', tile };
}
