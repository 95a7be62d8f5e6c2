import type { Direction } from '../../engine/index.ts';

/** Ways to push, after a verb. */
export const directions: Readonly<Record<Direction, string>> = {
  left: 'a la izquierda',
  right: 'a la derecha',
  up: 'hacia arriba',
  down: 'hacia abajo',
};
