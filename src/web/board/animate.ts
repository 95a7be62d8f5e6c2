/**
 * The motion of a turn, through the Web Animations API. Every animation ends where the settled
 * board has its elements anyway, so it may be cancelled at any moment and nothing is lost.
 */
import type { Direction } from '../../engine/index.ts';
import type { Changes, Move } from './changes.ts';
import { foldAxis, placeBefore, placeOf, transformTo } from './geometry.ts';

/** How long the parts of a turn take, in milliseconds; folding and appearing follow the slide. */
const DURATION = { slide: 130, fold: 210, appear: 170 } as const;

/** From the start of a turn until its last animation has ended, in milliseconds. */
export const TURN_DURATION = DURATION.slide + Math.max(DURATION.fold, DURATION.appear);

const SLIDE = { duration: DURATION.slide, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' } as const;
const AFTER_SLIDE = { delay: DURATION.slide, fill: 'backwards' } as const;

/** The elements of a sheet: the one that travels, and the paper on it that folds. */
export interface SheetElements {
  readonly root: HTMLElement;
  readonly paper: HTMLElement;
}

/** Starts the animations of a turn on the elements of its sheets, found by identity. */
export function animateTurn(
  { moves, merges, entry }: Changes,
  push: Direction,
  width: number,
  elementsOf: (id: number) => SheetElements | undefined,
): void {
  const slide = ({ id, from, to }: Move) => {
    const path = [placeOf(from, width), placeOf(to, width)].map(transformTo);
    elementsOf(id)?.root.animate({ transform: path }, { ...SLIDE, fill: 'forwards' });
  };
  for (const move of moves) slide(move);
  for (const { id, sources } of merges) {
    for (const source of sources) slide(source);
    const sheet = elementsOf(id);
    sheet?.root.animate({ visibility: ['hidden', 'hidden'] }, { duration: DURATION.slide });
    sheet?.paper.animate(foldKeyframes(push), { ...AFTER_SLIDE, duration: DURATION.fold });
  }
  if (!entry) return;
  const sheet = elementsOf(entry.id);
  if (entry.push) {
    const path = [placeBefore(entry.cell, entry.push, width), placeOf(entry.cell, width)];
    sheet?.root.animate({ transform: path.map(transformTo) }, SLIDE);
  } else {
    const grow = { opacity: [0, 1], transform: ['scale(0.4)', 'scale(1)'] };
    const easing = 'cubic-bezier(0.2, 1.2, 0.4, 1)';
    sheet?.paper.animate(grow, { ...AFTER_SLIDE, duration: DURATION.appear, easing });
  }
}

/** The made sheet folds over onto its partner, lifts a little and comes to rest. */
function foldKeyframes(push: Direction): Keyframe[] {
  const axis = foldAxis(push);
  const turned = (degrees: number, scale: number) =>
    `perspective(30rem) rotate3d(${axis}, ${degrees}deg) scale(${scale})`;
  return [
    { transform: turned(-75, 1), easing: 'ease-out' },
    { transform: turned(0, 1.09), offset: 0.55, easing: 'ease-in-out' },
    { transform: turned(0, 1) },
  ];
}
