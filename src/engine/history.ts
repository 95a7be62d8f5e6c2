/**
 * A game with its past: undo and redo without limit. The same state and move always give the same
 * turn, so a start and a list of moves say everything, and a redo brings back the very same tile.
 */
import { asObject, isObject, shown } from './data.ts';
import {
  advance,
  closeGame,
  enter,
  type GameState,
  openGame,
  place,
  pushGame,
  shiftGame,
  type Turn,
} from './game.ts';
import { resumeRandom } from './random/random.ts';
import { fail, ok, type Result } from './result.ts';
import { loadGame, type SavedGame, saveGame } from './save.ts';
import { DIRECTIONS, type Direction } from './types.ts';

/** A game with its past, and with the turns that were taken back. */
export interface GameHistory {
  /**
   * The start, and the state after each `STRIDE` of the moves: the others are played again from
   * these when they are asked for, see `stateAt`.
   */
  readonly marks: readonly GameState[];
  /** All turns; those from `at` on were taken back. */
  readonly moves: readonly Direction[];
  /** How many of the turns stand. */
  readonly at: number;
  /** The state after those: `stateAt(history, at)`. */
  readonly settled: GameState;
  /** The first half of a turn that is under way. */
  readonly pending: Direction | null;
}

/** A state is kept of so many: one in the long past is had soon, and a long game takes little. */
const STRIDE = 16;

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
  const settled = { ...game, pending: null };
  return { marks: [settled], moves: [], at: 0, settled, pending };
}

/** The state after the first `at` turns of a history. Throws a RangeError when it has fewer. */
export function stateAt({ marks, moves }: GameHistory, at: number): GameState {
  if (!Number.isInteger(at) || at < 0 || at > moves.length) {
    throw new RangeError(`at must be from 0 to ${moves.length}, not ${at}`);
  }
  const mark = Math.floor(at / STRIDE);
  return moves
    .slice(mark * STRIDE, at)
    .reduce((game, move) => advance(game, move) as GameState, marks[mark] as GameState);
}

/** The state that the game is in now. */
export function presentOf({ settled, pending }: GameHistory): GameState {
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
  const { at, marks, moves, pending } = history;
  const turn = place(presentOf(history));
  if (!pending || !turn) return undefined;
  const next = { at: at + 1, settled: turn.game, pending: null };
  if (moves[at] === pending) return { history: { ...history, ...next }, turn };
  const past = marks.slice(0, 1 + Math.floor(at / STRIDE));
  if (next.at % STRIDE === 0) past.push(turn.game);
  return { history: { marks: past, moves: [...moves.slice(0, at), pending], ...next }, turn };
}

/** Plays a whole turn; nothing when the move is illegal. */
export function playPresent(history: GameHistory, direction: Direction): HistoryStep | undefined {
  const shifted = shiftPresent(history, direction);
  return shifted && placePresent(shifted);
}

/** Takes back the half turn that is under way, or else the last turn; nothing at the start. */
export function undoTurn(history: GameHistory): GameHistory | undefined {
  if (history.pending) return { ...history, pending: null };
  return history.at > 0 ? goneBack(history, history.at - 1) : undefined;
}

/** The history with so many turns that stand; those behind them can be played again. */
function goneBack(history: GameHistory, at: number): GameHistory {
  return at === history.at ? history : { ...history, at, settled: stateAt(history, at) };
}

/** Plays the turn that was taken back last; nothing when there is none, or a turn is under way. */
export function redoTurn(history: GameHistory): HistoryStep | undefined {
  const direction = history.moves[history.at];
  return direction && playPresent(history, direction);
}

/** The whole history as plain data. */
export function saveHistory({ marks, moves, at, pending }: GameHistory): SavedHistory {
  return { start: saveGame(marks[0] as GameState), moves: movesToText(moves), at, pending };
}

/** The history that saved data describes, every move replayed, or the first fault in it. */
export function loadHistory(data: unknown): Result<GameHistory> {
  if (!isObject(data)) {
    return fail('save-not-object', '', 'A saved history is an object.');
  }
  const saved = asObject(data);
  const start = loadGame(saved['start'], 'start');
  if (!start.ok) return start;
  const replayed = replayMoves(start.value, saved['moves']);
  if (!replayed.ok) return replayed;
  const { moves } = replayed.value;
  const { at, pending } = saved;
  if (!Number.isInteger(at) || Number(at) < 0 || Number(at) > moves.length) {
    return fail('moves-invalid', 'at', `The present is a whole number from 0 to ${moves.length}.`);
  }
  const settled = goneBack(replayed.value, Number(at));
  if (pending === null) return ok(settled);
  const direction = DIRECTIONS.find((known) => known === pending);
  const shifted = direction && shiftPresent(settled, direction);
  if (shifted) return ok(shifted);
  const found = shown(pending);
  return fail('move-illegal', 'pending', `It is null or a legal direction, not ${found}.`);
}

/**
 * The history of a game from its start and its moves as text, see `movesToText`. It is played in
 * place, several times as fast as from state to state. Fails with the place of the first move that
 * is none, or is illegal.
 */
export function replayMoves(start: GameState, text: unknown): Result<GameHistory> {
  if (typeof text !== 'string') return fail('moves-invalid', 'moves', 'The moves are a text.');
  const marks = [...startHistory(start).marks];
  const moves: Direction[] = [];
  const random = resumeRandom(start.random);
  let game = openGame(start, start.board);
  for (const letter of text) {
    const at = moves.length;
    const direction = moveOfLetter(letter);
    if (!direction) {
      return fail('moves-invalid', `moves[${at}]`, `A move is L, R, U or D, not ${letter}.`);
    }
    const changed = pushGame(game, direction);
    if (changed === 0) {
      return fail('move-illegal', `moves[${at}]`, `The move ${letter} changes nothing here.`);
    }
    enter(game, direction, changed, random);
    if (moves.push(direction) % STRIDE > 0) continue;
    const mark = closeGame(game, random.save());
    marks.push(mark);
    game = openGame(mark, mark.board);
  }
  const settled = closeGame(game, random.save());
  return ok({ marks, moves, at: moves.length, settled, pending: null });
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
