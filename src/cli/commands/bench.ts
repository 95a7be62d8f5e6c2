import { Command } from 'commander';
import {
  act,
  addCommonOptions,
  addRuleOptions,
  addSeedOptions,
  examples,
  positiveNumber,
} from '../options.ts';
import type { BenchOptions } from '../run/bench.ts';
import { AGENT_HELP } from './agent-help.ts';

/** `threefold bench` */
export function benchCommand(): Command {
  const command = new Command('bench')
    .description('Measure how many moves a second an agent plays here')
    .option('-a, --agent <id>', AGENT_HELP, 'random')
    .option('--seconds <n>', 'how long to measure', positiveNumber, 2);
  addSeedOptions(addRuleOptions(command));
  addCommonOptions(command).addHelpText(
    'after',
    examples('threefold bench --seconds 2 --agent random'),
  );
  return act<BenchOptions>(command, async (io, options) =>
    (await import('../run/bench.ts')).runBench(io, options),
  );
}
