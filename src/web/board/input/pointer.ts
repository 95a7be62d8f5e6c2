/** Swipes by finger, pen or mouse anywhere on the page, except on what has a use of its own. */
import type { Direction } from '../../../engine/index.ts';
import { beginStroke, extendStroke, isTap, type Point, type Stroke } from './swipe.ts';

const CONTROLS = 'a, button, input, select, textarea, label, summary, dialog, [data-selectable]';

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

/**
 * Reports each swipe once, as soon as it is one. A second finger ends the stroke, and so does the
 * browser when it takes the gesture over.
 */
export function listenToSwipes(
  target: Document,
  swiped: (direction: Direction) => void,
  blocked: () => boolean,
): void {
  let current: { readonly pointer: number; readonly stroke: Stroke } | undefined;
  const end = () => {
    current = undefined;
  };
  target.addEventListener('pointerdown', (event) => {
    const onControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    const fresh = event.isPrimary && event.button === 0 && !onControl && !blocked();
    current = fresh ? { pointer: event.pointerId, stroke: beginStroke(pointOf(event)) } : undefined;
  });
  target.addEventListener('pointermove', (event) => {
    if (current?.pointer !== event.pointerId) return;
    // A mouse whose button was let go outside the window is no longer dragging.
    if (event.buttons === 0 || blocked()) return end();
    const { stroke, swipe } = extendStroke(current.stroke, pointOf(event));
    current = { pointer: event.pointerId, stroke };
    if (swipe) swiped(swipe);
  });
  target.addEventListener('pointerup', end);
  target.addEventListener('pointercancel', end);
}

/**
 * Keeps a press that moved from activating the button it ends on: swipes often begin or end over
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
