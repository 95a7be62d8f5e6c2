import { Command } from 'commander';
import { benchCommand } from './commands/bench.ts';
import { convertCommand } from './commands/convert.ts';
import { evaluateCommand } from './commands/evaluate.ts';
import { explainCommand } from './commands/explain.ts';
import { hintCommand } from './commands/hint.ts';
import { perftCommand } from './commands/perft.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { simCommand } from './commands/sim.ts';
import { trainCommand } from './commands/train.ts';
import { verifyCommand } from './commands/verify.ts';
import { watchCommand } from './commands/watch.ts';

/** Every command, in the order of the help. */
const COMMANDS = [
  playCommand,
  watchCommand,
  hintCommand,
  simCommand,
  trainCommand,
  evaluateCommand,
  replayCommand,
  verifyCommand,
  convertCommand,
  explainCommand,
  perftCommand,
  rulesCommand,
  benchCommand,
];

/** The whole command line. Commands load what they need when they are called. */
export function buildProgram(version: string): Command {
  const program = new Command('threefold')
    .description('Threes-like games: play them, simulate them, verify them.')
    .version(version, '-V, --version')
    .addHelpText('after', '\nEach command has examples: threefold sim --help');
  for (const command of COMMANDS) program.addCommand(command());
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
