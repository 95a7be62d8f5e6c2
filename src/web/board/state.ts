/**
 * What lies on the desk, with an identity for each sheet, so that the same element can follow the
 * same tile from turn to turn. Plain data: nothing here knows a document.
 */
import type { Board, Cell, Tile } from '../../engine/index.ts';

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
 * identity, and one that is gone gives its own to an equal one elsewhere, so that a jump to any other
 * board of a game makes few elements anew. Every other sheet is new.
 */
export function relay(state: BoardState, board: Board): BoardState {
  if (state.width !== board.width || state.height !== board.height) {
    return layOut(board, state.nextId);
  }
  const fresh = layOut(board, state.nextId);
  const gone = new Map<Tile, Sheet[]>();
  const stayed = new Map<Cell, Sheet>();
  for (const sheet of state.sheets) {
    const { cell, tile } = sheet;
    if (board.cells[cell] === tile) stayed.set(cell, sheet);
    else gone.set(tile, [...(gone.get(tile) ?? []), sheet]);
  }
  const sheets = fresh.sheets.map((sheet) => {
    const { cell, tile } = sheet;
    const { id } = stayed.get(cell) ?? gone.get(tile)?.pop() ?? sheet;
    return { id, cell, tile };
  });
  return { ...fresh, sheets };
}
