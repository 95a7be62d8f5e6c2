/**
 * How fast the AI searches and learns: `npx tsc -b src/cli && npx tsx bench/ai.bench.ts`. Prints
 * evaluations of afterstates a CPU second, beside the moves of the yardstick's kernel C, and moves
 * learned a second with one thread and with two. Medians of 5 searches, and of 3 turns of learning.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Training } from '../dist/cli/train/training.js';
import { readNetwork } from '../src/ai/index.ts';
import { findRecipe } from '../src/ai/learning/recipe.ts';
import { handMade } from '../src/ai/search/hand-made.ts';
import { type Evaluation, Thinker } from '../src/ai/search/thinker.ts';
import { type PlayerView, threes, unwrap } from '../src/engine/index.ts';
import { median, rateOf } from './measure.ts';
import { playedPositions, searched } from './positions.ts';
import { buildYardstick } from './yardstick.ts';

const RUNS = 5;
/** Until the threads have started and games are longer than the first; then what is measured. */
const WARM_UP = 4;
const LEARNING_SECONDS = 10;
const LEARNING_TURNS = 3;
const SETTINGS = { depth: 3, cutoff: 0, budget: 0 };

/** Evaluations of afterstates in searches three moves deep. */
function search(thinker: Thinker, views: readonly PlayerView[]): number {
  let evaluations = 0;
  for (const view of views) {
    evaluations += searched(thinker, view, SETTINGS).evaluations;
  }
  return evaluations;
}

async function learnedMoves(threads: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'learning-'));
  const options = { recipe: findRecipe('large')!, rules: threes, seed: 'bench', threads, folder };
  const training = new Training({ ...options, checkpointEvery: Infinity, onPoint: () => {} });
  const controller = new AbortController();
  const running = training.run(controller.signal);
  await sleep(1000 * WARM_UP);
  const [before, start] = [training.moves, performance.now()];
  await sleep(1000 * LEARNING_SECONDS);
  const rate = (training.moves - before) / ((performance.now() - start) / 1000);
  controller.abort();
  await running;
  rmSync(folder, { recursive: true });
  return rate;
}

const evaluations: [string, Evaluation][] = [['made by hand', handMade()]];
for (const name of ['small', 'large']) {
  const file = new URL(`../networks/${name}.weights`, import.meta.url);
  evaluations.push([`${name} network`, unwrap(readNetwork(readFileSync(file), threes))]);
}
const yardstick = buildYardstick();
for (const [name, evaluation] of evaluations) {
  const thinker = Thinker.for(threes, evaluation)!;
  const views = playedPositions(thinker, 'bench/1', 10);
  const rates: number[] = [];
  const moves: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    rates.push(rateOf(() => search(thinker, views)));
    if (yardstick) moves.push(yardstick.run(200_000, run + 1));
  }
  const rate = median(rates);
  const beside = yardstick ? `, ${(rate / median(moves)).toFixed(2)} x kernel C's moves` : '';
  process.stdout.write(`${name}: ${rate.toFixed(1)} million evaluations a CPU second${beside}\n`);
}
yardstick?.remove();
const turns: [one: number, two: number][] = [];
for (let turn = 0; turn < LEARNING_TURNS; turn++) {
  turns.push([await learnedMoves(1), await learnedMoves(2)]);
}
const one = median(turns.map(([single]) => single));
const times = median(turns.map(([single, double]) => double / single));
process.stdout.write(
  `learning, large network: ${(one / 1e6).toFixed(3)} million moves a second in one thread\n`,
);
process.stdout.write(`in two threads ${times.toFixed(2)} x that\n`);
