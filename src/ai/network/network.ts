/** What an n-tuple network looks at. */

/** Some cells of the board, whose tiles together pick a weight. */
export interface Pattern {
  /** Cell numbers, ascending, in at most two runs of neighbours: what one look-up can pick. */
  readonly cells: readonly number[];
  /** Whether the direction of the last push picks a weight as well. */
  readonly directions: boolean;
}

/** The shape of a network; its weights stand elsewhere. */
export interface Network {
  readonly patterns: readonly Pattern[];
  /** The stage by the code of the highest tile: each stage has weights of its own. */
  readonly stageOfCode: readonly number[];
}

/** The number of stages. */
export function stagesOf(network: Network): number {
  return Math.max(...network.stageOfCode) + 1;
}

/** The rows of a stage: each has four weights, one for each kind of preview. */
export function rowsOf(network: Network): number {
  return network.patterns.reduce(
    (sum, { cells, directions }) => sum + 16 ** cells.length * (directions ? 4 : 1),
    0,
  );
}
