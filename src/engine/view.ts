/** What a player may know: the only thing that agents and faces decide by. */
import { highestTile } from './board.ts';
import { BONUS_ONE_IN, bonusPossible, bonusValueOdds } from './bonus.ts';
import { type GameState, legalMoves, type Status, shownBoard, statusOf } from './game.ts';
import { tileShares } from './lottery.ts';
import type { HintLevel, RuleSet } from './rules.ts';
import { scoreOf } from './score.ts';
import { DECK_TILES, deckTickets, deckToDrawFrom, tileOdds } from './supply.ts';
import type { Board, Direction, Tile, TileOdds } from './types.ts';

/**
 * The next tile as far as the player is shown it. `tile`: its value; `bonus`: a bonus tile of one
 * of the values; `large`: 3 or more (the hint level `colour`). `odds` lists every value that it may
 * be, with probabilities that sum to 1.
 */
export interface ShownPreview {
  readonly kind: 'tile' | 'bonus' | 'large';
  readonly odds: readonly TileOdds[];
}

/** Everything about a game that its player may know. */
export interface PlayerView {
  readonly rules: RuleSet;
  /** The board to show: the afterstate while a shift is pending. */
  readonly board: Board;
  readonly preview: ShownPreview;
  /**
   * How many of 1, 2 and 3 are left in the deck behind the preview, as a player who counts would
   * know it; empty where tiles do not come from a deck. While the preview is `large`, it may still
   * be a card: then these counts are from before it was drawn.
   */
  readonly cardsLeft: readonly number[];
  readonly legalMoves: readonly Direction[];
  readonly status: Status;
  readonly score: number;
  /** Completed turns since the start. */
  readonly moves: number;
}

/**
 * The game as its player may see it. Two games that differ only in what is hidden (the generator,
 * the place in a run of 21, what the hint level leaves out) give equal views.
 */
export function viewOf(game: GameState): PlayerView {
  const board = shownBoard(game);
  return {
    rules: game.rules,
    board,
    preview: shownPreview(game),
    cardsLeft: countedDeck(game),
    legalMoves: legalMoves(game),
    status: statusOf(game),
    score: scoreOf(board),
    moves: game.moves,
  };
}

/** From this tile on, each hint level shows no value. */
const HIDDEN_FROM: Readonly<Record<HintLevel, Tile>> = {
  colour: 3,
  plus: 6,
  candidates: Number.POSITIVE_INFINITY,
  exact: Number.POSITIVE_INFINITY,
};

/** The next tile as the game's hint level shows it. */
export function shownPreview(game: GameState): ShownPreview {
  const { preview, rules } = game;
  if (!isHidden(game)) return { kind: preview.kind, odds: tileOdds(preview) };
  const possible = priorOdds(game).filter(({ tile }) => tile >= HIDDEN_FROM[rules.hint]);
  const total = possible.reduce((sum, { probability }) => sum + probability, 0);
  const odds = possible.map(({ tile, probability }) => ({
    tile,
    probability: probability / total,
  }));
  return { kind: rules.hint === 'colour' ? 'large' : 'bonus', odds };
}

function isHidden({ preview, rules }: GameState): boolean {
  const least = (tileOdds(preview)[0] as TileOdds).tile;
  return least >= HIDDEN_FROM[rules.hint];
}

/** What the preview might have been before anything of it was shown. */
function priorOdds(game: GameState): readonly TileOdds[] {
  const { board, preview, rules } = game;
  switch (rules.source) {
    case 'deck': {
      const highest = highestTile(board);
      const bonusShare = bonusPossible(rules, highest) ? 1 / BONUS_ONE_IN : 0;
      const cards = deckTickets(countedDeck(game));
      return [...tileShares(cards, 1 - bonusShare), ...bonusValueOdds(rules, highest, bonusShare)];
    }
    case 'weights':
      return tileShares(rules.weights, 1);
    case 'alternation':
      return tileOdds(preview);
  }
}

function countedDeck(game: GameState): readonly number[] {
  const { preview, rules, supply } = game;
  if (rules.source !== 'deck' || rules.hint !== 'colour' || !isHidden(game)) return supply.deck;
  if (preview.kind === 'tile') {
    return supply.deck.map((count, index) => count + (DECK_TILES[index] === preview.tile ? 1 : 0));
  }
  return deckToDrawFrom(supply, rules);
}
