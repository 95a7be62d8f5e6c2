import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchSettings } from '../../ai/index.ts';
import {
  createRandom,
  type Direction,
  newGame,
  type PlayerView,
  play,
  threes,
  unwrap,
  viewOf,
} from '../../engine/index.ts';
import { Assist, type Told } from './assist.ts';
import type { ThinkAnswer } from './client.ts';
import { HINT_SEARCH, PACES } from './paces.ts';

/** An assistant whose thinking and whose player are the test's. */
function setUp({ reduced = false } = {}) {
  let game = newGame(threes, unwrap(createRandom('sfc32', 'assist')));
  let view = viewOf(game);
  let barred = false;
  let playable = true;
  let hints = 0;
  const said: Told[] = [];
  const pushes: [Direction, boolean][] = [];
  const asked: { view: PlayerView; settings: SearchSettings; stopped: boolean }[] = [];
  let answer: (answer: ThinkAnswer) => void = () => {};
  const push = (direction: Direction) => {
    game = play(game, direction)?.game ?? game;
    view = viewOf(game);
  };
  const assist: Assist = new Assist({
    view: () => view,
    barred: () => barred,
    think: (thought, tell, settings) => {
      const question = { view: thought, settings, stopped: false };
      asked.push(question);
      answer = tell;
      return () => {
        question.stopped = true;
      };
    },
    play: (direction, quiet) => {
      if (!playable) return false;
      pushes.push([direction, quiet]);
      push(direction);
      assist.update();
      return true;
    },
    note: () => {
      hints += 1;
    },
    tell: (told) => said.push(told),
    reducedMotion: () => reduced,
    now: () => Date.now(),
    onChange: () => {},
  });
  /** The thinker finds that the legal push of this number is the best. */
  const find = (nth = 0, depth = 1) => {
    const legal = view.legalMoves;
    const values = (['left', 'right', 'up', 'down'] as const).map((direction) => {
      if (!legal.includes(direction)) return Number.NaN;
      return direction === legal[nth] ? 200 : 100;
    });
    const found = { depth, choice: values.indexOf(200), values, evaluations: 8 };
    answer({ kind: 'found', found, judge: 'network', fault: null });
  };
  return {
    assist,
    said,
    hints: () => hints,
    pushes,
    asked,
    find,
    settle: () => answer({ kind: 'settled' }),
    answer: (one: ThinkAnswer) => answer(one),
    push: () => {
      push(view.legalMoves[0] as Direction);
      assist.update();
    },
    bar: () => (barred = true),
    block: () => (playable = false),
    kinds: () => said.map(({ kind }) => kind),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a hint shows what is found, counts once, and tells it when it has settled', () => {
  const { assist, asked, find, hints, kinds, settle } = setUp();
  assist.hint();
  expect(asked[0]?.settings).toEqual(HINT_SEARCH);
  find(0, 1);
  expect(assist.state.advice?.found.depth).toBe(1);
  find(0, 2);
  expect(assist.state.advice?.found.depth).toBe(2);
  expect(kinds()).toEqual([]);
  settle();
  expect(kinds()).toEqual(['advice']);
  expect(hints()).toBe(1);
});

test('what grows for long is told meanwhile, and again only if another push is better', () => {
  const { assist, find, kinds, settle } = setUp();
  assist.hint();
  find(0, 1);
  vi.advanceTimersByTime(1200);
  expect(kinds()).toEqual(['advice']);
  find(0, 2);
  settle();
  expect(kinds()).toEqual(['advice']);
  assist.hint();
  assist.hint();
  find(0, 1);
  vi.advanceTimersByTime(1200);
  find(1, 2);
  settle();
  expect(kinds()).toEqual(['advice', 'off', 'advice', 'changed']);
});

test('after a push the next position is thought about, and counts as another hint', () => {
  const { assist, asked, find, hints, push } = setUp();
  assist.hint();
  find();
  push();
  expect(asked.length).toBe(2);
  expect(asked[0]?.stopped).toBe(true);
  expect(assist.state.advice).toBeNull();
  find();
  find();
  expect(hints()).toBe(2);
  assist.update();
  expect(asked.length).toBe(2);
});

test('a second hint takes all away and stops thinking', () => {
  const { assist, asked, kinds } = setUp();
  assist.hint();
  assist.hint();
  expect(assist.state.open).toBe(false);
  expect(asked[0]?.stopped).toBe(true);
  expect(kinds()).toEqual(['off']);
});

test('nothing is shown where help is barred, in what was open either', () => {
  const { assist, asked, bar, kinds, push } = setUp();
  assist.hint();
  bar();
  push();
  expect(assist.state).toMatchObject({ open: true, advice: null, trouble: 'barred' });
  assist.hint();
  assist.auto();
  expect(assist.state).toMatchObject({ auto: false, trouble: 'barred' });
  expect(asked.length).toBe(1);
  expect(kinds()).toEqual(['off', 'barred']);
});

test('plays the best push, again and again, at its pace', () => {
  const { assist, asked, find, hints, pushes, said, settle } = setUp();
  assist.auto();
  expect(said[0]).toEqual({ kind: 'started', speed: 'normal' });
  expect(asked[0]?.settings).toEqual(PACES.normal.search);
  find();
  settle();
  expect(pushes.length).toBe(1);
  expect(pushes[0]?.[1]).toBe(false);
  find();
  settle();
  vi.advanceTimersByTime(PACES.normal.pace - 1);
  expect(pushes.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(pushes.length).toBe(2);
  expect(hints()).toBe(0);
  assist.auto();
  expect(said.at(-1)).toEqual({ kind: 'stopped', moves: 2 });
});

test('as fast as it can means without waiting, and quietly; not where motion is unwanted', () => {
  for (const reduced of [false, true]) {
    const { assist, find, pushes, settle } = setUp({ reduced });
    assist.setSpeed('full');
    assist.auto();
    for (let count = 0; count < 3; count++) {
      find();
      settle();
    }
    expect(pushes.length).toBe(reduced ? 1 : 3);
    expect(pushes[0]?.[1]).toBe(true);
    assist.close();
  }
});

test('whatever the player does stops it at once, and the values stay', () => {
  const { assist, find, kinds, pushes, settle } = setUp();
  assist.auto();
  find();
  settle();
  find();
  settle();
  assist.input();
  vi.advanceTimersByTime(10_000);
  expect(pushes.length).toBe(1);
  expect(assist.state).toMatchObject({ open: true, auto: false });
  expect(kinds()).toEqual(['started', 'stopped']);
  assist.input();
  expect(kinds().length).toBe(2);
});

test('stops where it can no longer push', () => {
  const { assist, block, find, kinds, settle } = setUp();
  assist.auto();
  block();
  find();
  settle();
  expect(assist.state.auto).toBe(false);
  expect(kinds()).toEqual(['started', 'stopped']);
});

test('tells how far it is with loading, and that it can’t think', () => {
  const { answer, assist, kinds } = setUp();
  assist.hint();
  answer({ kind: 'loading', share: 0.25 });
  expect(assist.state.loading).toBe(0.25);
  answer({ kind: 'failed' });
  expect(assist.state).toMatchObject({ loading: null, trouble: 'failed' });
  expect(kinds()).toEqual(['failed']);
});
