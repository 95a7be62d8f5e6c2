/**
 * The lessons of the tutorial as data: for each rule set a few positions, each with what is asked of
 * the player. What is said of them stands with the words, by name.
 */
import {
  cs227,
  type Direction,
  type RuleSet,
  type Tile,
  threes,
  tres,
} from '../../../engine/index.ts';

/** The tasks by name; the words have a text for each. */
export const TASK_NAMES = [
  'slide',
  'pair',
  'alike',
  'one-fold',
  'gap-first',
  'moved-line',
  'peek',
  'homework',
  'edge',
  'nothing',
  'design',
  'one-step',
  'anywhere',
  'full',
] as const;

/** The name of a task. */
export type TaskName = (typeof TASK_NAMES)[number];

/**
 * What is asked: one `push`; to `make` a tile, in as many pushes as it takes; to `look` at a push
 * without making it; to try one that moves `nothing`; or to push so that the game goes `on`.
 */
export type Goal =
  | { readonly kind: 'push' | 'nothing'; readonly direction: Direction }
  | { readonly kind: 'make'; readonly tile: Tile }
  | { readonly kind: 'look' | 'on' };

/** One position and what is asked there. */
export interface Task {
  readonly name: TaskName;
  /** The board and what comes next, as people write them. */
  readonly board: string;
  readonly goal: Goal;
}

/** The tasks of one rule set. */
export interface Lesson {
  readonly rules: RuleSet;
  readonly tasks: readonly Task[];
}

const push = (direction: Direction): Goal => ({ kind: 'push', direction });
const make = (tile: Tile): Goal => ({ kind: 'make', tile });

const PEEK: Task = {
  name: 'peek',
  board: '1 2 . . / 3 . 3 . / 6 6 . 2 / 1 . . . next 1',
  goal: { kind: 'look' },
};

const NOTHING: Task = {
  name: 'nothing',
  board: '3 . . . / 1 6 . . / . . . . / 2 . . . next 1',
  goal: { kind: 'nothing', direction: 'left' },
};

/** The lessons, one for each rule set. */
export const LESSONS: readonly Lesson[] = [
  {
    rules: threes,
    tasks: [
      { name: 'slide', board: '. . . 3 / . . 1 . / . . . . / . 2 . . next 2', goal: push('left') },
      { name: 'pair', board: '1 2 . . / . . . . / 2 1 3 . / . . . . next 3', goal: push('left') },
      { name: 'alike', board: '3 3 6 . / . . . . / . . . . / . . . . next 1', goal: make(12) },
      {
        name: 'one-fold',
        board: '3 3 3 3 / . . . . / . . . . / . . . . next 2',
        goal: push('left'),
      },
      {
        name: 'gap-first',
        board: '3 . 1 2 / . . . . / . . . . / . . . . next 1',
        goal: push('left'),
      },
      { name: 'moved-line', board: '3 6 3 1 / 1 3 12 6 / 6 1 3 2 / 2 . . 3 next 1', goal: make(3) },
      PEEK,
    ],
  },
  {
    rules: cs227,
    tasks: [
      { name: 'slide', board: '. . . 3 / . . 1 . / . . . . / . 2 . . next 2', goal: push('left') },
      // The four lines of four cells that the homework gives as examples.
      {
        name: 'homework',
        board: '3 1 2 1 / 1 2 1 2 / 3 6 6 . / 3 . 1 2 next 6',
        goal: push('left'),
      },
      { name: 'edge', board: '3 . . . / 1 . . . / 2 . . . / . . 1 . next 3', goal: push('left') },
      NOTHING,
      PEEK,
    ],
  },
  {
    rules: tres,
    tasks: [
      {
        name: 'one-step',
        board: '2 . . . / . . . . / 1 . . . / . . . . next 1',
        goal: push('right'),
      },
      // The example that the design gives.
      {
        name: 'design',
        board: '1 2 1 2 / . . . . / . . . . / . . . . next 2',
        goal: push('right'),
      },
      {
        name: 'anywhere',
        board: '3 3 . . / . . . . / 6 6 . . / . . . . next 1',
        goal: push('left'),
      },
      { name: 'full', board: '3 1 6 3 / 1 6 1 3 / 6 1 3 1 / 1 3 6 . next 2', goal: { kind: 'on' } },
      PEEK,
    ],
  },
];
