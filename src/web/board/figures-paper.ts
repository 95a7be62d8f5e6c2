/** A tile as a sheet of paper with what is folded from it, for the board and beside it. */
import type { Tile } from '../../engine/index.ts';
import { bringFigures, type Figure, figureIndex, figureOf } from './figures.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** What has to be drawn once the other figures are here. */
const waiting = new Map<SVGElement, Tile>();

/** A tile as a sheet of paper: its figure, and its number large. */
export function drawPaper(tile: Tile): HTMLElement {
  const paper = document.createElement('div');
  const label = String(tile);
  paper.className = 'paper';
  paper.dataset['kind'] = tile < 3 ? label : 'folded';
  paper.style.setProperty('--digits', String(label.length));
  const number = document.createElement('span');
  number.className = 'number';
  number.textContent = label;
  paper.append(drawFigure(tile), number);
  return paper;
}

/** What is folded from a tile, as a picture; it stays empty until its figure has been loaded. */
function drawFigure(tile: Tile): SVGElement {
  const picture = document.createElementNS(SVG, 'svg');
  const plain = tile < 3;
  picture.setAttribute('viewBox', plain ? '0 0 100 100' : '0 0 100 70');
  if (!plain) picture.dataset['figure'] = String(figureIndex(tile));
  const figure = figureOf(tile);
  if (figure) fold(picture, figure);
  else waiting.set(picture, tile);
  return picture;
}

/** Loads the other figures, and draws what waits for them. */
export async function drawAllFigures(): Promise<void> {
  await bringFigures();
  for (const [picture, tile] of waiting) fold(picture, figureOf(tile) ?? []);
  waiting.clear();
}

function fold(picture: SVGElement, figure: Figure): void {
  picture.innerHTML = figure
    .map((facet) => `<polygon class="facet-${facet[0]}" points="${facet.slice(1)}"/>`)
    .join('');
}
