import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Board,
  createRandom,
  DIRECTIONS,
  type Direction,
  legalMoves,
  newGame,
  play,
  RULE_SETS,
  type RuleSet,
  SYMMETRIES,
  transformBoard,
  transformDirection,
  unwrap,
  viewOf,
} from '../../engine/index.ts';
import { codeOf } from '../../packed/index.ts';
import type { Network } from '../network/network.ts';
import { Expectimax, type SearchState } from '../search/expectimax.ts';
import { type Evaluation, Thinker } from '../search/thinker.ts';
import { searchState } from '../search/view-state.ts';
import { KERNEL_SOURCE_HASH as LEARNING_HASH } from './learning-code.ts';
import { KERNEL_SOURCE_HASH as PLAYING_HASH } from './playing-code.ts';

const seeded = (seed: string) => unwrap(createRandom('sfc32', seed));

const network: Network = {
  patterns: [
    { cells: [0, 1, 2], directions: true, previews: true },
    { cells: [0, 1, 2, 4], directions: false, previews: false },
    { cells: [5, 6, 9], directions: false, previews: true },
    { cells: [4, 5], directions: true, previews: false },
  ],
  deck: true,
  stageOfCode: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
};

/** The rows of a stage before the decks' are those of the patterns in turn; then those of the decks. */
const PATTERN_ROWS = 4 * 4096 + 65_536 / 4 + 4096 + (4 * 256) / 4;
const ROWS = PATTERN_ROWS + 128 * 8 * 8 * 16;

/** Weights at random, so that no two places are alike. */
function randomEvaluation(): Evaluation & { readonly weights: Int16Array } {
  const random = seeded('weights');
  const weights = new Int16Array(2 * 4 * ROWS).map(() => random.nextInt(2000) - 500);
  return { network, weights, write: (place) => place.set(weights), scale: 0.5 };
}

/** What the network says of an afterstate, step by step as docs/ai.md has it. */
function lookedUp(
  { weights, scale }: ReturnType<typeof randomEvaluation>,
  board: Board,
  direction: Direction,
  { odds, supply }: SearchState,
): number {
  const highest = Math.max(...board.cells.map((tile) => codeOf(tile)!));
  const stage = network.stageOfCode[highest]! * 4 * ROWS;
  const [only] = odds;
  const kind = odds.length === 1 && only!.tile <= 3 ? only!.tile - 1 : 3;
  const counted = [1, 2, 0].map((tile) => board.cells.filter((cell) => cell === tile).length);
  const [ones, twos, gaps] = counted.map((count, at) => Math.min(count, at === 2 ? 15 : 7));
  const deck = supply.deck.reduce((sum, left) => 5 * sum + left, supply.turn);
  const row = PATTERN_ROWS + ((deck * 8 + ones!) * 8 + twos!) * 16 + gaps!;
  let sum = weights[stage + 4 * row + kind]!;
  for (const symmetry of SYMMETRIES) {
    const image = transformBoard(board, symmetry);
    const turned = DIRECTIONS.indexOf(transformDirection(direction, symmetry));
    let base = stage;
    for (const { cells, directions, previews } of network.patterns) {
      const index = cells.reduce((at, cell, place) => {
        return at + codeOf(image.cells[cell]!)! * 16 ** place;
      }, 0);
      const row = directions ? 4 * index + turned : index;
      sum += weights[base + (previews ? 4 * row + kind : row)]!;
      base += 16 ** cells.length * (directions ? 4 : 1) * (previews ? 4 : 1);
    }
  }
  return sum * scale;
}

/** Positions of games played at random, every seventh. */
function* positions(rules: RuleSet) {
  const random = seeded(`${rules.id}/moves`);
  let game = newGame(rules, seeded(`${rules.id}/positions`));
  for (let move = 0; move < 60; move++) {
    const legal = legalMoves(game);
    const direction = legal[random.nextInt(Math.max(1, legal.length))];
    if (!direction) return;
    if (move % 7 === 0) yield viewOf(game);
    game = play(game, direction)!.game;
  }
}

describe.each(RULE_SETS)('the fast search of $id', (rules) => {
  const evaluation = randomEvaluation();
  const thinker = Thinker.for(rules, evaluation)!;
  const plain = new Expectimax(rules, ({ afterstate, direction }, before) => {
    return lookedUp(evaluation, afterstate, direction, before);
  });

  test.each([1, 2, 3])('finds the values of the plain search, %i deep', (depth) => {
    let compared = 0;
    for (const view of positions(rules)) {
      if (depth === 3 && compared > 6) break;
      const found = [...thinker.think(view, { depth, cutoff: 0, budget: 0 })!].at(-1)!;
      for (const { direction, value } of plain.moves(searchState(view), found.depth)) {
        const fast = found.values[DIRECTIONS.indexOf(direction)]!;
        expect(Math.abs(fast - value)).toBeLessThan(0.01 + 1e-5 * Math.abs(value));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(5);
  });
});

test('the code is that of the source', () => {
  const folder = new URL('./', import.meta.url);
  const sources = readdirSync(folder).filter((name) => name.endsWith('.as'));
  const hashing = createHash('sha256');
  for (const name of sources.sort()) hashing.update(readFileSync(new URL(name, folder)));
  const hash = hashing.digest('hex');
  expect([LEARNING_HASH, PLAYING_HASH]).toEqual([hash, hash]);
});
