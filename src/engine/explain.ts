/**
 * What a push does to each line, step by step, and why: for learners. Every step is read off what
 * the line rules themselves decided (line.ts); explain-text.ts says it in words.
 */
import { pushLines } from './board.ts';
import { mergePass, shiftLine, type Travel } from './line.ts';
import { shift } from './shift.ts';
import { mergedTile } from './tile.ts';
import type { Board, Direction, Motion, Tile } from './types.ts';

/** Two neighbouring cells of a line, counted from the wall (0), and the tiles in them. */
export interface Pair {
  readonly cells: readonly [near: number, far: number];
  readonly tiles: readonly [near: Tile, far: Tile];
}

/** Why a pair of equal or mergeable neighbours did not merge. */
export type WaitReason =
  /** A gap nearer the wall came first. */
  | 'gap-first'
  /** A pair nearer the wall came first, and a line merges once. */
  | 'pair-first'
  /** One of the two went into another merge of the same pass. */
  | 'taken'
  /** Such a pair never merges. */
  | 'never';

/** One thing that happened in a line, or that did not. Cells count from the wall, from 0. */
export type ExplainedStep =
  /** Nothing: the line is empty, has no gap in front of a tile, or is full without a pair. */
  | { readonly kind: 'stays'; readonly reason: 'empty' | 'packed' | 'full' }
  /** The pair became one tile in the near cell. */
  | ({ readonly kind: 'merge'; readonly becomes: Tile } & Pair)
  /** Behind the merge, the tiles of these cells moved up one. */
  | { readonly kind: 'follow'; readonly cells: readonly number[] }
  /** The gap at `cell` came first: the tiles of these cells, behind it, moved up one. */
  | { readonly kind: 'gap'; readonly cell: number; readonly cells: readonly number[] }
  /** The line between the two passes. */
  | { readonly kind: 'between'; readonly tiles: readonly Tile[] }
  /** The second pass: the tiles, merged ones too, that moved, and how. */
  | {
      readonly kind: 'travel';
      readonly travel: 'step' | 'slide';
      readonly moves: readonly { readonly from: number; readonly to: number }[];
    }
  /** A pair that was there before the push and did not merge. */
  | ({ readonly kind: 'waits'; readonly reason: WaitReason } & Pair)
  /** A pair that lies side by side after the push: a later one may merge it. */
  | ({ readonly kind: 'ready' } & Pair);

/** What a push did to one line. */
export interface LineExplanation {
  /** The number of the row (left, right) or column (up, down), from 0; 0 for a line on its own. */
  readonly index: number;
  /** The tiles from the wall backwards, before and after. */
  readonly before: readonly Tile[];
  readonly after: readonly Tile[];
  readonly steps: readonly ExplainedStep[];
}

/** What a push did to a board. */
export interface Explanation {
  readonly direction: Direction;
  readonly travel: Travel;
  readonly before: Board;
  /** The afterstate; the same board when the push is illegal. */
  readonly after: Board;
  readonly lines: readonly LineExplanation[];
}

/** Explains a push of a whole board, legal or not. */
export function explain(
  board: Board,
  direction: Direction,
  rules: { readonly travel: Travel },
): Explanation {
  const { travel } = rules;
  const lines = pushLines(board.width, board.height, direction).map((line, index) =>
    explainLine(
      line.map((cell) => board.cells[cell] as Tile),
      travel,
      index,
    ),
  );
  const after = shift(board, direction, rules)?.afterstate ?? board;
  return { direction, travel, before: board, after, lines };
}

/** Explains a push of one line towards its first cell; `index` is its number on a board. */
export function explainLine(tiles: readonly Tile[], travel: Travel, index = 0): LineExplanation {
  const pushed = shiftLine(tiles, travel);
  if (!pushed) {
    const steps = [{ kind: 'stays', reason: whyItStays(tiles) } as const, ...waiting(tiles, null)];
    return { index, before: tiles, after: tiles, steps };
  }
  const steps = [...STEPS[travel](tiles, pushed.motions), ...ready(pushed.tiles)];
  return { index, before: tiles, after: pushed.tiles, steps };
}

type Steps = (tiles: readonly Tile[], motions: readonly Motion[]) => ExplainedStep[];

/** How each way of travelling is told. */
const STEPS: Readonly<Record<Travel, Steps>> = {
  fold: foldSteps,
  step: passSteps('step'),
  slide: passSteps('slide'),
};

function foldSteps(tiles: readonly Tile[], motions: readonly Motion[]): ExplainedStep[] {
  const cells = motions.filter(({ merged }) => !merged).map(({ from }) => from);
  const merge = motions.find(({ merged }) => merged);
  if (!merge) {
    return [{ kind: 'gap', cell: tiles.indexOf(0), cells }, ...waiting(tiles, 'gap-first')];
  }
  const follow = cells.length > 0 ? [{ kind: 'follow', cells } as const] : [];
  const { becomes, to } = merge;
  return [
    { kind: 'merge', ...pairAt(tiles, to), becomes },
    ...follow,
    ...waiting(tiles, 'pair-first', [to]),
  ];
}

function passSteps(travel: 'step' | 'slide'): Steps {
  return (tiles, motions) => {
    const pieces = mergePass(tiles, [...tiles.keys()]);
    const merges: ExplainedStep[] = [];
    const moves: { from: number; to: number }[] = [];
    const merged: number[] = [];
    pieces.forEach((piece, cell) => {
      if (!piece) return;
      if (piece.sources.length > 1) {
        merges.push({ kind: 'merge', ...pairAt(tiles, cell), becomes: piece.tile });
        merged.push(cell);
      }
      const to = motions.find(({ from }) => from === cell)?.to;
      if (to !== undefined) moves.push({ from: cell, to });
    });
    const between = { kind: 'between', tiles: pieces.map((piece) => piece?.tile ?? 0) } as const;
    return [
      ...merges,
      ...(merges.length > 0 ? [between] : []),
      { kind: 'travel', travel, moves },
      ...waiting(tiles, 'taken', merged),
    ];
  };
}

function whyItStays(tiles: readonly Tile[]): 'empty' | 'packed' | 'full' {
  if (tiles.every((tile) => tile === 0)) return 'empty';
  return tiles.includes(0) ? 'packed' : 'full';
}

/**
 * The pairs that were there before and did not merge: those that could have, for the given reason
 * (null where there are none), and equal neighbours that never do. `merged` are the near cells of
 * the pairs that merged.
 */
function waiting(
  tiles: readonly Tile[],
  reason: WaitReason | null,
  merged: readonly number[] = [],
): ExplainedStep[] {
  return pairs(tiles).flatMap((pair): ExplainedStep[] => {
    const [near, far] = pair.tiles;
    if (near === 0 || merged.includes(pair.cells[0])) return [];
    if (reason && mergedTile(near, far) !== 0) return [{ kind: 'waits', ...pair, reason }];
    return near === far ? [{ kind: 'waits', ...pair, reason: 'never' }] : [];
  });
}

function ready(tiles: readonly Tile[]): ExplainedStep[] {
  return pairs(tiles)
    .filter(({ tiles: [near, far] }) => mergedTile(near, far) !== 0)
    .map((pair) => ({ kind: 'ready', ...pair }));
}

function pairs(tiles: readonly Tile[]): Pair[] {
  return tiles.slice(1).map((_, near) => pairAt(tiles, near));
}

function pairAt(tiles: readonly Tile[], near: number): Pair {
  return { cells: [near, near + 1], tiles: [tiles[near] as Tile, tiles[near + 1] as Tile] };
}
