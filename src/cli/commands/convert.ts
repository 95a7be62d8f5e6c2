import { Command } from 'commander';
import { act, addCommonOptions, examples } from '../options.ts';
import type { ConvertOptions } from '../run/convert.ts';

/** `threefold convert` */
export function convertCommand(): Command {
  const command = new Command('convert')
    .description('Write a record in another form')
    .argument('[record]', 'a record in any form; a file, the text itself, or - for standard input')
    .requiredOption('--to <form>', 'text, link, json or nycu')
    .option('--from <form>', 'the form of the record, where it is not clear')
    .option('--trace', 'with every new tile written down')
    .option('--no-trace', 'without new tiles that the seed gives')
    .option('--claims', 'with score, result and digest as they are');
  addCommonOptions(command).addHelpText(
    'after',
    examples(
      'threefold convert game.txt --to link',
      'threefold convert game.txt --to text --trace --claims',
    ),
  );
  return act<ConvertOptions>(command, async (io, options, args) =>
    (await import('../run/convert.ts')).runConvert(io, options, args),
  );
}
