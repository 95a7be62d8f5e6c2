import { Command } from 'commander';
import {
  act,
  addCommonOptions,
  addRuleOptions,
  addSeedOptions,
  examples,
  wholeNumber,
} from '../options.ts';
import type { SimOptions } from '../sim/run.ts';
import { AGENT_HELP } from './agent-help.ts';

/** `threefold sim` */
export function simCommand(): Command {
  const command = new Command('sim')
    .description('Play many games by an agent and report on them')
    .option('-n, --games <n>', 'how many games', wholeNumber(1), 1000)
    .option('-a, --agent <id>', AGENT_HELP, 'random')
    .option('--csv', 'one line for each game')
    .option('--workers <n>', 'how many threads; the results are the same', wholeNumber(1, 512))
    .option('--max-moves <n>', 'stop a game after this many moves', wholeNumber(1));
  addSeedOptions(addRuleOptions(command));
  addCommonOptions(command).addHelpText(
    'after',
    examples(
      'threefold sim --games 1000 --agent corner --seed 1',
      'threefold sim -n 500 --rules cs227 --size 5 --json',
    ),
  );
  return act<SimOptions>(command, async (io, options) => {
    const threads = (await import('../sim/spawn.ts')).spawnWorkers(options);
    return (await import('../sim/run.ts')).runSim(io, options, threads);
  });
}
