import { expect, test } from 'vitest';
import type { Brain, BrainPosition, SearchLimits } from '../kernel/brain.ts';
import { deepen, type SearchSettings } from './deepen.ts';

/** A brain whose searches cost and find what is written down, one after the other. */
function scripted(
  rounds: readonly { readonly cost: number; readonly values: readonly number[] }[],
) {
  const asked: SearchLimits[] = [];
  let evaluations = 100;
  let values: readonly number[] = [];
  const brain = {
    get evaluations() {
      return evaluations;
    },
    deepest: 1,
    search: (_: BrainPosition, limits: SearchLimits) => {
      const round = rounds[asked.length]!;
      asked.push(limits);
      if (limits.budget > 0 && round.cost > limits.budget) {
        evaluations += limits.budget;
        return -2;
      }
      evaluations += round.cost;
      values = round.values;
      return values.indexOf(Math.max(...values.filter((value) => !Number.isNaN(value))));
    },
    rootValues: () => values,
  };
  const run = (settings: SearchSettings) => [
    ...deepen(brain as unknown as Brain, {} as BrainPosition, settings),
  ];
  return { asked, run };
}

/** Values in which the lead of the first over the second is so large, and the others are illegal. */
const lead = (by: number) => [500 + by, 500, Number.NaN, Number.NaN];
const changing = [10, -10, 10, -10, 10, -10].map((by, at) => ({
  cost: 10 * 8 ** at,
  values: lead(by),
}));

test('without a cutoff looks one move further each round', () => {
  const { asked, run } = scripted(changing);
  expect(run({ depth: 3, cutoff: 0, budget: 0 })).toHaveLength(3);
  expect(asked.map(({ depth, cutoff }) => [depth, cutoff])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
});

test('with a cutoff goes on into less and less likely branches, down to it', () => {
  const { asked, run } = scripted(changing);
  run({ depth: 9, cutoff: 0.03, budget: 0 });
  expect(asked.map(({ depth, cutoff }) => [depth, cutoff])).toEqual([
    [1, 0],
    [2, 0],
    [9, 0.1],
    [9, 0.05],
    [9, 0.03],
  ]);
});

test('a cutoff does not take it further than its depth', () => {
  const { asked, run } = scripted(changing);
  run({ depth: 2, cutoff: 0.03, budget: 0 });
  expect(asked.map(({ depth }) => depth)).toEqual([1, 2]);
});

test('keeps to the budget: begins no round that would go beyond it, and drops one that does', () => {
  const known = scripted(changing);
  // 10 and 80 are spent; growing as before, the next round would take 560 more.
  expect(known.run({ depth: 9, cutoff: 0.01, budget: 600 })).toHaveLength(2);
  expect(known.asked).toHaveLength(2);
  const surprising = scripted([...changing.slice(0, 2), { cost: 900, values: lead(10) }]);
  const found = surprising.run({ depth: 9, cutoff: 0.01, budget: 800 });
  expect(found).toHaveLength(2);
  expect(surprising.asked).toHaveLength(3);
  expect(found.at(-1)!.evaluations).toBe(90);
});

test('a budget is not spent on a choice that is clear', () => {
  const clear = [100, 101, 102, 103].map((by, at) => ({ cost: 10 * (at + 1), values: lead(by) }));
  expect(scripted(clear).run({ depth: 9, cutoff: 0.03, budget: 1000 })).toHaveLength(3);
  expect(scripted(clear).run({ depth: 4, cutoff: 0, budget: 0 })).toHaveLength(4);
});

test('a round that looked no further than the one before makes nothing clear', () => {
  const idle = [100, 101, 101, 102].map((by, at) => ({
    cost: [10, 80, 80, 640][at] as number,
    values: lead(by),
  }));
  expect(scripted(idle).run({ depth: 9, cutoff: 0.03, budget: 5000 })).toHaveLength(4);
});

test('nor on the only legal move', () => {
  const only = [{ cost: 10, values: [Number.NaN, 7, Number.NaN, Number.NaN] }];
  expect(scripted(only).run({ depth: 9, cutoff: 0.03, budget: 0 })).toHaveLength(1);
});

test('a time ends it as well, by the pace so far', () => {
  const slow = scripted(changing);
  const found = slow.run({ depth: 9, cutoff: 0.01, budget: 0, milliseconds: 0 });
  expect(found).toHaveLength(1);
  expect(
    scripted(changing).run({ depth: 9, cutoff: 0.03, budget: 0, milliseconds: 1e6 }),
  ).toHaveLength(5);
});
