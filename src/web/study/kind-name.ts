import { findRuleSet } from '../../engine/index.ts';
import type { Text } from '../text/english.ts';
import type { KeptRow } from './games/kept-row.ts';

/**
 * What people call games of one kind: the name of their rules, the size where it is not the usual one
 * or comes in several, and whatever else differs from the rules as they are.
 */
export function kindName(
  { height, kind, rules: id, width }: Pick<KeptRow, 'height' | 'kind' | 'rules' | 'width'>,
  text: Text,
): string {
  const rules = findRuleSet(id);
  const usual = rules && !rules.square && rules.width === width && rules.height === height;
  const name = text.rules[id] ?? rules?.name ?? id;
  const [, , ...others] = kind.split('/');
  return [`${name}${usual ? '' : ` ${width}×${height}`}`, ...others].join(', ');
}
