import { Command } from 'commander';
import { act, addCommonOptions, addRuleOptions, examples } from '../options.ts';
import type { HintOptions } from '../run/hint.ts';
import { AGENT_HELP, BEST } from './agent-help.ts';

/** `threefold hint` */
export function hintCommand(): Command {
  const command = new Command('hint')
    .description('Ask an agent about a position')
    .argument(
      '[position]',
      'a saved game, a record or a board; a file, the text itself, or - for standard input',
    )
    .option('-a, --agent <id>', AGENT_HELP, BEST)
    .option('--seed <text>', 'decides between equally good moves');
  addRuleOptions(command);
  addCommonOptions(command).addHelpText(
    'after',
    examples(
      'threefold hint "1 2 . . / 3 3 . . / . . 6 . / . . . . next 1"',
      'cat game.json | threefold hint --agent greedy --json',
    ),
  );
  return act<HintOptions>(command, async (io, options, args) =>
    (await import('../run/hint.ts')).runHint(io, options, args),
  );
}
