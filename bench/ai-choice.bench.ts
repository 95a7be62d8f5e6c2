/**
 * How well searches choose: `npx tsx bench/ai-choice.bench.ts`. Positions from games that the large
 * network plays two moves deep; for each setting, the evaluations a move and by how much the chosen
 * move is worth less than the best one, in points, as a search of three million evaluations sees it.
 * Takes some minutes; the figures don't depend on the machine.
 */
import { readFileSync } from 'node:fs';
import { readNetwork, type SearchSettings } from '../src/ai/index.ts';
import { Thinker } from '../src/ai/search/thinker.ts';
import { threes, unwrap } from '../src/engine/index.ts';
import { packRules } from '../src/packed/index.ts';
import { playedPositions, searched } from './positions.ts';

const GAMES = 5;
const EVERY = 12;
const REFERENCE: SearchSettings = { depth: 9, cutoff: 0.0004, budget: 3_000_000 };
const TRIED: SearchSettings[] = [
  { depth: 1, cutoff: 0, budget: 0 },
  { depth: 2, cutoff: 0, budget: 0 },
  { depth: 3, cutoff: 0, budget: 0 },
  { depth: 4, cutoff: 0, budget: 0 },
  { depth: 12, cutoff: 0.0001, budget: 40_000 },
  { depth: 12, cutoff: 0.0001, budget: 100_000 },
  { depth: 12, cutoff: 0.0001, budget: 250_000 },
];

const file = readFileSync(new URL('../networks/large.weights', import.meta.url));
const thinker = new Thinker(unwrap(packRules(threes)), unwrap(readNetwork(file, threes)));

const views = Array.from({ length: GAMES }, (_, game) => {
  return playedPositions(thinker, `bench/${game}`, EVERY);
}).flat();
const references = views.map((view) => searched(thinker, view, REFERENCE).values);
process.stdout.write(`${views.length} positions\n`);
for (const settings of TRIED) {
  let evaluations = 0;
  let lost = 0;
  views.forEach((view, at) => {
    const found = searched(thinker, view, settings);
    const values = references[at] as readonly number[];
    const best = Math.max(...values.filter((value) => !Number.isNaN(value)));
    evaluations += found.evaluations;
    lost += best - (values[found.choice] as number);
  });
  const [mean, points] = [evaluations, lost].map((sum) => (sum / views.length).toFixed(1));
  process.stdout.write(`${JSON.stringify(settings)}: ${mean} evaluations, ${points} points lost\n`);
}
