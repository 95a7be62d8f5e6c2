/** Small tables for choosing a move, the same for every rule set. */

/**
 * The legal pushes of four rows, two bits a row, folded into one pair of bits: `FOLDED[rows]` has
 * bit 0 when some row can be pushed towards column 0, bit 1 when some towards column 3.
 */
export const FOLDED: Uint8Array<ArrayBuffer> = new Uint8Array(256).map(
  (_, rows) => (rows | (rows >>> 2) | (rows >>> 4) | (rows >>> 6)) & 3,
);

/**
 * A draw among one to four things is looked up rather than computed: a word is drawn into an integer
 * below this, the least common multiple of 1 to 4, before it is known how many things there are.
 * The integer that it stands for below a divisor is that twelfth divided and rounded down:
 *
 *     below 12 | 0  1  2  3  4  5  6  7  8  9 10 11
 *     below  4 | 0  0  0  1  1  1  2  2  2  3  3  3
 *     below  3 | 0  0  0  0  1  1  1  1  2  2  2  2
 *     below  2 | 0  0  0  0  0  0  1  1  1  1  1  1
 */
export const TWELFTHS = 12;
/** The room for the answers to all twelfths in a table, so that they are the lowest four bits. */
export const TWELFTHS_ROOM = 16;

/** The integer below a bound of at most four for a twelfth. */
export function drawnBelow(bound: number, twelfth: number): number {
  return Math.floor((twelfth * bound) / TWELFTHS);
}

/** Set in an answer of `CHOSEN` when the push is along the columns of the board as it is held. */
const ALONG_COLUMNS = 8;

/** Added to the index of `CHOSEN` for a board that is held transposed. */
export const HELD_TRANSPOSED = 256;

/**
 * The direction that a draw chooses. A kernel may hold its board transposed, so that it need not
 * turn it back after a push along columns; `legal` has the pushes along the rows as held in bits 0
 * and 1, along the columns in bits 2 and 3. The draw counts legal directions in the engine's order,
 * which is that of the true board. `CHOSEN[HELD_TRANSPOSED? | legal << 4 | twelfth]` is the side (0
 * or 1) and `ALONG_COLUMNS`, as the board is held.
 */
export const CHOSEN: Uint8Array<ArrayBuffer> = new Uint8Array(2 * HELD_TRANSPOSED).map(
  (_, index) => {
    const held = index & HELD_TRANSPOSED ? 2 : 0;
    const legal = (index >>> 4) & 15;
    const truly = held ? ((legal & 3) << 2) | (legal >>> 2) : legal;
    const among = directions(truly);
    const direction = (among[drawnBelow(among.length, index & 15)] ?? 0) ^ held;
    return (direction & 1) | (direction & 2 ? ALONG_COLUMNS : 0);
  },
);

function directions(bits: number): number[] {
  return [0, 1, 2, 3].filter((direction) => bits & (1 << direction));
}
