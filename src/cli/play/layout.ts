/** Where everything stands on a screen of a size: the largest cards that fit. Pure. */

/** The size of a card and the gaps between cards, in spots. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
  readonly gapX: number;
  readonly gapY: number;
}

/** A rectangle of the screen, from 0. */
export interface Box {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

/** Where things stand. */
export interface Layout {
  readonly card: CardSize;
  /** The desk that the cards lie on, with its margin. */
  readonly desk: Box;
  /** Where the first card begins, from the desk's corner. */
  readonly margin: { readonly x: number; readonly y: number };
  /** Preview and numbers: beside the desk, or on two lines above it. */
  readonly panel: Box & { readonly beside: boolean };
  /** The row of the title; none where the room is needed. */
  readonly titleRow: number | null;
  readonly messageRow: number;
  readonly keysRow: number;
  /** The first column of everything, and how many columns there are for lines of text. */
  readonly left: number;
  readonly width: number;
}

/** Cards from the largest to the smallest, with the margin of the desk around them. */
const SIZES: readonly (CardSize & { readonly x: number; readonly y: number })[] = [
  { width: 13, height: 7, gapX: 2, gapY: 1, x: 2, y: 1 },
  { width: 11, height: 5, gapX: 2, gapY: 1, x: 2, y: 1 },
  { width: 9, height: 3, gapX: 2, gapY: 1, x: 2, y: 1 },
  { width: 8, height: 3, gapX: 1, gapY: 1, x: 1, y: 0 },
  { width: 7, height: 3, gapX: 1, gapY: 1, x: 1, y: 0 },
  { width: 8, height: 1, gapX: 1, gapY: 1, x: 1, y: 0 },
  { width: 6, height: 1, gapX: 1, gapY: 1, x: 1, y: 0 },
  { width: 6, height: 1, gapX: 1, gapY: 0, x: 1, y: 0 },
  { width: 5, height: 1, gapX: 1, gapY: 0, x: 0, y: 0 },
];

/** The panel beside the desk, and the space before it. */
const PANEL_WIDTH = 22;
const PANEL_SPACE = 3;
/** Preview, score, best, moves, highest with their space. */
const PANEL_ROWS = 13;
/** A message and the keys. */
const FOOT_ROWS = 2;
/** The least width of the lines of text. */
const LEAST_WIDTH = 29;

/** What is laid out: the shape of the board and the longest number on it. */
export interface Contents {
  readonly width: number;
  readonly height: number;
  readonly digits: number;
}

/** The best layout of a screen; nothing when the window is too small. */
export function layoutFor(columns: number, rows: number, contents: Contents): Layout | undefined {
  for (const size of SIZES) {
    if (size.width < contents.digits + 1) continue;
    const layout = beside(columns, rows, contents, size) ?? above(columns, rows, contents, size);
    if (layout) return layout;
  }
  return undefined;
}

/** The least columns and rows with which `layoutFor` finds a layout. */
export function leastSize(contents: Contents): { columns: number; rows: number } {
  const fitting = SIZES.filter(({ width }) => width >= contents.digits + 1);
  const size = fitting[fitting.length - 1] ?? (SIZES[0] as (typeof SIZES)[number]);
  const desk = deskSize(contents, size);
  return { columns: Math.max(LEAST_WIDTH, desk.width), rows: desk.height + 2 + FOOT_ROWS };
}

function deskSize({ width, height }: Contents, size: (typeof SIZES)[number]) {
  return {
    width: width * (size.width + size.gapX) - size.gapX + 2 * size.x,
    height: height * (size.height + size.gapY) - size.gapY + 2 * size.y,
  };
}

/** The panel at the right of the desk, a title above. */
function beside(
  columns: number,
  rows: number,
  contents: Contents,
  size: (typeof SIZES)[number],
): Layout | undefined {
  const desk = deskSize(contents, size);
  const width = desk.width + PANEL_SPACE + PANEL_WIDTH;
  const middle = Math.max(desk.height, PANEL_ROWS);
  const height = 2 + middle + 1 + FOOT_ROWS;
  if (width > columns || height > rows) return undefined;
  const left = Math.floor((columns - width) / 2);
  const top = Math.floor((rows - height) / 2);
  const panel = { column: left + desk.width + PANEL_SPACE, row: top + 2, width: PANEL_WIDTH };
  return {
    card: size,
    desk: { column: left, row: top + 2, ...desk },
    margin: { x: size.x, y: size.y },
    panel: { ...panel, height: middle, beside: true },
    titleRow: top,
    messageRow: top + 2 + middle + 1,
    keysRow: top + 2 + middle + 2,
    left,
    width,
  };
}

/** Two lines above the desk, for narrow and low windows; spare rows become space. */
function above(
  columns: number,
  rows: number,
  contents: Contents,
  size: (typeof SIZES)[number],
): Layout | undefined {
  const desk = deskSize(contents, size);
  const width = Math.max(LEAST_WIDTH, desk.width);
  const height = 2 + desk.height + FOOT_ROWS;
  const spare = rows - height;
  if (width > columns || spare < 0) return undefined;
  const space = Math.min(1, Math.floor(spare / 2));
  const left = Math.floor((columns - width) / 2);
  const top = Math.floor((spare - 2 * space) / 2);
  const deskRow = top + 2 + space;
  return {
    card: size,
    desk: { column: left + Math.floor((width - desk.width) / 2), row: deskRow, ...desk },
    margin: { x: size.x, y: size.y },
    panel: { column: left, row: top, width, height: 2, beside: false },
    titleRow: null,
    messageRow: deskRow + desk.height + space,
    keysRow: deskRow + desk.height + space + 1,
    left,
    width,
  };
}
