/** What a turn means for the sheets on the desk: which travel, which fold into one, which enter. */
import type { Cell, Direction, Shift, Tile, Turn } from '../../engine/index.ts';
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
  /** The sheet that waits or goes ahead. */
  readonly partner: Move;
  /** The sheet that comes behind it and folds onto it. */
  readonly arriving: Move;
}

/** What a push alone changes: all that is known before anything enters. */
export interface Push {
  readonly direction: Direction;
  readonly moves: readonly Move[];
  readonly merges: readonly Merge[];
  readonly nextId: number;
}

/** The sheet that entered, and the push it came in with; `null` when it appears on its cell. */
export interface Entry {
  readonly id: number;
  readonly cell: Cell;
  readonly tile: Tile;
  readonly push: Direction | null;
}

/** Everything that one turn changes on the desk. */
export interface Changes extends Push {
  readonly entry: Entry | null;
}

/** Reads the motions of a shift. */
export function pushOf(state: BoardState, { direction, motions }: Shift): Push {
  let { nextId } = state;
  const targets = new Map(motions.map((motion) => [motion.from, motion.to]));
  const landings = motions.filter(({ merged }) => merged);
  const meetings = new Set(landings.map(({ to }) => to));
  const travel = ({ id, cell }: Sheet): Move => ({ id, from: cell, to: targets.get(cell) ?? cell });
  const travels = state.sheets.map(travel);
  const merges = landings.flatMap(({ from, to, becomes }): Merge[] => {
    const arriving = travels.find((move) => move.from === from);
    const partner = travels.find((move) => move.to === to && move !== arriving);
    return arriving && partner
      ? [{ id: nextId++, cell: to, tile: becomes, partner, arriving }]
      : [];
  });
  const moves = travels.filter(({ from, to }) => from !== to && !meetings.has(to));
  return { direction, moves, merges, nextId };
}

/**
 * Reads a turn's motions and placement. A new sheet slides in with the push where the rules let
 * tiles enter at an edge, and appears on its cell where they may enter anywhere.
 */
export function changesOf(state: BoardState, { shift, placement, game }: Turn): Changes {
  const { nextId, ...push } = pushOf(state, shift);
  const carriedBy = game.rules.entry === 'anywhere' ? null : shift.direction;
  const entry = placement && { id: nextId, ...placement, push: carriedBy };
  return { ...push, entry, nextId: entry ? nextId + 1 : nextId };
}

/** The state after a turn: travelled, merged and entered sheets where they came to rest. */
export function afterChanges(state: BoardState, changes: Changes): BoardState {
  const { moves, merges, entry, nextId } = changes;
  const movedTo = new Map(moves.map(({ id, to }) => [id, to]));
  const gone = new Set(merges.flatMap(({ partner, arriving }) => [partner.id, arriving.id]));
  const stayed = state.sheets
    .filter(({ id }) => !gone.has(id))
    .map((sheet) => ({ ...sheet, cell: movedTo.get(sheet.id) ?? sheet.cell }));
  const made = merges.map(({ id, cell, tile }) => ({ id, cell, tile }));
  const entered = entry ? [{ id: entry.id, cell: entry.cell, tile: entry.tile }] : [];
  return { ...state, sheets: [...stayed, ...made, ...entered], nextId };
}
