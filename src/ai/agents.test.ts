import { describe, expect, test } from 'vitest';
import {
  boardFromRows,
  createRandom,
  type GameState,
  legalMoves,
  newGame,
  play,
  RULE_SETS,
  type RuleSet,
  threes,
  unwrap,
  viewOf,
  withParameters,
} from '../engine/index.ts';
import { bestMove, chooseMove, type Judgement } from './agent.ts';
import { AGENTS } from './agents.ts';
import { cornerAgent } from './corner-agent.ts';
import { greedyAgent } from './greedy-agent.ts';
import { findRecipe, networkOf } from './learning/recipe.ts';
import { rowsOf, stagesOf } from './network/network.ts';
import type { LoadedNetwork } from './network/weight-file.ts';
import { expectimaxAgent, expertAgent, networkAgent } from './search-agents.ts';

const seeded = (seed: string) => unwrap(createRandom('sfc32', seed));

/** Plays a game to its end, or 60 moves; hands every state and choice to `look`. */
function playOut(
  rules: RuleSet,
  agent: (typeof AGENTS)[number],
  seed: string,
  look: (game: GameState, choice: string) => void = () => {},
): string {
  const random = seeded(`${seed}/agent`);
  let game = newGame(rules, seeded(seed));
  let moves = '';
  for (let move = 0; move < 60; move++) {
    const choice = chooseMove(agent, viewOf(game), random);
    if (!choice) break;
    look(game, choice);
    game = play(game, choice)!.game;
    moves += choice[0];
  }
  return moves;
}

const plus = unwrap(withParameters(threes, { hint: 'plus' }));
const colour = unwrap(withParameters(threes, { hint: 'colour' }));
const small = unwrap(withParameters(threes, { width: 3, height: 2, startingTiles: 1 }));

const tiny = findRecipe('tiny')!;
const network = networkOf(tiny, 1);

/** A network with weights at random: what it has learned doesn't matter here. */
function randomNetwork(): LoadedNetwork {
  const random = seeded('weights');
  const weights = new Int16Array(4 * rowsOf(network) * stagesOf(network));
  const few = Array.from({ length: 4096 }, () => random.nextInt(200));
  weights.forEach((_, at) => {
    weights[at] = few[at % 4093]!;
  });
  const { id, version } = threes;
  const info = { recipe: 'tiny', seed: '1', moves: 0, rules: { id, version }, steps: [] };
  return { ...info, network, scale: 2, write: (place) => place.set(weights) };
}

const QUICK = { depth: 3, cutoff: 0.01, budget: 2000 };
const learned = randomNetwork();

/** Every agent; those that search look less far than they usually do. */
const ALL_AGENTS = [
  ...AGENTS.filter(({ id }) => id !== 'expectimax'),
  expectimaxAgent(QUICK),
  networkAgent(learned),
  expertAgent(learned, QUICK),
];

test('every agent that needs no weights is under test', () => {
  const tested = ALL_AGENTS.map(({ id }) => id);
  expect(tested).toEqual([...AGENTS.map(({ id }) => id), 'network', 'expert']);
});

describe.each(ALL_AGENTS)('the agent $id', (agent) => {
  test.each([...RULE_SETS, small])('judges exactly the legal moves of $id', (rules) => {
    let seen = 0;
    playOut(rules, agent, 'legal', (game, choice) => {
      expect(agent.judge(viewOf(game)).map(({ direction }) => direction)).toEqual(legalMoves(game));
      expect(legalMoves(game)).toContain(choice);
      seen += 1;
    });
    expect(seen).toBeGreaterThan(3);
  });

  test.each([...RULE_SETS, colour])('plays the same game of $id from the same seed', (rules) => {
    const first = playOut(rules, agent, 'again');
    expect(playOut(rules, agent, 'again')).toBe(first);
    expect(playOut(rules, agent, 'another')).not.toBe(first);
  });

  test.each([plus, colour])(
    'never peeks: what the hint level $hint hides changes nothing',
    (rules) => {
      let compared = 0;
      playOut(rules, agent, 'hidden', (game) => {
        const other: GameState = { ...game, random: seeded('elsewhere').save() };
        expect(agent.judge(viewOf(other))).toEqual(agent.judge(viewOf(game)));
        expect(chooseMove(agent, viewOf(other), seeded('a'))).toBe(
          chooseMove(agent, viewOf(game), seeded('a')),
        );
        compared += 1;
      });
      expect(compared).toBeGreaterThan(3);
    },
  );

  test('never peeks: a bonus tile of another hidden window gives the same choice', () => {
    const board = unwrap(
      boardFromRows([
        [384, 3, 1, 2],
        [6, 0, 0, 3],
        [12, 3, 2, 0],
        [0, 1, 3, 1],
      ]),
    );
    const windows = [
      [6, 12, 24],
      [12, 24, 48],
    ].map((values) => ({
      weight: 1,
      candidates: values.map((tile) => ({ tile, weight: 1 })),
    }));
    const [low, high] = windows.map((window): GameState => {
      const base = newGame(plus, seeded('bonus'));
      return { ...base, board, preview: { kind: 'bonus', window } };
    });
    expect(agent.judge(viewOf(low!))).toEqual(agent.judge(viewOf(high!)));
  });

  test('leaves the view as it is', () => {
    const view = viewOf(newGame(threes, seeded('frozen')));
    const before = JSON.stringify(view);
    chooseMove(agent, view, seeded('a'));
    expect(JSON.stringify(view)).toBe(before);
  });

  test('has no choice when the game is over', () => {
    const board = unwrap(
      boardFromRows([
        [1, 3],
        [6, 12],
      ]),
    );
    const rules = unwrap(withParameters(threes, { width: 2, height: 2, startingTiles: 1 }));
    const game: GameState = { ...newGame(rules, seeded('over')), board };
    expect(chooseMove(agent, viewOf(game), seeded('a'))).toBeUndefined();
  });
});

test('equals of the highest value are each chosen, the rest never', () => {
  const judgements: Judgement[] = [
    { direction: 'left', value: 1, reason: '' },
    { direction: 'right', value: 2, reason: '' },
    { direction: 'up', value: 2, reason: '' },
  ];
  const random = seeded('ties');
  const chosen = Array.from({ length: 200 }, () => bestMove(judgements, random));
  expect(new Set(chosen)).toEqual(new Set(['right', 'up']));
});

test('greedy counts merges', () => {
  const board = unwrap(
    boardFromRows([
      [3, 3, 0, 0],
      [1, 2, 0, 0],
      [6, 0, 0, 0],
      [6, 0, 0, 0],
    ]),
  );
  const view = viewOf({ ...newGame(threes, seeded('merges')), board });
  const values = Object.fromEntries(
    greedyAgent.judge(view).map(({ direction, value }) => [direction, value]),
  );
  expect(values).toEqual({ left: 2, right: 0, up: 1, down: 1 });
});

test('corner prefers to keep its largest tile in the corner', () => {
  const board = unwrap(
    boardFromRows([
      [96, 24, 0, 0],
      [12, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]),
  );
  const view = viewOf({ ...newGame(threes, seeded('corner')), board });
  const judged = cornerAgent.judge(view);
  const right = judged.find(({ direction }) => direction === 'right');
  const left = judged.find(({ direction }) => direction === 'left');
  expect(left).toBeUndefined();
  expect(right?.reason).toMatch(/^top left corner \d+, 13 empty$/);
});
