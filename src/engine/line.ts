/**
 * One line of a board, seen from the wall that its tiles are pushed to: index 0 is the cell at
 * the wall. The two line rules of the seeds stand here and nowhere else.
 */
import { mergedTile } from './tile.ts';
import type { Tile } from './types.ts';

/** The ways in which a line can travel; see `LINE_RULES`. */
export const TRAVELS = ['fold', 'step', 'slide'] as const;

/** How the tiles of a line travel when pushed. */
export type Travel = (typeof TRAVELS)[number];

/** A motion within one line; `from` and `to` count cells from the wall. See `Motion`. */
export interface LineMotion {
  readonly from: number;
  readonly to: number;
  readonly tile: Tile;
  readonly becomes: Tile;
  readonly merged: boolean;
}

/** A line that was pushed: its tiles afterwards, and what moved, nearest the wall first. */
export interface LineShift {
  readonly tiles: readonly Tile[];
  readonly motions: readonly LineMotion[];
}

/** Pushes one line towards index 0. */
export interface LineRule {
  /** Whether the push changes the line. */
  canShift(line: readonly Tile[]): boolean;
  /** The pushed line; nothing when the push changes nothing. */
  shift(line: readonly Tile[]): LineShift | undefined;
}

/**
 * The cell at which a line folds: the tile behind it moves onto it, and everything further back
 * moves up one. It is the first cell that is empty or that can merge with the tile behind it;
 * -1 when there is none, or when nothing stands behind the gap.
 */
function foldCell(line: readonly Tile[]): number {
  for (let cell = 0; cell + 1 < line.length; cell++) {
    if (line[cell] === 0) return line.some((tile, at) => at > cell && tile !== 0) ? cell : -1;
    if (mergedTile(line[cell] as Tile, line[cell + 1] as Tile) !== 0) return cell;
  }
  return -1;
}

/**
 * The fold of `threes` and `cs227`. From the wall, the first adjacent pair that can merge with no
 * empty cell before it merges into the cell nearer the wall; otherwise the first empty cell takes
 * the tile behind it. Either way everything behind moves up one cell.
 *
 *     wall | 1 2 1 2   →   wall | 3 1 2 0     the pair merges
 *     wall | 3 0 1 2   →   wall | 3 1 2 0     the gap comes first, the pair rides along
 */
const fold: LineRule = {
  canShift: (line) => foldCell(line) >= 0,
  shift(line) {
    const target = foldCell(line);
    if (target < 0) return undefined;
    const tiles = line.slice();
    const motions: LineMotion[] = [];
    for (let from = target + 1; from < line.length; from++) {
      const to = from - 1;
      const tile = line[from] as Tile;
      const merged = from === target + 1 && line[target] !== 0;
      const becomes = merged ? mergedTile(line[target] as Tile, tile) : tile;
      tiles[to] = becomes;
      if (tile !== 0) motions.push({ from, to, tile, becomes, merged });
    }
    tiles[line.length - 1] = 0;
    return { tiles, motions };
  },
};

/** A tile after the merge pass: what it is, and the cells it came from, nearest the wall first. */
interface Piece {
  readonly tile: Tile;
  readonly sources: readonly number[];
}

/**
 * The merge pass of `tres`: from the wall backwards, every adjacent pair that can merge becomes one
 * piece in the cell nearer the wall; the other cell is empty and takes no further part.
 *
 *     wall | 2 1 2 1   →   wall | 3 . 3 .
 */
function mergePass(line: readonly Tile[]): (Piece | undefined)[] {
  const pieces = new Array<Piece | undefined>(line.length).fill(undefined);
  for (let cell = 0; cell < line.length; cell++) {
    const tile = line[cell] as Tile;
    if (tile === 0) continue;
    const sum = mergedTile(tile, line[cell + 1] ?? 0);
    pieces[cell] = sum === 0 ? { tile, sources: [cell] } : { tile: sum, sources: [cell, cell + 1] };
    if (sum !== 0) cell++;
  }
  return pieces;
}

/** The movement pass of `tres`: everything behind the first empty cell moves up one cell. */
function stepPass(pieces: readonly (Piece | undefined)[]): (Piece | undefined)[] {
  const gap = pieces.indexOf(undefined);
  return gap < 0 ? [...pieces] : [...pieces.slice(0, gap), ...pieces.slice(gap + 1), undefined];
}

/** The other reading of the movement pass: every tile slides as far as it can. */
function slidePass(pieces: readonly (Piece | undefined)[]): (Piece | undefined)[] {
  const tiles = pieces.filter((piece) => piece !== undefined);
  return pieces.map((_, cell) => tiles[cell]);
}

/** The two passes of `tres`, merge all and then move, as a line rule. */
function twoPasses(move: typeof stepPass): LineRule {
  const shift = (line: readonly Tile[]): LineShift | undefined => {
    const motions: LineMotion[] = [];
    const tiles = move(mergePass(line)).map((piece, to) => {
      piece?.sources.forEach((from, order) => {
        const merged = order > 0;
        const tile = line[from] as Tile;
        if (from !== to) motions.push({ from, to, tile, becomes: piece.tile, merged });
      });
      return piece?.tile ?? 0;
    });
    return motions.length > 0 ? { tiles, motions } : undefined;
  };
  return { shift, canShift: (line) => shift(line) !== undefined };
}

/** The line rule behind each way of travelling. */
export const LINE_RULES: Readonly<Record<Travel, LineRule>> = {
  fold,
  step: twoPasses(stepPass),
  slide: twoPasses(slidePass),
};
