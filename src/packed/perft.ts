/** Counting lines of play with the packed engine: the proof that its chances are the engine's. */
import { emptyCellBits, highBits, lowBits } from './board.ts';
import { placeOfBit, poolOf } from './entry.ts';
import type { PackedGame } from './game.ts';
import { highestCode, legalBits, pushInto } from './push.ts';
import type { PackedRules } from './rules.ts';
import type { PackedPreview, SupplyNode } from './supply.ts';

/**
 * The number of ways to play `depth` whole turns from a game, counted as the engine's `perft`
 * counts them: every placement and every next preview that chance may choose counts one.
 */
export function packedPerft(game: PackedGame, depth: number): number {
  return countWays(game.packed, game.low, game.high, game.preview, game.supply, depth);
}

function countWays(
  packed: PackedRules,
  low: number,
  high: number,
  preview: number,
  supply: SupplyNode,
  depth: number,
): number {
  if (depth === 0) return 1;
  if (packed.rules.ending === 'full' && emptyCellBits(low, high) === 0) return 0;
  const { tables, topCode, pools } = packed;
  if (highestCode(tables, low, high) >= topCode) return 0;
  const { odds } = packed.supply.previews[preview] as PackedPreview;
  const legal = legalBits(tables, low, high);
  const after = new Int32Array(2);
  let count = 0;
  for (let direction = 0; direction < 4; direction++) {
    if ((legal & (1 << direction)) === 0) continue;
    const changed = pushInto(tables, low, high, direction, after);
    const [afterLow, afterHigh] = after as unknown as readonly [number, number];
    if (highestCode(tables, afterLow, afterHigh) >= topCode) {
      if (depth === 1) count++;
      continue;
    }
    let cells = poolOf(pools, direction, changed) & emptyCellBits(afterLow, afterHigh);
    for (; cells !== 0; cells &= cells - 1) {
      const cell = placeOfBit(cells, 0);
      for (const { code } of odds) {
        const nextLow = afterLow | lowBits(cell, code);
        const nextHigh = afterHigh | highBits(cell, code);
        const highest = highestCode(tables, nextLow, nextHigh);
        for (const next of packed.supply.outcomes(supply, highest)) {
          count += countWays(packed, nextLow, nextHigh, next.preview, next.node, depth - 1);
        }
      }
    }
  }
  return count;
}
