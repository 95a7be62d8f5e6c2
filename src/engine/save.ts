/**
 * A game state as plain data for a file or a store, and back. Loading trusts nothing: it checks
 * every part, and works the pending shift out anew.
 */
import { parseBoard } from './board.ts';
import { asObject, isObject, shown } from './data.ts';
import { type GameState, shiftGame } from './game.ts';
import { parseRuleSet, type RuleSetReference, referenceTo } from './parameters.ts';
import { parseRandomState, type RandomState } from './random/random.ts';
import { fail, ok, type Result } from './result.ts';
import type { RuleSet } from './rules.ts';
import type { Supply } from './supply.ts';
import { parsePreview, parseSupply, type SavedPreview, savePreview } from './supply-data.ts';
import { type Board, DIRECTIONS, type Direction, type Tile } from './types.ts';

/** The version of the saved form that this program writes and reads. */
export const SAVE_FORMAT = 1;

/** A game state as plain data: JSON keeps it whole. */
export interface SavedGame {
  readonly format: number;
  readonly rules: RuleSetReference;
  readonly cells: readonly Tile[];
  readonly preview: SavedPreview;
  readonly supply: Supply;
  readonly random: RandomState;
  readonly moves: number;
  /** The direction of the shift that is pending. */
  readonly pending: Direction | null;
}

/** The whole state of a game, at any half-turn, as plain data. */
export function saveGame(game: GameState): SavedGame {
  return {
    format: SAVE_FORMAT,
    rules: referenceTo(game.rules),
    cells: game.board.cells,
    preview: savePreview(game.preview),
    supply: game.supply,
    random: game.random,
    moves: game.moves,
    pending: game.pending?.direction ?? null,
  };
}

/** Reads a saved game from JSON text; see `loadGame`. */
export function parseSavedGame(text: string): Result<GameState> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return fail('save-not-json', '', `A saved game is JSON text: ${(error as Error).message}.`);
  }
  return loadGame(data);
}

/** The game that saved data describes, or the first fault in it. */
export function loadGame(data: unknown, at = ''): Result<GameState> {
  const place = (name: string) => (at === '' ? name : `${at}.${name}`);
  if (!isObject(data)) {
    return fail('save-not-object', at, 'A saved game is an object.');
  }
  const saved = asObject(data);
  if (saved['format'] !== SAVE_FORMAT) {
    const found = shown(saved['format']);
    const message = `This program reads saved games of format ${SAVE_FORMAT}, not ${found}.`;
    return fail('version-unknown', place('format'), message);
  }
  const rules = parseRuleSet(saved['rules'], place('rules'));
  if (!rules.ok) return rules;
  const board = parseCells(saved['cells'], rules.value, place('cells'));
  if (!board.ok) return board;
  const preview = parsePreview(saved['preview'], board.value, rules.value, place('preview'));
  if (!preview.ok) return preview;
  const supply = parseSupply(saved['supply'], preview.value, rules.value, place('supply'));
  if (!supply.ok) return supply;
  const random = parseRandomState(saved['random'], place('random'));
  if (!random.ok) return random;
  const moves = saved['moves'];
  if (!isCount(moves)) {
    return fail('moves-invalid', place('moves'), 'The number of moves is a whole number from 0.');
  }
  const settled: GameState = {
    rules: rules.value,
    board: board.value,
    preview: preview.value,
    supply: supply.value,
    random: random.value,
    moves,
    pending: null,
  };
  return resumePending(settled, saved['pending'], place('pending'));
}

/** The board of a save: it has the size of the rules, and nothing beyond their top tile. */
function parseCells(cells: unknown, rules: RuleSet, at: string): Result<Board> {
  const { topTile, width, height } = rules;
  const board = parseBoard(width, height, cells, at);
  if (!board.ok || topTile === null) return board;
  const beyond = board.value.cells.findIndex((tile) => tile > topTile);
  if (beyond < 0) return board;
  return fail('tile-impossible', `${at}[${beyond}]`, `No tile is larger than ${topTile} here.`);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function resumePending(game: GameState, pending: unknown, at: string): Result<GameState> {
  if (pending === null) return ok(game);
  const direction = DIRECTIONS.find((known) => known === pending);
  const shifted = direction && shiftGame(game, direction);
  if (shifted) return ok(shifted);
  const found = shown(pending);
  return fail('move-illegal', at, `A pending move is null or a legal direction, not ${found}.`);
}
