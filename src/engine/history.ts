/**
 * A game with its past: undo and redo without limit. The same state and move always give the same
 * turn, so a start and a list of moves say everything, and a redo brings back the very same tile.
 */
import { asObject, isObject, shown } from './data.ts';
import { type GameState, place, play, shiftGame, type Turn } from './game.ts';
import { fail, ok, type Result } from './result.ts';
import { loadGame, type SavedGame, saveGame } from './save.ts';
import { DIRECTIONS, type Direction } from './types.ts';

/** A game with its past, and with the turns that were taken back. */
export interface GameHistory {
  /** `states[0]` is the start; `states[i + 1]` follows from `states[i]` by `moves[i]`. */
  readonly states: readonly GameState[];
  readonly moves: readonly Direction[];
  /** Which of the states is the present one; those behind it were undone. */
  readonly at: number;
  /** The first half of a turn that is under way in the present state. */
  readonly pending: Direction | null;
}

/** A history as plain data; moves are written as one letter each, see `movesToText`. */
export interface SavedHistory {
  readonly start: SavedGame;
  readonly moves: string;
  readonly at: number;
  readonly pending: Direction | null;
}

/** A step through a history: the history after it, and the turn that it made. */
export interface HistoryStep {
  readonly history: GameHistory;
  readonly turn: Turn;
}

/** A history that begins with this state, the first half of its turn included. */
export function startHistory(game: GameState): GameHistory {
  const pending = game.pending?.direction ?? null;
  return { states: [{ ...game, pending: null }], moves: [], at: 0, pending };
}

/** The state that the game is in now. */
export function presentOf({ states, at, pending }: GameHistory): GameState {
  const settled = states[at] as GameState;
  return (pending && shiftGame(settled, pending)) ?? settled;
}

/** The history with the first half of a turn made; nothing when the move is illegal. */
export function shiftPresent(history: GameHistory, direction: Direction): GameHistory | undefined {
  return shiftGame(presentOf(history), direction) && { ...history, pending: direction };
}

/**
 * Completes the turn that is under way; nothing when none is. Turns that were taken back are
 * forgotten, unless this is the first of them again: then it is a redo.
 */
export function placePresent(history: GameHistory): HistoryStep | undefined {
  const { at, pending, states, moves } = history;
  const turn = place(presentOf(history));
  if (!pending || !turn) return undefined;
  const next = { at: at + 1, pending: null };
  if (moves[at] === pending) return { history: { ...history, ...next }, turn };
  const past = {
    states: [...states.slice(0, at + 1), turn.game],
    moves: [...moves.slice(0, at), pending],
  };
  return { history: { ...past, ...next }, turn };
}

/** Plays a whole turn; nothing when the move is illegal. */
export function playPresent(history: GameHistory, direction: Direction): HistoryStep | undefined {
  const shifted = shiftPresent(history, direction);
  return shifted && placePresent(shifted);
}

/** Takes back the half turn that is under way, or else the last turn; nothing at the start. */
export function undoTurn(history: GameHistory): GameHistory | undefined {
  if (history.pending) return { ...history, pending: null };
  return history.at > 0 ? { ...history, at: history.at - 1 } : undefined;
}

/** Plays the turn that was taken back last; nothing when there is none, or a turn is under way. */
export function redoTurn(history: GameHistory): HistoryStep | undefined {
  const direction = history.moves[history.at];
  return direction && playPresent(history, direction);
}

/** The whole history as plain data. */
export function saveHistory({ states, moves, at, pending }: GameHistory): SavedHistory {
  return { start: saveGame(states[0] as GameState), moves: movesToText(moves), at, pending };
}

/** The history that saved data describes, every move replayed, or the first fault in it. */
export function loadHistory(data: unknown): Result<GameHistory> {
  if (!isObject(data)) {
    return fail('save-not-object', '', 'A saved history is an object.');
  }
  const saved = asObject(data);
  const start = loadGame(saved['start'], 'start');
  if (!start.ok) return start;
  const replayed = replay(start.value, saved['moves']);
  if (!replayed.ok) return replayed;
  const { states, moves } = replayed.value;
  const { at, pending } = saved;
  if (!Number.isInteger(at) || Number(at) < 0 || Number(at) > moves.length) {
    return fail('moves-invalid', 'at', `The present is a whole number from 0 to ${moves.length}.`);
  }
  const settled: GameHistory = { states, moves, at: Number(at), pending: null };
  if (pending === null) return ok(settled);
  const direction = DIRECTIONS.find((known) => known === pending);
  const shifted = direction && shiftPresent(settled, direction);
  if (shifted) return ok(shifted);
  const found = shown(pending);
  return fail('move-illegal', 'pending', `It is null or a legal direction, not ${found}.`);
}

function replay(
  start: GameState,
  text: unknown,
): Result<{ states: GameState[]; moves: Direction[] }> {
  if (typeof text !== 'string') return fail('moves-invalid', 'moves', 'The moves are a text.');
  const states = [start];
  const moves: Direction[] = [];
  for (const letter of text) {
    const at = `moves[${moves.length}]`;
    const direction = moveOfLetter(letter);
    if (!direction) return fail('moves-invalid', at, `A move is L, R, U or D, not ${letter}.`);
    const turn = play(states[states.length - 1] as GameState, direction);
    if (!turn) return fail('move-illegal', at, `The move ${letter} changes nothing here.`);
    states.push(turn.game);
    moves.push(direction);
  }
  return ok({ states, moves });
}

const LETTERS: Readonly<Record<Direction, string>> = { left: 'L', right: 'R', up: 'U', down: 'D' };

/** Moves as text, one letter each: L, R, U or D. */
export function movesToText(moves: readonly Direction[]): string {
  return moves.map((direction) => LETTERS[direction]).join('');
}

/** The move that a letter stands for; nothing for any other letter. */
export function moveOfLetter(letter: string): Direction | undefined {
  return DIRECTIONS.find((direction) => LETTERS[direction] === letter);
}
