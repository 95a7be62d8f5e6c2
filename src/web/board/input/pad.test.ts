import { expect, test } from 'vitest';
import { meetPad, type PadEvent, type PadReading, type PadState, readPad } from './pad.ts';

/** A pad on which these buttons are pressed and the sticks point so. */
function padWith(
  pressed: readonly number[] = [],
  axes: readonly number[] = [0, 0, 0, 0],
): PadReading {
  const buttons = Array.from({ length: 17 }, (_, at) => ({ pressed: pressed.includes(at) }));
  return { index: 0, buttons, axes };
}

/** Looks at pads one after another, one each 16 ms, beginning at rest; gives all events as text. */
function look(...pads: PadReading[]): string[] {
  let state: PadState = meetPad(padWith());
  return pads.flatMap((pad, at) => {
    const step = readPad(state, pad, at * 16);
    state = step.state;
    return step.events.map(asText);
  });
}

function asText(event: PadEvent): string {
  if (event.kind === 'shoulder') return event.held ? 'held' : 'let go';
  return event.kind === 'button' ? event.button : `${event.kind} ${event.direction}`;
}

const hold = (pad: PadReading, looks: number) => Array.from({ length: looks }, () => pad);

test('each direction of the cross counts once for a press', () => {
  const rest = padWith();
  const presses = [12, 13, 14, 15].flatMap((button) => [
    padWith([button]),
    padWith([button]),
    rest,
  ]);
  expect(look(...presses)).toEqual([
    'direction up',
    'direction down',
    'direction left',
    'direction right',
  ]);
});

test('a stick counts beyond the dead zone, and again only after it came to rest', () => {
  const at = (x: number, y = 0) => padWith([], [x, y, 0, 0]);
  expect(look(at(0.2), at(0.5), at(0.59))).toEqual([]);
  expect(look(at(0.7), at(0.5), at(0.7), at(0.4), at(0.9))).toEqual(['direction right']);
  expect(look(at(0.7), at(0.1), at(0.7))).toEqual(['direction right', 'direction right']);
  expect(look(at(-1), at(1))).toEqual(['direction left', 'direction right']);
  expect(look(padWith([], [0, 0, 0, -1]))).toEqual(['direction up']);
});

test('a stick that points between two directions keeps the one it had', () => {
  const at = (x: number, y: number) => padWith([], [x, y, 0, 0]);
  expect(look(at(0.75, 0.7))).toEqual([]);
  expect(look(at(0, 1), at(0.7, 0.7), at(1, 0))).toEqual(['direction down', 'direction right']);
  expect(look(at(0, 1), at(0.7, 0.7), at(0, 1))).toEqual(['direction down']);
});

test('a held direction repeats after a while, as a repeat and not as another press', () => {
  const events = look(...hold(padWith([14]), 60));
  expect(events[0]).toBe('direction left');
  expect(new Set(events.slice(1))).toEqual(new Set(['repeat left']));
  expect(events.length).toBeGreaterThan(3);
  expect(events.length).toBeLessThan(7);
});

test('buttons and shoulders have names', () => {
  const rest = padWith();
  const presses = [0, 1, 2, 3, 8, 9].flatMap((button) => [padWith([button]), rest]);
  expect(look(...presses)).toEqual(['accept', 'back', 'choose', 'redo', 'help', 'new']);
  expect(look(padWith([4]), padWith([4, 5]), padWith([5]), rest)).toEqual(['held', 'let go']);
  expect(look(padWith([6, 14]))).toEqual(['held', 'direction left']);
});

test('what is held when a pad is met means nothing until it is let go', () => {
  const held = padWith([0, 4, 14], [0, 1]);
  const first = readPad(meetPad(held), held, 0);
  expect(first.events).toEqual([]);
  const rest = readPad(first.state, padWith(), 16);
  expect(rest.events).toEqual([]);
  expect(readPad(rest.state, held, 32).events.map(asText)).toEqual([
    'held',
    'direction left',
    'accept',
  ]);
});

test('a pad with four buttons and no stick works as far as it goes', () => {
  const small = (pressed: boolean): PadReading => ({
    index: 0,
    buttons: Array.from({ length: 4 }, (_, at) => ({ pressed: pressed && at === 1 })),
    axes: [],
  });
  expect(look(small(false), small(true))).toEqual(['back']);
  expect(look({ index: 0, buttons: [], axes: [] })).toEqual([]);
});
