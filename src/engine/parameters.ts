/**
 * The parameters of rule sets: which values each may take, and how a rule set is named in a save
 * or a record: by id, version and the parameters that differ from its defaults.
 */
import { BOARD_SIDE, isSide } from './board.ts';
import { asObject, isObject, shown } from './data.ts';
import { TRAVELS } from './line.ts';
import { fail, ok, type Result } from './result.ts';
import { RULE_SETS } from './rules/index.ts';
import {
  BONUS_MODELS,
  BONUS_TIMINGS,
  type CommonRules,
  type DeckSource,
  ENDINGS,
  ENTRIES,
  ENTRY_DRAWS,
  HINT_LEVELS,
  type RuleSet,
} from './rules.ts';
import { isTile } from './tile.ts';

/** What a value must be: a test, and the same in words. */
interface Domain {
  readonly has: (value: unknown) => boolean;
  readonly words: string;
}

function oneOf(values: readonly string[]): Domain {
  return { has: (value) => values.includes(value as string), words: values.join(', ') };
}

function integer(min: number, max: number): Domain {
  const has = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
  return { has, words: `a whole number from ${min} to ${max}` };
}

const side: Domain = {
  has: isSide,
  words: `a whole number from ${BOARD_SIDE.min} to ${BOARD_SIDE.max}`,
};

/** A tile from 6 on, so that it can be a bonus or be made by merging. */
const largeTile: Domain = {
  has: (value) => isTile(value) && value >= 6,
  words: '6, 12, 24 or another doubling of 3',
};

/** Every parameter by name, with the values it may take. */
const DOMAINS = {
  width: side,
  height: side,
  travel: oneOf(TRAVELS),
  entry: oneOf(ENTRIES),
  entryDraw: oneOf(ENTRY_DRAWS),
  hint: oneOf(HINT_LEVELS),
  ending: oneOf(ENDINGS),
  topTile: {
    has: (value) => value === null || largeTile.has(value),
    words: `none (null), ${largeTile.words}`,
  },
  startingTiles: integer(1, BOARD_SIDE.max ** 2),
  deckCopies: integer(1, 100),
  bonus: { has: (value) => typeof value === 'boolean', words: 'true or false' },
  bonusTiming: oneOf(BONUS_TIMINGS),
  bonusModel: oneOf(BONUS_MODELS),
  bonusDivisor: oneOfNumbers([1, 2, 4, 8, 16, 32, 64]),
  bonusFrom: largeTile,
} satisfies Partial<Record<keyof CommonRules | keyof DeckSource, Domain>>;

function oneOfNumbers(values: readonly number[]): Domain {
  return { has: (value) => values.includes(value as number), words: values.join(', ') };
}

/** The name of a parameter that a rule set may have. */
export type ParameterName = keyof typeof DOMAINS;

/** The names of all parameters, in the order in which they are written. */
export const PARAMETER_NAMES = Object.keys(DOMAINS) as readonly ParameterName[];

/** Values for some parameters, by name. */
export type Parameters = {
  readonly [Name in ParameterName]?: Name extends keyof DeckSource
    ? DeckSource[Name]
    : Name extends keyof CommonRules
      ? CommonRules[Name]
      : never;
};

/** A rule set by name: what saves and records carry. */
export interface RuleSetReference {
  readonly id: string;
  readonly version: number;
  /** The parameters that differ from the rule set's defaults. */
  readonly parameters: Parameters;
}

/**
 * A rule set with some parameters changed; the given one itself where none is. Refuses a parameter
 * that the rule set does not have, a value outside its domain, and values that contradict each
 * other; `at` is the place of the parameters in the data.
 */
export function withParameters(
  rules: RuleSet,
  parameters: Parameters,
  at = 'parameters',
): Result<RuleSet> {
  const changes = Object.entries(parameters);
  for (const [name, value] of changes) {
    if (!(Object.hasOwn(DOMAINS, name) && name in rules)) {
      const names = PARAMETER_NAMES.filter((known) => known in rules).join(', ');
      return fail('parameter-unknown', `${at}.${name}`, `The rule set ${rules.id} has: ${names}.`);
    }
    const domain = DOMAINS[name as ParameterName];
    if (!domain.has(value)) {
      const found = shown(value);
      const message = `${name} is one of: ${domain.words}; not ${found}.`;
      return fail('parameter-invalid', `${at}.${name}`, message);
    }
  }
  const changed: RuleSet = changes.length === 0 ? rules : { ...rules, ...parameters };
  const clash = contradiction(changed);
  return clash ? fail('parameter-invalid', `${at}.${clash[0]}`, clash[1]) : ok(changed);
}

/** The first pair of parameters that contradict each other: the name of one, and why. */
function contradiction(rules: RuleSet): [ParameterName, string] | undefined {
  const { width, height } = rules;
  if (rules.square && width !== height) {
    return ['height', `The rule set ${rules.id} needs a square board, not ${width}×${height}.`];
  }
  if (rules.source !== 'deck') return undefined;
  if (rules.startingTiles > width * height) {
    return ['startingTiles', `A ${width}×${height} board has room for ${width * height} tiles.`];
  }
  if (rules.bonus && rules.bonusFrom < 6 * rules.bonusDivisor) {
    const least = 6 * rules.bonusDivisor;
    return ['bonusFrom', `With bonusDivisor ${rules.bonusDivisor}, bonusFrom is ${least} or more.`];
  }
  return undefined;
}

/** The rule set that is registered under this id. */
export function findRuleSet(id: string): RuleSet | undefined {
  return RULE_SETS.find((rules) => rules.id === id);
}

/** How saves and records name a rule set. */
export function referenceTo(rules: RuleSet): RuleSetReference {
  const { id, version } = rules;
  const defaults = findRuleSet(id) as RuleSet;
  if (rules === defaults) return { id, version, parameters: {} };
  const names = PARAMETER_NAMES.filter(
    (name) => parameter(rules, name) !== parameter(defaults, name),
  );
  const parameters = Object.fromEntries(names.map((name) => [name, parameter(rules, name)]));
  return { id, version, parameters };
}

function parameter(rules: RuleSet, name: ParameterName): unknown {
  return (rules as Parameters)[name];
}

/** The rule set that a reference from outside names. */
export function parseRuleSet(data: unknown, at: string): Result<RuleSet> {
  const { id, version, parameters = {} } = asObject(data);
  const rules = RULE_SETS.find((known) => known.id === id);
  if (!rules) {
    const known = RULE_SETS.map((one) => one.id).join(', ');
    return fail('rules-unknown', `${at}.id`, `Known rule sets: ${known}; not ${shown(id)}.`);
  }
  if (version !== rules.version) {
    const message = `This program plays ${id} version ${rules.version}, not ${shown(version)}.`;
    return fail('rules-version-unknown', `${at}.version`, message);
  }
  if (!isObject(parameters)) {
    return fail(
      'parameter-invalid',
      `${at}.parameters`,
      'Parameters are an object of values by name.',
    );
  }
  return withParameters(rules, asObject(parameters), `${at}.parameters`);
}
