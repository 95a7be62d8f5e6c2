import { Command } from 'commander';
import { act, addCommonOptions, examples, positiveNumber, wholeNumber } from '../options.ts';
import type { ReplayOptions } from '../run/replay.ts';

/** `threefold replay` */
export function replayCommand(): Command {
  const command = new Command('replay')
    .description('Play a record again')
    .argument('[record]', 'a record in any form; a file, the text itself, or - for standard input')
    .option('--at <n>', 'only the position after this many moves', wholeNumber(0))
    .option('--speed <n>', 'moves a second', positiveNumber)
    .option('--linear', 'one line for each move')
    .option('--ascii', 'no characters beyond ASCII');
  addCommonOptions(command).addHelpText(
    'after',
    examples('threefold replay game.txt', 'threefold replay game.txt --at 20'),
  );
  return act<ReplayOptions>(command, async (io, options, args) =>
    (await import('../run/replay.ts')).runReplay(io, options, args),
  );
}
