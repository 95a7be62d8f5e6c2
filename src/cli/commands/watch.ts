import { Command } from 'commander';
import {
  act,
  addCommonOptions,
  addRuleOptions,
  addSeedOptions,
  examples,
  positiveNumber,
} from '../options.ts';
import type { WatchOptions } from '../run/watch.ts';
import { AGENT_HELP, BEST } from './agent-help.ts';

/** `threefold watch` */
export function watchCommand(): Command {
  const command = new Command('watch')
    .description('Watch an agent play')
    .option('-a, --agent <id>', AGENT_HELP, BEST)
    .option('--speed <n>', 'moves a second', positiveNumber)
    .option('--linear', 'one line for each move')
    .option('--ascii', 'no characters beyond ASCII');
  addSeedOptions(addRuleOptions(command));
  addCommonOptions(command).addHelpText(
    'after',
    examples(
      'threefold watch --agent corner --speed 8',
      'threefold watch --agent greedy --seed 1 --json',
    ),
  );
  return act<WatchOptions>(command, async (io, options) =>
    (await import('../run/watch.ts')).runWatch(io, options),
  );
}
