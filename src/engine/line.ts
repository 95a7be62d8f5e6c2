/**
 * The line rules of the two seeds stand here and nowhere else. A line is the cells from the wall
 * that the tiles are pushed to, back to the trailing edge, all the same distance apart: so the hot
 * loops get three numbers, its first cell, that distance (the stride) and its length, and look no
 * cell up. "Behind" means further from the wall.
 */
import { mergedTile, merges } from './tile.ts';
import type { Cell, Motion, Tile } from './types.ts';

/** The ways in which a line can travel; see `pushGrid`. */
export const TRAVELS = ['fold', 'step', 'slide'] as const;

/** How the tiles of a line travel when pushed. */
export type Travel = (typeof TRAVELS)[number];

/**
 * Lines of the same length (1 cell at least) and stride, side by side: line `i` starts, at the wall,
 * at the cell `first + i * apart`.
 */
export interface LineGrid {
  readonly count: number;
  readonly first: Cell;
  readonly apart: number;
  readonly stride: number;
  readonly length: number;
}

/** A line on its own that was pushed towards its index 0. */
export interface LineShift {
  readonly tiles: readonly Tile[];
  readonly motions: readonly Motion[];
}

/** Whether a cell takes what is behind it: it is empty, or the two tiles merge. */
function closes(tile: Tile, behind: Tile): boolean {
  return tile === 0 || merges(tile, behind);
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
export function pushableEnds(
  cells: readonly Tile[],
  first: Cell,
  stride: number,
  length: number,
): number {
  let ends = 0;
  let cell = first;
  let tile = cells[cell] as Tile;
  for (let left = length - 1; left > 0; left--) {
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

/** Whether pushing a line, given as the list of its cells, towards its first cell changes it. */
export function canPush(cells: readonly Tile[], line: readonly Cell[]): boolean {
  const [first = 0, second = first] = line;
  return (pushableEnds(cells, first, second - first, line.length) & TO_FIRST) !== 0;
}

/**
 * The fold of `threes` and `cs227`. From the wall, the first adjacent pair that can merge with no
 * empty cell before it merges into the cell nearer the wall; otherwise the first empty cell takes
 * the tile behind it. Either way everything behind moves up one cell.
 *
 *     wall | 1 2 1 2   →   wall | 3 1 2 .     the pair merges
 *     wall | 3 . 1 2   →   wall | 3 1 2 .     the gap comes first, the pair rides along
 */
function fold(
  cells: Tile[],
  first: Cell,
  stride: number,
  length: number,
  motions?: Motion[],
): boolean {
  const last = first + stride * (length - 1);
  let to = first;
  let partner = cells[to] as Tile;
  while (to !== last) {
    const from = to + stride;
    const tile = cells[from] as Tile;
    if (closes(partner, tile)) return moveUp(cells, to, last, stride, motions);
    to = from;
    partner = tile;
  }
  return false;
}

/** Moves all behind a cell that closes, up to the last, by one. Says whether that moved a tile. */
function moveUp(
  cells: Tile[],
  closing: Cell,
  last: Cell,
  stride: number,
  motions?: Motion[],
): boolean {
  let moved = 0;
  let partner = cells[closing] as Tile;
  for (let to = closing; to !== last; ) {
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
  cells[last] = 0;
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
function mergePairs(cells: Tile[], first: Cell, stride: number, length: number): number {
  let merged = 0;
  let cell = first;
  let tile = cells[cell] as Tile;
  for (let step = 0; step + 1 < length; step++) {
    const far = cell + stride;
    let behind = cells[far] as Tile;
    const sum = mergedTile(tile, behind);
    if (sum !== 0) {
      merged |= 1 << step;
      cells[cell] = sum;
      behind = cells[far] = 0;
    }
    cell = far;
    tile = behind;
  }
  return merged;
}

/** The piece in each cell of a line after its merge pass, nearest the wall first. */
export function mergePass(
  cells: readonly Tile[],
  line: readonly Cell[],
): readonly (Piece | undefined)[] {
  const tiles = line.map((cell) => cells[cell] as Tile);
  const merged = mergePairs(tiles, 0, 1, tiles.length);
  return line.map((cell, step) => {
    const tile = tiles[step] as Tile;
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
  first: Cell,
  stride: number,
  length: number,
  closing: number,
  motions?: Motion[],
): boolean {
  const before = motions && cells.slice();
  const merged = mergePairs(cells, first, stride, length);
  let changed = merged !== 0;
  let closed = 0;
  let cell = first;
  for (let step = 0; step < length; step++, cell += stride) {
    const tile = cells[cell] as Tile;
    if (tile === 0) {
      if (closed < closing) {
        closed++;
        continue;
      }
    } else if (closed > 0) changed = true;
    const to = cell - closed * stride;
    cells[to] = tile;
    if (before && tile !== 0) {
      const last = merged & (1 << step) ? cell + stride : cell;
      for (const from of cell === last ? [cell] : [cell, last]) {
        if (from === to) continue;
        const moved = before[from] as Tile;
        motions.push({ from, to, tile: moved, becomes: tile, merged: from !== cell });
      }
    }
  }
  for (; closed > 0; closed--) cells[cell - closed * stride] = 0;
  return changed;
}

/**
 * Pushes the lines of a grid of `cells` in place, and gives those that this changed, in which
 * something moved, as bits: bit `i` for line `i`. Adds what moved to `motions`, line by line and
 * nearest the wall first, where it is asked for.
 *
 * Each rule is called by its name and has its own loop: V8 only inlines a call that always leads to
 * the same function, and a loop with one rule in it keeps what it needs in registers.
 */
export function pushGrid(
  travel: Travel,
  cells: Tile[],
  grid: LineGrid,
  motions?: Motion[],
): number {
  switch (travel) {
    case 'fold':
      return foldLines(cells, grid, motions);
    case 'step':
      return passLines(cells, grid, 1, motions);
    case 'slide':
      return passLines(cells, grid, grid.length, motions);
  }
}

function foldLines(cells: Tile[], grid: LineGrid, motions?: Motion[]): number {
  const { count, first, apart, stride, length } = grid;
  let changed = 0;
  for (let line = 0; line < count; line++) {
    if (fold(cells, first + line * apart, stride, length, motions)) changed |= 1 << line;
  }
  return changed;
}

function passLines(cells: Tile[], grid: LineGrid, closing: number, motions?: Motion[]): number {
  const { count, first, apart, stride, length } = grid;
  let changed = 0;
  for (let line = 0; line < count; line++) {
    const start = first + line * apart;
    if (twoPasses(cells, start, stride, length, closing, motions)) changed |= 1 << line;
  }
  return changed;
}

/**
 * Pushes a line on its own towards its index 0; nothing when that changes nothing. The given tiles
 * stay as they are, and the motions count cells from index 0.
 */
export function shiftLine(tiles: readonly Tile[], travel: Travel): LineShift | undefined {
  const pushed = tiles.slice();
  const motions: Motion[] = [];
  const { length } = tiles;
  const grid = { count: Math.min(length, 1), first: 0, apart: length, stride: 1, length };
  pushGrid(travel, pushed, grid, motions);
  return motions.length > 0 ? { tiles: pushed, motions } : undefined;
}
