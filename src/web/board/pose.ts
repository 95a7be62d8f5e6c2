/**
 * How the sheets lie while a push is under way, at any share of it between 0 and 1. Peeking holds
 * such a moment; a turn runs through all of them. Plain data: nothing here knows a document.
 *
 * A merge is a fold. The arriving sheet does not slide: it stands up about its leading edge, just
 * as fast as the push takes its room away, until it is upright; then it falls onto its partner.
 *
 *     share 0        share 1/2       share 1        fallen
 *     ┌────┬────┐    ┌────┬──╮       ┌────╥         ┌────┐
 *     │ 1  │ 2  │    │ 1  │ 2 ╲      │ 1  ║         │ 3  │
 *     └────┴────┘    └────┴────╲     └────╨         └────┘
 */
import type { Direction } from '../../engine/index.ts';
import type { Move, Push } from './changes.ts';
import { placeBefore, stepFrom } from './geometry.ts';
import { type Place, placeOf } from './place.ts';

/** How one sheet lies. */
export interface Pose {
  readonly place: Place;
  /** How far the paper has turned about its leading edge, in degrees: 0 flat, 90 upright. */
  readonly lift: number;
  /** The length of the paper along the push, pressed against its leading edge: 1 as it is. */
  readonly press: number;
}

/** How much shorter a partner is when the whole push presses on it, in lengths of a sheet. */
export const PRESSURE = 0.09;

/** The poses of every sheet that a push touches, by identity, at a share of the push. */
export function posesAt(push: Push, share: number, width: number): Map<number, Pose> {
  const { direction, moves, merges } = push;
  const poses = new Map<number, Pose>();
  const pressed = PRESSURE * share;
  for (const move of moves) poses.set(move.id, flat(between(move, share, width)));
  for (const { partner, arriving, cell } of merges) {
    poses.set(partner.id, { ...flat(between(partner, share, width)), press: 1 - pressed });
    const behind = placeBefore(cell, direction, width);
    const hinge = mix(placeOf(arriving.from, width), behind, share);
    // The trailing edge comes as far as the push has come: the cosine of the angle is what is left.
    const lift = (Math.acos(1 - share) * 180) / Math.PI;
    poses.set(arriving.id, { place: stepFrom(hinge, direction, pressed), lift, press: 1 });
  }
  return poses;
}

/** How far all sheets give way to a push that moves nothing, in cells: less and less, up to 0.12. */
export function giveAt(direction: Direction, share: number): Place {
  return stepFrom({ column: 0, row: 0 }, direction, 0.12 * (1 - Math.exp(-2 * share)));
}

function flat(place: Place): Pose {
  return { place, lift: 0, press: 1 };
}

function between({ from, to }: Move, share: number, width: number): Place {
  return mix(placeOf(from, width), placeOf(to, width), share);
}

function mix(a: Place, b: Place, share: number): Place {
  return {
    column: a.column + (b.column - a.column) * share,
    row: a.row + (b.row - a.row) * share,
  };
}
