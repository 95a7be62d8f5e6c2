/** Options that several commands share: how they are declared, and what they mean. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CommonOptions, Io } from './io.ts';

/** Options that choose the rules. */
export interface RuleOptions {
  readonly rules?: string;
  readonly size?: string;
  readonly set?: readonly string[];
}

/** Options that choose the chance. */
export interface SeedOptions {
  readonly seed?: string;
  readonly generator?: string;
}

/** What a command does when it is called: its exit code. */
export type Action<Options> = (io: Io, options: Options, args: string[]) => Promise<number>;

/** Adds `--json`, `--quiet` and `--no-color`. */
export function addCommonOptions(command: Command): Command {
  return command
    .option('--json', 'data as JSON')
    .option('-q, --quiet', 'nothing but data and errors')
    .option('--no-color', 'no colours');
}

/** Adds `--rules`, `--size` and `--set`. */
export function addRuleOptions(command: Command): Command {
  return command
    .option('-r, --rules <id>', 'the rule set: see `threefold rules`')
    .option('--size <n or WxH>', 'width and height of the board, such as 4 or 3x2')
    .addOption(
      new Option('--set <name=value>', 'a parameter of the rule set; may be repeated').argParser(
        (pair: string, pairs: readonly string[] | undefined) => [...(pairs ?? []), pair],
      ),
    );
}

/** Adds `--seed` and `--generator`. */
export function addSeedOptions(command: Command): Command {
  return command
    .option('-s, --seed <text>', 'the seed; without it, one is drawn and told')
    .option('--generator <id>', 'the generator: sfc32, or java for that of a Java program');
}

/** Sets what a command does; the exit code becomes that of the process. */
export function act<Options extends CommonOptions>(
  command: Command,
  action: Action<Options>,
): Command {
  return command.action(async () => {
    const { openIo } = await import('./io.ts');
    const options = command.opts<Options>();
    process.exitCode = await action(openIo(options), options, command.args);
  });
}

/** Examples below a command's help, one call a line. */
export function examples(...lines: readonly string[]): string {
  const title = lines.length === 1 ? 'Example:' : 'Examples:';
  return `\n${title}\n${lines.map((line) => `  $ ${line}`).join('\n')}`;
}

/** Reads a whole number from `min` to `max`, for an option's value. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    const limit = max === Number.MAX_SAFE_INTEGER ? `from ${min} on` : `from ${min} to ${max}`;
    throw new InvalidArgumentError(`It is a whole number ${limit}.`);
  };
}

/** Reads a positive number, for an option's value. */
export function positiveNumber(text: string): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number) && number > 0) return number;
  throw new InvalidArgumentError('It is a number greater than 0.');
}
