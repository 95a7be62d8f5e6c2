import { Command } from 'commander';

/** Every command by its name, in the order of the help: a file each, which declares its options. */
const COMMANDS = new Map<string, () => Promise<() => Command>>([
  ['play', async () => (await import('./commands/play.ts')).playCommand],
  ['watch', async () => (await import('./commands/watch.ts')).watchCommand],
  ['hint', async () => (await import('./commands/hint.ts')).hintCommand],
  ['sim', async () => (await import('./commands/sim.ts')).simCommand],
  ['train', async () => (await import('./commands/train.ts')).trainCommand],
  ['evaluate', async () => (await import('./commands/evaluate.ts')).evaluateCommand],
  ['replay', async () => (await import('./commands/replay.ts')).replayCommand],
  ['verify', async () => (await import('./commands/verify.ts')).verifyCommand],
  ['convert', async () => (await import('./commands/convert.ts')).convertCommand],
  ['explain', async () => (await import('./commands/explain.ts')).explainCommand],
  ['perft', async () => (await import('./commands/perft.ts')).perftCommand],
  ['rules', async () => (await import('./commands/rules.ts')).rulesCommand],
  ['bench', async () => (await import('./commands/bench.ts')).benchCommand],
]);

/**
 * The command line for a call whose first argument is this one: with that command alone, or with all
 * where it names none. Commands load what they need when they are called.
 */
export async function buildProgram(version: string, first: string | undefined): Promise<Command> {
  const program = new Command('threefold')
    .description('Threes-like games: play them, simulate them, verify them.')
    .version(version, '-V, --version')
    .addHelpText('after', '\nEach command has examples: threefold sim --help');
  const called = COMMANDS.get(first ?? '');
  const loaded = await Promise.all(
    (called ? [called] : [...COMMANDS.values()]).map((load) => load()),
  );
  for (const command of loaded) program.addCommand(command());
  return settle(program);
}

/** Errors are thrown rather than ending the process, and every mistake is answered with help. */
function settle(program: Command): Command {
  for (const command of [program, ...program.commands]) {
    command.exitOverride().showSuggestionAfterError(true).showHelpAfterError(false);
    if (command !== program) {
      command.showHelpAfterError(`Try: threefold ${command.name()} --help`);
    }
  }
  return program;
}
