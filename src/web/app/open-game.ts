/** A game as the page holds it: its whole past, and the seed that it began from. */
import type { Assisted } from '../../ai/assisted.ts';
import {
  fail,
  type GameHistory,
  loadHistory,
  newGame,
  ok,
  placePresent,
  type RecordText,
  type Result,
  type RuleSet,
  saveHistory,
  startHistory,
} from '../../engine/index.ts';
import { createRandom } from '../../engine/random/random.ts';

/** A game with its past and its seed. */
export interface OpenGame {
  readonly history: GameHistory;
  /** The text that it was dealt from; `null` for one that began at a position. */
  readonly seed: string | null;
  /** For a game that came in a record: whether anything was played since. Absent for others. */
  readonly opened?: 'untouched' | 'played';
  /** For a game of a day's common deal: see `DailyMark`. Absent for others. */
  readonly daily?: DailyMark;
  /** For a game in which the computer helped; it counts as no best one. Absent for others. */
  readonly assisted?: Assisted;
  /** The record that it came in, where that says more than the game: see source-record.ts. */
  readonly source?: RecordText;
}

/** What makes a game one of a day's: the same deal for everybody. */
export interface DailyMark {
  /** The day by UTC, such as `2026-11-30`. */
  readonly day: string;
  /** Whether it is the day's one scored try, in which nothing is taken back; else it is practice. */
  readonly scored: boolean;
}

/** The version of the saved form that this program writes and reads. */
const GAME_FORMAT = 1;

/** A new game of a rule set from a seed: any text. The same two always give the same game. */
export function dealGame(rules: RuleSet, seed: string): OpenGame {
  const random = createRandom('sfc32', seed);
  if (!random.ok) throw new Error(random.error.message);
  return { history: startHistory(newGame(rules, random.value)), seed };
}

/** A game as text, for a store. */
export function gameToText({ assisted, daily, history, opened, seed, source }: OpenGame): string {
  return JSON.stringify({
    format: GAME_FORMAT,
    seed,
    opened,
    daily,
    assisted,
    source,
    history: saveHistory(history),
  });
}

/** Whether two games are the same up to the present; what was taken back doesn't count. */
export function sameUpToNow(a: OpenGame, b: OpenGame): boolean {
  const [one, other] = [a, b].map(({ history }) => {
    const moves = history.moves.slice(0, history.at);
    return JSON.stringify(saveHistory({ ...history, moves }));
  });
  return one === other;
}

/**
 * The game that a text from a store describes, or the first fault in it. A turn that was saved
 * half-way is completed, as it would have been had the page not been left.
 */
export function gameFromText(text: string): Result<OpenGame> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return fail('save-not-json', '', 'A saved game is JSON text, and this is not.');
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return fail('save-not-object', '', 'A saved game is an object.');
  }
  const { format, seed, opened, daily, assisted, source, history } = data as Readonly<
    Record<string, unknown>
  >;
  if (format !== GAME_FORMAT) {
    const found = JSON.stringify(format) ?? 'none';
    const message = `This program reads saved games of format ${GAME_FORMAT}, not ${found}.`;
    return fail('version-unknown', 'format', message);
  }
  if (typeof seed !== 'string' && seed !== null) {
    return fail('seed-invalid', 'seed', 'The seed is a text or null.');
  }
  const loaded = loadHistory(history);
  if (!loaded.ok) return loaded;
  const whole = placePresent(loaded.value)?.history ?? loaded.value;
  const foreign = opened === 'untouched' || opened === 'played';
  return ok({
    history: whole,
    seed,
    ...(foreign && { opened }),
    ...(isDailyMark(daily) && { daily }),
    ...(isAssisted(assisted) && { assisted }),
    ...(typeof source === 'string' && { source }),
  });
}

function isAssisted(mark: unknown): mark is Assisted {
  const { hints, auto } = Object(mark);
  return Number.isSafeInteger(hints + auto);
}

function isDailyMark(mark: unknown): mark is DailyMark {
  const { day, scored } = Object(mark);
  return typeof day === 'string' && typeof scored === 'boolean';
}
