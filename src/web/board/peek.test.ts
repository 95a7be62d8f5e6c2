import { expect, test } from 'vitest';
import type { Direction } from '../../engine/index.ts';
import { HELD_SHARE, type Peek, type PeekEvent, stepPeek } from './peek.ts';

/** Runs events; gives the last peek and everything that was played. */
function run(...events: PeekEvent[]): { peek: Peek | null; played: Direction[] } {
  let peek: Peek | null = null;
  const played: Direction[] = [];
  for (const event of events) {
    const step = stepPeek(peek, event);
    peek = step.peek;
    if (step.played) played.push(step.played);
  }
  return { peek, played };
}

const hold = (direction: Direction, by: 'keys' | 'pad' = 'keys'): PeekEvent => ({
  kind: 'hold',
  by,
  direction,
});
const follow = (direction: Direction, share: number): PeekEvent => ({
  kind: 'follow',
  direction,
  share,
});

test('holding shows the push half-way, and letting go takes it back', () => {
  expect(run(hold('left'))).toEqual({
    peek: { by: 'keys', direction: 'left', share: HELD_SHARE },
    played: [],
  });
  expect(run(hold('left'), { kind: 'release', by: 'keys' })).toEqual({ peek: null, played: [] });
});

test('the same direction again plays it, once; a third press looks anew', () => {
  expect(run(hold('left'), hold('left'))).toEqual({ peek: null, played: ['left'] });
  const third = run(hold('left'), hold('left'), hold('left'));
  expect(third.played).toEqual(['left']);
  expect(third.peek?.direction).toBe('left');
});

test('another direction is looked at instead', () => {
  const { peek, played } = run(hold('left'), hold('up'));
  expect([peek?.direction, played]).toEqual(['up', []]);
});

test('a confirmation plays what is shown, and nothing where nothing is', () => {
  expect(run(hold('up'), { kind: 'confirm', by: 'keys' }).played).toEqual(['up']);
  expect(run({ kind: 'confirm', by: 'keys' }).played).toEqual([]);
  const twice = run(hold('up'), { kind: 'confirm', by: 'keys' }, { kind: 'confirm', by: 'keys' });
  expect(twice.played).toEqual(['up']);
});

test('a finger leads, changes its mind, and plays by letting go', () => {
  const led = run(follow('left', 0.2), follow('left', 0.7), follow('right', 0.1));
  expect(led).toEqual({ peek: { by: 'drag', direction: 'right', share: 0.1 }, played: [] });
  expect(run(follow('left', 0.7), { kind: 'confirm', by: 'drag' }).played).toEqual(['left']);
  expect(run(follow('left', 0.7), { kind: 'release', by: 'drag' })).toEqual({
    peek: null,
    played: [],
  });
});

test('cancelling takes back whatever is shown', () => {
  for (const shown of [hold('left'), hold('left', 'pad'), follow('up', 0.9)]) {
    expect(run(shown, { kind: 'cancel' })).toEqual({ peek: null, played: [] });
  }
});

test('only what peeked last can play or let go', () => {
  const other = run(
    hold('left', 'pad'),
    { kind: 'confirm', by: 'keys' },
    { kind: 'release', by: 'drag' },
  );
  expect([other.peek?.by, other.played]).toEqual(['pad', []]);
  expect(run(hold('left'), hold('left', 'pad')).played).toEqual([]);
  expect(run(hold('left'), follow('left', 0.3), { kind: 'confirm', by: 'keys' }).played).toEqual(
    [],
  );
});
