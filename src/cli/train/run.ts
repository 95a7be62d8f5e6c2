/** `threefold train`: learns a network by a recipe, with checkpoints that resume. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findRecipe, RECIPES } from '../../ai/learning/recipe.ts';
import { fail, findRuleSet, ok, type Result, RULE_SETS } from '../../engine/index.ts';
import { findNetwork } from '../agents.ts';
import { EXIT } from '../exit-codes.ts';
import { untilInterrupted } from '../interrupt.ts';
import type { CommonOptions, Io } from '../io.ts';
import { type CurvePoint, type Progress, readProgress } from './checkpoint.ts';
import { curveHeader, curveLine } from './curve.ts';
import { curvePicture } from './curve-picture.ts';
import { Training, type TrainingOptions } from './training.ts';

/** The options of `train`. */
export interface TrainOptions extends CommonOptions {
  readonly recipe: string;
  readonly rules?: string;
  readonly seed: string;
  readonly folder: string;
  readonly threads?: number;
  /** Millions of moves between checkpoints. */
  readonly every: number;
  readonly resume?: boolean;
  /** A network to go on from. */
  readonly from?: string;
  readonly out?: string;
  readonly curve?: string;
}

/** Trains until the recipe is done; Ctrl+C leaves a checkpoint to resume from. */
export async function runTrain(io: Io, options: TrainOptions): Promise<number> {
  const recipe = findRecipe(options.recipe);
  if (!recipe) {
    const known = RECIPES.map(({ id }) => id).join(', ');
    return io.misused(`--recipe: Known recipes: ${known}; not ${options.recipe}.`);
  }
  const stood = readProgress(options.folder);
  if (!stood.ok) return io.failed(stood.error);
  const progress = stood.value;
  if (progress && !options.resume) {
    return io.misused(
      `--folder: ${options.folder} holds a training already. Add --resume, or name another folder.`,
    );
  }
  if (progress && progress.recipe !== recipe.id) {
    return io.misused(`--recipe: The training in ${options.folder} is of ${progress.recipe}.`);
  }
  const rules = findRuleSet(options.rules ?? recipe.rules);
  if (!rules) {
    const known = RULE_SETS.map(({ id }) => id).join(', ');
    return io.misused(`--rules: Known rule sets: ${known}; not ${options.rules}.`);
  }
  if (progress && progress.rules !== rules.id) {
    return io.misused(`--rules: The training in ${options.folder} is of ${progress.rules}.`);
  }
  const { folder } = options;
  const threads = options.threads ?? progress?.threads ?? availableParallelism();
  const seed = progress?.seed ?? options.seed;
  const show = (point: CurvePoint) => {
    if (io.json) io.line(JSON.stringify({ command: 'train', ...point }));
    else io.line(curveLine(point));
  };
  const setUp = { recipe, rules, seed, threads, folder, checkpointEvery: 1e6 * options.every };
  const started = await begin({ ...setUp, onPoint: show }, progress, options.from);
  if (!started.ok) return io.failed(started.error);
  const training = started.value;
  io.note(`${recipe.id} for ${rules.id}, seed ${seed}, ${threads} threads, in ${folder}.`);
  if (!io.json) io.line(curveHeader());
  await untilInterrupted((signal) => training.run(signal), ['SIGINT', 'SIGTERM']);
  if (training.done) {
    if (options.out !== undefined) {
      const file = training.network();
      writeFileSync(options.out, file);
      io.note(`${options.out}: ${(file.length / 2 ** 20).toFixed(2)} MiB.`);
    }
    if (options.curve !== undefined) {
      const title = `${recipe.id} for ${rules.id}, seed ${seed}`;
      writeFileSync(options.curve, curvePicture(title, training.curve));
    }
    return EXIT.done;
  }
  io.note(`Interrupted. To go on, give the same command with --resume.`);
  return EXIT.interrupted;
}

/** A training from its checkpoint, from a network, or from nothing. */
async function begin(
  options: TrainingOptions,
  progress: Progress | undefined,
  from: string | undefined,
): Promise<Result<Training>> {
  if (progress) return Training.resume(options, progress);
  if (from === undefined) return ok(new Training(options));
  const network = await findNetwork(from, options.rules);
  if (!network.ok) return fail('network-mismatch', '--from', network.message);
  return Training.continueFrom(options, network.value);
}
