import { Command } from 'commander';
import { playCommand } from './commands/play.ts';
import { simCommand } from './commands/sim.ts';

/** The whole command line. Commands load what they need when they are called. */
export function buildProgram(version: string): Command {
  const program = new Command('threefold')
    .description('Threes-like games: play them, simulate them, verify them.')
    .version(version, '-V, --version')
    .addHelpText('after', '\nEach command has examples: threefold sim --help');
  for (const command of [playCommand(), simCommand()]) {
    program.addCommand(command);
  }
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
