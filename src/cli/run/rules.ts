import {
  BOARD_SIDE,
  BONUS_MODELS,
  BONUS_TIMINGS,
  ENDINGS,
  ENTRIES,
  ENTRY_DRAWS,
  findRuleSet,
  HINT_LEVELS,
  PARAMETER_NAMES,
  type ParameterName,
  parseRuleSet,
  RULE_SETS,
  type RuleSet,
  TRAVELS,
} from '../../engine/index.ts';
import { EXIT } from '../exit-codes.ts';
import type { CommonOptions, Io } from '../io.ts';

const SIDE = `${BOARD_SIDE.min} to ${BOARD_SIDE.max}`;

/** What each parameter is about, and the values it may take, for people. */
const ABOUT: Readonly<Record<ParameterName, readonly [about: string, values: string]>> = {
  width: ['columns of the board', SIDE],
  height: ['rows of the board', SIDE],
  travel: ['how the tiles of a line move', TRAVELS.join(', ')],
  entry: ['where a new tile may enter', ENTRIES.join(', ')],
  entryDraw: ['how the entry cell is drawn', ENTRY_DRAWS.join(', ')],
  hint: ['what is shown of the next tile', HINT_LEVELS.join(', ')],
  ending: ['when a game is lost', ENDINGS.join(', ')],
  topTile: ['making this tile finishes the game', 'none, 6, 12, 24, …'],
  startingTiles: ['tiles at the start', 'a whole number'],
  deckCopies: ['copies of 1, 2 and 3 in a deck', 'a whole number'],
  bonus: ['whether bonus tiles come', 'true, false'],
  bonusTiming: ['when bonus tiles come', BONUS_TIMINGS.join(', ')],
  bonusModel: ['how a bonus is drawn', BONUS_MODELS.join(', ')],
  bonusDivisor: ['a bonus is at most the highest tile by this', '1, 2, 4, …'],
  bonusFrom: ['bonus tiles come from this highest tile on', '6, 12, 24, …'],
};

/** Lists the rule sets, or describes one with its parameters. */
export async function runRules(io: Io, _: CommonOptions, [id]: string[]): Promise<number> {
  if (id === undefined) {
    if (io.json) io.data({ command: 'rules', rules: RULE_SETS.map(ruleSetData) });
    else for (const rules of RULE_SETS) io.line(`${rules.id.padEnd(8)}${rules.summary}`);
    return EXIT.done;
  }
  const rules = findRuleSet(id);
  if (!rules) {
    const unknown = parseRuleSet({ id }, 'rules');
    return io.misused(unknown.ok ? id : unknown.error);
  }
  if (io.json) io.data({ command: 'rules', rules: [ruleSetData(rules)] });
  else io.line(ruleSetText(rules));
  return EXIT.done;
}

function parametersOf(rules: RuleSet): [name: ParameterName, value: unknown][] {
  const values = rules as Partial<Record<ParameterName, unknown>>;
  return PARAMETER_NAMES.filter((name) => name in rules).map((name) => [name, values[name]]);
}

function ruleSetData(rules: RuleSet) {
  const { id, name, source, summary, version } = rules;
  const parameters = Object.fromEntries(parametersOf(rules));
  return { id, version, name, summary, source, parameters };
}

function ruleSetText(rules: RuleSet): string {
  const rows = parametersOf(rules).map(([name, value]) => [
    `  ${name}=${value === null ? 'none' : value}`,
    ABOUT[name],
  ]) as [string, readonly [string, string]][];
  const width = Math.max(...rows.map(([setting]) => setting.length));
  return [
    `${rules.id} version ${rules.version}: ${rules.name}`,
    rules.summary,
    '',
    'Parameters, to be changed with --set name=value:',
    ...rows.map(([setting, [about, values]]) => `${setting.padEnd(width)}  ${about} (${values})`),
  ].join('\n');
}
