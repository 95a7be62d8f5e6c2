/** A place for texts by name that may be missing, blocked or full, and never throws. */

/** Texts by name. */
export interface Store {
  /** The text under a name; `null` when there is none or it can't be read. */
  read(key: string): string | null;
  /** Keeps a text; false when that failed. Nothing else has changed then. */
  write(key: string, text: string): boolean;
}

/**
 * The browser's storage behind guards. Blocked storage throws as soon as it is looked up, and in
 * some browsers it is `null`. When anything can't be read, nothing is written either, since that
 * might replace what was only out of reach.
 */
export function guardedStore(lookUp: () => Storage | null): Store {
  let storage: Storage | null = null;
  try {
    storage = lookUp();
  } catch {
    // Blocked by the player's settings: the game goes on without it.
  }
  return {
    read(key) {
      try {
        return storage?.getItem(key) ?? null;
      } catch {
        storage = null;
        return null;
      }
    },
    write(key, text) {
      try {
        storage?.setItem(key, text);
        return storage !== null;
      } catch {
        return false;
      }
    },
  };
}

/** The most texts that are kept aside under one name, so that a broken page can't fill the store. */
const MOST_ASIDE = 100;

/**
 * Keeps a text that could not be understood under a name of its own, `<key>.aside.1` and so on,
 * never over another one. Gives the name, or nothing when it could not be kept.
 */
export function keepAside(store: Store, key: string, text: string): string | undefined {
  for (let number = 1; number <= MOST_ASIDE; number++) {
    const name = `${key}.aside.${number}`;
    const there = store.read(name);
    if (there === text) return name;
    if (there === null) return store.write(name, text) ? name : undefined;
  }
  return undefined;
}

/** A store that lasts as long as the page. For tests, and to see what a store is. */
export function memoryStore(texts: Map<string, string> = new Map()): Store {
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => {
      texts.set(key, text);
      return true;
    },
  };
}
