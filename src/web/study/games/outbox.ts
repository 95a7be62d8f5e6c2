/**
 * Games on their way into the database. Writing there takes a moment, and may fail; until it has
 * been done a game stands in the page's store, which is written at once, so that leaving the page
 * loses nothing and a later visit tries again.
 */
import { keepAside, type Store } from '../../app/storage.ts';
import { type GameLog, parseLog } from './game-log.ts';

/** The name of the games on their way in the store. */
export const OUTBOX_KEY = 'threefold.unkept';

/** The version of the kept form that this program writes and reads. */
const OUTBOX_FORMAT = 1;

/** A game on its way. */
export interface Outgoing {
  readonly log: GameLog;
  /** The game as `gameToText` writes it. */
  readonly game: string;
}

/** The games that are on their way, in a store that other pages write into as well. */
export class Outbox {
  readonly #store: Store;
  /** What the store would not take. */
  #unwritten: readonly Outgoing[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  /** All that is on its way. What can't be understood is kept aside. */
  get games(): readonly Outgoing[] {
    const text = this.#store.read(OUTBOX_KEY);
    const games = text === null ? [] : parseOutbox(text);
    if (!games && text !== null && keepAside(this.#store, OUTBOX_KEY, text) !== undefined) {
      this.#store.write(OUTBOX_KEY, textOf([]));
    }
    return [...(games ?? []), ...this.#unwritten];
  }

  /** Adds a game, in the place of an earlier state of it. */
  add(game: Outgoing): void {
    this.#write([...this.games.filter(({ log }) => log.id !== game.log.id), game]);
  }

  /** Takes out games that have arrived; one that has changed since stays. */
  remove(arrived: readonly Outgoing[]): void {
    const texts = new Set(arrived.map(({ game }) => game));
    this.#write(this.games.filter(({ game }) => !texts.has(game)));
  }

  #write(games: readonly Outgoing[]): void {
    const there = this.#store.read(OUTBOX_KEY);
    // What could neither be understood nor kept aside is not written over.
    const locked = there !== null && parseOutbox(there) === undefined;
    const written = !locked && this.#store.write(OUTBOX_KEY, textOf(games));
    this.#unwritten = written ? [] : games;
  }
}

function textOf(games: readonly Outgoing[]): string {
  return JSON.stringify({ format: OUTBOX_FORMAT, games });
}

function parseOutbox(text: string): Outgoing[] | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { format, games } = Object(data);
  if (format !== OUTBOX_FORMAT || !Array.isArray(games)) return undefined;
  const parsed = games.flatMap((one: unknown) => {
    const { game, log: data } = Object(one);
    const log = parseLog(data);
    return log && typeof game === 'string' ? [{ log, game }] : [];
  });
  return parsed.length === games.length ? parsed : undefined;
}
