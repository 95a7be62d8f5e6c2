/**
 * The vocabulary of chance: what a generator does for the engine, and its state as plain data.
 */

/** Every generator a game can be played with; the first is the default. */
export const GENERATORS = ['sfc32', 'java'] as const;

/** The name of a generator, as it stands in saves and records. */
export type GeneratorId = (typeof GENERATORS)[number];

/**
 * What starts a stream. A number (a safe integer) or a bigint is the same seed as its decimal
 * text; seed.ts says how a text becomes a state.
 */
export type Seed = string | number | bigint;

/** 128 bits as four unsigned 32-bit words, most significant first. */
export type Words = readonly [number, number, number, number];

/** The whole state of an sfc32 generator: its words a, b, c and the counter, each 0 to 2^32 - 1. */
export interface Sfc32State {
  readonly generator: 'sfc32';
  readonly state: Words;
}

/** The whole state of a java.util.Random. */
export interface JavaRandomState {
  readonly generator: 'java';
  /** The internal (scrambled) 48 bits: 0 to 2^48 - 1, exact in a double. */
  readonly seed: number;
  /** The second value of the last pair of gaussians, if it has not been handed out yet. */
  readonly gaussian: number | null;
}

/** The state of any generator: plain data that survives JSON. */
export type RandomState = Sfc32State | JavaRandomState;

/** A source of chance. The engine never draws from anything that it was not handed. */
export interface Random {
  /**
   * A uniform integer from 0 to bound - 1. The bound is an integer from 1 up to the generator's
   * limit (2^32 for sfc32, 2^31 - 1 for java); anything else throws a RangeError.
   */
  nextInt(bound: number): number;
  /** The state as it stands: a generator resumed from it has the same future. */
  save(): RandomState;
}
