/**
 * A game: the one place that joins board, supply and chance. A turn is `shiftGame` and then
 * `place` or `undo`; every function returns a new state and leaves the given one as it is.
 */
import { emptyBoard, type OpenBoard, openBoard, sumOf } from './board.ts';
import { type Random, type RandomState, resumeRandom } from './random/random.ts';
import type { RuleSet } from './rules.ts';
import { canShift, changedBits, possibleShifts, pushInPlace, shift } from './shift.ts';
import { drawEntry, madeTopTile, scatterTiles } from './spawn.ts';
import {
  bonusesOn,
  type Draw,
  drawFrom,
  drawOpening,
  drawTile,
  type OpenSupply,
  openSupply,
  type Preview,
  type Supply,
} from './supply.ts';
import {
  type Board,
  type Cell,
  DIRECTIONS,
  type Direction,
  type Placement,
  type Shift,
  type Tile,
} from './types.ts';

/** Everything about a game at one moment: plain data, from which its whole future follows. */
export interface GameState {
  readonly rules: RuleSet;
  /** The board as the last placement left it: while a shift is pending, the board before it. */
  readonly board: Board;
  readonly preview: Preview;
  readonly supply: Supply;
  readonly random: RandomState;
  /** Completed turns since the start. */
  readonly moves: number;
  /** The first half of the turn that is under way. */
  readonly pending: Shift | null;
}

/** Whether a game goes on, and if not, why it ended. */
export const STATUSES = ['playing', 'stuck', 'full', 'finished'] as const;

/**
 * `playing`; `stuck`: no legal move is left; `full`: no cell is empty, where the rules end a game
 * so; `finished`: the top tile was made, which counts even when no move is left.
 */
export type Status = (typeof STATUSES)[number];

/** A completed turn: the state after it, and what happened. */
export interface Turn {
  readonly game: GameState;
  readonly shift: Shift;
  /** Nothing entered when the shift made the top tile. */
  readonly placement: Placement | null;
}

/**
 * Deals a new game. Draws, in this order: the starting tiles (only from a deck); for each of them
 * its cell among the empty ones; the first preview.
 */
export function newGame(rules: RuleSet, random: Random): GameState {
  const { tiles, supply: rest } = drawOpening(rules, random);
  const supply = openSupply(rest);
  const board = scatterTiles(emptyBoard(rules.width, rules.height), tiles, random);
  const preview = drawFrom(supply, board, rules, random);
  return { rules, board, preview, supply, random: random.save(), moves: 0, pending: null };
}

/**
 * A settled game that is played in place: its board, and the rest of its state but the generator.
 * Only its player holds it.
 */
export interface OpenGame extends OpenBoard {
  /** What its tiles add up to: see `sumOf`. */
  sum: number;
  /** Whether bonus tiles are known to come by now: see `bonusesOn`. */
  bonuses: boolean;
  readonly rules: RuleSet;
  preview: Preview;
  supply: OpenSupply;
  moves: number;
}

/** A copy of a state, to be played in place from this board on. */
export function openGame(game: GameState, board: Board): OpenGame {
  const { rules, preview, supply, moves } = game;
  const { width, height, cells } = openBoard(board);
  const sum = sumOf(board);
  const left = openSupply(supply);
  return { width, height, cells, sum, bonuses: false, rules, preview, supply: left, moves };
}

/** The state that a game played in place has come to; it takes the board, so play must not go on. */
export function closeGame(game: OpenGame, random: RandomState): GameState {
  const { width, height, cells, rules, preview, supply, moves } = game;
  const board = { width, height, cells };
  return { rules, board, preview, supply, random, moves, pending: null };
}

/** Puts a tile on an empty cell. */
export function putTile(game: OpenGame, cell: Cell, tile: Tile): void {
  game.cells[cell] = tile;
  game.sum += tile;
}

/** The board to show: the afterstate while a shift is pending, else the settled board. */
export function shownBoard(game: GameState): Board {
  return game.pending?.afterstate ?? game.board;
}

/** Whether the game goes on, judged by the settled board; a pending shift doesn't end it yet. */
export function statusOf({ board, rules }: Pick<GameState, 'board' | 'rules'>): Status {
  const ended = endedOn(board, rules);
  if (ended) return ended;
  return DIRECTIONS.some((direction) => canShift(board, direction)) ? 'playing' : 'stuck';
}

/** The endings that can be seen without trying a move. Finishing comes before losing. */
export function endedOn(board: Board, rules: RuleSet): 'finished' | 'full' | undefined {
  if (madeTopTile(board, rules)) return 'finished';
  return isFull(board, rules) ? 'full' : undefined;
}

