import { Command } from 'commander';
import type { CommonOptions } from '../io.ts';
import { act, addCommonOptions, examples } from '../options.ts';

/** `threefold rules` */
export function rulesCommand(): Command {
  const command = new Command('rules')
    .description('List the rule sets, or describe one with its parameters')
    .argument('[id]', 'the rule set to describe');
  addCommonOptions(command).addHelpText(
    'after',
    examples('threefold rules', 'threefold rules threes'),
  );
  return act<CommonOptions>(command, async (io, options, args) =>
    (await import('../run/rules.ts')).runRules(io, options, args),
  );
}
