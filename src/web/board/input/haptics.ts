/** What a finger feels: short vibrations, only for those who play by touch, and only if wanted. */
import type { Happening } from '../../app/happening.ts';
import type { BoardPeek } from '../board-view.ts';

/** Milliseconds of vibration, or vibrations and pauses in turn. */
type Feeling = number | readonly number[];

/** From this share on, letting a drag go plays it. */
const HALF = 0.5;

/** What a happening feels like; nothing for one that doesn't. */
export function feelingOf(happening: Happening, first: boolean): Feeling | undefined {
  if (happening.kind === 'illegal' || happening.kind === 'blocked') return [6, 45, 6];
  if (happening.kind !== 'turn') return undefined;
  if (first) return [14, 70, 26];
  return happening.turn.shift.motions.some(({ merged }) => merged) ? 16 : 7;
}

/** Vibrates the device of somebody who plays by finger. */
export class Haptics {
  readonly #page: Document;
  readonly #wanted: () => boolean;
  #byFinger = false;
  #beyond = false;

  constructor(page: Document, wanted: () => boolean) {
    this.#page = page;
    this.#wanted = wanted;
    page.addEventListener('pointerdown', ({ pointerType }) => {
      this.#byFinger = pointerType === 'touch';
    });
    page.addEventListener('keydown', () => {
      this.#byFinger = false;
    });
  }

  /** Lets the finger feel what happened; `first`: a figure was made for the first time ever. */
  feel(happening: Happening, first: boolean): void {
    const feeling = feelingOf(happening, first);
    if (feeling !== undefined) this.#vibrate(feeling);
  }

  /** Lets the finger feel that its drag has come to the point from which it counts. */
  follow(peek: BoardPeek | null): void {
    const beyond = peek !== null && peek.share >= HALF && peek.shift !== undefined;
    if (beyond && !this.#beyond) this.#vibrate(4);
    this.#beyond = beyond;
  }

  #vibrate(feeling: Feeling): void {
    const { navigator } = this.#page.defaultView ?? {};
    // A browser refuses, and complains, until the page has been touched once.
    if (!this.#byFinger || !this.#wanted() || !navigator?.userActivation?.hasBeenActive) return;
    navigator.vibrate?.(typeof feeling === 'number' ? feeling : [...feeling]);
  }
}
