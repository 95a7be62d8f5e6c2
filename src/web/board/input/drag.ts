/**
 * A finger, a pen or a mouse that drags: where it leads the push, and what letting go means. Pure:
 * one state in, one state out; no clock and no page.
 */
import type { Direction } from '../../../engine/index.ts';

/** A point on the page, in CSS pixels, at a time in milliseconds. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** Within this distance of its start a drag has no direction, and a press is a tap: CSS pixels. */
const SLOP = 10;

/** How many times further a drag must lead along one axis than along the other to follow it. */
const DOMINANCE = 1.6;

/** The share of a cell from which letting go plays the push. */
const HALF = 0.5;

/** From this speed on letting go is a flick, in CSS pixels a millisecond. */
const FLICK_SPEED = 0.4;

/** A flick leads at least this far: CSS pixels. */
const FLICK_DISTANCE = 24;

/** The speed is that of the last milliseconds, this many. */
const FLICK_TIME = 60;

/** A drag under way. */
export interface Drag {
  readonly start: Point;
  /** Its last points, newest last, from which its speed is read. */
  readonly trail: readonly Point[];
  /** The axis that it follows, until it comes back to its start. */
  readonly axis: 'x' | 'y' | null;
}

/** The push that a drag leads to, and how far: the share of a cell, from 0 to 1. */
export interface Lead {
  readonly direction: Direction;
  readonly share: number;
}

/** A drag as it begins. */
export function beginDrag(start: Point): Drag {
  return { start, trail: [start], axis: null };
}

/** The drag one point further. */
export function extendDrag({ start, trail, axis }: Drag, point: Point): Drag {
  const recent = trail.filter(({ time }) => point.time - time <= FLICK_TIME);
  const [x, y] = [Math.abs(point.x - start.x), Math.abs(point.y - start.y)];
  const kept = axis && (axis === 'x' ? x : y) > SLOP ? axis : axisOf(x, y);
  return { start, trail: [...(recent.length > 0 ? recent : trail.slice(-1)), point], axis: kept };
}

/** Where a drag leads; nothing while it has no direction. `cell` is the length of one. */
export function leadOf({ start, trail, axis }: Drag, cell: number): Lead | undefined {
  const end = trail.at(-1) ?? start;
  if (!axis) return undefined;
  const way = end[axis] - start[axis];
  const share = Math.min(1, (Math.abs(way) - SLOP) / cell);
  return { direction: directionAlong(axis, way), share };
}

/** The push that letting go at this time plays; nothing when it takes the peek back. */
export function releaseDrag(drag: Drag, time: number, cell: number): Direction | undefined {
  const lead = leadOf(drag, cell);
  if (!lead) return undefined;
  const speed = speedOf(drag, time);
  const far = Math.abs(
    (drag.trail.at(-1) ?? drag.start)[drag.axis ?? 'x'] - drag.start[drag.axis ?? 'x'],
  );
  const flicked = speed >= FLICK_SPEED && far >= FLICK_DISTANCE;
  const carried = lead.share >= HALF && speed > -FLICK_SPEED;
  return flicked || carried ? lead.direction : undefined;
}

/** The push of a drag that is a plain swipe, for those who don't want to peek. */
export function swipeOf(drag: Drag): Direction | undefined {
  const lead = leadOf(drag, FLICK_DISTANCE - SLOP);
  return lead?.share === 1 ? lead.direction : undefined;
}

/** Whether a press that began and ended at these points is a tap. */
export function isTap(start: Omit<Point, 'time'>, end: Omit<Point, 'time'>): boolean {
  return Math.hypot(end.x - start.x, end.y - start.y) <= SLOP;
}

/** How fast a drag leads away from its start along its axis; negative on the way back. */
function speedOf({ start, trail, axis }: Drag, time: number): number {
  const recent = trail.filter((point) => time - point.time <= FLICK_TIME);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!axis || !first || !last) return 0;
  const away = last[axis] < start[axis] ? -1 : 1;
  return ((last[axis] - first[axis]) * away) / Math.max(1, last.time - first.time);
}

function axisOf(x: number, y: number): 'x' | 'y' | null {
  if (x > SLOP && x >= y * DOMINANCE) return 'x';
  return y > SLOP && y >= x * DOMINANCE ? 'y' : null;
}

function directionAlong(axis: 'x' | 'y', way: number): Direction {
  if (axis === 'x') return way < 0 ? 'left' : 'right';
  return way < 0 ? 'up' : 'down';
}
