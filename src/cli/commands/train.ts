import { Command } from 'commander';
import { act, addCommonOptions, examples, wholeNumber } from '../options.ts';
import type { TrainOptions } from '../train/run.ts';

/** `threefold train` */
export function trainCommand(): Command {
  const command = new Command('train')
    .description('Learn a network by playing, with checkpoints to resume from')
    .option(
      '-r, --recipe <id>',
      'large (for the command line), small (for the browser), short or tiny',
      'small',
    )
    .option('--rules <id>', "the rule set to learn, instead of the recipe's")
    .option('-f, --folder <path>', 'where the checkpoints stand', 'training')
    .option('--seed <text>', 'the seed of the games', '1')
    .option('--threads <n>', 'how many threads learn at once', wholeNumber(1, 64))
    .option('--every <n>', 'a checkpoint for each so many million moves', wholeNumber(1), 400)
    .option('-o, --out <file>', 'where to write the network in the end')
    .option('--curve <file>', 'where to draw the learning curve in the end, as SVG')
    .option('--resume', 'go on with the training in the folder')
    .option(
      '--from <network>',
      "begin the recipe's last part with these weights: large, small or a file",
    );
  addCommonOptions(command).addHelpText(
    'after',
    examples(
      'threefold train --recipe small --folder training/small --out small.weights',
      'threefold train --recipe small --folder training/small --resume',
      'threefold train --recipe small --from small --folder training/more --out better.weights',
      'threefold train --recipe tiny --rules tres --folder training/tres',
    ),
  );
  return act<TrainOptions>(command, async (io, options) =>
    (await import('../train/run.ts')).runTrain(io, options),
  );
}
