import { BOARD_SIDE, lineGrid, type OpenBoard, openBoard } from './board.ts';
import { type LineGrid, pushableEnds, pushGrid, TO_FIRST, TO_LAST, type Travel } from './line.ts';
import { type Board, DIRECTIONS, type Direction, type Motion, type Shift } from './types.ts';

/** What a push does to a board: a shift without its motions. */
export type Pushed = Omit<Shift, 'motions'>;

/** What a push depends on. */
type PushRules = { readonly travel: Travel };

/**
 * Pushes every line of a board: the first half of a turn. Gives the afterstate and what moved, or
 * nothing when the push would change nothing, that is, when the move is illegal. The given board
 * stays as it is, and no chance is involved, so this is also how a player peeks.
 */
export function shift(board: Board, direction: Direction, rules: PushRules): Shift | undefined {
  const motions: Motion[] = [];
  const pushed = push(board, direction, rules, motions);
  return (
    pushed && {
      direction,
      afterstate: pushed.afterstate,
      motions,
      changedLines: pushed.changedLines,
    }
  );
}

/** The same without the motions, for those who only look where it leads: a list less to make. */
export function push(
  board: Board,
  direction: Direction,
  rules: PushRules,
  motions?: Motion[],
): Pushed | undefined {
  const afterstate = openBoard(board);
  const changed = pushInPlace(afterstate, direction, rules, motions);
  return changed === 0 ? undefined : pushedTo(afterstate, direction, changed);
}

/** Pushes every line of a board in place. Gives the lines that changed as bits: bit `i` for line `i`. */
export function pushInPlace(
  { width, height, cells }: OpenBoard,
  direction: Direction,
  rules: PushRules,
  motions?: Motion[],
): number {
  return pushGrid(rules.travel, cells, lineGrid(width, height, direction), motions);
}

/** What a push did, from the board that it left and the lines that it changed, as bits. */
export function pushedTo(afterstate: Board, direction: Direction, changed: number): Pushed {
  return { direction, afterstate, changedLines: LINES[changed] as readonly number[] };
}

/** The changed lines of a push as bits. */
export function changedBits({ changedLines }: Pushed): number {
  let bits = 0;
  for (const line of changedLines) bits |= 1 << line;
  return bits;
}

/** The members of every set of a board's lines, a set given as bits. */
const LINES = membersOfSets([...Array(BOARD_SIDE.max).keys()]);

/** The same for sets of directions. */
const DIRECTION_SETS = membersOfSets(DIRECTIONS);

function membersOfSets<T>(members: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 2 ** members.length }, (_, set) =>
    members.filter((_, place) => set & (1 << place)),
  );
}

/** Whether a push in this direction changes the board, whichever way its lines travel. */
export function canShift({ width, height, cells }: Board, direction: Direction): boolean {
  return (endsOf(cells, lineGrid(width, height, direction), TO_FIRST) & TO_FIRST) !== 0;
}

/** Every direction in which a push changes the board, in the order of `DIRECTIONS`. */
export function possibleShifts({ width, height, cells }: Board): Direction[] {
  const rows = endsOf(cells, lineGrid(width, height, 'left'));
  const columns = endsOf(cells, lineGrid(width, height, 'up'));
  // Left and up push towards the first cells of these lines, right and down towards the last.
  return (DIRECTION_SETS[rows | (columns << 2)] as readonly Direction[]).slice();
}

/** Which pushes along these lines change one of them at least, until all are found that are sought. */
function endsOf(cells: Board['cells'], lines: LineGrid, sought = TO_FIRST | TO_LAST): number {
  const { count, first, apart, stride, length } = lines;
  let ends = 0;
  for (let index = 0; index < count && (ends & sought) !== sought; index++) {
    ends |= pushableEnds(cells, first + index * apart, stride, length);
  }
  return ends;
}
