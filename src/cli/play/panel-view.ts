/** Drawing what stands beside the board: the next tile and the numbers. */
import { highestTile, type PlayerView, type Tile } from '../../engine/index.ts';
import { drawText, type Frame } from '../terminal/frame.ts';
import type { Theme } from '../terminal/theme.ts';
import { grouped } from '../text.ts';
import { drawCard } from './card-view.ts';
import type { Layout } from './layout.ts';

/** What the panel shows beside the view itself. */
export interface PanelFacts {
  /** The best score so far; null where that means nothing. */
  readonly best: number | null;
  /** Who plays, where it is not the person at the keys. */
  readonly player?: string;
}

/** The preview as cards: a label and the tile whose colours it wears. */
interface PreviewCard {
  readonly label: string;
  readonly tile: Tile;
}

/** More candidates than this are shown as one card with a plus. */
const MOST_CARDS = 3;

function previewCards({ preview }: PlayerView): PreviewCard[] {
  const tiles = preview.odds.map(({ tile }) => tile);
  if (preview.kind === 'large') return [{ label: '3+', tile: 3 }];
  if (tiles.length > MOST_CARDS) return [{ label: '+', tile: tiles[0] as Tile }];
  return tiles.map((tile) => ({ label: String(tile), tile }));
}

/** Draws the panel in the form that the layout gives it. */
export function drawPanel(
  frame: Frame,
  layout: Layout,
  view: PlayerView,
  facts: PanelFacts,
  theme: Theme,
): void {
  if (layout.panel.beside) drawBeside(frame, layout, view, facts, theme);
  else drawAbove(frame, layout, view, facts, theme);
}

function drawBeside(
  frame: Frame,
  { panel }: Layout,
  view: PlayerView,
  facts: PanelFacts,
  theme: Theme,
): void {
  const { column, row } = panel;
  drawText(frame, column, row, 'Next');
  const cards = previewCards(view);
  const width = Math.max(...cards.map(({ label }) => label.length)) + (cards.length > 1 ? 2 : 4);
  cards.forEach(({ label, tile }, index) => {
    const box = { column: column + index * (width + 1), row: row + 1, width, height: 3 };
    drawCard(frame, box, label, theme.card(tile), theme);
  });
  const numbers = [
    ['Score', grouped(view.score)],
    ...(facts.best === null ? [] : [['Best', grouped(facts.best)]]),
    ['Moves', grouped(view.moves)],
    ['Highest', String(highestTile(view.board))],
    ...(facts.player === undefined ? [] : [['Player', facts.player]]),
  ] as const;
  numbers.forEach(([name, value], index) => {
    drawText(frame, column, row + 6 + index, name ?? '');
    drawText(frame, column + 9, row + 6 + index, value ?? '', theme.strong);
  });
}

function drawAbove(
  frame: Frame,
  { panel }: Layout,
  view: PlayerView,
  facts: PanelFacts,
  theme: Theme,
): void {
  const { column, row, width } = panel;
  const right = (line: number, name: string, value: string) => {
    const start = column + width - value.length;
    drawText(frame, start - name.length - 1, row + line, name);
    drawText(frame, start, row + line, value, theme.strong);
  };
  const score = grouped(view.score);
  const room = width - 5 - ' Score '.length - score.length;
  drawText(frame, column, row, 'Next');
  let at = column + 5;
  for (const { label, tile } of fittingCards(previewCards(view), room, theme)) {
    drawText(frame, at, row, label, theme.card(tile));
    at += label.length + 1;
  }
  right(0, 'Score', score);
  drawText(frame, column, row + 1, 'Moves');
  drawText(frame, column + 6, row + 1, grouped(view.moves), theme.strong);
  if (facts.best !== null) right(1, 'Best', grouped(facts.best));
}

/** Preview cards on one line, with as much around their labels as there is room for. */
function fittingCards(cards: readonly PreviewCard[], room: number, theme: Theme): PreviewCard[] {
  const [before, after] = theme.depth === 'none' ? ['[', ']'] : [' ', ' '];
  const wide = cards.map((card) => ({ ...card, label: before + card.label + after }));
  const fitting = [wide, cards].find(
    (line) => line.reduce((sum, { label }) => sum + label.length + 1, -1) <= room,
  );
  return [...(fitting ?? [{ label: '+', tile: cards[0]?.tile ?? 3 }])];
}
