/** How a network is made: what it looks at, and how long and how fast it learns. */
import type { Network, Pattern } from '../network/network.ts';

/** A part of the learning. */
export interface Phase {
  /** Millions of moves to learn from. */
  readonly millions: number;
  /** The share of an error that is corrected, at the start and at the end; it falls evenly in logs. */
  readonly rate: readonly [number, number];
  /** How far errors reach back: 0 to the afterstate before, 1 to the start of the game. */
  readonly lambda: number;
  /** The share of games that begin from positions kept from deep play. */
  readonly snapshotShare: number;
  /** Games played with search for each 256 learned, which fill the kept positions; and how deep. */
  readonly deepGames: number;
  readonly depth: number;
  /** The stage by the code of the highest tile. A stage that is new begins as the one before it. */
  readonly stageOfCode: readonly number[];
}

/** A whole way to make a network. */
export interface Recipe {
  readonly id: string;
  readonly summary: string;
  /** The id of the rule set. */
  readonly rules: string;
  readonly patterns: readonly Pattern[];
  /** The value of every afterstate before anything is learned. */
  readonly initialValue: number;
  /** Whether each weight has a rate of its own, by the coherence of its errors. */
  readonly coherence: boolean;
  readonly phases: readonly Phase[];
  /** How the weights are rounded in the file: points for a unit, and units in a step by stage. */
  readonly scale: number;
  readonly steps: readonly number[];
}

/** The network of a recipe in a phase. */
export function networkOf(recipe: Recipe, phase: number): Network {
  const { stageOfCode } = recipe.phases[phase] as Phase;
  return { patterns: recipe.patterns, stageOfCode };
}

/** The rate after some millions of moves of a phase. */
export function rateAt({ rate: [from, to], millions }: Phase, done: number): number {
  return from * (to / from) ** Math.min(1, done / millions);
}

function pattern(cells: string, directions: boolean): Pattern {
  return { cells: [...cells].map((cell) => Number.parseInt(cell, 16)), directions };
}

/**
 * The stages, by the code of the highest tile: codes 0 to 10 are tiles up to 384, then one code
 * for each doubling.
 */
function stages(...byCode: readonly [number, number, number, number, number]): number[] {
  return [...Array.from({ length: 11 }, () => 0), ...byCode];
}

const ONE_STAGE = stages(0, 0, 0, 0, 0);
const FIVE_STAGES = stages(1, 2, 3, 4, 4);
const THREE_STAGES = stages(0, 1, 2, 2, 2);

const TWO_STAGES = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1];

const FIVE_TUPLES = ['01234', '45678', '01245', '45689'];

const FIRST = { lambda: 0.5, snapshotShare: 0, deepGames: 0, depth: 2, stageOfCode: ONE_STAGE };
const LATER = { lambda: 0.5, snapshotShare: 0.5, deepGames: 4, depth: 2 };

/** Every recipe. */
export const RECIPES: readonly Recipe[] = [
  {
    id: 'large',
    summary: 'For the command line: 5-tuples with the direction, a stage for each late tile.',
    rules: 'threes',
    patterns: FIVE_TUPLES.map((cells) => pattern(cells, true)),
    initialValue: 0,
    coherence: false,
    scale: 2,
    steps: [40, 64, 80, 128, 160],
    phases: [
      { ...FIRST, millions: 700, rate: [0.4, 0.06] },
      { ...LATER, millions: 900, rate: [0.15, 0.015], stageOfCode: FIVE_STAGES },
    ],
  },
  {
    id: 'small',
    summary: 'For the browser: 5-tuples without the direction, three stages.',
    rules: 'threes',
    patterns: FIVE_TUPLES.map((cells) => pattern(cells, false)),
    initialValue: 0,
    coherence: false,
    scale: 2,
    steps: [16, 16, 32],
    phases: [
      { ...FIRST, millions: 120, rate: [0.4, 0.06] },
      { ...LATER, millions: 130, rate: [0.15, 0.015], stageOfCode: THREE_STAGES },
    ],
  },
  {
    id: 'tiny',
    summary: 'To try things out: 4-tuples, a few seconds.',
    rules: 'threes',
    patterns: ['0123', '4567', '0145', '1256'].map((cells) => pattern(cells, false)),
    initialValue: 1000,
    coherence: true,
    scale: 2,
    steps: [4, 4],
    phases: [
      { ...FIRST, millions: 0.6, rate: [1, 1] },
      { ...LATER, millions: 0.6, rate: [1, 0.1], stageOfCode: TWO_STAGES },
    ],
  },
];

/** The recipe of this id; nothing when there is none. */
export function findRecipe(id: string): Recipe | undefined {
  return RECIPES.find((recipe) => recipe.id === id);
}
