import { expect, test } from 'vitest';
import { beginStroke, extendStroke, isTap, type Point } from './swipe.ts';

/** The swipes that a path from the origin makes. */
function swipesAlong(...points: [number, number][]): string[] {
  let stroke = beginStroke({ x: 0, y: 0 });
  const swipes: string[] = [];
  for (const [x, y] of points) {
    const next = extendStroke(stroke, { x, y });
    stroke = next.stroke;
    if (next.swipe) swipes.push(next.swipe);
  }
  return swipes;
}

/** A straight path of this length at an angle in degrees, a point every two pixels. */
function straight(length: number, degrees: number): [number, number][] {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return Array.from({ length: length / 2 }, (_, step) => [x * 2 * (step + 1), y * 2 * (step + 1)]);
}

test('a straight path is one swipe, however long it is', () => {
  expect(swipesAlong(...straight(300, 0))).toEqual(['right']);
  expect(swipesAlong(...straight(300, 180))).toEqual(['left']);
  expect(swipesAlong(...straight(300, 90))).toEqual(['down']);
  expect(swipesAlong(...straight(300, -90))).toEqual(['up']);
});

test('a path that leans by up to 30 degrees still counts', () => {
  for (const lean of [-30, 30]) expect(swipesAlong(...straight(120, lean))).toEqual(['right']);
});

test('a short path is none', () => {
  expect(swipesAlong(...straight(6, 0))).toEqual([]);
  expect(swipesAlong(...straight(22, 90))).toEqual([]);
});

test('a diagonal path is none, however long it is', () => {
  for (const degrees of [44, 45, 46, 135, 225, -44]) {
    expect(swipesAlong(...straight(60, degrees))).toEqual([]);
    expect(swipesAlong(...straight(400, degrees))).toEqual([]);
  }
});

test('a path that turns back makes no second swipe', () => {
  expect(swipesAlong([30, 0], [60, 0], [0, 0], [-80, 0], [-80, 90])).toEqual(['right']);
});

test('a path that begins diagonally counts once it has a direction', () => {
  expect(swipesAlong([20, 20], [40, 25], [60, 25])).toEqual(['right']);
});

test('a press that moved beyond the slop is no tap', () => {
  const at = (x: number): Point => ({ x, y: 0 });
  expect(isTap(at(0), at(10))).toBe(true);
  expect(isTap(at(0), at(80))).toBe(false);
});
