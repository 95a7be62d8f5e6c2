import { Command, Option } from 'commander';
import { act, addCommonOptions, addRuleOptions, examples } from '../options.ts';
import type { ExplainOptions } from '../run/explain.ts';

/** `threefold explain` */
export function explainCommand(): Command {
  const command = new Command('explain')
    .description('Explain a position: what each move would do, and what may enter')
    .argument(
      '[position]',
      'a line, a board, a saved game or a record; a file, the text itself, or - for standard input',
    )
    .addOption(
      new Option('--move <direction>', 'this move only').choices(['left', 'right', 'up', 'down']),
    );
  addRuleOptions(command);
  addCommonOptions(command).addHelpText(
    'after',
    examples(
      'threefold explain "3 . 1 2" --move left',
      'threefold explain "3 . 1 2 / . . . . / . . . . / . . . . next 6" --rules cs227 --move left',
    ),
  );
  return act<ExplainOptions>(command, async (io, options, args) =>
    (await import('../run/explain.ts')).runExplain(io, options, args),
  );
}
