/** Drags by finger, pen or mouse anywhere on the page, except on what has a use of its own. */
import type { Direction } from '../../../engine/index.ts';
import type { PeekEvent } from '../peek.ts';
import {
  beginDrag,
  type Drag,
  extendDrag,
  isTap,
  leadOf,
  type Point,
  releaseDrag,
  swipeOf,
} from './drag.ts';

const CONTROLS = 'a, button, input, select, textarea, label, summary, dialog, [data-selectable]';

/** Whom drags ask and tell. */
export interface DragOptions {
  /** Told what a drag means for the peek. */
  readonly act: (event: PeekEvent) => void;
  /** Whether the push that a drag leads is shown; no longer when the peek was taken back. */
  readonly following: () => boolean;
  /** Whether the player wants to peek; else a drag is a swipe, which plays as soon as it is one. */
  readonly peeks: () => boolean;
  /** Plays the push of a swipe. */
  readonly play: (direction: Direction) => void;
  /** The length of a cell, in CSS pixels. */
  readonly cellLength: () => number;
  /** Whether drags mean nothing now. */
  readonly blocked: () => boolean;
}

/** A drag, and by which pointer it is. */
interface Current {
  readonly pointer: number;
  readonly cell: number;
  readonly drag: Drag;
  readonly follows: boolean;
}

function pointOf({ clientX, clientY, timeStamp }: MouseEvent): Point {
  return { x: clientX, y: clientY, time: timeStamp };
}

/**
 * Follows drags that begin on a page, or on one element of it. A second finger or another button
 * takes a drag back, and so does the browser when it takes the gesture over.
 */
export function listenToDrags(target: GlobalEventHandlers & Node, options: DragOptions): void {
  const { act, following, peeks, play, cellLength, blocked } = options;
  let current: Current | undefined;
  const end = () => {
    if (current?.follows && following()) act({ kind: 'cancel' });
    current = undefined;
  };
  const isCurrent = ({ pointerId }: PointerEvent) => current?.pointer === pointerId;
  target.addEventListener('pointerdown', (event) => {
    end();
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    const onControl = control !== null && target.contains(control);
    if (!event.isPrimary || event.button !== 0 || onControl || blocked()) return;
    const drag = beginDrag(pointOf(event));
    current = { pointer: event.pointerId, cell: cellLength(), drag, follows: false };
  });
  target.addEventListener('pointermove', (event) => {
    if (!current || !isCurrent(event)) return;
    // A mouse whose button was let go outside the window is no longer dragging, and a peek that
    // was taken back from elsewhere is not begun again by the same drag.
    if (event.buttons !== 1 || blocked() || (current.follows && !following())) return end();
    const drag = extendDrag(current.drag, pointOf(event));
    if (!current.drag.axis && drag.axis) capture(event);
    if (!peeks()) {
      const swipe = swipeOf(drag);
      current = swipe ? undefined : { ...current, drag };
      if (swipe) play(swipe);
      return;
    }
    const lead = leadOf(drag, current.cell);
    if (lead) act({ kind: 'follow', ...lead });
    else if (current.follows) act({ kind: 'release', by: 'drag' });
    current = { ...current, drag, follows: lead !== undefined };
  });
  target.addEventListener('pointerup', (event) => {
    if (!current || !isCurrent(event)) return;
    const { drag, cell, follows } = current;
    const confirmed = follows && following() && releaseDrag(drag, event.timeStamp, cell);
    if (confirmed) act({ kind: 'confirm', by: 'drag' });
    end();
  });
  target.addEventListener('pointercancel', (event) => isCurrent(event) && end());
}

/** Lets a drag go on outside the window or the frame. */
function capture({ target, pointerId }: PointerEvent): void {
  try {
    if (target instanceof Element) target.setPointerCapture(pointerId);
  } catch {
    // The pointer has just gone, or a script made it up: the drag ends at the edge then.
  }
}

/**
 * Keeps a press that moved from activating the button it ends on: drags often begin or end over
 * one. A press by keyboard has no path and always counts.
 */
export function guardTaps(target: Document): void {
  let start: Point | undefined;
  const remember = (event: PointerEvent) => {
    start = pointOf(event);
  };
  const guard = (event: MouseEvent) => {
    if (event.detail === 0 || !start || isTap(start, pointOf(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  target.addEventListener('pointerdown', remember, { capture: true });
  target.addEventListener('click', guard, { capture: true });
}
