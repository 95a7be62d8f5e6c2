/** The words of explanations, in each language: what the engine says of a push, told to a learner. */
import type { Direction, Entry, ExplanationTexts, Tile, TileFate } from '../../engine/index.ts';
import type { CellName } from './cells.ts';
import { englishExplain } from './english-explain.ts';
import type { Language } from './languages.ts';
import { spanishExplain } from './spanish-explain.ts';

/** What became of a tile, by its kind. */
type FateOf<Kind extends TileFate['kind']> = Extract<TileFate, { kind: Kind }>;

/** Every word of the screen. Cells of a line come counted from the wall, from 0. */
export interface ExplainText {
  /** The engine's steps as sentences: a step that has none is an error when this is compiled. */
  readonly steps: ExplanationTexts;
  /** What became of each tile, likewise. */
  readonly tiles: {
    readonly stays: Readonly<
      Record<FateOf<'stays'>['reason'], (tile: Tile, cell: number) => string>
    >;
    readonly merges: (
      tile: Tile,
      cell: number,
      fate: Pick<FateOf<'merges'>, 'becomes' | 'partner' | 'to'>,
    ) => string;
    readonly moves: Readonly<
      Record<FateOf<'moves'>['reason'], (tile: Tile, cell: number, to: number) => string>
    >;
  };
  /** Where a new tile may enter, by the rules of entering. */
  readonly entries: Readonly<Record<Entry, string>>;
  /** How many cells those are here, each equally likely. */
  readonly entryCells: (cells: number) => string;
  readonly entered: (tile: Tile, cell: CellName) => string;
  /** The last tile of all was made. */
  readonly nothingEntered: string;

  readonly question: string;
  readonly lastPush: (direction: Direction) => string;
  /** The same in short, beside an arrow. */
  readonly last: string;
  readonly pushes: Readonly<Record<Direction, string>>;
  readonly ended: string;
  readonly board: string;

  readonly wholePush: string;
  readonly fold: (line: string) => string;
  readonly merging: (line: string) => string;
  readonly moving: (line: string) => string;
  readonly noMerge: string;
  readonly entry: string;
  readonly hint: string;
  readonly sheetBySheet: string;
  readonly stepOf: (step: number, all: number) => string;
  readonly back: string;
  readonly on: string;
  readonly all: string;
  readonly stepByStep: string;

  readonly each: string;
  readonly eachWaits: string;
  readonly closer: string;
}

/** The words in each language. */
export const explainWords = {
  en: englishExplain,
  es: spanishExplain,
} as const satisfies Record<Language, ExplainText>;
