import { expect, test } from 'vitest';
import {
  createRandom,
  DIRECTIONS,
  legalMoves,
  newGame,
  playPresent,
  presentOf,
  recordOf,
  replayRecord,
  startHistory,
  threes,
  unwrap,
} from '../../../engine/index.ts';
import { chartOf, FIELD, plyAt } from './chart.ts';
import { type JudgedMove, type Review, reviewGame, summaryOf } from './review.ts';

/** A game of so many legal moves, and what each was. */
function game(length: number) {
  let history = startHistory(newGame(threes, unwrap(createRandom('sfc32', 'review'))));
  for (let count = 0; count < length; count++) {
    const [direction] = legalMoves(presentOf(history));
    history = (direction && playPresent(history, direction)?.history) ?? history;
  }
  return unwrap(replayRecord(unwrap(recordOf(history))));
}

/** Thinks that the last legal direction is worth 1,000, and each before it 10 less. */
const think = async ({ legalMoves: legal }: { legalMoves: readonly string[] }) => {
  const values = DIRECTIONS.map((direction) => {
    const at = legal.indexOf(direction);
    return at < 0 ? Number.NaN : 1000 - 10 * (legal.length - 1 - at);
  });
  return { values, choice: values.indexOf(1000), judge: 'network', fault: null } as const;
};

async function all(moves: AsyncGenerator<Review, void>): Promise<Review[]> {
  const reviews: Review[] = [];
  for await (const review of moves) reviews.push({ ...review, moves: [...review.moves] });
  return reviews;
}

const move = (ply: number, cost: number, parts: Partial<JudgedMove> = {}): JudgedMove => ({
  ply,
  played: 'left',
  best: cost > 0 ? 'right' : 'left',
  value: 1000,
  cost,
  forced: false,
  ...parts,
});

test('judges each move beside the best, and gives what it has after each', async () => {
  const replayed = game(7);
  const reviews = await all(reviewGame(replayed, think));
  expect(reviews.map(({ moves }) => moves.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const last = reviews.at(-1);
  expect(last).toMatchObject({ total: 7, by: { judge: 'network', fault: null } });
  for (const [index, judged] of (last?.moves ?? []).entries()) {
    const state = replayed.states[index];
    const legal = state ? legalMoves(state) : [];
    expect(judged.ply).toBe(index);
    expect(judged.played).toBe(legal[0]);
    expect(judged.best).toBe(legal.at(-1));
    expect(judged.cost).toBe(10 * (legal.length - 1));
    expect(judged.forced).toBe(legal.length === 1);
  }
});

test('ends where nothing can be thought, with what was found before', async () => {
  let left = 3;
  const reviews = await all(
    reviewGame(game(7), async (view) => (left-- > 0 ? think(view) : undefined)),
  );
  expect(reviews.at(-1)?.moves.length).toBe(3);
  expect(await all(reviewGame(game(0), think))).toEqual([]);
});

test('sums up: the share of best moves where there was a choice, the mean, the dearest', () => {
  const moves = [move(0, 0), move(1, 30), move(2, 0, { forced: true }), move(3, 90), move(4, 2)];
  const summary = summaryOf({ moves });
  expect(summary).toMatchObject({ moves: 5, bestShare: 0.25, meanCost: 122 / 5 });
  // Two points of a thousand are no mistake worth a look.
  expect(summary.dearest.map(({ ply }) => ply)).toEqual([3, 1]);
  const many = Array.from({ length: 40 }, (_, ply) => move(ply, 100 + (ply % 7)));
  expect(summaryOf({ moves: many }).dearest.map(({ ply }) => ply)).toEqual([6, 13, 20, 27, 34, 5]);
  expect(summaryOf({ moves: [] })).toMatchObject({ bestShare: 1, meanCost: 0, dearest: [] });
});

test('lays a curve and its bars out on the field', () => {
  const moves = [move(0, 0, { value: 100 }), move(1, 50, { value: 300 }), move(2, 25)];
  const chart = chartOf(moves, 5);
  expect([chart.most, chart.least]).toEqual([1000, 100]);
  expect(chart.line.match(/[ML]/g)).toEqual(['M', 'L', 'L']);
  expect(chart.x(4)).toBe(FIELD.width);
  expect(chart.y(2)).toBeLessThan(chart.y(1));
  expect(chart.y(1)).toBeLessThan(chart.y(0));
  expect(chart.bars.map(({ ply }) => ply)).toEqual([1, 2]);
  expect(chart.bars[0]?.height).toBe(2 * (chart.bars[1]?.height ?? 0));
  expect(chartOf([], 0).line).toBe('');
  expect([0, 0.5, 1, 2].map((share) => plyAt(share, 5))).toEqual([0, 2, 4, 4]);
});
