/** A picture of a board with its score, as SVG: the sheets and figures of the game, in its colours. */
import { type Board, rowsOf, type Tile } from '../../../engine/index.ts';
import { figureOf } from '../../board/figures.ts';

/** The colours of a page, as an SVG may have them. */
export interface Paints {
  readonly page: string;
  readonly ink: string;
  readonly soft: string;
  readonly desk: string;
  readonly cell: string;
  /** The paper of a tile, the ink on it, and a colour for each facet of its figure. */
  readonly paper: (tile: Tile) => {
    readonly ground: string;
    readonly ink: string;
    readonly facets: readonly string[];
  };
}

/** What stands around the board. */
export interface PictureWords {
  readonly title: string;
  readonly subtitle: string;
  readonly score: string;
  /** What stands below the score. */
  readonly facts: string;
}

/** The width of every picture, and the space around the board, in its own units. */
const WIDTH = 1000;
const MARGIN = 50;
const HEAD = 130;
const FOOT = 190;
const FONT = 'system-ui, -apple-system, sans-serif';

/** The size of the picture of a board. */
export function pictureSize({ width, height }: Board): { width: number; height: number } {
  return { width: WIDTH, height: HEAD + FOOT + (WIDTH - 2 * MARGIN) * (height / width) };
}

/** The picture of a board. */
export function pictureOf(board: Board, words: PictureWords, paints: Paints): string {
  const size = pictureSize(board);
  const side = (WIDTH - 2 * MARGIN) / board.width;
  const right = WIDTH - MARGIN;
  const foot = size.height - FOOT;
  const sheets = rowsOf(board).flatMap((row, y) =>
    row.map((tile, x) => sheet(tile, MARGIN + x * side, HEAD + y * side, side, paints)),
  );
  const deskHeight = side * board.height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" font-family="${FONT}">`,
    `<rect width="100%" height="100%" fill="${paints.page}"/>`,
    '<clipPath id="sheet"><rect width="100" height="100" rx="4"/></clipPath>',
    line(
      words.title,
      MARGIN,
      HEAD / 2,
      `font-size="${titleSize(words)}" font-weight="700" fill="${paints.ink}"`,
    ),
    line(words.subtitle, right, HEAD / 2, `font-size="36" text-anchor="end" fill="${paints.soft}"`),
    `<rect x="${MARGIN - 12}" y="${HEAD - 12}" width="${WIDTH - 2 * MARGIN + 24}" height="${deskHeight + 24}" rx="24" fill="${paints.desk}"/>`,
    ...sheets,
    line(words.score, MARGIN, foot + 75, `font-size="60" font-weight="700" fill="${paints.ink}"`),
    line(words.facts, MARGIN, foot + 140, `font-size="36" fill="${paints.soft}"`),
    '</svg>',
  ].join('\n');
}

/** A cell with the sheet on it, in the proportions of board.css. */
function sheet(tile: Tile, x: number, y: number, side: number, paints: Paints): string {
  const gap = side * 0.044;
  const length = side - 2 * gap;
  const frame = `<svg x="${x + gap}" y="${y + gap}" width="${length}" height="${length}" viewBox="0 0 100 100">`;
  const ground = (fill: string) => `<rect width="100" height="100" rx="4" fill="${fill}"/>`;
  if (tile === 0) return `${frame}${ground(paints.cell)}</svg>`;
  const { facets, ground: paper, ink } = paints.paper(tile);
  const plain = tile < 3;
  const label = String(tile);
  const height = plain ? 56 : Math.min(35, 136 / label.length);
  const figure = (figureOf(tile) ?? [])
    .map((facet, index) => polygon(facet.slice(1), facets[index] ?? ink))
    .join('');
  const folded = plain
    ? figure
    : `<svg x="8.5" y="4.5" width="83" height="58.1" viewBox="0 0 100 70">${figure}</svg>`;
  const number = line(
    label,
    50,
    plain ? 50 : 98.5 - height / 2,
    `data-tile="${label}" font-size="${height}" font-weight="700" letter-spacing="-0.03em" text-anchor="middle" fill="${ink}"`,
  );
  return `${frame}<g clip-path="url(#sheet)">${ground(paper)}${folded}</g>${number}</svg>`;
}

/** A size at which a long title leaves room for what stands opposite it. */
function titleSize({ subtitle, title }: PictureWords): number {
  const room = WIDTH - 2 * MARGIN - 36 * 0.6 * subtitle.length - 30;
  return Math.min(50, Math.round(room / (0.62 * title.length)));
}

function polygon(points: string, fill: string): string {
  return `<polygon points="${points}" fill="${fill}" stroke="${fill}" stroke-width="0.5" stroke-linejoin="round"/>`;
}

function line(words: string, x: number, y: number, look: string): string {
  return `<text x="${x}" y="${y}" dominant-baseline="central" ${look}>${escaped(words)}</text>`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
