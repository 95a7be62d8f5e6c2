/**
 * What lies on the desk, with an identity for each sheet, so that the same element can follow the
 * same tile from turn to turn. Plain data: nothing here knows a document.
 */
import type { Board, Cell, Tile } from '../../engine/index.ts';
import type { Changes } from './changes.ts';

/** One tile on the board, recognisable for as long as it exists. */
export interface Sheet {
  readonly id: number;
  readonly cell: Cell;
  readonly tile: Tile;
}

/** A whole board as sheets. */
export interface BoardState {
  readonly width: number;
  readonly height: number;
  readonly sheets: readonly Sheet[];
  /** The identity that the next new sheet gets; identities are never used twice. */
  readonly nextId: number;
}

/** A board laid out afresh: every sheet is new, counted from `firstId`. */
export function layOut({ width, height, cells }: Board, firstId = 1): BoardState {
  let nextId = firstId;
  const sheets = cells.flatMap((tile, cell) => (tile === 0 ? [] : [{ id: nextId++, cell, tile }]));
  return { width, height, sheets, nextId };
}

/**
 * The state for another board, as after an undo: a sheet that lies there unchanged keeps its
 * identity, every other one is new.
 */
export function relay(state: BoardState, board: Board): BoardState {
  if (state.width !== board.width || state.height !== board.height) {
    return layOut(board, state.nextId);
  }
  const fresh = layOut(board, state.nextId);
  const kept = new Map(state.sheets.map((sheet) => [sheet.cell, sheet]));
  const sheets = fresh.sheets.map((sheet) => {
    const old = kept.get(sheet.cell);
    return old?.tile === sheet.tile ? old : sheet;
  });
  return { ...fresh, sheets };
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
