/** Where the new tile may enter after a shift, and with what probability. */
import { allCells, emptyCells, holds, openBoard, trailingEdge } from './board.ts';
import type { Random } from './random/types.ts';
import type { CommonRules, Entry } from './rules.ts';
import { changedBits, type Pushed } from './shift.ts';
import type { Board, Cell, Direction, Tile } from './types.ts';

/** What the entry of a new tile depends on. */
export type EntryRules = Pick<CommonRules, 'entry' | 'entryDraw' | 'topTile'>;

/** The cells among which a way of entering draws, after a push that changed these lines (as bits). */
function poolOf(
  afterstate: Board,
  direction: Direction,
  changed: number,
  entry: Entry,
): readonly Cell[] {
  switch (entry) {
    case 'moved-lines':
      return trailingEdge(afterstate, direction, changed);
    case 'edge':
      return trailingEdge(afterstate, direction);
    case 'anywhere':
      return allCells(afterstate);
  }
}

/**
 * The cells that a new tile may enter after a shift, all equally likely, in the order in which the
 * draw counts them. Never empty, except when the shift made the top tile: then no tile enters.
 */
export function entryCells(shift: Pushed, rules: EntryRules): Cell[] {
  const { afterstate, direction } = shift;
  if (madeTopTile(afterstate, rules)) return [];
  const pool = poolOf(afterstate, direction, changedBits(shift), rules.entry);
  return pool.filter((cell) => afterstate.cells[cell] === 0);
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
  const scattered = openBoard(board);
  const empty = emptyCells(board);
  for (const tile of tiles) {
    const [cell] = empty.splice(random.nextInt(empty.length), 1);
    scattered.cells[cell as Cell] = tile;
  }
  return scattered;
}

/** The cells that the draw under way chooses among: one list for all draws, for speed. */
const free: Cell[] = [];

/** Tries of the draw `retry` after which the generator is taken to be broken. */
const MOST_TRIES = 100_000;

/**
 * Draws one of the entry cells of a shift that did not make the top tile. Throws when `retry` finds
 * none in 100,000 tries, which no working generator will ever do.
 */
export function drawEntryCell(shift: Pushed, rules: EntryRules, random: Random): Cell {
  return drawEntry(shift.afterstate, shift.direction, changedBits(shift), rules, random);
}

/** `drawEntryCell` after a push that left this board and changed these lines, as bits. */
export function drawEntry(
  afterstate: Board,
  direction: Direction,
  changed: number,
  rules: EntryRules,
  random: Random,
): Cell {
  const { cells } = afterstate;
  const pool = poolOf(afterstate, direction, changed, rules.entry);
  if (rules.entryDraw === 'index') {
    let count = 0;
    for (let index = 0; index < pool.length; index++) {
      const cell = pool[index] as Cell;
      free[count] = cell;
      // An addition, since a branch on chance is guessed wrongly every other time.
      count += Number(cells[cell] === 0);
    }
    return free[random.nextInt(count)] as Cell;
  }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const cell = pool[random.nextInt(pool.length)] as Cell;
    if (cells[cell] === 0) return cell;
  }
  throw new Error('The generator never drew a possible entry cell: it is broken.');
}
