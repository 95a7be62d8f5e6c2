/** What the game says, in sentences. Pure. */
import type { Judgement } from '../../ai/index.ts';
import {
  type Board,
  type Cell,
  type Direction,
  highestTile,
  type PlayerView,
  rowsOf,
  type ShownPreview,
  type Status,
  type Turn,
} from '../../engine/index.ts';
import { grouped } from '../text.ts';
import { KEY_HELP } from './commands.ts';
import type { ScoreEntry } from './scores.ts';
import type { GameEvent } from './session.ts';

/** The next tile as a player is told of it: `2`, `6, 12 or 24`, `3 or more`. */
export function previewWords({ kind, odds }: ShownPreview): string {
  if (kind === 'large') return '3 or more';
  const values = odds.map(({ tile }) => String(tile));
  const last = values.pop() ?? '';
  const list = values.length === 0 ? last : `${values.join(', ')} or ${last}`;
  return kind === 'bonus' ? `a bonus, ${list}` : list;
}

/** A direction at the start of a sentence. */
function capital(direction: Direction): string {
  return direction[0]?.toUpperCase() + direction.slice(1);
}

/** Why the game is over; empty while it goes on. */
function endingWords(status: Status, board: Board): string {
  switch (status) {
    case 'playing':
      return '';
    case 'stuck':
      return 'Game over: no move is left.';
    case 'full':
      return 'Game over: the board is full.';
    case 'finished':
      return `Finished: you made ${highestTile(board)}!`;
  }
}

/**
 * What happened, short enough for one line of so many columns under the board; empty when the board
 * says it.
 */
export function shortWords(event: GameEvent | null, view: PlayerView, room = Infinity): string {
  switch (event?.kind) {
    case 'resumed':
      return 'Your game goes on.';
    case 'moved':
    case 'redone':
    case 'undone':
    case 'taken-back':
    case 'closed':
    case 'kept':
    case 'over':
      return endingWords(view.status, view.board);
    case 'illegal':
      return `${capital(event.direction)} moves nothing.`;
    case 'peeked':
      return `Peek ${event.shift.direction}: Enter plays it.`;
    case 'aim':
      return 'Peek in which direction?';
    case 'nothing-to-undo':
      return 'This is the start.';
    case 'nothing-to-redo':
      return 'There is nothing to redo.';
    case 'undo-off':
      return 'Undo is off in this game.';
    case 'thinking':
      return 'Thinking.';
    case 'hint':
      return `Hint: ${worthWords(event.judgements, room - 'Hint: '.length)}`;
    case 'no-hint':
      return `No hint: ${event.message}`;
    case 'ask-new':
      return 'Give up for a new game? y / n';
    default:
      return '';
  }
}

/** What each push is worth, the best first, as many as there is room for. */
function worthWords(judgements: readonly Judgement[], room: number): string {
  const worths = judgements.map(({ direction, value }) => `${direction} ${grouped(value)}`);
  while (worths.length > 1 && worths.join(', ').length > room) worths.pop();
  return worths.join(', ');
}

/** What happened in one whole line, for those who hear it. */
export function longWords(event: GameEvent, view: PlayerView): string {
  switch (event.kind) {
    case 'started':
      return `New game of ${view.rules.name}, ${sizeWords(view.board)}. ${stateWords(view)}`;
    case 'resumed':
      return `Your game of ${view.rules.name} goes on. ${stateWords(view)}`;
    case 'moved':
      return `${turnWords(event.turn, view.board)} ${stateWords(view)}`;
    case 'redone':
      return `Redone: ${turnWords(event.turn, view.board)} ${stateWords(view)}`;
    case 'undone':
      return `Undone. ${stateWords(view)}`;
    case 'peeked':
      return (
        `Peek ${event.shift.direction}: ${mergeWords(event.shift.motions)} ${boardWords(view.board)} ` +
        'Enter plays it, Escape takes it back.'
      );
    case 'taken-back':
      return `Taken back. ${stateWords(view)}`;
    case 'over':
      return `${endingWords(event.status, view.board)} u undoes, n starts a new game.`;
    case 'board':
      return boardWords(view.board);
    case 'kept':
    case 'closed':
      return 'The game goes on.';
    case 'help':
      return helpWords();
    case 'scores':
      return 'Best scores.';
    case 'new-game':
      return 'The old game is given up.';
    case 'quit':
      return 'The game is saved. Goodbye.';
    case 'hint': {
      const [best] = event.judgements;
      return `Hint: ${best?.direction}. Worth: ${worthWords(event.judgements, Infinity)}.`;
    }
    default:
      return shortWords(event, view);
  }
}

/** Where the game stands: what comes next, the score, and what can be played. */
function stateWords(view: PlayerView): string {
  const score = `Score ${grouped(view.score)}.`;
  const ending = endingWords(view.status, view.board);
  if (ending) return `${score} ${ending}`;
  return `Next ${previewWords(view.preview)}. ${score} Legal: ${view.legalMoves.join(', ')}.`;
}

function turnWords({ placement, shift }: Turn, board: Board): string {
  const entered = placement
    ? `New ${placement.tile} at ${placeWords(placement.cell, board)}.`
    : 'No tile enters.';
  return `${capital(shift.direction)}: ${mergeWords(shift.motions)} ${entered}`;
}

function mergeWords(motions: Turn['shift']['motions']): string {
  const merges = motions.filter(({ merged }) => merged);
  if (merges.length === 0) return 'no merge.';
  return `${merges.map(({ becomes }) => `made ${becomes}`).join(', ')}.`;
}

function placeWords(cell: Cell, board: Board): string {
  return `row ${Math.floor(cell / board.width) + 1}, column ${(cell % board.width) + 1}`;
}

function sizeWords(board: Board): string {
  return `${board.width} columns and ${board.height} rows`;
}

/** The whole board in one line, row by row from the top. */
function boardWords(board: Board): string {
  const rows = rowsOf(board).map((row, index) => {
    const tiles = row.map((tile) => (tile === 0 ? 'empty' : String(tile)));
    return `Row ${index + 1}: ${tiles.join(', ')}.`;
  });
  return rows.join(' ');
}

/** All keys in one line. */
function helpWords(): string {
  const keys = [...KEY_HELP, ['b', 'say the board'] as const];
  return `Keys: ${keys.map(([key, meaning]) => `${key}: ${meaning}`).join('; ')}.`;
}

/** The best scores in one line. */
export function scoresWords(scores: readonly ScoreEntry[]): string {
  if (scores.length === 0) return 'No game has ended yet.';
  const told = scores.map(
    ({ highest, hints, score, undone }) =>
      `${grouped(score)}, highest ${highest}${undone ? ', with undo' : ''}${hints ? ', with hints' : ''}`,
  );
  return `Best scores: ${told.join('; ')}.`;
}
