import type { Direction } from '../../engine/index.ts';

/** The sign for a push in each direction, for the eye; its name has to be said beside it. */
export const PUSH_ARROWS: Readonly<Record<Direction, string>> = {
  left: '←',
  right: '→',
  up: '↑',
  down: '↓',
};
