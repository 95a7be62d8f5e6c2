/**
 * The vocabulary of records. Data passes two borders, each crossed by one kind of function:
 * `RecordText` → `GameRecord` (a parser: well-formed, its rules and start exist) → `VerifiedGame`
 * (verifyRecord: replayed, and every claim in it is true). docs/record-format.md is the
 * specification.
 */
import type { Status } from '../game.ts';
import type { GeneratorId, RandomState } from '../random/types.ts';
import type { RuleSet } from '../rules.ts';
import type { Preview, Supply } from '../supply.ts';
import type { SavedPreview } from '../supply-data.ts';
import type { Board, Direction, Placement, Tile } from '../types.ts';

/** The version of the text, link and JSON forms that this program writes and reads. */
export const RECORD_FORMAT = 1;

/** What a record may be at most: characters of its text, moves, and tags. */
export const RECORD_LIMITS = { characters: 2 ** 20, moves: 100_000, tags: 1000 } as const;

/** The forms that a record is written in. */
export const RECORD_FORMS = ['text', 'link', 'json', 'nycu'] as const;

/** A form that a record is written in. */
export type RecordForm = (typeof RECORD_FORMS)[number];

/** A record as it came from outside, in any of the forms: nothing about it is known yet. */
export type RecordText = string;

/** A position that a game starts from. Without a generator, its new tiles must be written down. */
export interface StartPosition {
  readonly board: Board;
  readonly preview: Preview;
  readonly supply: Supply;
  /** Turns that were completed before the record begins. */
  readonly moves: number;
  readonly random: RandomState | null;
}

/** How a game starts: dealt from a seed, or at a position. */
export type RecordStart =
  | { readonly kind: 'seed'; readonly generator: GeneratorId; readonly seed: string }
  | { readonly kind: 'position'; readonly position: StartPosition };

/** One turn as it was written down. */
export interface RecordedTurn {
  readonly move: Direction;
  /** The tile that entered; null where none did; absent where it was not written down. */
  readonly placement?: Placement | null;
  /** The preview after the turn: its value, or the candidates of a bonus tile. */
  readonly next?: SavedPreview;
  /** How long the turn took, in whole milliseconds. */
  readonly time?: number;
  /** Remarks that follow the turn; never an empty list. */
  readonly comments?: readonly string[];
}

/** The game itself: all that a link carries, and all that a replay needs. */
export interface RecordedGame {
  readonly rules: RuleSet;
  readonly start: RecordStart;
  readonly turns: readonly RecordedTurn[];
}

/** Who played, when and where: free texts. */
export interface RecordInfo {
  readonly agent?: string;
  readonly player?: string;
  readonly date?: string;
  readonly event?: string;
}

/** What follows from the game, as a record claims it; `replayRecord` works it out. */
export interface RecordSummary {
  /** Turns in the record. */
  readonly moves: number;
  /** The score of the last board. */
  readonly score: number;
  /** The highest tile of the last board. */
  readonly highest: Tile;
  readonly result: Status;
  /** The digest of the last state, see digest.ts. */
  readonly digest: string;
}

/** The summary as far as a record states it. */
export type RecordClaims = Partial<RecordSummary>;

/** A tag that this program gives no meaning to. */
export interface RecordTag {
  readonly name: string;
  readonly value: string;
}

/** A well-formed record: rules and start exist, but no move was tried and no claim checked. */
export interface GameRecord extends RecordedGame {
  readonly info: RecordInfo;
  readonly claims: RecordClaims;
  /** Unknown tags, in their order. */
  readonly tags: readonly RecordTag[];
  /** Remarks before the first move. */
  readonly comments: readonly string[];
}
