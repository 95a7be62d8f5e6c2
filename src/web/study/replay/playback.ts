/** Where a replay stands, and its going on by itself: steps at a speed, up to the last move. */

/** How fast a replay may go, in moves a second. */
export const SPEEDS = [1, 2, 5, 10, 30] as const;

/** A speed of a replay. */
export type Speed = (typeof SPEEDS)[number];

/** Moves along a game of a known length. The time between two steps is the only thing it waits for. */
export class Playback {
  readonly last: number;
  readonly #onChange: () => void;
  #ply: number;
  #speed: Speed = 2;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `onChange` is called whenever anything that can be read here is another. */
  constructor(last: number, ply: number, onChange: () => void) {
    this.last = last;
    this.#ply = ply;
    this.#onChange = onChange;
  }

  /** How many moves have been made. */
  get ply(): number {
    return this.#ply;
  }

  get speed(): Speed {
    return this.#speed;
  }

  get playing(): boolean {
    return this.#timer !== undefined;
  }

  /** Goes to a ply, and stays there. */
  go(ply: number): void {
    this.#stop();
    this.#ply = Math.max(0, Math.min(ply, this.last));
    this.#onChange();
  }

  /** Plays on, from the start again if it is at the end; or stops. */
  toggle(): void {
    if (this.playing) {
      this.go(this.#ply);
      return;
    }
    if (this.#ply === this.last) this.#ply = 0;
    if (this.last > 0) this.#wait();
    this.#onChange();
  }

  /** Changes the speed, also while it plays. */
  setSpeed(speed: Speed): void {
    this.#speed = speed;
    if (this.playing) this.#wait();
    this.#onChange();
  }

  /** Ends it: nothing is called any more. */
  end(): void {
    this.#stop();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#step(), 1000 / this.#speed);
  }

  #step(): void {
    this.#ply++;
    if (this.#ply < this.last) this.#wait();
    else this.#stop();
    this.#onChange();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
