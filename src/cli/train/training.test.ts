import { describe, expect, test } from 'vitest';
import { readNetwork } from '../../ai/index.ts';
import { findRecipe, type Recipe } from '../../ai/learning/recipe.ts';
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
  const more: Recipe = { ...once, steps: [steps, steps], phases: [early, late] };

  test('begins the last part with its weights, in stages that it did not have as well', () => {
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
