/** Which figures a player has made, ever, on this browser. */
import type { Board, Tile, Turn } from '../../engine/index.ts';
import { keepAside, type Store } from './storage.ts';

/** The name of the list in the store. */
export const MADE_KEY = 'threefold.made';

/** The version of the kept form that this program writes and reads. */
const MADE_FORMAT = 1;

/** The figures that were made, and their keeping: each time it is read anew, since tabs share it. */
export class MadeFigures {
  readonly #store: Store;
  #tiles: ReadonlySet<Tile> = new Set();
  #locked = false;

  constructor(store: Store) {
    this.#store = store;
    this.#read();
  }

  /** The tiles whose figures were made. */
  get tiles(): ReadonlySet<Tile> {
    this.#read();
    return this.#tiles;
  }

  /** Notes the figures of a board as made, without any surprise: they are there already. */
  note({ cells }: Board): void {
    this.#add(cells.filter((tile) => tile >= 3));
  }

  /** Notes what a turn made, and tells what of it was made for the first time. */
  add({ shift }: Turn): Tile[] {
    const made = shift.motions.flatMap(({ merged, becomes }) => (merged ? [becomes] : []));
    return this.#add(made);
  }

  #add(tiles: readonly Tile[]): Tile[] {
    // The common case is decided without the store: what was made once stays made.
    if (tiles.every((tile) => this.#tiles.has(tile))) return [];
    this.#read();
    const fresh = [...new Set(tiles)].filter((tile) => !this.#tiles.has(tile));
    if (fresh.length === 0) return [];
    this.#tiles = new Set([...this.#tiles, ...fresh]);
    const text = JSON.stringify({ format: MADE_FORMAT, tiles: [...this.#tiles] });
    if (!this.#locked) this.#store.write(MADE_KEY, text);
    return fresh;
  }

  #read(): void {
    const text = this.#store.read(MADE_KEY);
    if (text === null || this.#locked) return;
    const tiles = parseMade(text);
    if (tiles) this.#tiles = new Set([...this.#tiles, ...tiles]);
    else this.#locked = keepAside(this.#store, MADE_KEY, text) === undefined || isNewer(text);
  }
}

/** The tiles in a text from the store; nothing when it can't be understood. */
function parseMade(text: string): Tile[] | undefined {
  const { format, tiles } = parsed(text);
  if (format !== MADE_FORMAT || !Array.isArray(tiles)) return undefined;
  return tiles.filter((tile): tile is Tile => Number.isSafeInteger(tile) && isFigure(tile));
}

/** Whether a number is a tile that is folded: 3·2^k. */
function isFigure(tile: number): boolean {
  return tile >= 3 && Number.isInteger(Math.log2(tile / 3));
}

/** A list of a later version is left alone, so that its own program finds all of it again. */
function isNewer(text: string): boolean {
  const { format } = parsed(text);
  return typeof format === 'number' && format > MADE_FORMAT;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? { ...data } : {};
  } catch {
    return {};
  }
}
