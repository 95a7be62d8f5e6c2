/**
 * The motion of a turn, through the Web Animations API. Every animation ends where the settled
 * board has its elements anyway, so it may be cancelled at any moment and nothing is lost.
 */
import type { Direction } from '../../engine/index.ts';
import { animatePush, SHORTEST, type Stage, turnedBy } from './animate-push.ts';
import type { Changes, Entry, Merge } from './changes.ts';
import { hingeOf, placeBefore, stepFrom } from './geometry.ts';
import { placeOf, transformTo } from './place.ts';
import { PRESSURE } from './pose.ts';

/** How long the parts of a turn take, in milliseconds; falling and appearing follow the slide. */
const DURATION = { slide: 130, fall: 190, appear: 170, unfold: 640 } as const;

/** What is special about a turn. */
export interface TurnOptions {
  /** The share of the push that was seen already, by peeking. */
  readonly from: number;
  /** The sheets, by identity, whose figure was made for the first time ever. */
  readonly firsts: ReadonlySet<number>;
}

/** Starts the animations of a turn; answers when the last one ends, in milliseconds from now. */
export function animateTurn(changes: Changes, stage: Stage, { from, firsts }: TurnOptions): number {
  const { direction, merges, entry } = changes;
  const duration = Math.max(SHORTEST, DURATION.slide * (1 - from));
  const easing = from > 0 ? 'ease-out' : 'cubic-bezier(0.3, 0.1, 0.2, 1)';
  const slide = { duration, easing };
  animatePush(changes, stage, [from, 1], { ...slide, stays: true, release: DURATION.fall });
  let end = duration;
  for (const merge of merges) {
    animateFall(merge, direction, stage, duration);
    end = duration + DURATION.fall;
  }
  for (const id of firsts) {
    animateUnfolding(id, stage, duration + DURATION.fall);
    end = duration + DURATION.fall + DURATION.unfold;
  }
  const entering = entry ? animateEntry(entry, stage, slide) : 0;
  return Math.max(end, entering);
}

/** The made sheet, upright on the edge of its cell, falls onto its partner and comes to rest. */
function animateFall(
  { id, cell }: Merge,
  push: Direction,
  { animator, width, elementsOf }: Stage,
  delay: number,
): void {
  const sheet = elementsOf(id);
  const place = placeOf(cell, width);
  const pressed = transformTo(stepFrom(place, push, PRESSURE));
  const frames = [
    { opacity: 0, transform: pressed, easing: 'step-end' },
    { opacity: 1, transform: pressed, offset: delay / (delay + DURATION.fall), easing: 'ease-out' },
    { opacity: 1, transform: transformTo(place) },
  ];
  animator.animate(sheet?.root, frames, { duration: delay + DURATION.fall });
  const transformOrigin = hingeOf(push, 'trailing');
  const turned = (degrees: number, scale: number) => ({
    transform: `${turnedBy(push, degrees)} scale(${scale})`,
    transformOrigin,
  });
  const turns = [
    { ...turned(-90, 1), easing: 'ease-in' },
    { ...turned(0, 1), offset: 0.6, easing: 'ease-out' },
    { ...turned(0, 1.05), offset: 0.8, easing: 'ease-in-out' },
    turned(0, 1),
  ];
  const fall = { duration: DURATION.fall, delay, fill: 'backwards' } as const;
  animator.animate(sheet?.paper, turns, fall);
}

/** A figure that was never made before: its paper lifts, and the figure on it opens once. */
function animateUnfolding(id: number, { animator, elementsOf }: Stage, delay: number): void {
  const paper = elementsOf(id)?.paper;
  const options = { delay, duration: DURATION.unfold, fill: 'backwards' } as const;
  const lift = [
    { transform: 'scale(1)', easing: 'ease-out' },
    { transform: 'scale(1.14) rotate(-2deg)', offset: 0.35, easing: 'ease-in-out' },
    { transform: 'scale(1.14) rotate(1.5deg)', offset: 0.7, easing: 'ease-in' },
    { transform: 'scale(1)' },
  ];
  animator.animate(paper, lift, options);
  const opening = [
    { clipPath: 'polygon(50% 50%, 50% 50%, 50% 50%, 50% 50%)', easing: 'ease-out' },
    { clipPath: 'polygon(50% 0%, 100% 50%, 50% 100%, 0% 50%)', offset: 0.4 },
    { clipPath: 'polygon(50% -50%, 150% 50%, 50% 150%, -50% 50%)', offset: 0.75 },
    { clipPath: 'polygon(50% -50%, 150% 50%, 50% 150%, -50% 50%)' },
  ];
  animator.animate(paper?.querySelector('svg') ?? undefined, opening, { ...options, fill: 'none' });
}

/** A new sheet slides in with the push, or appears on its cell after it; answers when it is there. */
function animateEntry(
  { id, cell, push }: Entry,
  { animator, width, elementsOf }: Stage,
  { duration, easing }: { readonly duration: number; readonly easing: string },
): number {
  const sheet = elementsOf(id);
  if (push) {
    const path = [placeBefore(cell, push, width), placeOf(cell, width)];
    animator.animate(sheet?.root, { transform: path.map(transformTo) }, { duration, easing });
    return duration;
  }
  animator.animate(
    sheet?.paper,
    { opacity: [0, 1], transform: ['scale(0.4)', 'scale(1)'] },
    {
      duration: DURATION.appear,
      delay: duration,
      fill: 'backwards',
      easing: 'cubic-bezier(0.2, 1.2, 0.4, 1)',
    },
  );
  return duration + DURATION.appear;
}
