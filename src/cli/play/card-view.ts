/** Drawing one card, and the whole desk with its cards. */
import type { Board, Cell } from '../../engine/index.ts';
import { drawText, type Frame, fillBox } from '../terminal/frame.ts';
import type { Theme } from '../terminal/theme.ts';
import type { Box, Layout } from './layout.ts';

/** What is marked on the desk. */
export interface Marks {
  /** The tile that entered last. */
  readonly fresh: Cell | null;
  /** Where a tile may enter next. */
  readonly entries: readonly Cell[];
}

/** Draws a card with a label: a coloured sheet, or a frame where there are no colours. */
export function drawCard(frame: Frame, box: Box, label: string, style: string, theme: Theme): void {
  const middle = box.row + Math.floor((box.height - 1) / 2);
  const start = box.column + Math.floor((box.width - label.length) / 2);
  if (theme.depth === 'none') drawFrame(frame, box, theme);
  else fillBox(frame, box, style);
  drawText(frame, start, middle, label, style);
}

function drawFrame(frame: Frame, box: Box, { glyphs }: Theme): void {
  const { bottom, side, top } = glyphs.frame;
  const last = box.column + box.width - 1;
  if (box.height === 1) {
    drawText(frame, box.column, box.row, '[');
    drawText(frame, last, box.row, ']');
    return;
  }
  const edge = ([left, line, right]: readonly [string, string, string]) =>
    left + line.repeat(box.width - 2) + right;
  drawText(frame, box.column, box.row, edge(top));
  for (let line = 1; line < box.height - 1; line++) {
    drawText(frame, box.column, box.row + line, side);
    drawText(frame, last, box.row + line, side);
  }
  drawText(frame, box.column, box.row + box.height - 1, edge(bottom));
}

/** Draws the desk and everything on it. */
export function drawDesk(
  frame: Frame,
  layout: Layout,
  board: Board,
  marks: Marks,
  theme: Theme,
): void {
  fillBox(frame, layout.desk, theme.desk);
  board.cells.forEach((tile, cell) => {
    const box = cardBox(layout, cell % board.width, Math.floor(cell / board.width));
    if (tile > 0) {
      drawCard(frame, box, String(tile), theme.card(tile), theme);
      if (marks.fresh === cell) drawFreshMark(frame, box, theme.card(tile), theme);
      return;
    }
    if (theme.depth !== 'none') fillBox(frame, box, theme.place);
    const glyph = marks.entries.includes(cell) ? theme.glyphs.entry : theme.glyphs.empty;
    const shown = marks.entries.includes(cell) || theme.depth === 'none' ? glyph : ' ';
    const middle = box.row + Math.floor((box.height - 1) / 2);
    drawText(frame, box.column + Math.floor((box.width - 1) / 2), middle, shown, theme.place);
  });
}

/** A mark in the corner of the card that came last: inside its frame where it has one. */
function drawFreshMark(frame: Frame, box: Box, style: string, theme: Theme): void {
  const framed = theme.depth === 'none' ? 1 : 0;
  const row = box.row + (box.height > 1 ? framed : 0);
  const column = box.column + (box.height > 1 ? 1 : framed);
  drawText(frame, column, row, theme.glyphs.fresh, style);
}

function cardBox({ card, desk, margin }: Layout, column: number, row: number): Box {
  return {
    column: desk.column + margin.x + column * (card.width + card.gapX),
    row: desk.row + margin.y + row * (card.height + card.gapY),
    width: card.width,
    height: card.height,
  };
}
