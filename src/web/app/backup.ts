/**
 * Everything that a player has in this browser as one file, and back: the game, the one put aside, the
 * days, the copy under way, the best scores, the settings, the figures made and the kept games. Loaded
 * when it is first needed. A file is checked part by part, and nothing of it replaces anything unless the player says
 * so.
 */
import { type Fault, fail, ok, presentOf, type Result, scoreOf } from '../../engine/index.ts';
import { DAILY_KEY, isBookText, joinBooks } from '../study/daily/daily-book.ts';
import { COPY_KEY, isCopyText } from '../study/editor/kept-transcript.ts';
import type { StoredRecord } from '../study/games/stored-record.ts';
import { BEST_KEY, parseBest, readBest, writeBest } from './best.ts';
import { MADE_KEY, MadeFigures } from './made.ts';
import { gameFromText, type OpenGame, sameUpToNow } from './open-game.ts';
import { EARLIER_KEY, GAME_KEY } from './session.ts';
import { parseSettings, SETTINGS_KEY } from './settings.ts';
import { keepAside, memoryStore, type Store } from './storage.ts';

/** The parts of a backup, in the order in which they are brought back. */
export const PARTS = [
  'game',
  'earlier',
  'daily',
  'copy',
  'best',
  'settings',
  'made',
  'games',
] as const;

/** The name of a part of a backup. */
export type Part = (typeof PARTS)[number];

/** The version of the file that this program writes and reads. */
const BACKUP_FORMAT = 1;

/** The most characters that a file may have: ten thousand kept games, and then some. */
const MOST_CHARACTERS = 2 ** 28;

/** The parts that stand in the store; kept games have a database of their own. */
type StorePart = Exclude<Part, 'games'>;

const KEYS: Readonly<Record<StorePart, string>> = {
  game: GAME_KEY,
  earlier: EARLIER_KEY,
  daily: DAILY_KEY,
  copy: COPY_KEY,
  best: BEST_KEY,
  settings: SETTINGS_KEY,
  made: MADE_KEY,
};

/** What a file says about one part: its text as a store keeps it, or why it can't be used. */
export type BackupPart =
  | { readonly part: Part; readonly text: string }
  | { readonly part: Part; readonly fault: Fault };

/**
 * What bringing a part in would do. `same`: nothing; `fresh`: nothing is there yet; `joined`: what is
 * there stays, and what is missing or better is added; `replaces`: something else is there.
 */
export type Effect = 'same' | 'fresh' | 'joined' | 'replaces';

/**
 * Everything in a store, and these kept games, as the text of a file; what can't be read in the store
 * is left out.
 */
export function backupOf(store: Store, date: string, games: readonly StoredRecord[] = []): string {
  const parts = PARTS.flatMap((part) => {
    if (part === 'games') return games.length > 0 ? [[part, games]] : [];
    const text = store.read(KEYS[part]);
    return text !== null && faultOf(part, text) === undefined ? [[part, JSON.parse(text)]] : [];
  });
  const file = { threefold: 'backup', format: BACKUP_FORMAT, date };
  return `${JSON.stringify({ ...file, parts: Object.fromEntries(parts) }, null, 1)}\n`;
}

/**
 * The parts in the text of a file, each checked for itself. A file that was cut off, or is none of
 * ours, or of a newer version, is refused as a whole.
 */
export function readBackup(text: string): Result<readonly BackupPart[]> {
  let data: unknown;
  try {
    data = text.length > MOST_CHARACTERS ? undefined : JSON.parse(text);
  } catch {
    return fail('save-not-json', '', 'The file is damaged or cut off: it is not whole JSON text.');
  }
  const { threefold, format, parts } = objectOf(data);
  if (threefold !== 'backup' || typeof parts !== 'object' || parts === null) {
    return fail('save-not-object', '', 'This is no file that Threefold saved.');
  }
  if (format !== BACKUP_FORMAT) {
    const found = JSON.stringify(format) ?? 'none';
    const message = `This program reads files of format ${BACKUP_FORMAT}, not ${found}.`;
    return fail('version-unknown', 'format', message);
  }
  const given = objectOf(parts);
  return ok(
    PARTS.filter((part) => given[part] !== undefined).map((part) => {
      const own = JSON.stringify(given[part]);
      const fault = faultOf(part, own);
      return fault ? { part, fault } : { part, text: own };
    }),
  );
}

