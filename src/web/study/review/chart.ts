/** The curve of a review as numbers to draw: on a field 1000 wide and 300 high, top left is 0, 0. */
import type { JudgedMove } from './review.ts';

/** The size of the field. */
export const FIELD = { width: 1000, height: 300 } as const;

/** How much of the field is for the bars that say what moves cost. */
const BARS = 70;

/** A curve and bars. */
export interface Chart {
  /** The path of the expected score, for an SVG. */
  readonly line: string;
  /** Where a bar stands, how high it is. */
  readonly bars: readonly { readonly ply: number; readonly x: number; readonly height: number }[];
  /** The expected scores at the top and at the foot of the curve. */
  readonly most: number;
  readonly least: number;
  /** Where the state before a move stands, from the left. */
  readonly x: (ply: number) => number;
  /** Where the curve is there, from the top. */
  readonly y: (ply: number) => number;
}

/** Lays the curve of some judged moves out; `total` moves are as wide as the field. */
export function chartOf(moves: readonly JudgedMove[], total: number): Chart {
  const values = moves.map(({ value }) => value);
  const most = Math.max(...values, 1);
  const least = Math.min(...values, most);
  const dearest = Math.max(...moves.map(({ cost }) => cost), 1);
  const span = Math.max(most - least, 1);
  const x = (ply: number) => (total > 1 ? (FIELD.width * ply) / (total - 1) : FIELD.width / 2);
  const height = FIELD.height - BARS;
  const y = (ply: number) => {
    const value = values[Math.min(ply, values.length - 1)] ?? least;
    return 6 + (height - 12) * (1 - (value - least) / span);
  };
  const points = moves.map(({ ply }) => `${round(x(ply))} ${round(y(ply))}`);
  return {
    line: points.length > 0 ? `M${points.join('L')}` : '',
    bars: moves
      .filter(({ cost }) => cost > 0)
      .map(({ cost, ply }) => ({ ply, x: round(x(ply)), height: round((BARS * cost) / dearest) })),
    most,
    least,
    x,
    y,
  };
}

/** The ply that stands at a place of the field, given as a share of its width. */
export function plyAt(share: number, total: number): number {
  return Math.max(0, Math.min(total - 1, Math.round(share * (total - 1))));
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
