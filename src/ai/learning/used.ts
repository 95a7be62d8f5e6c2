/**
 * Which weights are used, told by the weights themselves: their last 8 of 24 bits, far less than a step of
 * a file, are cleared, and are as good as never all 0 after anything was learned. So it takes no memory,
 * and every checkpoint has it.
 */

const LAST_BITS = 0xff;

/** Begins anew: no weight has been used. */
export function clearUsed(weights: Float32Array): void {
  const bits = bitsOf(weights);
  for (let at = 0; at < bits.length; at++) {
    const now = bits[at] as number;
    // What is not written asks the system for no memory.
    if ((now & LAST_BITS) !== 0) bits[at] = now & ~LAST_BITS;
  }
}

/** Tells whether nothing was learned by a weight since then. */
export function notUsedIn(weights: Float32Array): (at: number) => boolean {
  const bits = bitsOf(weights);
  return (at) => ((bits[at] as number) & LAST_BITS) === 0;
}

function bitsOf({ buffer, byteOffset, length }: Float32Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length);
}
