/** Where a push carries what lies on a board, and about which edges sheets fold. */
import type { Cell, Direction } from '../../engine/index.ts';
import { type Place, placeOf } from './place.ts';

const STEPS: Readonly<Record<Direction, Place>> = {
  left: { column: -1, row: 0 },
  right: { column: 1, row: 0 },
  up: { column: 0, row: -1 },
  down: { column: 0, row: 1 },
};

/** The place that a push carries something to from a place, over a distance in cells. */
export function stepFrom({ column, row }: Place, push: Direction, distance: number): Place {
  const step = STEPS[push];
  return { column: column + step.column * distance, row: row + step.row * distance };
}

/** The place one step before a cell, for something that a push carries onto it. */
export function placeBefore(cell: Cell, push: Direction, width: number): Place {
  return stepFrom(placeOf(cell, width), push, -1);
}

/** The axis that a sheet turns about when a push folds it: across the push. */
export function foldAxis(push: Direction): string {
  const { column, row } = STEPS[push];
  return `${0 - row}, ${column}, 0`;
}

/**
 * Where a sheet of paper is hinged, as a CSS `transform-origin`: in the middle of the gap before
 * its leading edge, or behind its trailing one.
 */
export function hingeOf(push: Direction, edge: 'leading' | 'trailing'): string {
  const { column, row } = STEPS[push];
  const side = edge === 'leading' ? HINGE : -HINGE;
  return `${50 + column * side}% ${50 + row * side}%`;
}

/** How far the hinge is from the middle of the paper, in percent of its length. */
const HINGE = 55;

/** The CSS transform that makes paper shorter along a push; 1 leaves it as it is. */
export function pressedTo(push: Direction, length: number): string {
  return STEPS[push].row === 0 ? `scale(${length}, 1)` : `scale(1, ${length})`;
}
