/** When the path of a finger or of the mouse is a swipe: pure, one state in, one state out. */
import type { Direction } from '../../../engine/index.ts';

/** A point on the page, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a path must lead before it is a swipe, in CSS pixels. */
const SWIPE_DISTANCE = 24;

/** How many times further it must lead along one axis than along the other. */
const SWIPE_DOMINANCE = 1.6;

/** A press that moved further than this is no tap, in CSS pixels. */
const TAP_SLOP = 10;

/** A path that began at `start`; once it was a swipe, it is `spent`. */
export interface Stroke {
  readonly start: Point;
  readonly spent: boolean;
}

/** A path as it begins. */
export function beginStroke(start: Point): Stroke {
  return { start, spent: false };
}

/** The path one point further, and the direction if this point makes it a swipe: once at most. */
export function extendStroke(
  stroke: Stroke,
  point: Point,
): { readonly stroke: Stroke; readonly swipe: Direction | undefined } {
  const swipe = stroke.spent ? undefined : directionOf(stroke.start, point);
  return { stroke: swipe ? { ...stroke, spent: true } : stroke, swipe };
}

/** Whether a press that began and ended at these points is a tap. */
export function isTap(start: Point, end: Point): boolean {
  return Math.hypot(end.x - start.x, end.y - start.y) <= TAP_SLOP;
}

function directionOf(start: Point, end: Point): Direction | undefined {
  const [x, y] = [end.x - start.x, end.y - start.y];
  const [across, along] = [Math.abs(x), Math.abs(y)];
  if (across >= SWIPE_DISTANCE && across >= along * SWIPE_DOMINANCE)
    return x < 0 ? 'left' : 'right';
  if (along >= SWIPE_DISTANCE && along >= across * SWIPE_DOMINANCE) return y < 0 ? 'up' : 'down';
  return undefined;
}
