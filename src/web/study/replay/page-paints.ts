/** The colours of the page as it looks now, and a picture in them as a PNG. */
import type { Board, Tile } from '../../../engine/index.ts';
import { drawAllFigures, drawPaper } from '../../board/figures-paper.ts';
import { type Paints, type PictureWords, pictureOf, pictureSize } from './picture.ts';

/** How many pixels a picture has for each of its units. */
const SCALE = 1.2;

/** A picture of a board as a PNG, in the colours of the page; null where the browser makes none. */
export async function pngOf(board: Board, words: PictureWords): Promise<Blob | null> {
  await drawAllFigures();
  const { height, width } = pictureSize(board);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(drawnInPageColours(board, words))}`;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Works out colours by putting what has them on the page for a moment, out of sight. */
function drawnInPageColours(board: Board, words: PictureWords): string {
  const place = document.createElement('div');
  place.className = 'visually-hidden';
  place.setAttribute('aria-hidden', 'true');
  document.body.append(place);
  try {
    return pictureOf(board, words, paintsIn(place));
  } finally {
    place.remove();
  }
}

function paintsIn(place: HTMLElement): Paints {
  const named = (name: string) => {
    place.style.color = `var(--${name})`;
    return getComputedStyle(place).color;
  };
  const papers = new Map<Tile, ReturnType<Paints['paper']>>();
  const paper = (tile: Tile) => {
    const drawn = drawPaper(tile);
    place.append(drawn);
    const { backgroundColor, color } = getComputedStyle(drawn);
    const facets = [...drawn.querySelectorAll('polygon')].map((one) => getComputedStyle(one).fill);
    // From 3 on the paper has a gradient, which has no colour of its own.
    return { ground: tile < 3 ? backgroundColor : named('paper-light'), ink: color, facets };
  };
  return {
    page: named('page'),
    ink: named('ink'),
    soft: named('ink-soft'),
    desk: named('desk'),
    cell: named('cell'),
    paper: (tile) => {
      const known = papers.get(tile) ?? paper(tile);
      papers.set(tile, known);
      return known;
    },
  };
}
