/**
 * What is said besides the game's own happenings: notices, peeks, and what a player asks to be read.
 * Loaded after the first paint, with its words.
 */
import {
  type Board,
  type Cell,
  DECK_TILES,
  type Direction,
  type Fault,
  type GameState,
  rowsOf,
  scoreOf,
  viewOf,
} from '../../engine/index.ts';
import type { ReadCommand } from '../board/input/commands.ts';
import type { PeekSeen } from '../board/peeking.ts';
import { cellName } from '../text/cells.ts';
import type { FullText } from '../text/english.ts';
import { stepCursor } from './cursor.ts';
import { type Ending, endingOf } from './ending.ts';
import type { Happening, Notice, Refusal } from './happening.ts';
import { previewClause, sentenceOf } from './sentences.ts';
import { mergeClauses, sentenceFor } from './telling.ts';

/** What is said in one language. */
export interface Voice {
  readonly text: FullText;
  /** What happened, after which the game is as it is given, with its end where that has come. */
  readonly happening: (happening: Happening, game: GameState, brief?: boolean) => string;
  readonly notice: (notice: Notice) => string;
  /** What a push that is peeked at would do to this board; or that it is taken back. */
  readonly peek: (seen: PeekSeen | null, board: Board) => string;
  /** The answer to a command that only reads. */
  readonly read: (command: ReadCommand, game: GameState, best: number) => string;
  /** How the game has ended; nothing while it goes on. */
  readonly ending: (game: GameState) => Ending | undefined;
  /** The cell beside another one, and what is on it. */
  readonly explore: (
    board: Board,
    cell: Cell,
    direction: Direction,
  ) => { readonly cell: Cell; readonly said: string };
}

/** The voice in the language of these words. */
export function voiceIn(text: FullText): Voice {
  const tileName = (tile: number) => (tile === 0 ? text.emptyCell : String(tile));
  return {
    text,
    happening: (happening, game, brief) => {
      const said = sentenceFor(happening, game, text, brief);
      const ends = happening.kind === 'turn' || happening.kind === 'opened';
      return `${said} ${ends ? endSentence(game, text) : ''}`.trim();
    },
    notice: (notice) => noticeSentence(notice, text),
    peek: (seen, board) => peekSentence(seen, board, text),
    read: (command, game, best) => {
      const { board, cardsLeft, moves, preview, score } = viewOf(game);
      if (command === 'read-score') return text.readStanding(score, best, moves);
      if (command === 'read-board') {
        const rows = rowsOf(board).map((row) => row.map(tileName));
        return sentenceOf(rows.map((row, index) => text.readRow(index + 1, row)));
      }
      const cards = cardsLeft.map((left, index) => [DECK_TILES[index] ?? 0, left] as const);
      const deck = cards.length > 0 ? [text.readDeck(cards)] : [];
      return sentenceOf([previewClause(preview, text), ...deck]);
    },
    ending: (game) => endingOf(game, text),
    explore: (board, from, direction) => {
      const cell = stepCursor(from, direction, board);
      const name = cellName(cell, board.width);
      return { cell, said: text.readCell(name, tileName(board.cells[cell] ?? 0)) };
    },
  };
}

/** How a game has ended, in a sentence or two; empty while it goes on. */
function endSentence(game: GameState, text: FullText): string {
  const { title, reason } = endingOf(game, text) ?? {};
  return title ? `${title.replace(/\w$/, '$&.')} ${reason}` : '';
}

/** What a notice says. */
export function noticeSentence(notice: Notice, text: FullText): string {
  if (notice.kind === 'record-refused') return refusalSentence(notice.refusal, text);
  const said = text.notices[notice.kind];
  return 'fault' in notice ? `${said} ${faultSentence(notice.fault, text)}` : said;
}

/** Why a record was not opened. */
export function refusalSentence(refusal: Refusal, text: FullText): string {
  if (refusal === 'not-loaded') return text.loadFailed;
  if (refusal === 'unreadable-file') return text.refusedFile;
  return text.refused(faultSentence(refusal, text));
}

/** What is wrong and where, with the code that docs/errors.md explains. */
export function faultSentence({ at, code, column, line, message }: Fault, text: FullText): string {
  const [, move] = /^moves\[(\d+)\]$/.exec(at) ?? [];
  const inText = line !== undefined && column !== undefined;
  const path = move ? text.faultMove(Number(move) + 1) : at;
  const place = inText ? text.faultLine(line, column) : path;
  return `${place && `${place}: `}${text.faults?.[code] ?? message} (${code})`;
}

/** The engine's own sentence about a fault, where what was said is in another language: English. */
export function faultDetail(told: Notice | Refusal, text: FullText): string | null {
  if (typeof told === 'string' || !text.faults) return null;
  if ('message' in told) return told.message;
  if (told.kind === 'record-refused') return faultDetail(told.refusal, text);
  return 'fault' in told ? told.fault.message : null;
}

function peekSentence(seen: PeekSeen | null, board: Board, text: FullText): string {
  if (!seen) return text.peekEnded;
  const { direction, shift } = seen;
  if (!shift) return text.illegal(direction);
  const merges = mergeClauses(shift, board, text);
  const moved = merges.length > 0 ? merges : [text.peekNoMerge(shift.motions.length)];
  return sentenceOf([text.peeked(direction), ...moved, text.scoreIs(scoreOf(shift.afterstate))]);
}
