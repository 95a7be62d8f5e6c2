import { type RuleSet, referenceTo } from '../../engine/index.ts';

/** Whether two rule sets are the same with all their parameters. */
export function sameRules(a: RuleSet, b: RuleSet): boolean {
  return JSON.stringify(referenceTo(a)) === JSON.stringify(referenceTo(b));
}
