/** The results of games played in bulk. */

/** Where a kernel leaves a game that the careful engine must play instead. */
export const UNPLAYED = -1;

/** The games number `from` and following, a place in each array for each. */
export interface GameResults {
  readonly from: number;
  /** The final boards, in two words; see board.ts. */
  readonly low: Int32Array<ArrayBuffer>;
  readonly high: Int32Array<ArrayBuffer>;
  /** The completed turns of each game. */
  readonly moves: Int32Array<ArrayBuffer>;
}

/** Room for the results of games. */
export function emptyResults(from: number, count: number): GameResults {
  return {
    from,
    low: new Int32Array(count),
    high: new Int32Array(count),
    moves: new Int32Array(count),
  };
}

/**
 * Plays the games number `results.from` and following, as many as there is room for, and writes
 * their results. A game that met one of the rare cases which a kernel leaves to the careful engine
 * gets `UNPLAYED` for its moves; and a game may have gone on wrongly once a tile of the plan's
 * `rareCode` was made, which shows on its final board.
 */
export type Kernel = (prefix: Int32Array, results: GameResults) => void;
