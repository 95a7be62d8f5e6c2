/** The address of a deal: a new game of the same rules from the same seed. Read by `parseLink`. */
import { findRuleSet, presentOf, type RuleSet } from '../../engine/index.ts';
import { parseLink } from './link.ts';
import type { OpenGame } from './open-game.ts';
import { sameRules } from './same-rules.ts';

/** The query of the address that opens this game. */
export function linkQuery(rules: RuleSet, seed: string): string {
  const query = new URLSearchParams({ rules: rules.id, seed });
  if (rules.width !== findRuleSet(rules.id)?.width) query.set('size', String(rules.width));
  return `?${query}`;
}

/**
 * The query of the address that deals this game; nothing where no such address could, as for a game
 * from another generator, from a position, or with rules that no query names.
 */
export function dealQuery({ history, seed }: OpenGame): string | undefined {
  const { random, rules } = presentOf(history);
  if (seed === null || random.generator !== 'sfc32') return undefined;
  const query = linkQuery(rules, seed);
  const named = parseLink(query);
  return named?.ok && sameRules(named.value.rules, rules) ? query : undefined;
}
