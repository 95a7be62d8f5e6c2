/**
 * A game as a line of positions to go along. Every state was worked out when the game was replayed and
 * is kept, so that any point is reached without playing anything: a slider may jump as it likes. A
 * ply counts the moves made: 0 is the start.
 */
import {
  type Direction,
  type ReplayedGame,
  scoreOf,
  shiftGame,
  type Tile,
  type Turn,
} from '../../../engine/index.ts';

/** The number of the last ply of a game. */
export function lastPly({ states }: ReplayedGame): number {
  return states.length - 1;
}

/** The nearest ply that a game has. */
export function plyIn(game: ReplayedGame, ply: number): number {
  return Math.max(0, Math.min(Math.trunc(ply) || 0, lastPly(game)));
}

/** The turn that led to a ply; nothing at the start. */
export function turnTo(
  { placements, record, states }: ReplayedGame,
  ply: number,
): Turn | undefined {
  const [before, game] = [states[ply - 1], states[ply]];
  const move = record.turns[ply - 1]?.move;
  const shift = before && move && shiftGame(before, move)?.pending;
  return shift && game ? { shift, placement: placements[ply - 1] ?? null, game } : undefined;
}

/** One move in the list of moves. */
export interface MoveNote {
  readonly ply: number;
  readonly direction: Direction;
  /** The tiles that it made by merging. */
  readonly made: readonly Tile[];
  /** The tile that entered. */
  readonly entered: Tile | null;
  /** What it added to the score. */
  readonly gain: number;
  /** How long it took, in milliseconds, where that was written down. */
  readonly time: number | null;
}

/** The moves from one ply to another, both included. */
export function movesFrom(game: ReplayedGame, from: number, to: number): MoveNote[] {
  const notes: MoveNote[] = [];
  for (let ply = Math.max(1, from); ply <= Math.min(to, lastPly(game)); ply++) {
    const turn = turnTo(game, ply);
    if (!turn) break;
    const { placement, shift } = turn;
    notes.push({
      ply,
      direction: shift.direction,
      made: shift.motions.flatMap(({ merged, becomes }) => (merged ? [becomes] : [])),
      entered: placement?.tile ?? null,
      gain: scoreOf(turn.game.board) - scoreOf(game.states[ply - 1]!.board),
      time: game.record.turns[ply - 1]?.time ?? null,
    });
  }
  return notes;
}
