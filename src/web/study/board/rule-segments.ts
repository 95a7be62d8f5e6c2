import { RULE_SETS } from '../../../engine/index.ts';
import type { Text } from '../../text/english.ts';
import type { Segment } from './segments.tsx';

/** Every rule set, by its id, to choose from. */
export function ruleSegments(text: Text): Segment<string>[] {
  return RULE_SETS.map(({ id, name }) => ({ value: id, content: text.rules[id] ?? name }));
}
