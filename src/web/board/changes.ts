/** What a turn means for the sheets on the desk: which travel, which fold into one, which enter. */
import type { Cell, Direction, Tile, Turn } from '../../engine/index.ts';
import type { BoardState, Sheet } from './state.ts';

/** A sheet that goes from one cell to another; `from` and `to` are equal for one that waits. */
export interface Move {
  readonly id: number;
  readonly from: Cell;
  readonly to: Cell;
}

/** Two sheets that meet on a cell and are one new sheet from then on. */
export interface Merge {
  readonly id: number;
  readonly cell: Cell;
  readonly tile: Tile;
  /** The partners, the one that waits or goes ahead first. */
  readonly sources: readonly Move[];
}

/** The sheet that entered, and the push it came in with; `null` when it appears on its cell. */
export interface Entry {
  readonly id: number;
  readonly cell: Cell;
  readonly tile: Tile;
  readonly push: Direction | null;
}

/** Everything that one turn changes on the desk. */
export interface Changes {
  readonly moves: readonly Move[];
  readonly merges: readonly Merge[];
  readonly entry: Entry | null;
  readonly nextId: number;
}

/**
 * Reads a turn's motions and placement. A new sheet slides in with the push where the rules let
 * tiles enter at an edge, and appears on its cell where they may enter anywhere.
 */
export function changesOf(state: BoardState, turn: Turn): Changes {
  const { shift, placement, game } = turn;
  let { nextId } = state;
  const targets = new Map(shift.motions.map((motion) => [motion.from, motion.to]));
  const landings = new Map(
    shift.motions.filter(({ merged }) => merged).map((motion) => [motion.to, motion]),
  );
  const travel = ({ id, cell }: Sheet): Move => ({ id, from: cell, to: targets.get(cell) ?? cell });
  const travels = state.sheets.map(travel);
  const merges = [...landings.values()].map(({ from, to, becomes }) => ({
    id: nextId++,
    cell: to,
    tile: becomes,
    sources: travels
      .filter((move) => move.to === to)
      .sort((a, b) => Number(a.from === from) - Number(b.from === from)),
  }));
  const moves = travels.filter(({ from, to }) => from !== to && !landings.has(to));
  const push = game.rules.entry === 'anywhere' ? null : shift.direction;
  const entry = placement && { id: nextId++, ...placement, push };
  return { moves, merges, entry, nextId };
}
