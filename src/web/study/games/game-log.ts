/**
 * What is noted about a game while it is played and that its moves don't say: which kept game it is,
 * when it was played and how long each turn took. Plain data, and functions from one note to the
 * next; nothing here knows a clock or a store.
 */
import {
  fnv1a64,
  type GameHistory,
  moveOfLetter,
  movesToText,
  saveGame,
  stateAt,
} from '../../../engine/index.ts';
import type { OpenGame } from '../../app/open-game.ts';

/** The longest gap between two moves that counts as playing, in milliseconds. */
const LONGEST_GAP = 60_000;

/** The notes about one game. Times are milliseconds; points in time count from 1970. */
export interface GameLog {
  /** The id under which the game is kept. */
  readonly id: string;
  /** What tells the start of the game from all others, see `startKey`. */
  readonly start: string;
  /** Whether the game is the player's own. */
  readonly own: boolean;
  /** All moves as letters, those that were taken back included, and how many count. */
  readonly moves: string;
  readonly at: number;
  /** How long each of the moves took; null where it is not known. */
  readonly times: readonly (number | null)[];
  readonly started: number | null;
  readonly ended: number | null;
  readonly playedMs: number;
  readonly undone: number;
  /** The moves with which it was kept last, and whether it had ended with them. */
  readonly kept: { readonly moves: string; readonly over: boolean } | null;
}

/** What tells the start of a game from the start of every other one. */
function startKey(history: GameHistory): string {
  return fnv1a64(JSON.stringify(saveGame(stateAt(history, 0))));
}

/** The first notes about a game; nothing is known of the moves that it came with. */
export function newLog(id: string, { history, opened }: OpenGame): GameLog {
  const moves = movesToText(history.moves);
  return {
    id,
    start: startKey(history),
    own: !opened,
    moves,
    at: history.at,
    times: history.moves.map(() => null),
    started: null,
    ended: null,
    playedMs: 0,
    undone: 0,
    kept: null,
  };
}

/**
 * Whether notes are about this game, which the page has just put on the board: the same start, and
 * one has the moves of the other and perhaps more.
 */
export function isAbout(log: GameLog, { history, opened }: OpenGame): boolean {
  if (log.own === !!opened || log.start !== startKey(history)) return false;
  const moves = movesToText(history.moves);
  if (moves === '' || log.moves === '') return moves === log.moves;
  return moves.startsWith(log.moves) || log.moves.startsWith(moves);
}

/**
 * The notes after the game has come to this history. `gap` is the time that went by on the page; null
 * where the moves were played before this page was there.
 */
export function follow(
  log: GameLog,
  history: GameHistory,
  now: number,
  gap: number | null,
): GameLog {
  const moves = movesToText(history.moves);
  const { at } = history;
  if (moves === log.moves && at === log.at) return log;
  const same = commonLength(moves, log.moves);
  const played = moves.length > same && at === moves.length;
  const seen = played && gap !== null;
  const times = Array.from(moves, (_, index) => {
    if (index < same) return log.times[index] ?? null;
    return index === at - 1 ? gap : null;
  });
  return {
    ...log,
    moves,
    at,
    times,
    started: seen ? (log.started ?? now) : log.started,
    ended: seen ? now : log.ended,
    playedMs: log.playedMs + Math.min(gap ?? 0, LONGEST_GAP),
    undone: log.undone + (played ? 0 : Math.max(0, log.at - at)),
  };
}

/** The moves that count, as letters. */
export function madeMoves({ at, moves }: GameLog): string {
  return moves.slice(0, at);
}

/** The notes in what a store holds; nothing when it holds none. */
export function parseLog(data: unknown): GameLog | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const log = data as { readonly [Name in keyof GameLog]: unknown };
  const { at, kept, moves, times } = log;
  if (typeof log.id !== 'string' || typeof log.start !== 'string') return undefined;
  if (typeof moves !== 'string' || ![...moves].every((letter) => moveOfLetter(letter))) {
    return undefined;
  }
  if (!isCount(at) || at > moves.length) return undefined;
  if (!Array.isArray(times) || times.length !== moves.length) return undefined;
  if (![...times, log.started, log.ended].every((time) => time === null || isCount(time))) {
    return undefined;
  }
  if (![log.playedMs, log.undone].every(isCount) || typeof log.own !== 'boolean') return undefined;
  const { moves: keptMoves, over } = Object(kept);
  const keptRight = typeof keptMoves === 'string' && typeof over === 'boolean';
  return kept === null || keptRight ? (log as GameLog) : undefined;
}

/** Whether a value from outside is a whole number from 0 up. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
