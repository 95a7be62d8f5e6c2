/**
 * A rule set is plain data: an identity, a source of tiles and parameters. The engine asks the
 * data, never the name. The members are in rules/, one file each.
 */
import type { Travel } from './line.ts';
import type { Tile } from './types.ts';

/** Where a new tile may enter. */
export const ENTRIES = ['moved-lines', 'edge', 'anywhere'] as const;
/**
 * Where a new tile may enter: on the trailing edge in one of the lines that changed, on any empty
 * cell of the trailing edge, or on any empty cell of the board.
 */
export type Entry = (typeof ENTRIES)[number];

/** How the entry cell is drawn. */
export const ENTRY_DRAWS = ['index', 'retry'] as const;
/**
 * How the entry cell is drawn. `index`: one draw among the possible cells. `retry`: draws among
 * the whole edge (or board) until a possible cell comes, as the homework's Java does. Both are
 * uniform; they use the generator differently.
 */
export type EntryDraw = (typeof ENTRY_DRAWS)[number];

/** How much of the next tile a player is shown. */
export const HINT_LEVELS = ['colour', 'plus', 'candidates', 'exact'] as const;
/**
 * How much of the next tile a player is shown. `colour`: 1, 2 or "3 or more"; `plus`: 1, 2, 3 or
 * "a bonus"; `candidates`: 1, 2, 3 or the values that the bonus may take; `exact`: the value.
 */
export type HintLevel = (typeof HINT_LEVELS)[number];

/** When a game ends. */
export const ENDINGS = ['stuck', 'full'] as const;
/** When a game is lost: no legal move is left, or no cell is empty. */
export type Ending = (typeof ENDINGS)[number];

/** When bonus tiles come. */
export const BONUS_TIMINGS = ['independent', 'one-per-21'] as const;
/** When bonus tiles come: with chance 1/21 at each draw, or exactly once in each run of 21. */
export type BonusTiming = (typeof BONUS_TIMINGS)[number];

/** How the values of a bonus tile are drawn. */
export const BONUS_MODELS = ['window', 'uniform', 'value-first', 'top-first'] as const;
/** How the candidates and the value of a bonus tile are drawn; see `bonusWindows`. */
export type BonusModel = (typeof BONUS_MODELS)[number];

/** A tile and its weight in a draw; the chance is its share of the sum of weights. */
export interface WeightedTile {
  readonly tile: Tile;
  readonly weight: number;
}

/** Tiles come from a shuffled deck of 1, 2 and 3, with bonus tiles between. */
export interface DeckSource {
  readonly source: 'deck';
  /** How many tiles from the deck lie on the board at the start. */
  readonly startingTiles: number;
  /** How many of each of 1, 2 and 3 a fresh deck holds. */
  readonly deckCopies: number;
  readonly bonus: boolean;
  readonly bonusTiming: BonusTiming;
  readonly bonusModel: BonusModel;
  /** A bonus tile is at most the highest tile divided by this. */
  readonly bonusDivisor: number;
  /** Bonus tiles come from this highest tile on. */
  readonly bonusFrom: Tile;
}

/** Tiles are drawn independently by weight. */
export interface WeightsSource {
  readonly source: 'weights';
  /** The tiles that lie on random cells at the start, placed in this order. */
  readonly opening: readonly Tile[];
  readonly weights: readonly WeightedTile[];
}

/** Tiles come in turn, over and over. */
export interface AlternationSource {
  readonly source: 'alternation';
  /** The tiles that lie on random cells at the start, placed in this order. */
  readonly opening: readonly Tile[];
  readonly sequence: readonly Tile[];
}

/** Everything that all rule sets have. */
export interface CommonRules {
  /** The name that records and saves use. */
  readonly id: string;
  /** Raised whenever the same seed and moves would give another game. */
  readonly version: number;
  /** What people call it. */
  readonly name: string;
  /** One sentence for people. */
  readonly summary: string;
  /** Whether width and height must be equal. */
  readonly square: boolean;
  readonly width: number;
  readonly height: number;
  readonly travel: Travel;
  readonly entry: Entry;
  readonly entryDraw: EntryDraw;
  readonly hint: HintLevel;
  readonly ending: Ending;
  /** Making this tile finishes the game; null where the game goes on for ever. */
  readonly topTile: Tile | null;
}

/** The rules of one game, whole. */
export type RuleSet = CommonRules & (DeckSource | WeightsSource | AlternationSource);
