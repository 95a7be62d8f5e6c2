/** Records from games that were played here, and games to go on with from records. */
import type { GameState } from '../game.ts';
import { type GameHistory, movesToText, replayMoves, startHistory, stateAt } from '../history.ts';
import type { Random } from '../random/random.ts';
import { fail, ok, type Result, unwrap } from '../result.ts';
import { savePreview } from '../supply-data.ts';
import { canonicalText } from './digest.ts';
import { isKnownTag, parseSeedStart, TAG_NAME } from './header.ts';
import { hasGenerator, type ReplayedGame, replayRecord, startOf } from './replay.ts';
import type { GameRecord, RecordedTurn, RecordInfo, RecordStart, RecordTag } from './types.ts';

/** What a game does not know of itself: the seed that it was dealt from, and who played. */
export interface RecordDetails extends RecordInfo {
  readonly seed?: { readonly generator: string; readonly seed: string };
  readonly tags?: readonly RecordTag[];
  readonly comments?: readonly string[];
  /** How long each turn took, in whole milliseconds, as far as it is known. */
  readonly times?: readonly (number | undefined)[];
}

/**
 * The record of a game up to its present, with all claims. Turns that were taken back and a half
 * turn under way are left out. Without a seed in the details, it starts at the position of the
 * first state. Fails with `start-mismatch` when the seed deals another start, with the faults of
 * a seed, and with `tag-invalid` for a tag whose name is none or in use.
 */
export function recordOf(history: GameHistory, details: RecordDetails = {}): Result<GameRecord> {
  const { agent, comments = [], date, event, player, seed, tags = [], times = [] } = details;
  const first = stateAt(history, 0);
  const start = seed ? seededStart(first, seed) : ok(startAt(first));
  if (!start.ok) return start;
  const bad = tags.find(({ name }) => !TAG_NAME.test(name) || isKnownTag(name));
  if (bad) return fail('tag-invalid', bad.name, 'This name of a tag is in use, or is no name.');
  const turns = history.moves.slice(0, history.at).map((move, index): RecordedTurn => {
    const time = times[index];
    return time === undefined ? { move } : { move, time };
  });
  const info: RecordInfo = {
    ...(agent !== undefined && { agent }),
    ...(player !== undefined && { player }),
    ...(date !== undefined && { date }),
    ...(event !== undefined && { event }),
  };
  const record = {
    rules: first.rules,
    start: start.value,
    info,
    claims: {},
    tags,
    comments,
    turns,
  };
  const replayed = replayRecord(record);
  return replayed.ok ? ok(withClaims(replayed.value)) : replayed;
}

function seededStart(
  first: GameState,
  { generator, seed }: { readonly generator: string; readonly seed: string },
): Result<RecordStart> {
  const start = parseSeedStart(generator, seed);
  if (!start.ok) return start;
  const dealt = startOf({ rules: first.rules, start: start.value, turns: [] });
  const same =
    canonicalText(dealt) === canonicalText(first) &&
    JSON.stringify(dealt.random) === JSON.stringify(first.random);
  return same ? start : fail('start-mismatch', 'seed', 'This seed deals another start.');
}

function startAt({ board, moves, preview, random, supply }: GameState): RecordStart {
  return { kind: 'position', position: { board, preview, supply, moves, random } };
}

/** The record of a game with every claim as the replay found it. */
export function withClaims({ record, summary }: ReplayedGame): GameRecord {
  return { ...record, claims: summary };
}

/**
 * The record with each new tile written down: the traced form. Previews are written where the next
 * tile does not say them: bonus tiles of open value, and where no tile follows.
 */
export function withTrace({ placements, record, states }: ReplayedGame): GameRecord {
  const turns = record.turns.map((turn, index): RecordedTurn => {
    const { comments, move, time } = turn;
    const placement = placements[index] ?? null;
    const next = savePreview((states[index + 1] as GameState).preview);
    const open = typeof next !== 'number' || !placements[index + 1];
    return {
      move,
      placement,
      ...(open && placement && { next }),
      ...(time !== undefined && { time }),
      ...(comments !== undefined && { comments }),
    };
  });
  return { ...record, turns };
}

/** The record without its new tiles; the same record where no generator could bring them again. */
export function withoutTrace(record: GameRecord): GameRecord {
  if (!hasGenerator(record)) return record;
  const turns = record.turns.map(({ next: _, placement: __, ...turn }) => turn);
  return { ...record, turns };
}

/**
 * The game with its past, for undo, redo and going on, after its first `at` turns or all of them;
 * nothing where the record has no generator, since then no turn could be played again: see
 * `continuationOf`.
 */
export function historyOf({ record }: ReplayedGame, at?: number): GameHistory | undefined {
  if (!hasGenerator(record)) return undefined;
  const moves = record.turns.slice(0, at).map(({ move }) => move);
  return unwrap(replayMoves(startOf(record), movesToText(moves)));
}

/**
 * A game of its own that begins at `states[at]` and goes on with this generator. Throws a
 * RangeError when there is no such state.
 */
export function continuationOf({ states }: ReplayedGame, at: number, random: Random): GameHistory {
  const state = states[at];
  if (!state) throw new RangeError(`at must be from 0 to ${states.length - 1}, not ${at}`);
  return startHistory({ ...state, random: random.save() });
}
