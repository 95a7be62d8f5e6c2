import { describe, expect, it } from 'vitest';
import {
  type Direction,
  legalMoves,
  RULE_SETS,
  shiftGame,
  statusOf,
} from '../../../engine/index.ts';
import {
  beginTask,
  gameIn,
  type LessonState,
  lessonOn,
  lookIn,
  nextTask,
  pushIn,
  taskBefore,
  taskOf,
  undoIn,
} from './lesson.ts';
import { LESSONS, TASK_NAMES, type TaskName } from './lessons.ts';

/** What a player who reads the task does; `look` stands for a push that is only looked at. */
const SOLUTIONS: Readonly<Record<TaskName, readonly (Direction | 'look')[]>> = {
  slide: ['left'],
  pair: ['left'],
  alike: ['left', 'left'],
  'one-fold': ['left'],
  'gap-first': ['left'],
  'moved-line': ['left', 'down'],
  peek: ['look'],
  homework: ['left'],
  edge: ['left'],
  nothing: ['left'],
  design: ['right'],
  'one-step': ['right'],
  anywhere: ['left'],
  full: ['up'],
};

function solve(state: LessonState): LessonState {
  return SOLUTIONS[taskOf(state).name].reduce(
    (before, step) => (step === 'look' ? lookIn(before) : pushIn(before, step)),
    state,
  );
}

describe.each(LESSONS)('the lesson on $rules.id', (lesson) => {
  it('can be done from the first task to the last', () => {
    let state = beginTask(lesson);
    const names: TaskName[] = [];
    for (;;) {
      expect(state.standing).toBe('asked');
      const done = solve(state);
      expect([taskOf(done).name, done.standing]).toEqual([taskOf(state).name, 'done']);
      names.push(taskOf(state).name);
      const next = nextTask(done);
      if (!next) break;
      expect(taskBefore(next)).toEqual(state);
      state = next;
    }
    expect(names).toEqual(lesson.tasks.map(({ name }) => name));
    expect(taskBefore(beginTask(lesson))).toBeUndefined();
  });

  it.each(lesson.tasks)('asks in $name for nothing that the rules forbid', ({ goal, name }) => {
    const at = lesson.tasks.findIndex((task) => task.name === name);
    const game = gameIn(beginTask(lesson, at));
    expect(statusOf(game)).toBe('playing');
    if (goal.kind === 'push') expect(legalMoves(game)).toContain(goal.direction);
    if (goal.kind === 'nothing') expect(legalMoves(game)).not.toContain(goal.direction);
  });
});

describe('a task', () => {
  const first = beginTask(lessonOn('threes'));

  it('is there for every rule set, and for rules that have none', () => {
    expect(LESSONS.map(({ rules }) => rules)).toEqual(RULE_SETS);
    expect(lessonOn('other').rules.id).toBe('threes');
    const used = LESSONS.flatMap(({ tasks }) => tasks.map(({ name }) => name));
    expect(new Set(used)).toEqual(new Set(TASK_NAMES));
  });

  it('is missed by another push, waits then, and can be begun again', () => {
    const missed = pushIn(first, 'down');
    expect(missed).toMatchObject({ standing: 'missed', pushed: 'down' });
    expect(missed.turn?.shift.direction).toBe('down');
    expect(pushIn(missed, 'left')).toBe(missed);
    expect(undoIn(missed)).toMatchObject({ standing: 'asked', pushed: null, turn: null });
    expect(gameIn(undoIn(missed))).toEqual(gameIn(first));
    expect(undoIn(first)).toBe(first);
  });

  it('tells of a push that moves nothing and asks on', () => {
    const slide = pushIn(beginTask(lessonOn('cs227'), 2), 'left');
    expect(slide.standing).toBe('done');
    const down = pushIn(beginTask(lessonOn('tres'), 3), 'left');
    expect(down).toMatchObject({ standing: 'asked', pushed: 'left', turn: null });
    const nothing = pushIn(beginTask(lessonOn('cs227'), 3), 'left');
    expect(nothing).toMatchObject({ standing: 'done', pushed: 'left', turn: null });
    expect(pushIn(beginTask(lessonOn('cs227'), 3), 'up').standing).toBe('missed');
  });

  it('that asks to make a tile takes as many pushes as are needed', () => {
    const alike = beginTask(first.lesson, 2);
    const once = pushIn(alike, 'left');
    expect(once.standing).toBe('asked');
    expect(pushIn(once, 'left').standing).toBe('done');
  });

  it('that asks to look is not done by pushing, and one that asks to push not by looking', () => {
    const look = beginTask(first.lesson, first.lesson.tasks.length - 1);
    expect(pushIn(look, 'left').standing).toBe('asked');
    expect(lookIn(look).standing).toBe('done');
    expect(lookIn(first)).toBe(first);
  });

  it('that asks to keep room is missed when the board is full', () => {
    const full = beginTask(lessonOn('tres'), 3);
    expect(pushIn(full, 'right')).toMatchObject({ standing: 'missed' });
    expect(statusOf(gameIn(pushIn(full, 'right')))).toBe('full');
    expect(shiftGame(gameIn(full), 'left')).toBeUndefined();
    expect(pushIn(full, 'left').standing).toBe('asked');
  });
});
