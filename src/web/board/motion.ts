/** How the board moves: loaded after the first picture, which stands still. */
import { animateTurn } from './animate.ts';
import { animateGive, animatePeek, giveTransform, paperTransform } from './animate-push.ts';
import { posesAt } from './pose.ts';

/** All that moves sheets, in one, so that it is loaded in one. */
export const motion = {
  animateGive,
  animatePeek,
  animateTurn,
  giveTransform,
  paperTransform,
  posesAt,
};

/** What moves sheets. */
export type Motion = typeof motion;
