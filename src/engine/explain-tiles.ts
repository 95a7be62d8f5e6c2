/** What a push did to each tile of a line, and why: the steps of explain.ts, told by tile. */
import type { ExplainedStep, LineExplanation } from './explain.ts';
import type { Tile } from './types.ts';

/**
 * What became of a tile. Cells count from the wall, from 0.
 *
 * - `stays`: at the `wall` itself, or `held` by the tiles that stay before it.
 * - `merges`: with the tile in the cell `partner`; both are one at `to` in the end.
 * - `moves`: because a `gap` nearer the wall closed, because a pair nearer the wall did (`merge`),
 *   or in the second of two passes, since there was `room`.
 */
export type TileFate =
  | { readonly kind: 'stays'; readonly reason: 'wall' | 'held' }
  | {
      readonly kind: 'merges';
      readonly partner: number;
      readonly becomes: Tile;
      readonly to: number;
    }
  | { readonly kind: 'moves'; readonly reason: 'gap' | 'merge' | 'room'; readonly to: number };

/** A tile of a line before the push, and what became of it. */
export interface ExplainedTile {
  readonly cell: number;
  readonly tile: Tile;
  readonly fate: TileFate;
}

/** What the push did to each tile of a line, from the wall backwards. */
export function explainTiles({ before, steps }: LineExplanation): ExplainedTile[] {
  return before.flatMap((tile, cell) =>
    tile === 0 ? [] : [{ cell, tile, fate: fateOf(cell, steps) }],
  );
}

function fateOf(cell: number, steps: readonly ExplainedStep[]): TileFate {
  for (const step of steps) {
    switch (step.kind) {
      case 'merge': {
        const [near, far] = step.cells;
        if (cell !== near && cell !== far) break;
        const to = travelOf(near, steps) ?? near;
        return { kind: 'merges', partner: near + far - cell, becomes: step.becomes, to };
      }
      case 'follow':
        if (step.cells.includes(cell)) return { kind: 'moves', reason: 'merge', to: cell - 1 };
        break;
      case 'gap':
        if (step.cells.includes(cell)) return { kind: 'moves', reason: 'gap', to: cell - 1 };
        break;
      case 'travel': {
        const to = travelOf(cell, [step]);
        if (to !== undefined) return { kind: 'moves', reason: 'room', to };
      }
    }
  }
  return { kind: 'stays', reason: cell === 0 ? 'wall' : 'held' };
}

/** Where the second pass took what was in a cell; nothing where it left it. */
function travelOf(cell: number, steps: readonly ExplainedStep[]): number | undefined {
  const travel = steps.find((step) => step.kind === 'travel');
  return travel?.moves.find(({ from }) => from === cell)?.to;
}
