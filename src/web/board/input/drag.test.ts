import { expect, test } from 'vitest';
import { beginDrag, extendDrag, isTap, leadOf, releaseDrag, swipeOf } from './drag.ts';

const CELL = 100;

/** A drag from the origin along points, one every `pace` milliseconds. */
function dragAlong(points: readonly [number, number][], pace = 16) {
  let drag = beginDrag({ x: 0, y: 0, time: 0 });
  points.forEach(([x, y], at) => {
    drag = extendDrag(drag, { x, y, time: (at + 1) * pace });
  });
  const time = points.length * pace;
  return {
    drag,
    lead: leadOf(drag, CELL),
    release: (after = 0) => releaseDrag(drag, time + after, CELL),
  };
}

/** A straight path of this length at an angle in degrees, a point every two pixels. */
function straight(length: number, degrees: number): [number, number][] {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return Array.from({ length: length / 2 }, (_, step) => [x * 2 * (step + 1), y * 2 * (step + 1)]);
}

test('a drag leads along its axis as far as it goes, beyond the slop and up to one cell', () => {
  expect(dragAlong([[60, 0]]).lead).toEqual({ direction: 'right', share: 0.5 });
  expect(dragAlong([[-35, 5]]).lead).toEqual({ direction: 'left', share: 0.25 });
  expect(dragAlong([[0, 500]]).lead).toEqual({ direction: 'down', share: 1 });
  expect(dragAlong([[0, -110]]).lead).toEqual({ direction: 'up', share: 1 });
  expect(dragAlong([[9, 3]]).lead).toBeUndefined();
});

test('the axis stays while the drag is away from its start, whatever else the finger does', () => {
  expect(
    dragAlong([
      [30, 0],
      [40, 90],
    ]).lead?.direction,
  ).toBe('right');
  expect(
    dragAlong([
      [30, 0],
      [-40, 90],
    ]).lead?.direction,
  ).toBe('left');
});

test('back at its start, a drag may take another axis', () => {
  expect(
    dragAlong([
      [30, 0],
      [4, 4],
    ]).lead,
  ).toBeUndefined();
  expect(
    dragAlong([
      [30, 0],
      [4, 4],
      [5, 40],
    ]).lead?.direction,
  ).toBe('down');
});

test('a path that leans by up to 30 degrees leads, a diagonal one does not', () => {
  for (const lean of [-30, 30])
    expect(dragAlong(straight(120, lean)).lead?.direction).toBe('right');
  for (const degrees of [44, 45, 46, 135, 225, -44]) {
    expect(dragAlong(straight(60, degrees)).release()).toBeUndefined();
    expect(dragAlong(straight(400, degrees)).release()).toBeUndefined();
  }
  expect(
    dragAlong([
      [20, 20],
      [40, 25],
      [60, 25],
    ]).lead?.direction,
  ).toBe('right');
});

test('a slow drag is played from half a cell on, and taken back below', () => {
  expect(dragAlong(straight(110, 0), 20).release()).toBe('right');
  expect(dragAlong(straight(56, 180), 20).release()).toBeUndefined();
  expect(dragAlong(straight(6, 0), 20).release()).toBeUndefined();
});

test('a quick flick is played however short it is, beyond a little way', () => {
  expect(
    dragAlong(
      [
        [12, 0],
        [26, 0],
      ],
      10,
    ).release(),
  ).toBe('right');
  expect(
    dragAlong(
      [
        [0, -14],
        [0, -30],
      ],
      10,
    ).release(),
  ).toBe('up');
  expect(
    dragAlong(
      [
        [8, 0],
        [20, 0],
      ],
      10,
    ).release(),
  ).toBeUndefined();
});

test('a flick that stops before it lets go is a slow drag', () => {
  const { release } = dragAlong(
    [
      [14, 0],
      [40, 0],
    ],
    10,
  );
  expect(release()).toBe('right');
  expect(release(200)).toBeUndefined();
});

test('a flick back takes the peek back, from beyond half a cell too', () => {
  const back = [60, 100, 96, 90, 84, 77, 70].map((x): [number, number] => [x, 0]);
  expect(dragAlong(back, 12).release()).toBeUndefined();
  expect(dragAlong(back, 40).release()).toBe('right');
});

test('a drag that turns back past its start leads the other way', () => {
  expect(
    dragAlong(
      [
        [60, 0],
        [-80, 0],
      ],
      200,
    ).release(),
  ).toBe('left');
});

test('without peeking, a drag is a swipe as soon as it is long enough', () => {
  expect(swipeOf(dragAlong([[20, 0]]).drag)).toBeUndefined();
  expect(swipeOf(dragAlong([[24, 0]]).drag)).toBe('right');
  expect(swipeOf(dragAlong([[-30, 28]]).drag)).toBeUndefined();
});

test('a drag remembers no more points than its speed needs', () => {
  const { drag } = dragAlong(straight(2000, 0), 16);
  expect(drag.trail.length).toBeLessThan(10);
});

test('a press that moved beyond the slop is no tap', () => {
  expect(isTap({ x: 0, y: 0 }, { x: 10, y: 0 })).toBe(true);
  expect(isTap({ x: 0, y: 0 }, { x: 80, y: 0 })).toBe(false);
});
