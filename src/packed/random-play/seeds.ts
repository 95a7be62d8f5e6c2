/**
 * The seeds of many games, quickly. Game number `i` under a common seed has the engine's
 * `deriveSeed(seed, i)`, and its player draws from a second stream, see `playerSeed`. The kernels
 * hash these texts themselves, from the state after what they all begin with; the rule is in the
 * engine's random/seed.ts.
 */

import type { Seed } from '../../engine/random/random.ts';
import { parseSeed } from '../../engine/random/seed.ts';
import { Sfc32 } from '../../engine/random/sfc32.ts';
import { unwrap } from '../../engine/result.ts';

/** What stands behind a game's seed in the seed of its player. */
export const PLAYER_SUFFIX = '/agent';

/** The seed of the generator with which a player chooses moves in the game of a seed. */
export function playerSeed(gameSeed: string): string {
  return `${gameSeed}${PLAYER_SUFFIX}`;
}

/** The state in which the hash of a seed's text starts; step 3 of the engine's rule. */
const HASH_START = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1] as const;
/** The rounds of the hash for one unit of the text. */
export const ROUNDS_PER_UNIT = 4;
/** The rounds that are dropped after the text, and again before the first word. */
export const WARM_UP_ROUNDS = 12;

/** The hash after the text `seed/`, with which the seeds of all games under it begin. */
export function hashedPrefix(seed: Seed): Int32Array<ArrayBuffer> {
  return hashUnits(Int32Array.from(HASH_START), `${unwrap(parseSeed(seed))}/`);
}

/** The state of the hash after some more text. */
export function hashUnits(state: Int32Array, text: string): Int32Array<ArrayBuffer> {
  const [a, b, c, counter] = state as unknown as readonly [number, number, number, number];
  const hash = new Sfc32([a, b, c, counter]);
  for (let index = 0; index < text.length; index++) {
    hash.absorb(text.charCodeAt(index));
    hash.discard(ROUNDS_PER_UNIT);
  }
  return Int32Array.from(hash.save().state);
}
