/**
 * Going on from a point of a replay. A game of the player's own that was given up is taken up again
 * as it was left, and is the same kept game. Everything else is a new game that begins with known
 * moves, so it doesn't count among the player's own: what comes next may have been seen.
 */
import { readAssisted } from '../../../ai/assisted.ts';
import {
  continuationOf,
  createRandom,
  formatTextRecord,
  type GameRecord,
  historyOf,
  type ReplayedGame,
  saveGame,
  unwrap,
  withTrace,
} from '../../../engine/index.ts';
import type { OpenGame } from '../../app/open-game.ts';
import type { OpenedGame } from '../../app/session.ts';
import { type GameLog, madeMoves, newLog } from '../games/game-log.ts';
import type { KeptRow } from '../games/kept-row.ts';
import { lastPly } from './replay-line.ts';

/** A game that is replayed: its row, or none for the game on the board, and all its states. */
export interface Replayed {
  readonly row: KeptRow | undefined;
  readonly game: ReplayedGame;
}

/** A game to be put on the board, and the notes that it goes on with. */
export interface Continuation {
  readonly opened: OpenedGame;
  readonly log: GameLog;
}

/** Whether going on from this ply is to take up a game of the player's own again. */
export function isResumed({ row, game }: Replayed, ply: number): boolean {
  if (ply !== lastPly(game)) return false;
  // A day's scored try is gone on with from the screen of the day alone.
  return !row || (row.own && row.result === 'playing' && row.daily?.scored !== true);
}

/**
 * The game that goes on from a ply, with all that was played up to there to be taken back. Without a
 * generator nothing can be taken back, and the tiles to come are drawn from `seed`, which also is the
 * name under which a new game is kept.
 */
export function continueAt(replayed: Replayed, ply: number, seed: string): Continuation {
  const { game, row } = replayed;
  const { record } = game;
  const history = historyOf(game, ply);
  if (!history) {
    const rest = continuationOf(game, ply, unwrap(createRandom('sfc32', seed)));
    const source = formatTextRecord(recordUpTo(game, ply));
    const open: OpenGame = { history: rest, seed: null, opened: 'untouched', source };
    return { opened: { game: open, whole: ply === 0 }, log: newLog(seed, open) };
  }
  const dealt = record.start.kind === 'seed' ? record.start.seed : null;
  if (!row || !isResumed(replayed, ply)) {
    const open: OpenGame = { history, seed: dealt, opened: 'untouched' };
    return { opened: { game: open, whole: true }, log: newLog(seed, open) };
  }
  const assisted = readAssisted(record.tags);
  const open: OpenGame = {
    history,
    seed: dealt,
    ...(row.daily && { daily: row.daily }),
    ...(assisted && { assisted }),
  };
  const log = newLog(row.id, open);
  const { ended, playedMs, started, undone } = row;
  return {
    opened: { game: open, whole: true },
    log: {
      ...log,
      times: record.turns.map(({ time }) => time ?? null),
      started,
      ended,
      playedMs: playedMs ?? 0,
      undone,
      kept: { moves: madeMoves(log), over: false },
    },
  };
}

/** The record of a game without a generator as far as a ply; what was shown there is written down. */
function recordUpTo(game: ReplayedGame, ply: number): GameRecord {
  const { turns, ...record } = withTrace(game);
  const { preview: next } = saveGame(game.states[ply]!);
  const made = turns.slice(0, ply).map((turn, index) => {
    return index === ply - 1 && turn.placement ? { ...turn, next } : turn;
  });
  return { ...record, claims: {}, turns: made };
}
