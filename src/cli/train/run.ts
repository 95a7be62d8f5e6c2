/** `threefold train`: learns a network by a recipe, with checkpoints that resume. */
import { availableParallelism } from 'node:os';
import { findRecipe, RECIPES } from '../../ai/learning/recipe.ts';
import { EXIT } from '../exit-codes.ts';
import type { CommonOptions, Io } from '../io.ts';
import { type CurvePoint, readProgress } from './checkpoint.ts';
import { curveHeader, curveLine } from './curve.ts';
import { Training } from './training.ts';

/** The options of `train`. */
export interface TrainOptions extends CommonOptions {
  readonly recipe: string;
  readonly seed: string;
  readonly folder: string;
  readonly threads?: number;
  /** Millions of moves between checkpoints. */
  readonly every: number;
  readonly resume?: boolean;
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
  const { folder } = options;
  const threads = options.threads ?? progress?.threads ?? availableParallelism();
  const seed = progress?.seed ?? options.seed;
  const show = (point: CurvePoint) => {
    if (io.json) io.line(JSON.stringify(point));
    else io.line(curveLine(point));
  };
  const setUp = { recipe, seed, threads, folder, checkpointEvery: 1e6 * options.every };
  const started = progress
    ? Training.resume({ ...setUp, onPoint: show }, progress)
    : { ok: true as const, value: new Training({ ...setUp, onPoint: show }) };
  if (!started.ok) return io.failed(started.error);
  const training = started.value;
  io.note(`${recipe.id}, seed ${seed}, ${threads} threads, in ${folder}.`);
  if (!io.json) io.line(curveHeader());
  const controller = new AbortController();
  const stop = () => controller.abort();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await training.run(controller.signal);
  process.off('SIGINT', stop);
  process.off('SIGTERM', stop);
  if (training.done) return EXIT.done;
  io.note(
    `Interrupted. Go on with: threefold train --recipe ${recipe.id} --folder ${folder} --resume`,
  );
  return EXIT.interrupted;
}
