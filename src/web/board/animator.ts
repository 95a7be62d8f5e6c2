/**
 * Starts animations and remembers them. Asking the page which ones are running would make it work
 * out all styles at once, and that at each move.
 */
export class Animator {
  #running: Animation[] = [];

  /** Animates an element, if it is there. */
  animate(
    element: Element | undefined,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    options: KeyframeAnimationOptions,
  ): void {
    if (element) this.#running.push(element.animate(frames, options));
  }

  /** Ends everything at once. */
  stop(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }
}
