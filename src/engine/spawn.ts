/** Where the new tile may enter after a shift, and with what probability. */
import { emptyCells, holds, trailingEdge } from './board.ts';
import type { Random } from './random/types.ts';
import type { CommonRules, Entry } from './rules.ts';
import type { Pushed } from './shift.ts';
import type { Board, Cell, Tile } from './types.ts';

/** What the entry of a new tile depends on. */
export type EntryRules = Pick<CommonRules, 'entry' | 'entryDraw' | 'topTile'>;

/** The cells among which a way of entering draws. */
function poolOf({ afterstate, changedLines, direction }: Pushed, entry: Entry): readonly Cell[] {
  switch (entry) {
    case 'moved-lines': {
      const edge = trailingEdge(afterstate, direction);
      return changedLines.map((line) => edge[line] as Cell);
    }
    case 'edge':
      return trailingEdge(afterstate, direction);
    case 'anywhere':
      return afterstate.cells.map((_, cell) => cell);
  }
}

/**
 * The cells that a new tile may enter after a shift, all equally likely, in the order in which the
 * draw counts them. Never empty, except when the shift made the top tile: then no tile enters.
 */
export function entryCells(shift: Pushed, rules: EntryRules): Cell[] {
  return madeTopTile(shift.afterstate, rules) ? [] : freeCells(shift, poolOf(shift, rules.entry));
}

function freeCells({ afterstate }: Pushed, pool: readonly Cell[]): Cell[] {
  const free: Cell[] = [];
  for (const cell of pool) if (afterstate.cells[cell] === 0) free.push(cell);
  return free;
}

/** Whether a board holds the tile that finishes the game. */
export function madeTopTile(board: Board, rules: Pick<CommonRules, 'topTile'>): boolean {
  return rules.topTile !== null && holds(board, rules.topTile);
}

/**
 * Lays tiles on a board, one after the other: each on an empty cell that one draw chooses. There
 * must be enough of them.
 */
export function scatterTiles(board: Board, tiles: readonly Tile[], random: Random): Board {
  const cells = board.cells.slice();
  const empty = emptyCells(board);
  for (const tile of tiles) {
    const [cell] = empty.splice(random.nextInt(empty.length), 1);
    cells[cell as Cell] = tile;
  }
  return { width: board.width, height: board.height, cells };
}

/** Tries of the draw `retry` after which the generator is taken to be broken. */
const MOST_TRIES = 100_000;

/**
 * Draws one of the entry cells of a shift that did not make the top tile. Throws when `retry` finds
 * none in 100,000 tries, which no working generator will ever do.
 */
export function drawEntryCell(shift: Pushed, rules: EntryRules, random: Random): Cell {
  const pool = poolOf(shift, rules.entry);
  const cells = freeCells(shift, pool);
  if (rules.entryDraw === 'index') return cells[random.nextInt(cells.length)] as Cell;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const cell = pool[random.nextInt(pool.length)] as Cell;
    if (cells.includes(cell)) return cell;
  }
  throw new Error('The generator never drew a possible entry cell: it is broken.');
}
