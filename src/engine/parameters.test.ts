import { describe, expect, it } from 'vitest';
import {
  findRuleSet,
  PARAMETER_NAMES,
  type Parameters,
  parseRuleSet,
  referenceTo,
  withParameters,
} from './parameters.ts';
import { unwrap } from './result.ts';
import { cs227 } from './rules/cs227.ts';
import { RULE_SETS } from './rules/index.ts';
import { threes } from './rules/threes.ts';
import { tres } from './rules/tres.ts';

describe('withParameters', () => {
  it('changes what it is given and leaves the rest and the original', () => {
    const wide = unwrap(withParameters(threes, { width: 6, hint: 'plus' }));
    expect(wide).toEqual({ ...threes, width: 6, hint: 'plus' });
    expect(threes.width).toBe(4);
  });

  it('gives the rule set itself when nothing changes', () => {
    expect(unwrap(withParameters(threes, {}))).toBe(threes);
  });

  it.each([
    [threes, { width: 1 }, 'parameter-invalid', 'parameters.width'],
    [threes, { width: 9 }, 'parameter-invalid', 'parameters.width'],
    [threes, { height: 2.5 }, 'parameter-invalid', 'parameters.height'],
    [threes, { height: '4' }, 'parameter-invalid', 'parameters.height'],
    [threes, { travel: 'hop' }, 'parameter-invalid', 'parameters.travel'],
    [threes, { entry: 'edges' }, 'parameter-invalid', 'parameters.entry'],
    [threes, { entryDraw: '' }, 'parameter-invalid', 'parameters.entryDraw'],
    [threes, { hint: null }, 'parameter-invalid', 'parameters.hint'],
    [threes, { ending: 'never' }, 'parameter-invalid', 'parameters.ending'],
    [threes, { topTile: 3 }, 'parameter-invalid', 'parameters.topTile'],
    [threes, { topTile: 100 }, 'parameter-invalid', 'parameters.topTile'],
    [threes, { startingTiles: 0 }, 'parameter-invalid', 'parameters.startingTiles'],
    [threes, { startingTiles: 17 }, 'parameter-invalid', 'parameters.startingTiles'],
    [threes, { deckCopies: 0 }, 'parameter-invalid', 'parameters.deckCopies'],
    [threes, { deckCopies: 101 }, 'parameter-invalid', 'parameters.deckCopies'],
    [threes, { bonus: 'yes' }, 'parameter-invalid', 'parameters.bonus'],
    [threes, { bonusTiming: 'often' }, 'parameter-invalid', 'parameters.bonusTiming'],
    [threes, { bonusModel: 'middle' }, 'parameter-invalid', 'parameters.bonusModel'],
    [threes, { bonusDivisor: 3 }, 'parameter-invalid', 'parameters.bonusDivisor'],
    [threes, { bonusDivisor: 16 }, 'parameter-invalid', 'parameters.bonusFrom'],
    [threes, { bonusFrom: 24 }, 'parameter-invalid', 'parameters.bonusFrom'],
    [threes, { weights: [] }, 'parameter-unknown', 'parameters.weights'],
    [threes, { id: 'mine' }, 'parameter-unknown', 'parameters.id'],
    [cs227, { bonus: true }, 'parameter-unknown', 'parameters.bonus'],
    [cs227, { width: 5 }, 'parameter-invalid', 'parameters.height'],
    [tres, { toString: 1 }, 'parameter-unknown', 'parameters.toString'],
  ])('%#: refuses %j with its place', (rules, parameters, code, at) => {
    const result = withParameters(rules, parameters as Parameters);
    expect(result).toMatchObject({ ok: false, error: { code, at } });
  });

  it('says what would be right', () => {
    expect(withParameters(threes, { width: 9 })).toMatchObject({
      error: { message: 'width is one of: a whole number from 2 to 8; not 9.' },
    });
  });

  it('accepts extremes that agree', () => {
    const extremes: Parameters[] = [
      { width: 2, height: 8, startingTiles: 16 },
      { topTile: null },
      { topTile: 6 },
      { bonusDivisor: 1, bonusFrom: 6 },
      { bonusDivisor: 16, bonusFrom: 96 },
      { bonus: false, bonusDivisor: 64 },
    ];
    for (const parameters of extremes) expect(withParameters(threes, parameters).ok).toBe(true);
  });
});

describe('a reference to a rule set', () => {
  it('names only what differs, and leads back', () => {
    const small = unwrap(withParameters(threes, { width: 3, height: 2, startingTiles: 1 }));
    const reference = referenceTo(small);
    expect(reference).toEqual({
      id: 'threes',
      version: 1,
      parameters: { width: 3, height: 2, startingTiles: 1 },
    });
    expect(parseRuleSet(reference, 'rules')).toEqual({ ok: true, value: small });
  });

  it.each(RULE_SETS)('$id: is its id and version alone', (rules) => {
    expect(referenceTo(rules)).toEqual({ id: rules.id, version: rules.version, parameters: {} });
    expect(findRuleSet(rules.id)).toBe(rules);
    expect(parseRuleSet({ id: rules.id, version: rules.version }, 'rules')).toMatchObject({
      ok: true,
    });
  });

  it.each([
    [null, 'rules-unknown', 'rules.id'],
    [{ id: '2048', version: 1 }, 'rules-unknown', 'rules.id'],
    [{ id: 'threes', version: 2 }, 'rules-version-unknown', 'rules.version'],
    [{ id: 'threes' }, 'rules-version-unknown', 'rules.version'],
    [{ id: 'threes', version: 1, parameters: { x: 1 } }, 'parameter-unknown', 'rules.parameters.x'],
    [{ id: 'threes', version: 1, parameters: 7 }, 'parameter-invalid', 'rules.parameters'],
  ])('%#: refuses %j', (data, code, at) => {
    expect(parseRuleSet(data, 'rules')).toMatchObject({ ok: false, error: { code, at } });
  });
});

describe('the members', () => {
  it('have ids of their own and only values that their parameters allow', () => {
    expect(new Set(RULE_SETS.map(({ id }) => id)).size).toBe(RULE_SETS.length);
    for (const rules of RULE_SETS) {
      const own = PARAMETER_NAMES.filter((name) => name in rules);
      const values = Object.fromEntries(
        own.map((name) => [name, rules[name as keyof typeof rules]]),
      );
      expect(withParameters(rules, values)).toEqual({ ok: true, value: rules });
    }
  });
});
