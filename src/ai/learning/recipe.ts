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
  /** True in a last part that finds which weights are used: the others may be told less exactly. */
  readonly findsUsed?: boolean;
}

/** A whole way to make a network. */
export interface Recipe {
  readonly id: string;
  readonly summary: string;
  /** The id of the rule set. */
  readonly rules: string;
  readonly patterns: readonly Pattern[];
  /** Whether what is left in the deck picks a weight too. */
  readonly deck: boolean;
  /** The value of every afterstate before anything is learned. */
  readonly initialValue: number;
  /** Whether each weight has a rate of its own, by the coherence of its errors. */
  readonly coherence: boolean;
  readonly phases: readonly Phase[];
  /** How the weights are rounded in the file: points for a unit, and units in a step: `NetworkInfo`. */
  readonly scale: number;
  readonly steps: readonly (readonly number[])[];
}

/** The network of a recipe in a phase. */
export function networkOf(recipe: Recipe, phase: number): Network {
  const { stageOfCode } = recipe.phases[phase] as Phase;
  return { patterns: recipe.patterns, deck: recipe.deck, stageOfCode };
}

/** The rate after some millions of moves of a phase. */
export function rateAt({ rate: [from, to], millions }: Phase, done: number): number {
  return from * (to / from) ** Math.min(1, done / millions);
}

function pattern(cells: string, directions: boolean, previews = true): Pattern {
  return {
    cells: [...cells].map((cell) => Number.parseInt(cell, 16)),
    directions,
    previews,
  };
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
const FOUR_STAGES = stages(0, 1, 2, 3, 3);

const TWO_STAGES = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1];

/** An outer line and an inner one. */
const LINES = ['0123', '4567'];
const FIVE_TUPLES = ['01234', '45678', '01245', '45689'];
/** A line and two of the next, and rectangles. */
const SIX_TUPLES = ['012345', '456789', '012456', '45689a'];

const FIRST = { lambda: 0.5, snapshotShare: 0, deepGames: 0, depth: 2, stageOfCode: ONE_STAGE };
const LATER = { lambda: 0.5, snapshotShare: 0.5, deepGames: 4, depth: 2 };
const LAST = { ...LATER, lambda: 0.2 };
/** At so low a rate that nothing is learned but which weights are used. */
const FINDS_USED = {
  ...LAST,
  deepGames: 1,
  millions: 8,
  rate: [0.002, 0.002],
  findsUsed: true,
} as const;

/** The steps of each stage, by table: the stage's own times what is given for each kind of table. */
function steps(
  byStage: readonly number[],
  ...kinds: readonly (readonly [tables: number, times: number])[]
): number[][] {
  return byStage.map((step) =>
    kinds.flatMap(([tables, times]) => {
      return Array.from({ length: tables }, () => Math.max(1, Math.round(step * times)));
    }),
  );
}

/** Every recipe. */
export const RECIPES: readonly Recipe[] = [
  {
    id: 'large',
    summary:
      'For the command line: 5-tuples with the direction, 6-tuples; a stage for each late tile.',
    rules: 'threes',
    patterns: [
      ...FIVE_TUPLES.map((cells) => pattern(cells, true)),
      ...SIX_TUPLES.map((cells) => pattern(cells, false, false)),
    ],
    deck: true,
    initialValue: 0,
    coherence: false,
    scale: 2,
    steps: steps([7, 8, 12, 18, 29], [4, 1], [4, 0.6], [1, 0.1]),
    phases: [
      { ...FIRST, millions: 700, rate: [0.4, 0.06] },
      { ...LATER, millions: 900, rate: [0.15, 0.015], stageOfCode: FIVE_STAGES },
      { ...LAST, millions: 770, rate: [0.07, 0.01], stageOfCode: FIVE_STAGES },
      { ...LAST, millions: 500, rate: [0.08, 0.003], stageOfCode: FIVE_STAGES },
      { ...LAST, deepGames: 1, millions: 320, rate: [0.05, 0.002], stageOfCode: FIVE_STAGES },
      { ...FINDS_USED, stageOfCode: FIVE_STAGES },
    ],
  },
  {
    id: 'small',
    summary: 'For the browser: 5-tuples, and lines with the direction; three stages.',
    rules: 'threes',
    patterns: [
      ...FIVE_TUPLES.map((cells) => pattern(cells, false)),
      ...LINES.map((cells) => pattern(cells, true)),
    ],
    deck: true,
    initialValue: 0,
    coherence: false,
    scale: 2,
    steps: steps([12, 19, 30, 46], [4, 1], [2, 0.6], [1, 0.1]),
    phases: [
      { ...FIRST, millions: 200, rate: [0.4, 0.06] },
      { ...LATER, millions: 300, rate: [0.15, 0.01], stageOfCode: THREE_STAGES },
      { ...LAST, millions: 200, rate: [0.12, 0.012], stageOfCode: THREE_STAGES },
      { ...LAST, deepGames: 1, millions: 170, rate: [0.08, 0.005], stageOfCode: FOUR_STAGES },
      { ...FINDS_USED, stageOfCode: FOUR_STAGES },
    ],
  },
  {
    id: 'short',
    summary: 'For a first look at a rule set: as small, in a few minutes.',
    rules: 'threes',
    patterns: FIVE_TUPLES.map((cells) => pattern(cells, false)),
    deck: true,
    initialValue: 0,
    coherence: false,
    // Games of other rule sets may end with few points, so that small steps matter.
    scale: 1,
    steps: steps([2, 4], [5, 1]),
    phases: [
      { ...FIRST, millions: 20, rate: [0.4, 0.1] },
      { ...LATER, millions: 20, rate: [0.15, 0.02], stageOfCode: TWO_STAGES },
    ],
  },
  {
    id: 'tiny',
    summary: 'To try things out: 4-tuples, a few seconds.',
    rules: 'threes',
    patterns: ['0123', '4567', '0145', '1256'].map((cells) => pattern(cells, false)),
    deck: true,
    initialValue: 1000,
    coherence: true,
    scale: 2,
    steps: steps([4, 4], [5, 1]),
    phases: [
      { ...FIRST, millions: 0.6, rate: [1, 1] },
      { ...LATER, millions: 0.6, rate: [1, 0.1], stageOfCode: TWO_STAGES },
      { ...FINDS_USED, millions: 0.1, stageOfCode: TWO_STAGES },
    ],
  },
];

/** The recipe of this id; nothing when there is none. */
export function findRecipe(id: string): Recipe | undefined {
  return RECIPES.find((recipe) => recipe.id === id);
}
