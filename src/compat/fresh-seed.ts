/**
 * A seed for a generator that nobody chose one for, as `new Random()` takes one from the clock in
 * Java. The rules know neither clock nor chance of their own, so it is drawn here, at the edge.
 * Every call gives another: an integer from 0 to 2^48 - 1, which is all that a java.util.Random
 * keeps of a seed.
 */
export function freshSeed(): number {
  return Math.floor(Math.random() * 2 ** 48);
}
