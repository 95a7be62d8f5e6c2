import { Command } from 'commander';
import { act, addCommonOptions, addRuleOptions, addSeedOptions, examples } from '../options.ts';
import type { PlayOptions } from '../play/run.ts';

/** `threefold play` */
export function playCommand(): Command {
  const command = new Command('play')
    .description('Play in this terminal; your game is saved and goes on next time')
    .option('--new', 'a new game, after a question where one is under way')
    .option('--record', 'write the saved game as a record instead of playing')
    .option('--linear', 'one line for each event, for screen readers')
    .option('--ascii', 'no characters beyond ASCII')
    .option('--no-undo', 'new games without undo');
  addSeedOptions(addRuleOptions(command));
  addCommonOptions(command).addHelpText(
    'after',
    examples('threefold play', 'threefold play --rules cs227 --size 5 --seed 42'),
  );
  return act<PlayOptions>(command, async (io, options) =>
    (await import('../play/run.ts')).runPlay(io, options),
  );
}
