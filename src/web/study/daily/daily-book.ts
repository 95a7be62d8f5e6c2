/**
 * The days that were played and their results, under one name of the store. A scored try is kept here
 * from its first moment on, so that leaving the page, opening another game or setting the clock back
 * never gives a second one: a day that is in the book stays in it.
 */
import {
  type GameHistory,
  highestTile,
  movesToText,
  presentOf,
  STATUSES,
  type Status,
  scoreOf,
  statusOf,
} from '../../../engine/index.ts';
import { gameFromText, gameToText, type OpenGame } from '../../app/open-game.ts';
import { keepAside, type Store } from '../../app/storage.ts';
import { seedOfDay } from './daily-deal.ts';
import { type Day, isDay } from './day.ts';

/** The name of the days in the store. */
export const DAILY_KEY = 'threefold.daily';

/** The version of the kept form that this program writes and reads. */
const DAILY_FORMAT = 1;

/** How a scored try ended: by the rules, or by giving it up. */
export type DayEnd = Exclude<Status, 'playing'> | 'given-up';

/** A day's scored try. */
export interface DayResult {
  readonly score: number;
  readonly highest: number;
  readonly moves: number;
  /** `null` while it is under way. */
  readonly end: DayEnd | null;
  /** The game as it is saved, while it is under way. */
  readonly game?: unknown;
}

/** All scored tries by their days, the earliest first. */
export type DayResults = ReadonlyMap<Day, DayResult>;

/** What a store has of the days. */
export interface DailyBook {
  readonly results: DayResults;
  /** What is there can't be read here, nor kept aside: nothing may be written over it. */
  readonly locked: boolean;
}

/** The days in a store. What can't be read is kept aside; what a later version wrote is left alone. */
export function readBook(store: Store): DailyBook {
  const text = store.read(DAILY_KEY);
  if (text === null) return { results: new Map(), locked: false };
  const { results, whole, newer } = parseDays(text);
  const locked = newer || (!whole && keepAside(store, DAILY_KEY, text) === undefined);
  return { results, locked };
}

/** The days in a text, whether all of it could be read, and whether a later version wrote it. */
function parseDays(text: string): {
  readonly results: DayResults;
  readonly whole: boolean;
  readonly newer: boolean;
} {
  const none = { results: new Map(), whole: false, newer: false };
  try {
    const { format, days } = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
    if (format !== DAILY_FORMAT || typeof days !== 'object' || days === null) {
      return { ...none, newer: typeof format === 'number' && format > DAILY_FORMAT };
    }
    const all = Object.entries(days);
    const sound = all.filter((entry): entry is [Day, DayResult] => isEntry(...entry));
    sound.sort(([a], [b]) => (a < b ? -1 : 1));
    return { results: new Map(sound), whole: sound.length === all.length, newer: false };
  } catch {
    return none;
  }
}

/** Whether a text is one that this program can read whole; for backups. */
export function isBookText(text: string): boolean {
  return parseDays(text).whole;
}

function isEntry(day: string, result: unknown): boolean {
  const { score, highest, moves, end, game } = Object(result) as Readonly<Record<string, unknown>>;
  const counted = [score, highest, moves].every((n) => Number.isSafeInteger(n) && Number(n) >= 0);
  const ends: readonly unknown[] = [...STATUSES.filter((one) => one !== 'playing'), 'given-up'];
  return isDay(day) && counted && (end === null ? game !== undefined : ends.includes(end));
}

/** The days as a store keeps them. */
function bookToText(results: DayResults): string {
  return JSON.stringify({ format: DAILY_FORMAT, days: Object.fromEntries(results) });
}

/** Writes some days into the book; false where the store keeps nothing, or must not. */
function write(store: Store, changed: DayResults): boolean {
  const { results, locked } = readBook(store);
  if (locked) return false;
  const text = bookToText(new Map([...results, ...changed]));
  return text === store.read(DAILY_KEY) || store.write(DAILY_KEY, text);
}

/** A game as a day's result. */
function resultOf(game: OpenGame): DayResult {
  const present = presentOf(game.history);
  const status = statusOf(present);
  const counted = {
    score: scoreOf(present.board),
    highest: highestTile(present.board),
    moves: present.moves,
  };
  if (status !== 'playing') return { ...counted, end: status };
  return { ...counted, end: null, game: JSON.parse(gameToText(game)) };
}

/**
 * Notes how a scored try stands. `refused`: the day has gone on elsewhere, or its try has ended
 * otherwise, so this game can't be the scored try of its day any more. `unkept`: the store took nothing.
 */
export function noteTry(store: Store, game: OpenGame): 'noted' | 'refused' | 'unkept' {
  const { daily } = game;
  if (!daily?.scored || game.seed !== seedOfDay(daily.day)) return 'refused';
  const there = readBook(store).results.get(daily.day);
  const result = resultOf(game);
  if (there && !follows(there, result, game.history)) return 'refused';
  return write(store, new Map([[daily.day, result]])) ? 'noted' : 'unkept';
}

/** Whether a try that stands so is the one in the book, or what became of it by playing on. */
function follows(there: DayResult, result: DayResult, { at, moves }: GameHistory): boolean {
  if (there.end !== null) return JSON.stringify(there) === JSON.stringify(result);
  // Nothing is taken back in a scored try, so its saved moves are all that were made.
  const before: unknown = Object(Object(there.game).history).moves;
  return movesToText(moves.slice(0, at)).startsWith(String(before));
}

/** The game of a day's scored try, while it is under way and can be read. */
export function tryOf({ game }: DayResult): OpenGame | undefined {
  const saved = game === undefined ? undefined : gameFromText(JSON.stringify(game));
  return saved?.ok ? saved.value : undefined;
}

/** Ends a day's scored try where it stands; false when none is under way, or the store takes nothing. */
export function giveUp(store: Store, day: Day): boolean {
  const there = readBook(store).results.get(day);
  if (there?.end !== null) return false;
  const { score, highest, moves } = there;
  return write(store, new Map([[day, { score, highest, moves, end: 'given-up' }]]));
}

/**
 * Joins the days of another book, given as text, to those in a store; false when the store takes
 * nothing. Of a day in both, the try that has ended counts; of two that have, the one that is here; of
 * two under way, the one that went further.
 */
export function joinBooks(store: Store, text: string): boolean {
  const here = readBook(store).results;
  const others = [...parseDays(text).results].filter(([day, other]) => {
    const own = here.get(day);
    return !own || (own.end === null && (other.end !== null || other.moves > own.moves));
  });
  return write(store, new Map(others));
}
