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

/** Their previews, which all games share. */
const DECK_PREVIEWS: readonly Preview[] = DECK_TILES.map(tilePreview);

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

/** A supply that is still being made: only its maker holds it, and draws from it in place. */
export interface OpenSupply extends Supply {
  deck: number[];
  run: BonusRun | null;
  turn: number;
}

/** A copy of a supply that can be drawn from in place. */
export function openSupply({ deck, run, turn }: Supply): OpenSupply {
  return { deck: deck.slice(), run, turn };
}

/** A preview, and what is left to come after it. */
export interface Draw {
  readonly preview: Preview;
  readonly supply: Supply;
}

/** What a fresh game can draw from. */
function freshSupply(rules: RuleSet): OpenSupply {
  if (rules.source !== 'deck') return { deck: [], run: null, turn: 0 };
  const run = rules.bonus && rules.bonusTiming === 'one-per-21' ? FRESH_RUN : null;
  return { deck: freshDeck(rules), run, turn: 0 };
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
  const supply = freshSupply(rules);
  if (rules.source !== 'deck') return { tiles: rules.opening, supply };
  const tiles: Tile[] = [];
  while (tiles.length < rules.startingTiles) {
    tiles.push(DECK_TILES[drawCard(supply, rules, random)] as Tile);
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
  const left = openSupply(supply);
  const preview = drawFrom(left, { width: 1, height: 1, cells: [highest] }, rules, random);
  return { preview, supply: left };
}

/** Whether bonus tiles may come on a board. It stays so in a game, as the highest tile never falls. */
export function bonusesOn(board: Board, rules: RuleSet): boolean {
  return rules.source === 'deck' && rules.bonus && holds(board, rules.bonusFrom);
}

/**
 * Draws the next preview for a board, in place: the supply becomes what is left. See `drawNext`; who
 * knows already whether bonus tiles may come says so.
 */
export function drawFrom(
  supply: OpenSupply,
  board: Board,
  rules: RuleSet,
  random: Random,
  bonuses = bonusesOn(board, rules),
): Preview {
  switch (rules.source) {
    case 'deck': {
      // The highest tile takes longer to find, and one that lets a bonus come says as much here.
      const highest = bonuses ? rules.bonusFrom : 0;
      const oneIn = bonusOneIn(supply, highest, rules);
      const bonus = oneIn > 0 && random.nextInt(oneIn) === 0;
      supply.run = runAfter(supply, highest, rules, bonus);
      if (!bonus) return DECK_PREVIEWS[drawCard(supply, rules, random)] as Preview;
      const window = pick(bonusWindows(rules, highestTile(board)), random);
      if (rules.hint !== 'exact') return { kind: 'bonus', window };
      return tilePreview(pick(window.candidates, random).tile);
    }
    case 'weights':
      return tilePreview(pick(rules.weights, random).tile);
    case 'alternation':
      return takeTurn(supply, rules.sequence);
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

/** The run of 21 after one more draw; draws before bonus tiles may come don't count. */
export function runAfter(
  { run }: Supply,
  highest: Tile,
  rules: DeckSource,
  bonus: boolean,
): BonusRun | null {
  if (!run || !bonusPossible(rules, highest)) return run;
  const drawn = run.drawn + 1;
  return drawn === BONUS_ONE_IN ? FRESH_RUN : { drawn, given: run.given || bonus };
}

/** The counts that a card is drawn from: what is left, or a fresh deck when nothing is. */
export function deckToDrawFrom<Deck extends readonly number[]>(
  { deck }: { readonly deck: Deck },
  rules: DeckSource,
): Deck | number[] {
  for (let index = 0; index < deck.length; index++) if ((deck[index] as number) > 0) return deck;
  return freshDeck(rules);
}

function freshDeck(rules: DeckSource): number[] {
  return DECK_TILES.map(() => rules.deckCopies);
}

/** Counts of 1, 2 and 3 as weighted tiles. */
export function deckTickets(deck: readonly number[]): WeightedTile[] {
  return deck.map((weight, index) => ({ tile: DECK_TILES[index] as Tile, weight }));
}

/** Draws a card in place. Gives its place among `DECK_TILES`. */
function drawCard(supply: OpenSupply, rules: DeckSource, random: Random): number {
  supply.deck = deckToDrawFrom(supply, rules);
  const index = pickIndex(supply.deck, random);
  takeCard(supply, index);
  return index;
}

/** Takes one of the cards that the deck counts at this place. */
export function takeCard({ deck }: OpenSupply, index: number): void {
  deck[index] = (deck[index] as number) - 1;
}

/** The draw where tiles come in turn. */
export function nextInTurn(supply: Supply, sequence: readonly Tile[]): Draw {
  const left = openSupply(supply);
  return { preview: takeTurn(left, sequence), supply: left };
}

function takeTurn(supply: OpenSupply, sequence: readonly Tile[]): Preview {
  const tile = sequence[supply.turn] as Tile;
  supply.turn = (supply.turn + 1) % sequence.length;
  return tilePreview(tile);
}

/** A preview whose value is known. */
export function tilePreview(tile: Tile): Preview {
  return { kind: 'tile', tile };
}
