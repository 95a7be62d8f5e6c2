import { DIRECTIONS, type Direction as EngineDirection } from '../../engine/index.ts';

/**
 * The homework's enum: four names, which are their own texts. `Object.values(Direction)` lists them
 * in the order of Java's `Direction.values()`.
 */
export const Direction = { LEFT: 'LEFT', RIGHT: 'RIGHT', UP: 'UP', DOWN: 'DOWN' } as const;

/** A direction in which the grid can be shifted. */
export type Direction = keyof typeof Direction;

/** The engine's name of a direction; throws a TypeError for what is none. */
export function engineDirection(direction: Direction): EngineDirection {
  const found = DIRECTIONS.find((name) => name.toUpperCase() === direction);
  if (!found) {
    throw new TypeError(`direction must be LEFT, RIGHT, UP or DOWN, not ${String(direction)}`);
  }
  return found;
}
