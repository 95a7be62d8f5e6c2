import { expect, test } from 'vitest';
import {
  cs227,
  findRuleSet,
  type RuleSet,
  threes,
  unwrap,
  withParameters,
} from '../../engine/index.ts';
import { bestName } from '../app/best.ts';
import { rulesName } from '../app/sentences.ts';
import { english } from '../text/english.ts';
import { kindName } from './kind-name.ts';

const named = (rules: RuleSet) =>
  kindName({ kind: bestName(rules), rules: rules.id, ...sizeOf(rules) }, english);
const sizeOf = ({ height, width }: RuleSet) => ({ height, width });

test('a rule set as it is has the name that the page gives it', () => {
  for (const id of ['threes', 'cs227', 'tres']) {
    const rules = findRuleSet(id)!;
    expect(named(rules)).toBe(rulesName(rules, english));
  }
});

test('another size and other parameters are named', () => {
  expect(named(unwrap(withParameters(cs227, { width: 6, height: 6 })))).toBe('CS 227 6×6');
  const small = unwrap(withParameters(threes, { width: 3, height: 2, startingTiles: 1 }));
  expect(named(small)).toBe('Threes 3×2, startingTiles=1');
  expect(kindName({ kind: 'gone/4x4', rules: 'gone', width: 4, height: 4 }, english)).toBe(
    'gone 4×4',
  );
});
