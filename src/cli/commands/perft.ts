import { Command } from 'commander';
import {
  act,
  addCommonOptions,
  addRuleOptions,
  addSeedOptions,
  examples,
  wholeNumber,
} from '../options.ts';
import type { PerftOptions } from '../run/perft.ts';

/** `threefold perft` */
export function perftCommand(): Command {
  const command = new Command('perft')
    .description('Count every line of play to a depth, to test a rules engine')
    .argument(
      '[position]',
      'a saved game, a record or a board; a file, the text itself, or - for standard input',
    )
    .option('-d, --depth <n>', 'how many turns', wholeNumber(1, 12), 2)
    .option('--divide', 'the last count by first move');
  addSeedOptions(addRuleOptions(command));
  addCommonOptions(command).addHelpText(
    'after',
    examples(
      'threefold perft --depth 2 --seed 1',
      'threefold perft --rules tres --seed 1 --depth 3 --divide',
    ),
  );
  return act<PerftOptions>(command, async (io, options, args) =>
    (await import('../run/perft.ts')).runPerft(io, options, args),
  );
}
