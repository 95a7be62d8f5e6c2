/** What an n-tuple network looks at. */

/** Some cells of the board, whose tiles together pick a weight. */
export interface Pattern {
  /** Cell numbers, ascending, in at most two runs of neighbours: what one look-up can pick. */
  readonly cells: readonly number[];
  /** Whether the direction of the last push picks a weight as well. */
  readonly directions: boolean;
  /** Whether the preview picks a weight as well: a row of four instead of one. */
  readonly previews: boolean;
}

/** The shape of a network; its weights stand elsewhere. */
export interface Network {
  readonly patterns: readonly Pattern[];
  /** Whether what is left in the deck picks a weight too, together with what the board lacks. */
  readonly deck: boolean;
  /** The stage by the code of the highest tile: each stage has weights of its own. */
  readonly stageOfCode: readonly number[];
}

/** The number of stages. */
export function stagesOf(network: Network): number {
  return Math.max(...network.stageOfCode) + 1;
}

/**
 * The decks that a network tells apart: up to four each of 1, 2 and 3 left; where tiles alternate,
 * the turns.
 */
export const DECKS = 128;
/** For each deck: up to seven 1s and seven 2s on the board, and up to fifteen empty cells. */
const COUNTS = 8 * 8 * 16;

/**
 * The rows of each table of a stage, in order: the patterns', then the deck's if there is one. Each
 * row has four weights, so four places of a pattern that doesn't look at the preview share one.
 */
export function tablesOf({ patterns, deck }: Network): number[] {
  const rows = patterns.map(({ cells, directions, previews }) => {
    return (16 ** cells.length * (directions ? 4 : 1)) / (previews ? 1 : 4);
  });
  return deck ? [...rows, DECKS * COUNTS] : rows;
}

/** The rows of a stage: each has four weights. */
export function rowsOf(network: Network): number {
  return tablesOf(network).reduce((sum, rows) => sum + rows, 0);
}
