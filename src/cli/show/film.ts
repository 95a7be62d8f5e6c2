/** A game to be looked at, frame by frame: recorded, or played by an agent as it is watched. */
import { type Agent, chooseMove } from '../../ai/index.ts';
import {
  type GameState,
  play,
  type Random,
  type ReplayedGame,
  shiftGame,
  type Turn,
  viewOf,
} from '../../engine/index.ts';

/** A state of a game, and the turn that led to it; none for the start. */
export interface FilmFrame {
  readonly game: GameState;
  readonly turn: Turn | null;
}

/** Frames by number, from 0. */
export interface Film {
  /** Who played. */
  readonly player: string;
  /** The frame of this number; nothing behind the last. */
  frame(index: number): FilmFrame | undefined;
}

/** An agent's game, played as far as it is asked for. */
export function agentFilm(start: GameState, agent: Agent, random: Random): Film {
  const frames: FilmFrame[] = [{ game: start, turn: null }];
  return {
    player: agent.id,
    frame(index) {
      while (frames.length <= index) {
        const { game } = frames[frames.length - 1] as FilmFrame;
        const direction = chooseMove(agent, viewOf(game), random);
        const turn = direction && play(game, direction);
        if (!turn) return undefined;
        frames.push({ game: turn.game, turn });
      }
      return frames[index];
    },
  };
}

/** A game that was replayed from its record. */
export function recordFilm({ placements, record, states }: ReplayedGame): Film {
  return {
    player: record.info.player ?? record.info.agent ?? '',
    frame(index) {
      const game = states[index];
      const before = states[index - 1];
      const move = record.turns[index - 1]?.move;
      const shift = before && move && shiftGame(before, move)?.pending;
      if (!game || !shift) return game && { game, turn: null };
      return { game, turn: { game, shift, placement: placements[index - 1] ?? null } };
    },
  };
}
