/**
 * The folds that a tile shows: facets as data, drawn below its number. A sheet is a square of 100
 * by 100; from 3 on, each doubling adds folds to the one before.
 */
import type { Tile } from '../../engine/index.ts';

/** How a facet catches the light, or which side of the paper it shows. */
export type Tone = 'light' | 'mid' | 'shade' | 'deep' | 'teal' | 'ochre' | 'mark';

/** One flat piece of a folded sheet. */
export interface Facet {
  /** Corners in the form of SVG: `x,y x,y …`. */
  readonly points: string;
  readonly tone: Tone;
}

const CORNERS = {
  topLeft: '0,0 24,0 0,24',
  topRight: '76,0 100,0 100,24',
  bottomRight: '100,76 100,100 76,100',
  bottomLeft: '24,100 0,100 0,76',
} as const;

type Corner = keyof typeof CORNERS;

const EVERY_CORNER = Object.keys(CORNERS) as Corner[];
const ONE_PAIR: readonly Corner[] = ['topRight', 'bottomLeft'];

function facets(tone: Tone, ...shapes: string[]): Facet[] {
  return shapes.map((points) => ({ points, tone }));
}

function corners(tone: Tone, names: readonly Corner[] = EVERY_CORNER): Facet[] {
  return facets(tone, ...names.map((name) => CORNERS[name]));
}

/** Folded once along a diagonal. */
const HALVES = [...facets('light', '0,0 100,0 0,100'), ...facets('mid', '100,0 100,100 0,100')];

/** Folded along both diagonals. */
const QUARTERS = [
  ...facets('light', '0,0 100,0 50,50'),
  ...facets('mid', '100,0 100,100 50,50', '0,100 0,0 50,50'),
  ...facets('shade', '100,100 0,100 50,50'),
];

/** Folded along the diagonals and the middles: eight facets like a pinwheel. */
const EIGHTHS = [
  ...facets('light', '0,0 50,0 50,50', '100,0 100,50 50,50'),
  ...facets('mid', '50,0 100,0 50,50', '0,50 0,0 50,50'),
  ...facets('shade', '100,50 100,100 50,50', '0,100 0,50 50,50'),
  ...facets('deep', '50,100 0,100 50,50', '100,100 50,100 50,50'),
];

/** The four corners folded to the middle: a diamond above the sheet. */
const DIAMOND = [
  ...facets('light', '50,0 100,50 50,50'),
  ...facets('mid', '50,0 0,50 50,50', '100,50 50,100 50,50'),
  ...facets('shade', '0,50 50,100 50,50'),
];

/** Kites along the edges, which make a star with eight points of the sheet. */
const STAR = facets(
  'deep',
  '24,0 50,0 36,15',
  '100,24 100,50 87,36',
  '76,100 50,100 64,85',
  '0,76 0,50 13,64',
);

/** The edges turned over between the kites, so that the back of the paper shows. */
const HEM = facets(
  'ochre',
  '50,0 76,0 64,15',
  '100,50 100,76 87,64',
  '50,100 24,100 36,85',
  '0,50 0,24 13,36',
);

/** From 3 on, one entry for each doubling; larger tiles look like the last. */
const FIGURES: readonly (readonly Facet[])[] = [
  HALVES,
  QUARTERS,
  [...QUARTERS, ...corners('ochre', ['topRight'])],
  [...QUARTERS, ...corners('ochre', ONE_PAIR)],
  [...QUARTERS, ...corners('ochre')],
  [...EIGHTHS, ...corners('ochre')],
  [...EIGHTHS, ...corners('ochre'), ...corners('teal', ['topRight'])],
  [...EIGHTHS, ...corners('ochre'), ...corners('teal', ONE_PAIR)],
  [...EIGHTHS, ...corners('teal')],
  [...EIGHTHS, ...DIAMOND, ...corners('teal')],
  [...EIGHTHS, ...DIAMOND, ...STAR, ...corners('teal')],
  [...EIGHTHS, ...DIAMOND, ...STAR, ...HEM, ...corners('teal')],
  [
    ...EIGHTHS,
    ...DIAMOND,
    ...HEM,
    ...facets('teal', ...STAR.map(({ points }) => points)),
    ...corners('teal'),
  ],
];

/** The two plain sheets: one fold and one mark, one fold and two marks. */
const PLAIN: Readonly<Record<number, readonly Facet[]>> = {
  1: [...facets('mid', '100,0 100,100 0,100'), ...corners('mark', ['topLeft'])],
  2: [...facets('mid', '100,0 100,100 0,100'), ...corners('mark', ['topLeft', 'bottomRight'])],
};

/** The facets of a tile, the lowest first. */
export function figureOf(tile: Tile): readonly Facet[] {
  const doublings = Math.log2(tile / 3);
  return PLAIN[tile] ?? FIGURES[Math.min(doublings, FIGURES.length - 1)] ?? [];
}
