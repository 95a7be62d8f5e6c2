/** Small tables for choosing a move, the same for every rule set. */

/**
 * The legal pushes of four rows, two bits a row, folded into one pair of bits: `FOLDED[rows]` has
 * bit 0 when some row can be pushed towards column 0, bit 1 when some towards column 3.
 */
export const FOLDED: Uint8Array<ArrayBuffer> = new Uint8Array(256).map(
  (_, rows) => (rows | (rows >>> 2) | (rows >>> 4) | (rows >>> 6)) & 3,
);

/** How many of four directions are legal. */
export const LEGAL_COUNT: Uint8Array<ArrayBuffer> = new Uint8Array(16).map(
  (_, legal) => directions(legal).length,
);

/** Set in an answer of `CHOSEN` when the push is along the columns of the board as it is held. */
const ALONG_COLUMNS = 8;

/** Added to the index of `CHOSEN` for a board that is held transposed. */
export const HELD_TRANSPOSED = 64;

/**
 * The direction that a draw chooses. A kernel may hold its board transposed, so that it need not
 * turn it back after a push along columns; `legal` has the pushes along the rows as held in bits 0
 * and 1, along the columns in bits 2 and 3. The draw counts legal directions in the engine's order,
 * which is that of the true board. `CHOSEN[HELD_TRANSPOSED? | legal << 2 | drawn]` is the side (0
 * or 1) and `ALONG_COLUMNS`, as the board is held.
 */
export const CHOSEN: Uint8Array<ArrayBuffer> = new Uint8Array(128).map((_, index) => {
  const held = index & HELD_TRANSPOSED ? 2 : 0;
  const legal = (index >>> 2) & 15;
  const truly = held ? ((legal & 3) << 2) | (legal >>> 2) : legal;
  const direction = (directions(truly)[index & 3] ?? 0) ^ held;
  return (direction & 1) | (direction & 2 ? ALONG_COLUMNS : 0);
});

function directions(bits: number): number[] {
  return [0, 1, 2, 3].filter((direction) => bits & (1 << direction));
}
