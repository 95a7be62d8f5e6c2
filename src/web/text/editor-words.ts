/** The words of the screen that sets up boards and copies games, in each language. */
import type { Status, Tile } from '../../engine/index.ts';
import type { CellName } from './cells.ts';
import { englishEditor } from './english-editor.ts';
import type { Language } from './languages.ts';
import { spanishEditor } from './spanish-editor.ts';

/** Every word of the screen. */
export interface EditorText {
  readonly question: string;
  readonly setUp: string;
  readonly copy: string;

  readonly whichGame: string;
  readonly columns: string;
  readonly rows: string;
  readonly grid: (width: number, height: number) => string;
  readonly gridHint: string;
  readonly typing: (digits: string) => string;
  readonly palette: string;
  readonly nothing: string;
  readonly comesNext: string;
  readonly bonus: (tiles: readonly Tile[]) => string;
  readonly deck: string;
  readonly card: (tile: Tile) => string;
  readonly deckAssumed: string;
  readonly freshDeck: string;
  readonly from: string;
  readonly fromGame: string;
  readonly fromEmpty: string;
  readonly paste: string;
  readonly pasteHint: string;
  readonly read: string;
  readonly readDone: string;

  readonly cellPlace: (cell: CellName) => string;
  readonly cardPlace: (tile: Tile) => string;
  readonly textPlace: string;
  readonly possible: string;
  readonly over: Readonly<Record<Exclude<Status, 'playing'>, string>>;
  readonly play: string;
  readonly askHint: string;
  readonly hintTitle: string;
  readonly stopHint: string;
  readonly copyText: string;
  readonly textCopied: string;
  readonly linkCopied: string;

  readonly copyIntro: string;
  readonly begin: string;
  readonly copyBoard: (width: number, height: number) => string;
  readonly told: (moves: number) => string;
  readonly askPush: string;
  readonly askCell: string;
  readonly askValue: string;
  readonly askPreview: string;
  readonly askOther: string;
  readonly other: string;
  readonly otherHint: string;
  readonly noDeck: string;
  readonly deckCorrected: string;
  readonly back: string;
  readonly discard: string;
  readonly discardSure: string;
  readonly finished: string;
  readonly keep: string;
  readonly kept: string;
  readonly notKept: string;
  readonly goOn: string;
  readonly damaged: string;
  readonly notSaved: string;
  readonly event: string;
}

/** The words in each language. */
export const editorWords = {
  en: englishEditor,
  es: spanishEditor,
} as const satisfies Record<Language, EditorText>;
