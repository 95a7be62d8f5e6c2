/**
 * Why a move cost something: what it gave up, as facts about the board after it and after the best
 * one. All that the rules decide comes from the engine.
 */
import {
  type Board,
  type Cell,
  type Direction,
  emptyCells,
  type GameState,
  highestTile,
  mergedTile,
  type Shift,
  shift,
  statusOf,
  successors,
  type Tile,
} from '../../../engine/index.ts';
import { placeOf } from '../../board/place.ts';

/** Something that a move gave up. */
export type Reason =
  /** It could end the game at once: by so much more than the best, 0 to 1. */
  | { readonly kind: 'risk'; readonly share: number }
  /** The best would have folded two of these, which this did not. */
  | { readonly kind: 'merge'; readonly tile: Tile; readonly makes: Tile }
  /** The highest tile left its corner, or the edge. */
  | { readonly kind: 'corner' | 'edge'; readonly tile: Tile }
  /** These two lay side by side, ready to fold, and no longer do. */
  | { readonly kind: 'apart'; readonly tile: Tile }
  /** A small tile stands between larger ones. */
  | { readonly kind: 'walled'; readonly tile: Tile; readonly between: readonly [Tile, Tile] }
  /** So many cells fewer are free. */
  | { readonly kind: 'room'; readonly cells: number }
  /** None of these: it shows only further ahead. */
  | { readonly kind: 'later' };

/** The most reasons that are given for a move. */
const MOST = 3;
/** What is less likely is not worth a word. */
const LEAST_RISK = 0.005;
/** Small tiles fold anyway, sooner or later. */
const LEAST_TILE = 6;
/** A tile is walled in by tiles that are so many times as large. */
const WALL = 8;

/** What a move gave up beside the best one, the weightiest first; both are legal in this state. */
export function reasonsFor(game: GameState, played: Direction, best: Direction): Reason[] {
  const did = shift(game.board, played, game.rules);
  const could = shift(game.board, best, game.rules);
  if (!did || !could) return [];
  const found = [
    riskOf(game, played, best),
    missedMerge(did, could),
    strayed(game.board, did.afterstate, could.afterstate),
    partedPair(did.afterstate, could.afterstate),
    walledIn(did.afterstate, could.afterstate),
    lessRoom(did.afterstate, could.afterstate),
  ].filter((reason) => reason !== undefined);
  return found.length > 0 ? found.slice(0, MOST) : [{ kind: 'later' }];
}

function riskOf(game: GameState, played: Direction, best: Direction): Reason | undefined {
  const share = endingChance(game, played) - endingChance(game, best);
  return share > LEAST_RISK ? { kind: 'risk', share } : undefined;
}

/** The chance that a game is lost right after a move. */
function endingChance(game: GameState, direction: Direction): number {
  return successors(game, direction).reduce((sum, { game: next, probability }) => {
    const status = statusOf(next);
    return status === 'playing' || status === 'finished' ? sum : sum + probability;
  }, 0);
}

function missedMerge(did: Shift, could: Shift): Reason | undefined {
  const largest = largestMade(could);
  if (!largest || largest.becomes < 2 * LEAST_TILE) return undefined;
  if ((largestMade(did)?.becomes ?? 0) >= largest.becomes) return undefined;
  return { kind: 'merge', tile: largest.tile, makes: largest.becomes };
}

function largestMade({ motions }: Shift) {
  return motions
    .filter(({ merged }) => merged)
    .sort((a, b) => b.becomes - a.becomes)
    .at(0);
}

/** The highest tile was in a corner, or at the edge, and the best move would have left it there. */
function strayed(before: Board, did: Board, could: Board): Reason | undefined {
  const tile = highestTile(before);
  if (tile < 8 * LEAST_TILE) return undefined;
  for (const [kind, holds] of [
    ['corner', inCorner],
    ['edge', atEdge],
  ] as const) {
    const kept = (board: Board) => {
      const highest = highestTile(board);
      return board.cells.some((one, cell) => one === highest && holds(cell, board));
    };
    if (kept(before) && kept(could) && !kept(did)) return { kind, tile };
  }
  return undefined;
}

function atEdge(cell: Cell, { height, width }: Board): boolean {
  const { row, column } = placeOf(cell, width);
  return row === 0 || column === 0 || row === height - 1 || column === width - 1;
}

function inCorner(cell: Cell, { height, width }: Board): boolean {
  const { row, column } = placeOf(cell, width);
  return (row === 0 || row === height - 1) && (column === 0 || column === width - 1);
}

/** Pairs of neighbours, as cells. */
function neighbours({ cells, width }: Board): [Cell, Cell][] {
  return cells.flatMap((_, cell) => {
    const right: [Cell, Cell][] = (cell + 1) % width === 0 ? [] : [[cell, cell + 1]];
    const below: [Cell, Cell][] = cell + width < cells.length ? [[cell, cell + width]] : [];
    return [...right, ...below];
  });
}

function largestPair(board: Board): Tile {
  const pairs = neighbours(board).map(([a, b]) => {
    const [one = 0, other = 0] = [board.cells[a], board.cells[b]];
    return one === other && mergedTile(one, other) !== 0 ? one : 0;
  });
  return Math.max(0, ...pairs);
}

function partedPair(did: Board, could: Board): Reason | undefined {
  const tile = largestPair(could);
  return tile >= LEAST_TILE && largestPair(did) < tile ? { kind: 'apart', tile } : undefined;
}

/** The tile that is walled in worst: between two larger ones that stand in line with it. */
function worstWall(board: Board): { tile: Tile; between: [Tile, Tile]; height: number } {
  const { cells, height, width } = board;
  let worst = { tile: 0, between: [0, 0] as [Tile, Tile], height: 0 };
  for (const [cell, tile] of cells.entries()) {
    if (tile === 0) continue;
    const { row, column } = placeOf(cell, width);
    const lines = [
      ...(column > 0 && column < width - 1 ? [[cell - 1, cell + 1]] : []),
      ...(row > 0 && row < height - 1 ? [[cell - width, cell + width]] : []),
    ];
    for (const [before = 0, after = 0] of lines) {
      const between: [Tile, Tile] = [cells[before] ?? 0, cells[after] ?? 0];
      const wall = Math.min(...between) / tile;
      if (wall >= WALL && wall > worst.height) worst = { tile, between, height: wall };
    }
  }
  return worst;
}

function walledIn(did: Board, could: Board): Reason | undefined {
  const { tile, between, height } = worstWall(did);
  if (height === 0 || worstWall(could).height >= height) return undefined;
  return { kind: 'walled', tile, between };
}

function lessRoom(did: Board, could: Board): Reason | undefined {
  const cells = emptyCells(could).length - emptyCells(did).length;
  return cells > 0 ? { kind: 'room', cells } : undefined;
}
