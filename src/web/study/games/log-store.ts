/** Where notes about games are kept: the one on the board, and those that were there before. */
import { movesToText } from '../../../engine/index.ts';
import type { OpenGame } from '../../app/open-game.ts';
import { keepAside, type Store } from '../../app/storage.ts';
import { type GameLog, isAbout, parseLog } from './game-log.ts';

/** The name of the notes about the game on the board. */
export const LOG_KEY = 'threefold.log';

/** The name of the notes about games that may come back: those that were put aside. */
const LOGS_KEY = 'threefold.logs';

/** The version of the kept form that this program writes and reads. */
const LOG_FORMAT = 1;

/** How many games are remembered that are not on the board. */
const MOST_LOGS = 8;

/** Keeps the notes about the last few games. */
export class LogStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The notes about a game, if this browser has any. */
  find(game: OpenGame): GameLog | undefined {
    const logs = [...this.#read(LOG_KEY), ...this.#read(LOGS_KEY)].filter((log) =>
      isAbout(log, game),
    );
    const moves = movesToText(game.history.moves);
    return logs.find((log) => log.moves === moves) ?? logs[0];
  }

  /** Keeps the notes about the game on the board. */
  write(log: GameLog): void {
    const other = this.#read(LOG_KEY).find(({ id }) => id !== log.id);
    if (other) this.#remember(other, log);
    this.#store.write(LOG_KEY, textOf([log]));
  }

  #remember(log: GameLog, present: GameLog): void {
    const others = this.#read(LOGS_KEY).filter(({ id }) => id !== log.id && id !== present.id);
    this.#store.write(LOGS_KEY, textOf([log, ...others].slice(0, MOST_LOGS)));
  }

  #read(key: string): readonly GameLog[] {
    const text = this.#store.read(key);
    if (text === null) return [];
    const logs = parseLogs(text);
    if (!logs) keepAside(this.#store, key, text);
    return logs ?? [];
  }
}

function textOf(logs: readonly GameLog[]): string {
  return JSON.stringify({ format: LOG_FORMAT, logs });
}

function parseLogs(text: string): GameLog[] | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { format, logs } = Object(data);
  if (format !== LOG_FORMAT || !Array.isArray(logs)) return undefined;
  return logs.flatMap((log) => parseLog(log) ?? []);
}
