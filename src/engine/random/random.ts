import { fail, ok, type Result } from '../result.ts';
import { JavaRandom } from './java-random.ts';
import { javaLongFromSeed, parseSeed, sfc32FromSeed } from './seed.ts';
import { Sfc32 } from './sfc32.ts';
import {
  GENERATORS,
  type GeneratorId,
  type JavaRandomState,
  type Random,
  type RandomState,
  type Seed,
  type Sfc32State,
} from './types.ts';

/** The vocabulary of chance, for those who import this file alone. */
export { GENERATORS, type GeneratorId, type Random, type RandomState, type Seed };

const UNKNOWN_GENERATOR = `The generator must be one of: ${GENERATORS.join(', ')}.`;

/** Whether the data names a generator. */
export function isGeneratorId(data: unknown): data is GeneratorId {
  return GENERATORS.some((generator) => generator === data);
}

/**
 * A generator at the start of a seed's stream; seed.ts writes out how. Fails with `seed-invalid`
 * for a number that is no safe integer, and, for java, for a whole number that is no Java `long`;
 * with `random-invalid` for a generator that does not exist. `at` is where the seed stands in the
 * caller's data.
 */
export function createRandom(generator: GeneratorId, seed: Seed, at = 'seed'): Result<Random> {
  const text = parseSeed(seed, at);
  if (!text.ok) return text;
  if (generator === 'sfc32') return ok(sfc32FromSeed(text.value));
  if (generator !== 'java') return fail('random-invalid', 'generator', UNKNOWN_GENERATOR);
  const long = javaLongFromSeed(text.value, at);
  return long.ok ? ok(new JavaRandom(long.value)) : long;
}

/** A generator that stands where `save` was called; later draws leave the given state alone. */
export function resumeRandom(state: RandomState): Random {
  return state.generator === 'sfc32' ? new Sfc32(state.state) : JavaRandom.resume(state);
}

/**
 * Checks the saved state of a generator; the answer holds nothing but the fields of its type.
 * Fails with `random-invalid` and the place of the first fault under `at`. Every combination of
 * words is a state that sfc32 can be in, four zeros included.
 */
export function parseRandomState(data: unknown, at: string): Result<RandomState> {
  if (!isRecord(data)) return fail('random-invalid', at, 'A random state is an object.');
  switch (data['generator']) {
    case 'sfc32':
      return parseSfc32(data['state'], `${at}.state`);
    case 'java':
      return parseJava(data['seed'], data['gaussian'], at);
    default:
      return fail('random-invalid', `${at}.generator`, UNKNOWN_GENERATOR);
  }
}

function parseSfc32(words: unknown, at: string): Result<Sfc32State> {
  if (!Array.isArray(words) || words.length !== 4) {
    return fail('random-invalid', at, 'The state of sfc32 is an array of four words.');
  }
  const bad = words.findIndex((word) => !isUnsigned(word, 2 ** 32));
  if (bad >= 0) {
    return fail('random-invalid', `${at}[${bad}]`, 'A word is an integer from 0 to 2^32 - 1.');
  }
  const [a, b, c, counter] = words as [number, number, number, number];
  return ok({ generator: 'sfc32', state: [a, b, c, counter] });
}

function parseJava(seed: unknown, gaussian: unknown, at: string): Result<JavaRandomState> {
  if (!isUnsigned(seed, 2 ** 48)) {
    return fail('random-invalid', `${at}.seed`, 'The seed is an integer from 0 to 2^48 - 1.');
  }
  if (gaussian !== null && !(typeof gaussian === 'number' && Number.isFinite(gaussian))) {
    return fail('random-invalid', `${at}.gaussian`, 'The gaussian is a finite number or null.');
  }
  return ok({ generator: 'java', seed, gaussian });
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}

/** Whether the data is an integer from 0 to limit - 1. */
function isUnsigned(data: unknown, limit: number): data is number {
  return Number.isInteger(data) && (data as number) >= 0 && (data as number) < limit;
}