/** What bringing in a part with this text would do to a store. */
export function effectOf(store: Store, part: Part, text: string): Effect {
  if (part === 'games') return 'joined';
  const there = store.read(KEYS[part]);
  if (!there) return 'fresh';
  if (there === text) return 'same';
  if (part === 'best' || part === 'made' || part === 'daily') return 'joined';
  if (part === 'settings' || part === 'copy') return 'replaces';
  const [mine, theirs] = [gameFromText(there), gameFromText(text)];
  return mine.ok && theirs.ok && sameUpToNow(mine.value, theirs.value) ? 'same' : 'replaces';
}

/** What can only be done by the page that is open. */
export interface BackupTarget {
  readonly store: Store;
  /** Puts a game on the board; the one that is there is put aside if it would be missed. */
  readonly openGame: (game: OpenGame) => void;
  /** Keeps games that were kept elsewhere; false when some of them could not be kept. */
  readonly keepGames: (games: readonly unknown[]) => Promise<boolean>;
}

/** Brings a part in that was read from a file; false when the store would not take it. */
export function bringIn(
  { keepGames, openGame, store }: BackupTarget,
  part: Part,
  text: string,
): boolean | Promise<boolean> {
  switch (part) {
    case 'games':
      return keepGames(JSON.parse(text));
    case 'game': {
      const game = gameFromText(text);
      if (game.ok) openGame(game.value);
      return game.ok;
    }
    case 'daily':
      return joinBooks(store, text);
    case 'best': {
      // Best scores that can't be read are kept aside before anything is written.
      if (readBest(store).locked) return false;
      const scores = Object.entries(parseBest(text) ?? {});
      return scores.every(([name, score]) => writeBest(store, name, score));
    }
    case 'made': {
      new MadeFigures(store).note({ width: 0, height: 0, cells: [...figuresIn(text)] });
      const kept = new MadeFigures(store).tiles;
      return [...figuresIn(text)].every((tile) => kept.has(tile));
    }
    default: {
      const there = store.read(KEYS[part]);
      const lost = there && there !== text && part !== 'settings';
      if (lost && keepAside(store, KEYS[part], there) === undefined) return false;
      return store.write(KEYS[part], text);
    }
  }
}

/** How many kept games there are in the text of that part. */
export function gamesInBackup(text: string): number {
  return (JSON.parse(text) as unknown[]).length;
}

/** A game in a backup in numbers, to be told apart from the one that is here. */
export function gameInBackup(text: string):
  | (Pick<ReturnType<typeof presentOf>, 'rules' | 'moves'> & {
      readonly score: number;
    })
  | undefined {
  const game = gameFromText(text);
  if (!game.ok) return undefined;
  const { board, moves, rules } = presentOf(game.value.history);
  return { rules, moves, score: scoreOf(board) };
}

/** Whether the text of a part that is no game can be read. */
const READABLE: Readonly<Record<Exclude<Part, 'game' | 'earlier'>, (text: string) => boolean>> = {
  daily: isBookText,
  copy: isCopyText,
  best: (text) => parseBest(text) !== undefined,
  settings: (text) => typeof parseSettings(text) === 'object',
  made: (text) => figuresIn(text).size > 0,
  // Whether games are true is found out one by one when they are brought in: it takes its time.
  games: (text) => Array.isArray(JSON.parse(text)),
};

function faultOf(part: Part, text: string): Fault | undefined {
  if (part === 'game' || part === 'earlier') {
    const game = gameFromText(text);
    return game.ok ? undefined : game.error;
  }
  if (READABLE[part](text)) return undefined;
  const refused = fail('save-not-object', part, 'This part is damaged, or of another version.');
  return refused.ok ? undefined : refused.error;
}

/** The figures in a text as a store keeps it; none when it can't be read. */
function figuresIn(text: string): ReadonlySet<number> {
  return new MadeFigures(memoryStore(new Map([[MADE_KEY, text]]))).tiles;
}

function objectOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}
