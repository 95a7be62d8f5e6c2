/** Where the new tile may enter after a shift, and with what probability. */
import { emptyCells, pushLines } from './board.ts';
import type { Random } from './random/types.ts';
import type { CommonRules, Entry } from './rules.ts';
import type { Board, Cell, Shift, Tile } from './types.ts';

/** What the entry of a new tile depends on. */
export type EntryRules = Pick<CommonRules, 'entry' | 'entryDraw' | 'topTile'>;

/** What a shift says about the entry of a new tile: all but what moved. */
export type Pushed = Omit<Shift, 'motions'>;

/** The cells among which each way of entering draws. */
const POOLS: Readonly<Record<Entry, (shift: Pushed) => Cell[]>> = {
  'moved-lines': (shift) => {
    const lines = pushLinesOf(shift);
    return shift.changedLines.map((index) => trailingCell(lines[index] as readonly Cell[]));
  },
  edge: (shift) => pushLinesOf(shift).map(trailingCell),
  anywhere: ({ afterstate }) => afterstate.cells.map((_, cell) => cell),
};

function pushLinesOf({ afterstate, direction }: Pushed): readonly (readonly Cell[])[] {
  return pushLines(afterstate.width, afterstate.height, direction);
}

/** The last cell of a line in push order; all together they are the edge opposite to the wall. */
function trailingCell(line: readonly Cell[]): Cell {
  return line[line.length - 1] as Cell;
}

/**
 * The cells that a new tile may enter after a shift, all equally likely, in the order in which the
 * draw counts them. Never empty, except when the shift made the top tile: then no tile enters.
 */
export function entryCells(shift: Pushed, rules: EntryRules): Cell[] {
  return madeTopTile(shift.afterstate, rules) ? [] : freeCells(shift, POOLS[rules.entry](shift));
}

function freeCells({ afterstate }: Pushed, pool: readonly Cell[]): Cell[] {
  return pool.filter((cell) => afterstate.cells[cell] === 0);
}

/** Whether a board holds the tile that finishes the game. */
export function madeTopTile(board: Board, rules: Pick<CommonRules, 'topTile'>): boolean {
  const { topTile } = rules;
  return topTile !== null && board.cells.some((tile) => tile >= topTile);
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
  const pool = POOLS[rules.entry](shift);
  const cells = freeCells(shift, pool);
  if (rules.entryDraw === 'index') return cells[random.nextInt(cells.length)] as Cell;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const cell = pool[random.nextInt(pool.length)] as Cell;
    if (cells.includes(cell)) return cell;
  }
  throw new Error('The generator never drew a possible entry cell: it is broken.');
}
