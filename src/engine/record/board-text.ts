/**
 * A board as people write it, into the engine's notation of a position: rows on lines or with `/`
 * between, tiles with spaces or commas between, `.` or 0 for an empty cell; then `next 2`, or the
 * candidates as `next 6 12 24`, and if known `deck 3 4 4` and `moves 31`.
 */
import { boardFromRows, highestTile } from '../board.ts';
import { drawOutcomes } from '../chances.ts';
import { newGame } from '../game.ts';
import { resumeRandom } from '../random/random.ts';
import { fail, ok, type Result } from '../result.ts';
import type { RuleSet } from '../rules.ts';
import { type Supply, tileOdds } from '../supply.ts';
import { isTile } from '../tile.ts';
import type { Board, Tile } from '../types.ts';
import { NO_RANDOM, parsePosition } from './position.ts';
import type { StartPosition } from './types.ts';

/** A position, and whether what is left in the deck had to be assumed. */
export interface ReadBoard {
  readonly position: StartPosition;
  readonly assumedDeck: boolean;
}

/** Reads such a board under some rules. Without `deck`, a fresh deck is assumed. */
export function readBoard(text: string, rules: RuleSet): Result<ReadBoard> {
  const { fields, rows } = split(text);
  const board = boardFromRows(rows.map((row) => row.map(Number)));
  if (!board.ok) return board;
  const notation = [rows.join('/'), ...fields.map(([name, values]) => notate(name, values))];
  const asked = fields.some(([name]) => name === 'deck');
  const next = fields.find(([name]) => name === 'next')?.[1].map(Number) ?? [];
  const added = asked ? [] : assumedFields(board.value, next, rules);
  const position = parsePosition([...notation, ...added].join(' '), rules);
  if (!position.ok) return position;
  return ok({ position: position.value, assumedDeck: added.length > 0 });
}

/**
 * Reads a board of which nothing but the tiles is given, or a single line; undefined when the text
 * says more. The board may have one row.
 */
export function readTiles(text: string): Result<Board> | undefined {
  const { fields, rows } = split(text);
  const [line = []] = rows;
  if (fields.length > 0 || line.length === 0 || /[{}[\]]/.test(text)) return undefined;
  if (rows.length > 1) return boardFromRows(rows.map((row) => row.map(Number)));
  const cells = line.map(Number);
  const wrong = cells.findIndex((tile) => !isTile(tile));
  if (wrong < 0) return ok({ width: cells.length, height: 1, cells });
  const message = `A tile is 0 (or .), 1, 2 or 3·2^k, not ${line[wrong]}.`;
  return fail('tile-impossible', `tile ${wrong + 1}`, message);
}

type Field = readonly [name: string, values: readonly string[]];

function split(text: string): { rows: string[][]; fields: Field[] } {
  const rows: string[][] = [];
  const fields: Field[] = [];
  // A field begins with its name, wherever it stands, and ends where the next one begins.
  const [board = '', ...rest] = text.trim().split(/\s*\b(?=[a-z]+\b)/i);
  for (const line of board.split(/[/\n]/)) {
    const cells = line.split(/[\s,|]+/).filter((cell) => cell !== '');
    if (cells.length > 0) rows.push(cells.map((cell) => (/^[._-]$/.test(cell) ? '0' : cell)));
  }
  for (const part of rest) {
    const [name = '', ...values] = part.split(/[\s:,+]+/).filter((word) => word !== '');
    fields.push([name.toLowerCase(), values]);
  }
  return { rows, fields };
}

function notate(name: string, values: readonly string[]): string {
  if (name !== 'next') return `${name}:${values.join(',')}`;
  return values.length > 1 ? `next:${values.join('+')}+` : `next:${values.join('')}`;
}

function assumedFields(board: Board, next: readonly Tile[], rules: RuleSet): string[] {
  const supply = assumedSupply(board, next, rules);
  if (!supply) return [];
  return [`deck:${supply.deck}`, ...(supply.run ? [`run:${supply.run.drawn}`] : [])];
}

/**
 * What is left to come where nothing is known but the board and the value of the preview (its
 * candidates, for a bonus): a fresh deck from which this preview was drawn. Undefined where tiles do
 * not come from a deck.
 */
export function assumedSupply(
  board: Board,
  next: readonly Tile[],
  rules: RuleSet,
): Supply | undefined {
  if (rules.source !== 'deck') return undefined;
  const { supply } = newGame(rules, resumeRandom(NO_RANDOM));
  const emptied = { ...supply, deck: supply.deck.map(() => 0) };
  const draw = drawOutcomes(emptied, highestTile(board), rules).find(
    ({ preview }) => String(tileOdds(preview).map(({ tile }) => tile)) === String(next),
  );
  return draw?.supply ?? emptied;
}