/** `madeTopTile`, mostly without a look at each tile: none is larger than their sum. */
function isFinished(game: OpenGame): boolean {
  const { rules, sum } = game;
  return rules.topTile !== null && sum >= rules.topTile && madeTopTile(game, rules);
}

/** Whether a board has no empty cell, where that ends a game. */
function isFull({ cells }: Board, { ending }: RuleSet): boolean {
  return ending === 'full' && !cells.includes(0);
}

/** The directions that can be played now; none while a shift is pending or when it is over. */
export function legalMoves(game: GameState): Direction[] {
  return acceptsMoves(game) ? possibleShifts(game.board) : [];
}

/**
 * The first half of a turn: the game with the shift pending, or nothing when the move is illegal.
 * Draws nothing from the generator.
 */
export function shiftGame(game: GameState, direction: Direction): GameState | undefined {
  const pending = legalShift(game, direction);
  return pending && withPending(game, pending);
}

function legalShift(game: GameState, direction: Direction): Shift | undefined {
  return acceptsMoves(game) ? shift(game.board, direction, game.rules) : undefined;
}

/** Whether no shift is pending and nothing that can be seen without trying a move has ended the game. */
function acceptsMoves({ board, pending, rules }: GameState): boolean {
  return !pending && !endedOn(board, rules);
}

function withPending(game: GameState, pending: Shift | null): GameState {
  const { rules, board, preview, supply, random, moves } = game;
  return { rules, board, preview, supply, random, moves, pending };
}

/** Takes a pending shift back: the game exactly as it was; nothing when no shift is pending. */
export function undo(game: GameState): GameState | undefined {
  return game.pending ? withPending(game, null) : undefined;
}

/**
 * The second half of a turn: the preview enters and the next one is drawn. Nothing when no shift
 * is pending. Draws, in this order: the entry cell; the value, where the preview left it open; the
 * next preview. When the shift made the top tile, nothing enters and nothing is drawn.
 */
export function place(game: GameState): Turn | undefined {
  return game.pending ? complete(game, game.pending) : undefined;
}

function complete(game: GameState, shift: Shift): Turn {
  const after = openGame(game, shift.afterstate);
  const random = resumeRandom(game.random);
  const placement = enter(after, shift.direction, changedBits(shift), random);
  return { game: closeGame(after, random.save()), shift, placement };
}

/**
 * The first half of a turn, in place: the board becomes the afterstate. Gives the lines that changed,
 * as bits; 0, and nothing changes, when the move is illegal.
 */
export function pushGame(game: OpenGame, direction: Direction): number {
  const { rules } = game;
  if (isFinished(game) || isFull(game, rules)) return 0;
  return pushInPlace(game, direction, rules);
}

/**
 * The second half of a turn as `place` makes it, in place, with this generator. Gives what entered.
 */
export function enter(
  game: OpenGame,
  direction: Direction,
  changed: number,
  random: Random,
): Placement | null {
  const { preview, rules, supply } = game;
  game.moves++;
  if (isFinished(game)) return null;
  const cell = drawEntry(game, direction, changed, rules, random);
  const tile = drawTile(preview, random);
  putTile(game, cell, tile);
  game.bonuses ||= bonusesOn(game, rules);
  game.preview = drawFrom(supply, game, rules, random, game.bonuses);
  return { cell, tile };
}

/**
 * The state after a turn that left this board and this draw of the next tile. For those who know
 * what chance did; `place` lets it choose.
 */
export function settled(game: GameState, board: Board, { preview, supply }: Draw): GameState {
  const { moves, random, rules } = game;
  return { rules, board, preview, supply, random, moves: moves + 1, pending: null };
}

/** A whole turn, `shiftGame` and then `place`; nothing when the move is illegal. */
export function play(game: GameState, direction: Direction): Turn | undefined {
  const legal = legalShift(game, direction);
  return legal && complete(game, legal);
}

/**
 * A whole turn of which only the state after it matters: that of `play`, sooner, since what
 * moved need not be worked out. Nothing when the move is illegal.
 */
export function advance(game: GameState, direction: Direction): GameState | undefined {
  if (game.pending) return undefined;
  const after = openGame(game, game.board);
  const changed = pushGame(after, direction);
  if (changed === 0) return undefined;
  const random = resumeRandom(game.random);
  enter(after, direction, changed, random);
  return closeGame(after, random.save());
}
