/**
 * The tutorial as a state machine: a task is set, the player pushes, and the engine says what comes
 * of it. Pure: one state in, one state out. Nothing here touches the player's own game.
 */
import {
  createRandom,
  type Direction,
  type GameHistory,
  gameAt,
  playPresent,
  presentOf,
  readBoard,
  startHistory,
  statusOf,
  type Turn,
  undoTurn,
  unwrap,
} from '../../../engine/index.ts';
import { LESSONS, type Lesson, type Task } from './lessons.ts';

/**
 * Where a task stands: `asked`, `done`, or `missed`, when the push was another one than was asked or
 * ended the game.
 */
export type Standing = 'asked' | 'done' | 'missed';

/** Where a player is in a lesson. */
export interface LessonState {
  readonly lesson: Lesson;
  /** Which task it is, from 0. */
  readonly at: number;
  readonly history: GameHistory;
  readonly standing: Standing;
  /** The last push, legal or not; nothing before the first. */
  readonly pushed: Direction | null;
  /** What it did; nothing where it moved nothing. */
  readonly turn: Turn | null;
}

/** The lesson on a rule set; the first one for rules that have none. */
export function lessonOn(id: string): Lesson {
  return LESSONS.find(({ rules }) => rules.id === id) ?? (LESSONS[0] as Lesson);
}

/** A lesson at the start of one of its tasks. */
export function beginTask(lesson: Lesson, at = 0): LessonState {
  const task = lesson.tasks[at] as Task;
  const { position } = unwrap(readBoard(task.board, lesson.rules));
  const random = unwrap(createRandom('sfc32', `lesson ${task.name}`)).save();
  const history = startHistory(gameAt(lesson.rules, { ...position, random }));
  return { lesson, at, history, standing: 'asked', pushed: null, turn: null };
}

/** The task that is set. */
export function taskOf({ at, lesson }: LessonState): Task {
  return lesson.tasks[at] as Task;
}

/** A push; once a task is done or missed, it waits for the player. */
export function pushIn(state: LessonState, direction: Direction): LessonState {
  if (state.standing !== 'asked') return state;
  const { goal } = taskOf(state);
  const step = playPresent(state.history, direction);
  if (!step) {
    const wanted = goal.kind === 'nothing' && goal.direction === direction;
    return { ...state, standing: wanted ? 'done' : 'asked', pushed: direction, turn: null };
  }
  const { history, turn } = step;
  return { ...state, history, turn, pushed: direction, standing: standingAfter(state, turn) };
}

/** A push that was looked at and not made. */
export function lookIn(state: LessonState): LessonState {
  const looks = state.standing === 'asked' && taskOf(state).goal.kind === 'look';
  return looks ? { ...state, standing: 'done' } : state;
}

/** The last push taken back; the same state where there is none. */
export function undoIn(state: LessonState): LessonState {
  const history = undoTurn(state.history);
  return history ? { ...state, history, standing: 'asked', pushed: null, turn: null } : state;
}

/** The task after this one, or nothing after the last. */
export function nextTask({ at, lesson }: LessonState): LessonState | undefined {
  return at + 1 < lesson.tasks.length ? beginTask(lesson, at + 1) : undefined;
}

/** The task before this one, or nothing before the first. */
export function taskBefore({ at, lesson }: LessonState): LessonState | undefined {
  return at > 0 ? beginTask(lesson, at - 1) : undefined;
}

function standingAfter(state: LessonState, turn: Turn): Standing {
  const { goal } = taskOf(state);
  const { shift } = turn;
  const over = statusOf(turn.game) !== 'playing';
  switch (goal.kind) {
    case 'push':
      return shift.direction === goal.direction ? 'done' : 'missed';
    case 'nothing':
      return 'missed';
    case 'make': {
      const made = shift.motions.some(({ becomes, merged }) => merged && becomes === goal.tile);
      if (made) return 'done';
      return over ? 'missed' : 'asked';
    }
    case 'on':
      return over ? 'missed' : 'done';
    case 'look':
      return over ? 'missed' : 'asked';
  }
}

/** The game as it stands in a task. */
export function gameIn({ history }: LessonState) {
  return presentOf(history);
}
