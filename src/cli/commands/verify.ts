import { Command } from 'commander';
import type { CommonOptions } from '../io.ts';
import { act, addCommonOptions, examples } from '../options.ts';

/** `threefold verify` */
export function verifyCommand(): Command {
  const command = new Command('verify')
    .description('Verify records: every move, every tile and every claim')
    .argument(
      '[records...]',
      'records in any form; files, the text itself, or - for standard input',
    );
  addCommonOptions(command).addHelpText(
    'after',
    examples('threefold verify game.txt other.json', 'threefold watch --json | threefold verify'),
  );
  return act<CommonOptions>(command, async (io, options, args) =>
    (await import('../run/verify.ts')).runVerify(io, options, args),
  );
}
