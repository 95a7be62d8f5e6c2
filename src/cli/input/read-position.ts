/** A position from whatever a person has: a saved game, a record, or a board as text. */
import {
  fail,
  type GameState,
  gameAt,
  loadGame,
  loadHistory,
  ok,
  parseRecord,
  presentOf,
  type Result,
  type RuleSet,
  readBoard,
  replayRecord,
} from '../../engine/index.ts';

/** A game at a position, and what had to be assumed about it. */
export interface ReadPosition {
  readonly game: GameState;
  readonly assumed: string | null;
}

/** Reads a position in any form; the rules matter only for a board as text. */
export function readPosition(text: string, rules: RuleSet): Result<ReadPosition> {
  const begin = text.trimStart();
  if (begin.startsWith('{')) return withNothingAssumed(fromJson(text));
  if (begin.startsWith('[') || /^[\w-]{16,}\s*$/.test(begin)) {
    return withNothingAssumed(lastOfRecord(text));
  }
  const board = readBoard(text, rules);
  if (!board.ok) return board;
  const assumed = board.value.assumedDeck
    ? 'What is left in the deck is not said: a fresh deck is assumed.'
    : null;
  return ok({ game: gameAt(rules, board.value.position), assumed });
}

function withNothingAssumed(game: Result<GameState>): Result<ReadPosition> {
  return game.ok ? ok({ game: game.value, assumed: null }) : game;
}

function fromJson(text: string): Result<GameState> {
  let data: Record<string, unknown>;
  try {
    data = JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    return fail('save-not-json', '', `This looks like JSON, but: ${(error as Error).message}.`);
  }
  if ('record' in data) return lastOfRecord(text);
  // `threefold play` keeps a history below `game`.
  const history = 'game' in data ? data['game'] : data;
  if (typeof history !== 'object' || history === null || !('start' in history)) {
    return loadGame(history);
  }
  const loaded = loadHistory(history);
  return loaded.ok ? ok(presentOf(loaded.value)) : loaded;
}

function lastOfRecord(text: string): Result<GameState> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const replayed = replayRecord(record.value);
  if (!replayed.ok) return replayed;
  return ok(replayed.value.states[replayed.value.states.length - 1] as GameState);
}
