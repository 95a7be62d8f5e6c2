/** The learning curve in text. */
import { TILE_OF_CODE } from '../../packed/index.ts';
import type { CurvePoint } from './checkpoint.ts';

/** The codes whose rates are told: 384 to 6144. */
export const TOLD_CODES = [10, 11, 12, 13, 14] as const;

/** The names of the columns of `curveLine`. */
export function curveHeader(): string {
  const tiles = TOLD_CODES.map((code) => `${TILE_OF_CODE[code]}`.padStart(7));
  return `moves (M)  minutes    rate    games     mean${tiles.join('')}`;
}

/** A point of the curve in one line: rates of tiles in per cent of games. */
export function curveLine({ moves, seconds, rate, outcome }: CurvePoint): string {
  const { games, score, reached } = outcome;
  const tiles = TOLD_CODES.map((code) =>
    ((100 * (reached[code] as number)) / games).toFixed(2).padStart(7),
  );
  return [
    (moves / 1e6).toFixed(0).padStart(9),
    (seconds / 60).toFixed(1).padStart(9),
    rate.toFixed(3).padStart(8),
    `${games}`.padStart(9),
    (score / games).toFixed(0).padStart(9),
    ...tiles,
  ].join('');
}
