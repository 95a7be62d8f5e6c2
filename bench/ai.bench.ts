/**
 * How fast the AI searches and learns: `npx tsc -b src/cli && npx tsx bench/ai.bench.ts`. Prints
 * evaluations of afterstates a CPU second, beside the moves of the yardstick's kernel C, and moves
 * learned a second with one thread and with two. Medians of 5.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Training } from '../dist/cli/train/training.js';
import { readNetwork } from '../src/ai/index.ts';
import { findRecipe } from '../src/ai/learning/recipe.ts';
import { handMade } from '../src/ai/search/hand-made.ts';
import { type Evaluation, Thinker } from '../src/ai/search/thinker.ts';
import {
  createRandom,
  type Direction,
  legalMoves,
  newGame,
  type PlayerView,
  play,
  threes,
  unwrap,
  viewOf,
} from '../src/engine/index.ts';
import { median, rateOf } from './measure.ts';
import { buildYardstick } from './yardstick.ts';

const RUNS = 5;
const LEARNING_SECONDS = 8;
const SETTINGS = { depth: 3, cutoff: 0, budget: 0 };

/** Positions from a game that was played well: every tenth. */
function positions(thinker: Thinker): PlayerView[] {
  const views: PlayerView[] = [];
  let game = newGame(threes, unwrap(createRandom('sfc32', 'bench/1')));
  while (legalMoves(game).length > 0) {
    const view = viewOf(game);
    if (game.moves % 10 === 0) views.push(view);
    const found = [...thinker.think(view, { depth: 2, cutoff: 0, budget: 0 })!].at(-1)!;
    const direction = (['left', 'right', 'up', 'down'] as Direction[])[found.choice]!;
    game = play(game, direction)!.game;
  }
  return views;
}

/** Evaluations of afterstates in searches three moves deep. */
function search(thinker: Thinker, views: readonly PlayerView[]): number {
  let evaluations = 0;
  for (const view of views) {
    evaluations += [...thinker.think(view, SETTINGS)!].at(-1)!.evaluations;
  }
  return evaluations;
}

async function learnedMoves(threads: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'learning-'));
  const options = { recipe: findRecipe('large')!, rules: threes, seed: 'bench', threads, folder };
  const training = new Training({ ...options, checkpointEvery: Infinity, onPoint: () => {} });
  const controller = new AbortController();
  const start = performance.now();
  let moves = 0;
  let seconds = 0;
  const timer = setTimeout(() => {
    moves = training.moves;
    seconds = (performance.now() - start) / 1000;
    controller.abort();
  }, 1000 * LEARNING_SECONDS);
  await training.run(controller.signal);
  clearTimeout(timer);
  rmSync(folder, { recursive: true });
  return moves / seconds;
}

const evaluations: [string, Evaluation][] = [['made by hand', handMade()]];
const file = new URL('../networks/large.weights', import.meta.url);
const network = await readNetwork(readFileSync(file), threes, gunzipSync);
evaluations.push(['large network', unwrap(network)]);
const yardstick = buildYardstick();
for (const [name, evaluation] of evaluations) {
  const thinker = Thinker.for(threes, evaluation)!;
  const views = positions(thinker);
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
const [one, two] = [await learnedMoves(1), await learnedMoves(2)];
process.stdout.write(
  `learning, large network: ${(one / 1e6).toFixed(3)} million moves a second in one thread\n`,
);
process.stdout.write(`in two threads ${(two / one).toFixed(2)} x that\n`);
