/** Time that goes on only while somebody can see the page. All times are milliseconds. */
export class VisibleClock {
  /** Since when the page has been seen; null while it is hidden. */
  #since: number | null;
  #before = 0;

  /** A clock that stands at zero, on a page that is seen from `now` on, or not at all yet. */
  constructor(now: number, visible: boolean) {
    this.#since = visible ? now : null;
  }

  /** The page was shown or hidden. */
  turn(now: number, visible: boolean): void {
    if (visible === (this.#since !== null)) return;
    if (this.#since !== null) this.#before += now - this.#since;
    this.#since = visible ? now : null;
  }

  /** How long it has run, and begins anew. */
  lap(now: number): number {
    const elapsed = this.#before + (this.#since === null ? 0 : now - this.#since);
    this.#before = 0;
    if (this.#since !== null) this.#since = now;
    // A device's time may be set back.
    return Math.max(0, Math.round(elapsed));
  }
}
