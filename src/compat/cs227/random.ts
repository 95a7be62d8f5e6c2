import { JavaRandom } from '../../engine/index.ts';
import { freshSeed } from '../fresh-seed.ts';

/**
 * java.util.Random, bit for bit, under its Java name: the engine's JavaRandom. `new Random(42)` draws
 * what it draws in Java; `new Random()` starts somewhere else every time.
 */
export class Random extends JavaRandom {
  /** The seed is a Java `long`: a bigint, a safe integer or decimal digits; else a RangeError. */
  constructor(seed: bigint | number | string = freshSeed()) {
    super(seed);
  }
}
