import { describe, expect, test } from 'vitest';
import { readNetwork } from '../../ai/index.ts';
import { findRecipe, networkOf, type Recipe } from '../../ai/learning/recipe.ts';
import { rowsOf } from '../../ai/network/network.ts';
import { threes, unwrap } from '../../engine/index.ts';
import { Training } from './training.ts';

const tiny = findRecipe('tiny') as Recipe;
const [early, late] = tiny.phases as [Recipe['phases'][0], Recipe['phases'][0]];

function optionsOf(recipe: Recipe) {
  const common = { rules: threes, seed: '1', threads: 1, folder: 'nowhere' };
  return { ...common, recipe, checkpointEvery: Infinity, onPoint: () => {} };
}

describe('a training that goes on from a network', () => {
  const steps = [4, 4, 4, 4, 4];
  const once: Recipe = { ...tiny, coherence: false, steps: [steps], phases: [early] };
  const closing = { ...late, findsUsed: true };
  const more: Recipe = { ...once, steps: [steps, steps], phases: [early, late, closing] };

  test('begins the last part that learns with its weights, in stages that it did not have as well', () => {
    const before = new Training(optionsOf(once));
    before.weights().forEach((_, at, weights) => {
      weights[at] = 8 * ((at * 7919) % 97);
    });
    before.moves = 5e6;
    const network = unwrap(readNetwork(before.network(), { id: 'threes', version: 1 }));
    const training = unwrap(Training.continueFrom(optionsOf(more), network));
    expect([training.phase, training.phaseMoves, training.moves]).toEqual([1, 0, 5e6]);
    const [weights, learned] = [training.weights(), before.weights()];
    expect(weights.length).toBe(2 * learned.length);
    const [first, second] = [weights.subarray(0, learned.length), weights.subarray(learned.length)];
    // A look at each by `toEqual` would take half a minute.
    expect(learned.every((weight, at) => weight === first[at] && weight === second[at])).toBe(true);
  });
});

describe('a training whose last part found which weights are used', () => {
  const steps = [4, 4, 4, 4, 4];
  const recipe: Recipe = { ...tiny, coherence: false, steps: [steps], phases: [early] };

  test('leaves small ones out of its network that are not', () => {
    const [usual, found] = [recipe, { ...recipe, phases: [{ ...early, findsUsed: true }] }].map(
      (one) => {
        const training = new Training(optionsOf(one));
        training.weights().fill(0);
        // Half of them as learning leaves them, half as `clearUsed` does.
        training.weights().fill(11.1, 0, 4000).fill(11, 4000, 8000);
        training.phase = 1;
        return unwrap(readNetwork(training.network(), { id: 'threes', version: 1 }));
      },
    );
    const sums = [usual, found].map((network) => {
      const weights = new Int16Array(4 * rowsOf(networkOf(recipe, 0)));
      network?.write(weights);
      return [weights.subarray(0, 4000), weights.subarray(4000)].map((half) => {
        return half.reduce((sum, weight) => sum + weight, 0);
      });
    });
    expect(sums).toEqual([
      [4 * 4000, 4 * 4000],
      [4 * 4000, 0],
    ]);
  });
});
