import { Command } from 'commander';
import type { EvaluateOptions } from '../evaluate/run.ts';
import { act, addCommonOptions, addRuleOptions, examples, wholeNumber } from '../options.ts';
import { AGENT_HELP, BEST } from './agent-help.ts';

/** `threefold evaluate` */
export function evaluateCommand(): Command {
  const command = new Command('evaluate')
    .description('Measure how well an agent plays, or two on the same games')
    .option('-a, --agent <id>', AGENT_HELP, BEST)
    .option('--against <id>', 'another agent, for the same games')
    .option('-n, --games <n>', 'how many games', wholeNumber(1), 100)
    .option('--seed <text>', 'game number i has the seed <text>/i', '1')
    .option('--workers <n>', 'how many threads; the scores are the same', wholeNumber(1, 512));
  addRuleOptions(command);
  addCommonOptions(command).addHelpText(
    'after',
    examples(
      'threefold evaluate --agent network --games 2000',
      'threefold evaluate --agent expert --against expert:budget=10000 --games 20',
    ),
  );
  return act<EvaluateOptions>(command, async (io, options) =>
    (await import('../evaluate/run.ts')).runEvaluate(io, options),
  );
}
