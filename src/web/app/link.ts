/** A deal named by an address: `?rules=cs227&size=5&seed=anything`, each part optional. */
import {
  fail,
  findRuleSet,
  ok,
  type Result,
  RULE_SETS,
  type RuleSet,
  withParameters,
} from '../../engine/index.ts';

/** What an address asks for; no seed means a fresh one. */
export interface GameRequest {
  readonly rules: RuleSet;
  readonly seed: string | null;
}

/** The sizes that a rule set is offered in: only its own where its boards need not be square. */
export function sizesOf(rules: RuleSet): readonly number[] {
  return rules.square ? [3, 4, 5, 6] : [rules.width];
}

/** The rule set on a square board of this size. */
export function sized(rules: RuleSet, size: number): Result<RuleSet> {
  return size === rules.width ? ok(rules) : withParameters(rules, { width: size, height: size });
}

/** The game that the query of an address asks for: nothing when it names none, or its fault. */
export function parseLink(search: string): Result<GameRequest> | undefined {
  const query = new URLSearchParams(search);
  const [id, size, seed] = ['rules', 'size', 'seed'].map((name) => query.get(name));
  if (id == null && size == null && seed == null) return undefined;
  const rules = id == null ? RULE_SETS[0] : findRuleSet(id);
  if (!rules) {
    const known = RULE_SETS.map((one) => one.id).join(', ');
    return fail('rules-unknown', 'rules', `The rule sets are: ${known}; not ${id}.`);
  }
  const board = size == null ? ok(rules) : sized(rules, Number(size));
  return board.ok ? ok({ rules: board.value, seed: seed ?? null }) : board;
}
