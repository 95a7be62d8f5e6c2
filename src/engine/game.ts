/**
 * A game: the one place that joins board, supply and chance. A turn is `shiftGame` and then
 * `place` or `undo`; every function returns a new state and leaves the given one as it is.
 */
import { emptyBoard, withTile } from './board.ts';
import { type Random, type RandomState, resumeRandom } from './random/random.ts';
import type { RuleSet } from './rules.ts';
import { canShift, type Pushed, possibleShifts, push, shift } from './shift.ts';
import { drawEntryCell, madeTopTile, scatterTiles } from './spawn.ts';
import { type Draw, drawFor, drawOpening, drawTile, type Preview, type Supply } from './supply.ts';
import { type Board, DIRECTIONS, type Direction, type Placement, type Shift } from './types.ts';

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
  const { tiles, supply } = drawOpening(rules, random);
  const board = scatterTiles(emptyBoard(rules.width, rules.height), tiles, random);
  const first = drawFor(supply, board, rules, random);
  return { rules, board, ...first, random: random.save(), moves: 0, pending: null };
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
  return rules.ending === 'full' && !board.cells.includes(0) ? 'full' : undefined;
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

/** The push that begins a turn, without the motions; nothing when the move is illegal. */
export function legalPush(game: GameState, direction: Direction): Pushed | undefined {
  return acceptsMoves(game) ? push(game.board, direction, game.rules) : undefined;
}

/** Whether no shift is pending and nothing that can be seen without trying a move has ended the game. */
function acceptsMoves({ board, pending, rules }: GameState): boolean {
  return !pending && !endedOn(board, rules);
}

/** Written out field by field, which is several times as fast as a spread. */
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
  const { after, placement } = enter(game, shift);
  return { game: after, shift, placement };
}

/** The state after a turn, and what entered; null where nothing did. */
export interface Entered {
  readonly after: GameState;
  readonly placement: Placement | null;
}

/** The second half of a turn as `place` makes it, from the push alone. */
export function enter(game: GameState, pushed: Pushed): Entered {
  const { preview, rules, supply } = game;
  const { afterstate } = pushed;
  if (madeTopTile(afterstate, rules)) {
    return { after: settled(game, afterstate, game, game.random), placement: null };
  }
  const random = resumeRandom(game.random);
  const cell = drawEntryCell(pushed, rules, random);
  const tile = drawTile(preview, random);
  const board = withTile(afterstate, cell, tile);
  const next = drawFor(supply, board, rules, random);
  return { after: settled(game, board, next, random.save()), placement: { cell, tile } };
}

/**
 * The state after a turn that left this board, this draw of the next tile and this state of the
 * generator. For those who know what chance did; `place` lets it choose.
 */
export function settled(game: GameState, board: Board, next: Draw, random: RandomState): GameState {
  const { preview, supply } = next;
  return {
    rules: game.rules,
    board,
    preview,
    supply,
    random,
    moves: game.moves + 1,
    pending: null,
  };
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
  const pushed = legalPush(game, direction);
  return pushed && enter(game, pushed).after;
}
