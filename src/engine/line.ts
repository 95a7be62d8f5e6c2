/**
 * The line rules of the two seeds stand here and nowhere else. A line is a list of cells from the
 * wall that the tiles are pushed to, back to the trailing edge; "behind" means further from the
 * wall.
 */
import { mergedTile } from './tile.ts';
import type { Cell, Motion, Tile } from './types.ts';

/** The ways in which a line can travel; see `LINE_RULES`. */
export const TRAVELS = ['fold', 'step', 'slide'] as const;

/** How the tiles of a line travel when pushed. */
export type Travel = (typeof TRAVELS)[number];

/**
 * Pushes one line of `cells` in place, and says whether that changed it: whether something moved.
 * Adds what moved to `motions`, nearest the wall first, where they are asked for.
 */
export type LineRule = (cells: Tile[], line: readonly Cell[], motions?: Motion[]) => boolean;

/** A line on its own that was pushed towards its index 0. */
export interface LineShift {
  readonly tiles: readonly Tile[];
  readonly motions: readonly Motion[];
}

/** Whether a cell takes what is behind it: it is empty, or the two tiles merge. */
function closes(tile: Tile, behind: Tile): boolean {
  return tile === 0 || mergedTile(tile, behind) !== 0;
}

/** Set where a line changes when it is pushed towards its first cell … */
export const TO_FIRST = 1;
/** … and where it does when it is pushed towards its last. */
export const TO_LAST = 2;
const TO_BOTH = TO_FIRST | TO_LAST;

/**
 * Which pushes along a line change it: `TO_FIRST`, `TO_LAST`, both or 0. This is the same for every
 * way of travelling.
 */
export function pushableEnds(cells: readonly Tile[], line: readonly Cell[]): number {
  let ends = 0;
  let tile = cells[line[0] as Cell] as Tile;
  for (let step = 1; step < line.length; step++) {
    const next = cells[line[step] as Cell] as Tile;
    if (tile === 0) {
      if (next !== 0) ends |= TO_FIRST;
    } else if (next === 0) ends |= TO_LAST;
    else if (mergedTile(tile, next) !== 0) return TO_BOTH;
    tile = next;
  }
  return ends;
}

/** Whether pushing a line towards its first cell changes it. */
export function canPush(cells: readonly Tile[], line: readonly Cell[]): boolean {
  return (pushableEnds(cells, line) & TO_FIRST) !== 0;
}

/**
 * The fold of `threes` and `cs227`. From the wall, the first adjacent pair that can merge with no
 * empty cell before it merges into the cell nearer the wall; otherwise the first empty cell takes
 * the tile behind it. Either way everything behind moves up one cell.
 *
 *     wall | 1 2 1 2   →   wall | 3 1 2 .     the pair merges
 *     wall | 3 . 1 2   →   wall | 3 1 2 .     the gap comes first, the pair rides along
 */
function fold(cells: Tile[], line: readonly Cell[], motions?: Motion[]): boolean {
  const target = foldStep(cells, line);
  let to = line[target] as Cell;
  let partner = cells[to] as Tile;
  let moved = 0;
  for (let step = target + 1; step < line.length; step++) {
    const from = line[step] as Cell;
    const tile = cells[from] as Tile;
    // Two tiles that merge make their sum, and a gap adds nothing.
    const becomes = partner + tile;
    cells[to] = becomes;
    if (motions && tile !== 0) motions.push({ from, to, tile, becomes, merged: partner !== 0 });
    moved += tile;
    to = from;
    partner = 0;
  }
  if (target + 1 < line.length) cells[to] = 0;
  return moved > 0;
}

/**
 * The first step from the wall whose cell is empty, or merges with the tile behind it; the last
 * step of the line when there is none.
 */
export function foldStep(cells: readonly Tile[], line: readonly Cell[]): number {
  let step = 0;
  let tile = cells[line[0] as Cell] as Tile;
  while (step + 1 < line.length) {
    const behind = cells[line[step + 1] as Cell] as Tile;
    if (closes(tile, behind)) break;
    tile = behind;
    step++;
  }
  return step;
}

/** A tile after the merge pass: what it is, and the cells it came from, nearest the wall first. */
export interface Piece {
  readonly tile: Tile;
  readonly sources: readonly Cell[];
}

/** The piece in each cell of a line, nearest the wall first. */
type Pieces = readonly (Piece | undefined)[];

/**
 * The merge pass of `tres`: from the wall backwards, every adjacent pair that can merge becomes one
 * piece in the cell nearer the wall; the other cell is empty and takes no further part. Gives the
 * piece in each cell of the line, nearest the wall first.
 *
 *     wall | 2 1 2 1   →   wall | 3 . 3 .
 */
export function mergePass(cells: readonly Tile[], line: readonly Cell[]): Pieces {
  const pieces: (Piece | undefined)[] = line.map(() => undefined);
  for (let step = 0; step < line.length; step++) {
    const [cell, behind] = [line[step] as Cell, line[step + 1]];
    const tile = cells[cell] as Tile;
    if (tile === 0) continue;
    const sum = behind === undefined ? 0 : mergedTile(tile, cells[behind] as Tile);
    if (sum === 0) {
      pieces[step] = { tile, sources: [cell] };
    } else {
      pieces[step] = { tile: sum, sources: [cell, behind as Cell] };
      step++;
    }
  }
  return pieces;
}

/** The movement pass of `tres`: everything behind the first empty cell moves up one cell. */
function stepPass(pieces: Pieces): Pieces {
  const gap = pieces.indexOf(undefined);
  if (gap < 0) return pieces;
  return [...pieces.slice(0, gap), ...pieces.slice(gap + 1), undefined];
}

/** The other reading of the movement pass: every tile slides as far as it can. */
function slidePass(pieces: Pieces): Pieces {
  const tiles = pieces.filter((piece) => piece !== undefined);
  return pieces.map((_, step) => tiles[step]);
}

/** The two passes of `tres`, merge all and then move, as a line rule. */
function twoPasses(move: typeof stepPass): LineRule {
  return (cells, line, motions) => {
    const before = line.map((cell) => cells[cell] as Tile);
    let changed = false;
    move(mergePass(cells, line)).forEach((piece, step) => {
      const to = line[step] as Cell;
      cells[to] = piece?.tile ?? 0;
      piece?.sources.forEach((from, order) => {
        const tile = before[line.indexOf(from)] as Tile;
        const merged = order > 0;
        if (from === to) return;
        changed = true;
        motions?.push({ from, to, tile, becomes: piece.tile, merged });
      });
    });
    return changed;
  };
}

/** The line rule behind each way of travelling. */
export const LINE_RULES: Readonly<Record<Travel, LineRule>> = {
  fold,
  step: twoPasses(stepPass),
  slide: twoPasses(slidePass),
};

/**
 * Pushes a line on its own towards its index 0; nothing when that changes nothing. The given tiles
 * stay as they are, and the motions count cells from index 0.
 */
export function shiftLine(tiles: readonly Tile[], travel: Travel): LineShift | undefined {
  const line = tiles.map((_, step) => step);
  const pushed = tiles.slice();
  const motions: Motion[] = [];
  LINE_RULES[travel](pushed, line, motions);
  return motions.length > 0 ? { tiles: pushed, motions } : undefined;
}
