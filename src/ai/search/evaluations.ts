/** Which evaluation judges which rule set. */
import type { RuleSet } from '../../engine/index.ts';
import type { LoadedNetwork } from '../network/weight-file.ts';
import { handMade } from './hand-made.ts';
import type { Evaluation } from './thinker.ts';

/** A network has learned one rule set; all others, or all without one, are judged by rules of thumb. */
export function learnedOr(network: LoadedNetwork | undefined): (rules: RuleSet) => Evaluation {
  return ({ id }) => (network?.rules.id === id ? network : handMade());
}
