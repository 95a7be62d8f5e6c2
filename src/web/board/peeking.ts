/** Carries peeks out: asks the engine, shows the board, tells the player, and plays at most once. */
import type { Direction, Shift } from '../../engine/index.ts';
import type { BoardPeek } from './board-view.ts';
import { type Peek, type PeekEvent, stepPeek } from './peek.ts';

/** Whom peeking asks and tells. */
export interface PeekingOptions {
  /** What a push would do to the board, without doing it; nothing when it would move nothing. */
  readonly look: (direction: Direction) => Shift | undefined;
  /** Shows a push in part; `null` takes the one that is shown back. */
  readonly show: (peek: BoardPeek | null) => void;
  /** Another push is looked at, or none any more. `spoken`: the player may not see the board. */
  readonly tell: (seen: PeekSeen | null, spoken: boolean) => void;
  /** Plays a push. */
  readonly play: (direction: Direction) => void;
  /** Whether something is in front of the board, so that nothing may be shown or played. */
  readonly blocked: () => boolean;
}

/** What can be said about a push that is looked at. */
export interface PeekSeen {
  readonly direction: Direction;
  readonly shift: Shift | undefined;
}

/** The one peek of a page. */
export class Peeking {
  readonly #options: PeekingOptions;
  #peek: Peek | null = null;
  #seen: PeekSeen | null = null;

  constructor(options: PeekingOptions) {
    this.#options = options;
  }

  /** The push that is shown in part. */
  get peek(): Peek | null {
    return this.#peek;
  }

  /** Carries an event out. */
  readonly act = (event: PeekEvent): void => {
    const { play, blocked } = this.#options;
    const before = this.#peek;
    const { peek, played } = stepPeek(before, blocked() ? { kind: 'cancel' } : event);
    this.#peek = peek;
    if (played) {
      // The board goes on from where the peek has it; what is left of it then is taken back.
      this.#see(null, false);
      play(played);
      this.#options.show(null);
      return;
    }
    if (peek) this.#show(peek, before);
    else if (before) {
      this.#options.show(null);
      this.#see(null, before.by !== 'drag');
    }
  };

  #show(peek: Peek, before: Peek | null): void {
    const { direction, share, by } = peek;
    const fresh = before?.direction !== direction || before.by !== by || !this.#seen;
    const seen = fresh ? { direction, shift: this.#options.look(direction) } : this.#seen;
    this.#options.show({ ...seen!, share, gliding: by !== 'drag' });
    if (fresh) this.#see(seen, by !== 'drag');
  }

  #see(seen: PeekSeen | null, spoken: boolean): void {
    if (!seen && !this.#seen) return;
    this.#seen = seen;
    this.#options.tell(seen, spoken);
  }
}
