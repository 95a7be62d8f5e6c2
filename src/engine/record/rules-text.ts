/** A rule set by name in a record: `threes@1`, and `width=3 height=2` for its parameters. */
import { parseRuleSet, referenceTo } from '../parameters.ts';
import { fail, ok, type Result } from '../result.ts';
import type { RuleSet } from '../rules.ts';

/** The rule set's id and version, as `threes@1`. */
export function formatRules({ id, version }: RuleSet): string {
  return `${id}@${version}`;
}

/** The parameters that differ from the defaults, as `name=value` with spaces between. */
export function formatParameters(rules: RuleSet): string {
  return Object.entries(referenceTo(rules).parameters)
    .map(([name, value]) => `${name}=${value ?? 'none'}`)
    .join(' ');
}

/** The rule set that the two texts name; an empty second text leaves all parameters alone. */
export function parseRules(rules: string, parameters: string): Result<RuleSet> {
  const [, id, version] = /^([a-z][a-z0-9-]*)@([1-9][0-9]{0,5})$/.exec(rules) ?? [];
  if (id === undefined) {
    return fail('tag-invalid', 'rules', 'The rules are an id and a version, such as threes@1.');
  }
  const values = parseParameters(parameters);
  if (!values.ok) return values;
  return parseRuleSet({ id, version: Number(version), parameters: values.value }, '');
}

function parseParameters(text: string): Result<Readonly<Record<string, unknown>>> {
  const values = new Map<string, unknown>();
  for (const part of text.split(/[ \t]+/).filter((word) => word !== '')) {
    const [, name, value] = /^([A-Za-z]+)=([A-Za-z0-9-]+)$/.exec(part) ?? [];
    if (name === undefined || value === undefined || values.has(name)) {
      const message = `A parameter is name=value, once each, not ${JSON.stringify(part)}.`;
      return fail('parameter-invalid', 'parameters', message);
    }
    values.set(name, parseValue(value));
  }
  return ok(Object.fromEntries(values));
}

function parseValue(text: string): unknown {
  if (text === 'none') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^(0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : text;
}
