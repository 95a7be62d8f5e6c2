/**
 * The motion of a push alone, through the Web Animations API, from one share of it to another: as
 * the first part of a turn, and while peeking.
 */
import type { Direction } from '../../engine/index.ts';
import type { Animator } from './animator.ts';
import type { Push } from './changes.ts';
import { foldAxis, hingeOf, pressedTo } from './geometry.ts';
import { transformTo } from './place.ts';
import { giveAt, type Pose, posesAt } from './pose.ts';
import type { SheetElements } from './render.ts';

/** Where motion happens: who starts it, and how the elements of a sheet are found. */
export interface Stage {
  readonly animator: Animator;
  readonly width: number;
  readonly elementsOf: (id: number) => SheetElements | undefined;
}

/** How long the way back takes at most, and a nudge, in milliseconds. */
const DURATION = { back: 140, nudge: 170 } as const;

/** The fewest milliseconds that anything takes: less looks like a jump. */
export const SHORTEST = 70;

/** The moments of a push at which turning paper is drawn; between them it turns evenly. */
const MOMENTS = 6;

/** How the motion of a push is timed. */
export interface PushTiming {
  /** In milliseconds. */
  readonly duration: number;
  readonly easing: string;
  /** Whether everything stays where it was carried until it is told otherwise. */
  readonly stays?: boolean;
  /** How long pressed paper takes to get its length back after the push, in milliseconds. */
  readonly release?: number;
}

/** The CSS transform of paper that has turned about its hinge by an angle. */
export function turnedBy(push: Direction, degrees: number): string {
  return `perspective(75vmin) rotate3d(${foldAxis(push)}, ${degrees}deg)`;
}

/** The CSS transform of the paper of a sheet in a pose. */
export function paperTransform({ lift, press }: Pose, push: Direction): string {
  if (lift > 0) return turnedBy(push, lift);
  return press === 1 ? 'none' : pressedTo(push, press);
}

/**
 * Starts the motion of all sheets that a push touches from one share of it to another. Never two
 * animations of the same property of one element: the browser's compositor could run neither.
 */
export function animatePush(
  push: Push,
  { animator, width, elementsOf }: Stage,
  [from, to]: readonly [number, number],
  { duration, easing, release = 0, stays = false }: PushTiming,
): void {
  const { direction } = push;
  const transformOrigin = hingeOf(direction, 'leading');
  const options = { duration, easing, fill: stays ? 'forwards' : 'none' } as const;
  const [first, ...later] = Array.from({ length: MOMENTS }, (_, at) =>
    posesAt(push, from + ((to - from) * at) / (MOMENTS - 1), width),
  );
  for (const [id, start] of first ?? []) {
    const poses = [start, ...later.flatMap((moment) => moment.get(id) ?? [])];
    const end = poses.at(-1) ?? start;
    const elements = elementsOf(id);
    // Places and pressure change evenly: their ends say it all.
    const transform = [start, end].map(({ place }) => transformTo(place));
    if (transform[0] !== transform[1]) animator.animate(elements?.root, { transform }, options);
    const drawn = (pose: Pose) => ({ transform: paperTransform(pose, direction), transformOrigin });
    if (start.lift > 0 || end.lift > 0) {
      animator.animate(elements?.paper, poses.map(drawn), options);
    } else if (start.press < 1 || end.press < 1) {
      const pressed = {
        ...drawn(end),
        offset: duration / (duration + release),
        easing: 'ease-out',
      };
      const freed = release > 0 ? [drawn({ ...end, press: 1 })] : [];
      animator.animate(elements?.paper, [{ ...drawn(start), easing }, pressed, ...freed], {
        ...options,
        duration: duration + release,
        easing: 'linear',
      });
    }
  }
}

/** Carries the sheets from one share of a push to another; answers how long it takes. */
export function animatePeek(push: Push, stage: Stage, shares: readonly [number, number]): number {
  const duration = Math.max(SHORTEST, DURATION.back * Math.abs(shares[1] - shares[0]));
  animatePush(push, stage, shares, { duration, easing: 'ease-out' });
  return duration;
}

/** The CSS transform of the layer of all sheets when it gives way to a push that moves nothing. */
export function giveTransform(
  push: Direction,
  share: number,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const { column, row } = giveAt(push, share);
  return transformTo({ column: column / width, row: row / height });
}

/** Lets the layer come back from where it gave way; from rest it is nudged first. */
export function animateGive(
  layer: HTMLElement,
  { animator }: Stage,
  back: readonly string[],
): number {
  animator.animate(
    layer,
    { transform: [...back, 'none'] },
    { duration: DURATION.nudge, easing: 'ease-out' },
  );
  return DURATION.nudge;
}
