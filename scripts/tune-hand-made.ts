/**
 * Looks for the rules of thumb (src/ai/search/hand-made.ts) that play best: generation after
 * generation of guesses around the best quarter of those before (the cross-entropy method of
 * Rubinstein). All of a generation play the same games.
 *
 *     npx tsx scripts/tune-hand-made.ts [minutes] [depth] [games]
 */
import { Brain, brainMemory } from '../src/ai/kernel/brain.ts';
import { KERNEL_CODE } from '../src/ai/kernel/learning-code.ts';
import {
  HAND_MADE_NETWORK,
  lineWorths,
  type RulesOfThumb,
  TUNED,
} from '../src/ai/search/hand-made.ts';
import { createRandom, deriveSeed, threes, unwrap } from '../src/engine/index.ts';
import { PackedGame, packRules, scoreOfWords } from '../src/packed/index.ts';

const [minutes = 10, depth = 2, games = 100] = process.argv.slice(2).map(Number);
const GUESSES = 24;
const BEST = 6;

const packed = unwrap(packRules(threes));
const memory = brainMemory({
  packed,
  network: HAND_MADE_NETWORK,
  weightBytes: 4,
  scale: 1,
  threads: 1,
  tableEntries: 1 << 14,
  learning: true,
  coherence: false,
});
const brain = new Brain(memory, KERNEL_CODE);
const random = unwrap(createRandom('sfc32', 'tune'));

/** How well some rules play: the mean score in games of one generation. */
function strength(rules: RulesOfThumb, generation: number): number {
  const weights = new Float32Array(memory.memory.buffer, memory.layout.weights);
  weights.set(lineWorths(rules));
  const deals = Array.from({ length: games }, (_, game) => {
    const deal = unwrap(createRandom('sfc32', deriveSeed('tune', generation * games + game)));
    return PackedGame.deal(packed, deal);
  });
  brain.random = [generation + 1, 1];
  brain.start(deals);
  const cutoff = depth > 2 ? 0.003 : 0;
  brain.play(games, { depth, cutoff, snapshotShare: 0, rate: 0, lambda: 0 });
  let sum = 0;
  for (const { low, high } of brain.results(games)) {
    sum += scoreOfWords(packed.tables, low, high);
  }
  return sum / games;
}

/** A draw from the normal distribution (Box and Muller). */
function normal(): number {
  const [one, other] = [random.nextInt(1 << 30) + 1, random.nextInt(1 << 30)];
  return Math.sqrt(-2 * Math.log(one / (1 << 30))) * Math.cos((2 * Math.PI * other) / (1 << 30));
}

type Key = keyof RulesOfThumb;
const KEYS = Object.keys(TUNED) as Key[];
const mean = { ...TUNED } as Record<Key, number>;
const spread = Object.fromEntries(
  KEYS.map((key) => [key, Math.max(0.3 * Math.abs(TUNED[key]), key === 'pairRank' ? 1 : 0.2)]),
) as Record<Key, number>;

const end = Date.now() + 60_000 * minutes;
for (let generation = 0; Date.now() < end; generation++) {
  const guesses = Array.from({ length: GUESSES }, (_, guess) => {
    const rules = { ...mean };
    if (guess > 0) for (const key of KEYS) rules[key] += spread[key] * normal();
    return { rules, strength: strength(rules, generation) };
  });
  const ofMean = guesses[0]?.strength ?? 0;
  const best = guesses.sort((a, b) => b.strength - a.strength).slice(0, BEST);
  for (const key of KEYS) {
    const values = best.map(({ rules }) => rules[key]);
    const middle = values.reduce((sum, value) => sum + value, 0) / BEST;
    const around = Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / BEST);
    // Half of the way, so that luck in one generation does not decide.
    mean[key] += (middle - mean[key]) / 2;
    spread[key] = 0.4 * spread[key] + 0.6 * Math.max(around, 0.02 * Math.abs(mean[key]));
  }
  console.log(
    generation,
    ofMean.toFixed(0),
    best[0]?.strength.toFixed(0),
    JSON.stringify(mean, (_, value) => (typeof value === 'number' ? +value.toPrecision(4) : value)),
  );
}
