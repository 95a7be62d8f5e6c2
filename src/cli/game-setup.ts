/** From options to rules and chance; the engine decides what is allowed. */
import { webcrypto } from 'node:crypto';
import { type GameState, newGame } from '../engine/game.ts';
import { findRuleSet, type Parameters, withParameters } from '../engine/parameters.ts';
import { createRandom, GENERATORS, type GeneratorId } from '../engine/random/random.ts';
import { formatSeed, parseSeed } from '../engine/random/seed.ts';
import { fail, ok, type Result } from '../engine/result.ts';
import { RULE_SETS } from '../engine/rules/index.ts';
import type { RuleSet } from '../engine/rules.ts';
import type { RuleOptions, SeedOptions } from './options.ts';

/** The rule set that options describe; the default one where they say nothing. */
export function rulesOf(options: RuleOptions): Result<RuleSet> {
  const id = options.rules ?? RULE_SETS[0]?.id;
  const base = findRuleSet(String(id));
  if (!base) {
    const known = RULE_SETS.map((one) => one.id).join(', ');
    return fail('rules-unknown', '--rules', `Known rule sets: ${known}; not ${id}.`);
  }
  const size = sizeParameters(options.size);
  if (!size.ok) return size;
  const given = givenParameters(options.set ?? []);
  if (!given.ok) return given;
  const rules = withParameters(base, { ...size.value, ...given.value }, '');
  if (rules.ok) return rules;
  const { at, code, message } = rules.error;
  const name = at.slice(1);
  const option = name in size.value && !(name in given.value) ? '--size' : '--set';
  return fail(code, option, message);
}

/** `4` is 4 columns and 4 rows, `3x2` is 3 columns and 2 rows. */
function sizeParameters(size: string | undefined): Result<Parameters> {
  if (size === undefined) return ok({});
  const [, width, height = width] = /^(\d+)(?:[x×](\d+))?$/i.exec(size) ?? [];
  if (width === undefined) {
    return fail('board-size', '--size', `A size is written 4 or 3x2, not ${size}.`);
  }
  return ok({ width: Number(width), height: Number(height) });
}

/** Pairs `name=value`; numbers, true, false and null (or none) as in JSON, the rest as text. */
function givenParameters(pairs: readonly string[]): Result<Parameters> {
  const parameters: Record<string, unknown> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) {
      return fail('parameter-invalid', '--set', `It is written name=value, not ${pair}.`);
    }
    parameters[pair.slice(0, at)] = readValue(pair.slice(at + 1));
  }
  return ok(parameters as Parameters);
}

function readValue(text: string): unknown {
  if (text === 'none') return null;
  return /^(true|false|null|-?\d+(\.\d+)?)$/.test(text) ? JSON.parse(text) : text;
}

/** A seed's text and the generator that it starts. */
export interface Chance {
  readonly seed: string;
  readonly generator: GeneratorId;
}

/** The chance that options describe; a fresh seed where they name none. */
export function chanceOf(options: SeedOptions): Result<Chance> {
  const generator = GENERATORS.find((known) => known === (options.generator ?? GENERATORS[0]));
  if (!generator) {
    const message = `Known generators: ${GENERATORS.join(', ')}; not ${options.generator}.`;
    return fail('random-invalid', '--generator', message);
  }
  const seed = parseSeed(options.seed ?? freshSeed(), '--seed');
  if (!seed.ok) return seed;
  const random = createRandom(generator, seed.value, '--seed');
  return random.ok ? ok({ seed: seed.value, generator }) : random;
}

/** 128 bits that nobody can foresee, as the text of a seed. */
export function freshSeed(): string {
  const [a = 0, b = 0, c = 0, d = 0] = webcrypto.getRandomValues(new Uint32Array(4));
  return formatSeed([a, b, c, d]);
}

/** Deals a new game; fails for a seed that the generator cannot take. */
export function dealGame(rules: RuleSet, { seed, generator }: Chance): Result<GameState> {
  const random = createRandom(generator, seed, '--seed');
  return random.ok ? ok(newGame(rules, random.value)) : random;
}
