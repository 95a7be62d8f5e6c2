/**
 * What is folded from each tile: facets as data, drawn above the tile's number. 1 and 2 are plain
 * sheets; from 3 on each doubling is a figure of its own, with more facets than the one before.
 *
 * A facet is a letter for its tone and the corners of a polygon, as SVG has them: `l50,5 50,66 8,66`.
 * Figures stand on a field of 100 by 70, plain sheets on one of 100 by 100, and light comes from the
 * left and from above. The tones: `l` light, `m` middle, `s` shade and `d` deep of the figure's own
 * paper; `a` and `b` light and shade of its second paper; `p` and `q` of the white back of the
 * paper; `o` a touch of gold; `k` ink, for eyes; `x` the mark on a plain sheet.
 */
import type { Tile } from '../../engine/index.ts';

/** The facets of a figure, the lowest first. */
export type Figure = readonly string[];

/** The plain sheets: one fold and one mark, one fold and two marks. */
const FOLD = 's100,0 100,100 0,100';
const MARK = 'x0,0 24,0 0,24';
const SECOND_MARK = 'x100,76 100,100 76,100';

/** A triangle: the sheet folded once. */
const TRIANGLE: Figure = ['l50,5 50,66 8,66', 's50,5 92,66 50,66'];

/** A boat. */
const BOAT: Figure = [
  'l50,3 50,46 25,46',
  'm50,3 75,46 50,46',
  'm2,26 30,46 50,46 26,67',
  's98,26 74,67 50,46 70,46',
  'd50,46 74,67 26,67',
];

/** From 3 on. Those of the tiles that a game begins with are here, the others come later. */
let figures: readonly Figure[] = [TRIANGLE, BOAT];

/** How many tiles have a figure of their own: from 3 to 12288. */
export const FIGURE_COUNT = 13;

/** Which figure a tile has, counted from 0 for 3; larger tiles than 12288 have the last one. */
export function figureIndex(tile: Tile): number {
  return Math.min(Math.log2(tile / 3), FIGURE_COUNT - 1);
}

/** What is folded from a tile, or nothing while that has not been loaded. */
export function figureOf(tile: Tile): Figure | undefined {
  if (tile < 3) return tile === 1 ? [FOLD, MARK] : [FOLD, MARK, SECOND_MARK];
  return figures[figureIndex(tile)];
}

/** Loads the figures that are not here from the beginning. */
export async function bringFigures(): Promise<void> {
  if (figures.length === FIGURE_COUNT) return;
  const { LATER } = await import('./figures-later.ts');
  figures = [TRIANGLE, BOAT, ...LATER];
}
