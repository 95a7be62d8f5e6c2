/** A record as text in the manner of PGN: tags, an empty line, the moves. One order, one layout. */
import { movesToText } from '../history.ts';
import { escapeText } from './escape.ts';
import { tagsOf } from './header.ts';
import { cellName, formatPreview } from './position.ts';
import type { GameRecord, RecordedTurn, RecordText } from './types.ts';

/** Moves in a line, and in a group of bare letters. */
const LINE = { bare: 50, noted: 10 } as const;
const GROUP = 10;

/** The record as text, canonical: equal records give equal texts. */
export function formatTextRecord(record: GameRecord): RecordText {
  const tags = tagsOf(record).map(({ name, value }) => `[${name} "${escapeText(value, '"')}"]`);
  const moves = formatTurns(record.turns, record.rules.width);
  const body = [...record.comments.map(formatComment), ...moves];
  return `${[...tags, '', ...body].join('\n')}\n`;
}

function formatTurns(turns: readonly RecordedTurn[], width: number): string[] {
  const size = turns.every(isBare) ? LINE.bare : LINE.noted;
  const lines: string[] = [];
  for (let start = 0; start < turns.length; start += size) {
    const line = turns.slice(start, start + size);
    const words = size === LINE.bare ? groups(line) : line.map((turn) => formatTurn(turn, width));
    lines.push(`${start + 1}. ${words.join(' ')}`);
  }
  return lines;
}

function isBare(turn: RecordedTurn): boolean {
  return (
    turn.placement === undefined &&
    turn.next === undefined &&
    turn.time === undefined &&
    turn.comments === undefined
  );
}

function groups(turns: readonly RecordedTurn[]): string[] {
  const words: string[] = [];
  for (let start = 0; start < turns.length; start += GROUP) {
    words.push(movesToText(turns.slice(start, start + GROUP).map(({ move }) => move)));
  }
  return words;
}

/** One turn: `L`, then `(time)`, `@cell=tile` or `@-`, `>next`, and the comments. */
function formatTurn(turn: RecordedTurn, width: number): string {
  const { comments = [], move, next, placement, time } = turn;
  const where =
    placement === null
      ? '@-'
      : placement && `@${cellName(placement.cell, width)}=${placement.tile}`;
  const parts = [
    movesToText([move]),
    time === undefined ? '' : `(${time})`,
    where ?? '',
    next === undefined ? '' : `>${formatPreview(next)}`,
  ];
  return [parts.join(''), ...comments.map(formatComment)].join(' ');
}

function formatComment(comment: string): string {
  return `{${escapeText(comment, '}')}}`;
}
