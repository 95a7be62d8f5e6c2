/**
 * The line rules of the two seeds stand here and nowhere else. A line is a list of cells from the
 * wall that the tiles are pushed to, back to the trailing edge, all the same distance apart (so that
 * the hot loops need not look each up); "behind" means further from the wall.
 */
import { mergedTile, merges } from './tile.ts';
import type { Cell, Motion, Tile } from './types.ts';

/** The ways in which a line can travel; see `pushLine`. */
export const TRAVELS = ['fold', 'step', 'slide'] as const;

/** How the tiles of a line travel when pushed. */
export type Travel = (typeof TRAVELS)[number];

/** A line on its own that was pushed towards its index 0. */
export interface LineShift {
  readonly tiles: readonly Tile[];
  readonly motions: readonly Motion[];
}

/** Whether a cell takes what is behind it: it is empty, or the two tiles merge. */
function closes(tile: Tile, behind: Tile): boolean {
  return tile === 0 || merges(tile, behind);
}

/** How far apart the cells of a line are; it is the same between all of them. */
function strideOf(line: readonly Cell[]): number {
  return (line[1] as Cell) - (line[0] as Cell);
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
  const stride = strideOf(line);
  let ends = 0;
  let cell = line[0] as Cell;
  let tile = cells[cell] as Tile;
  for (let left = line.length - 1; left > 0; left--) {
    cell += stride;
    const next = cells[cell] as Tile;
    if (tile === 0) {
      if (next !== 0) ends |= TO_FIRST;
    } else if (next === 0) ends |= TO_LAST;
    else if (merges(tile, next)) return TO_BOTH;
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
  const stride = strideOf(line);
  let left = line.length - 1;
  let to = line[0] as Cell;
  let partner = cells[to] as Tile;
  for (; left > 0; left--) {
    const tile = cells[to + stride] as Tile;
    if (closes(partner, tile)) break;
    to += stride;
    partner = tile;
  }
  if (left <= 0) return false;
  let moved = 0;
  for (; left > 0; left--) {
    const from = to + stride;
    const tile = cells[from] as Tile;
    // Two tiles that merge make their sum, and a gap adds nothing.
    const becomes = partner + tile;
    cells[to] = becomes;
    if (motions && tile !== 0) motions.push({ from, to, tile, becomes, merged: partner !== 0 });
    moved += tile;
    to = from;
    partner = 0;
  }
  cells[to] = 0;
  return moved > 0;
}

/** A tile after the merge pass: what it is, and the cells it came from, nearest the wall first. */
export interface Piece {
  readonly tile: Tile;
  readonly sources: readonly Cell[];
}

/**
 * The merge pass of `tres`, in place: from the wall backwards, every adjacent pair that can merge
 * becomes one tile in the cell nearer the wall; the other cell is empty and takes no further part.
 * Gives the steps of the line that hold a merged tile, as bits.
 *
 *     wall | 2 1 2 1   →   wall | 3 . 3 .
 */
function mergePairs(cells: Tile[], line: readonly Cell[]): number {
  let merged = 0;
  let tile = cells[line[0] as Cell] as Tile;
  for (let step = 0; step + 1 < line.length; step++) {
    const far = line[step + 1] as Cell;
    let behind = cells[far] as Tile;
    const sum = mergedTile(tile, behind);
    if (sum !== 0) {
      merged |= 1 << step;
      cells[line[step] as Cell] = sum;
      behind = cells[far] = 0;
    }
    tile = behind;
  }
  return merged;
}

/** The piece in each cell of a line after its merge pass, nearest the wall first. */
export function mergePass(
  cells: readonly Tile[],
  line: readonly Cell[],
): readonly (Piece | undefined)[] {
  const tiles = cells.slice();
  const merged = mergePairs(tiles, line);
  return line.map((cell, step) => {
    const tile = tiles[cell] as Tile;
    if (tile === 0) return undefined;
    return { tile, sources: merged & (1 << step) ? [cell, line[step + 1] as Cell] : [cell] };
  });
}

/**
 * The two passes of `tres` as a line rule: merge all, and then move. So many of the empty cells are
 * closed, the nearest the wall first, and what is behind each moves up one cell: a single one for a
 * `step`; for a `slide` all, so that every tile goes as far as it can.
 */
function twoPasses(
  cells: Tile[],
  line: readonly Cell[],
  closing: number,
  motions?: Motion[],
): boolean {
  const before = motions && line.map((cell) => cells[cell] as Tile);
  const merged = mergePairs(cells, line);
  let changed = merged !== 0;
  let closed = 0;
  for (let step = 0; step < line.length; step++) {
    const tile = cells[line[step] as Cell] as Tile;
    if (tile === 0) {
      if (closed < closing) {
        closed++;
        continue;
      }
    } else if (closed > 0) changed = true;
    cells[line[step - closed] as Cell] = tile;
    if (before && tile !== 0) {
      const to = line[step - closed] as Cell;
      const last = merged & (1 << step) ? step + 1 : step;
      for (let source = step; source <= last; source++) {
        const from = line[source] as Cell;
        const moved = before[source] as Tile;
        if (from === to) continue;
        motions.push({ from, to, tile: moved, becomes: tile, merged: source > step });
      }
    }
  }
  for (let step = line.length - closed; step < line.length; step++) {
    cells[line[step] as Cell] = 0;
  }
  return changed;
}

/**
 * Pushes one line of `cells` in place, and says whether that changed it: whether something moved.
 * Adds what moved to `motions`, nearest the wall first, where they are asked for.
 *
 * Each rule is called by its name, since V8 only inlines a call that always leads to the same function.
 */
export function pushLine(
  travel: Travel,
  cells: Tile[],
  line: readonly Cell[],
  motions?: Motion[],
): boolean {
  switch (travel) {
    case 'fold':
      return fold(cells, line, motions);
    case 'step':
      return twoPasses(cells, line, 1, motions);
    case 'slide':
      return twoPasses(cells, line, line.length, motions);
  }
}

/**
 * Pushes a line on its own towards its index 0; nothing when that changes nothing. The given tiles
 * stay as they are, and the motions count cells from index 0.
 */
export function shiftLine(tiles: readonly Tile[], travel: Travel): LineShift | undefined {
  const line = tiles.map((_, step) => step);
  const pushed = tiles.slice();
  const motions: Motion[] = [];
  pushLine(travel, pushed, line, motions);
  return motions.length > 0 ? { tiles: pushed, motions } : undefined;
}
