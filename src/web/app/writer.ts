/**
 * Which page plays the game, where several are open: the one that holds a lock of the browser. The
 * others follow it, wait for the lock, and can take it over. The browser frees it when a page ends.
 */

/** The name of the lock, for all pages of one host, as the names in the store are. */
export const LOCK_NAME = 'threefold.game';

/** What of the browser's locks is used. */
export type Locks = Pick<LockManager, 'request'>;

/** What a session asks of it. */
export interface Writer {
  /** Whether the game may be played on this page. */
  readonly mine: boolean;
  /** Somebody tried to play here while it was not allowed. */
  readonly refused: () => void;
  /** Makes this page the one that plays. */
  readonly take: () => void;
}

/** Holds the lock, waits for it, or takes it over. */
export class LockWriter implements Writer {
  readonly #locks: Locks;
  readonly #onChange: (mine: boolean) => void;
  readonly #seen: () => boolean;
  /** Until the browser has said otherwise, a page that was just opened may play. */
  #mine = true;
  /** Ends what the last request led to, whether it is waiting or holds the lock. */
  #end: () => void = () => {};

  /**
   * `onChange` is told whenever this page becomes the one that plays, or is no longer, or tried.
   * `seen` says whether anybody sees this page: one in the background waits for nothing, else it
   * would take the game whenever the page that plays is loaded again.
   */
  constructor(locks: Locks, onChange: (mine: boolean) => void, seen = () => true) {
    this.#locks = locks;
    this.#onChange = onChange;
    this.#seen = seen;
  }

  get mine(): boolean {
    return this.#mine;
  }

  readonly refused = (): void => this.#onChange(false);

  readonly take = (): void => {
    this.#become(true);
    this.#request({ steal: true });
  };

  /** Asks for the lock: at once if it is free, else this page follows and waits for it. */
  readonly start = (): void => this.#request({ ifAvailable: true });

  /** Gives the lock back, or stops waiting: a page that the browser puts to sleep must not hold it. */
  readonly stop = (): void => this.#end();

  /** To be called whenever the page was shown or hidden. */
  readonly look = (): void => {
    if (this.#mine) return;
    if (this.#seen()) this.start();
    else this.stop();
  };

  #become(mine: boolean): void {
    if (mine === this.#mine) return;
    this.#mine = mine;
    this.#onChange(mine);
  }

  #request(options: LockOptions): void {
    this.#end();
    const waiting = new AbortController();
    let ended = false;
    let free = () => {};
    this.#end = () => {
      ended = true;
      waiting.abort();
      free();
    };
    const hold = (lock: Lock | null) => {
      if (!lock || ended) return undefined;
      this.#become(true);
      return new Promise<void>((resolve) => {
        free = resolve;
      });
    };
    // Only a request that waits can be called off; the browser allows no signal for the others.
    const abortable =
      options.steal || options.ifAvailable ? options : { ...options, signal: waiting.signal };
    this.#locks.request(LOCK_NAME, abortable, hold).then(
      () => !ended && this.#follow(),
      // Where a page may have no locks, say in a frame without an origin, it plays without them.
      (error: DOMException) => !ended && error.name === 'AbortError' && this.#follow(),
    );
  }

  /** The lock was not free, or another page took it over. */
  #follow(): void {
    this.#become(false);
    if (this.#seen()) this.#request({});
  }
}
