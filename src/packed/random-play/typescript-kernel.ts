/**
 * The kernel in plain TypeScript: it deals games, plays them (play-deals.ts) and writes their results.
 */
import { transposedHigh, transposedLow } from '../board.ts';
import { deal } from './deal.ts';
import { DOUBT, deals, FIELDS, HELD, HIGH, LOW, PLACE, PLAYER, SLOTS, START } from './deals.ts';
import { type GameResults, type Kernel, UNPLAYED } from './games.ts';
import { loadTables } from './kernel-tables.ts';
import type { KernelPlan } from './plan.ts';
import { playDeals } from './play-deals.ts';

/** The kernel for a plan. Kernels of several plans may be used in turn: each loads its tables. */
export function typescriptKernel(plan: KernelPlan): Kernel {
  return (prefix, results) => {
    loadTables(plan);
    const count = results.moves.length;
    let dealt = 0;
    // One game is left over each time, and goes on beside the next ones; at the end it does so beside
    // some that nobody asked for.
    for (let left = count, kept = 0; left > 0; kept = FIELDS) {
      const end = FIELDS * Math.min(SLOTS, left + 1);
      for (let at = kept; at < end; at += FIELDS) {
        deal(plan, at, prefix, results.from + dealt, dealt++);
      }
      const unfinished = playDeals(end);
      for (let at = 0; at < end; at += FIELDS) {
        if (at === unfinished || (deals[at + PLACE] as number) >= count) continue;
        finish(at, results);
        left--;
      }
      deals.copyWithin(0, unfinished, unfinished + FIELDS);
    }
  };
}

/** Writes the result of the game whose fields begin at a place, and which is at its end. */
function finish(at: number, results: GameResults): void {
  const place = deals[at + PLACE] as number;
  const low = deals[at + LOW] as number;
  const high = deals[at + HIGH] as number;
  const held = deals[at + HELD] !== 0;
  results.low[place] = held ? transposedLow(low, high) : low;
  results.high[place] = held ? transposedHigh(low, high) : high;
  const turns = (deals[at + PLAYER + 3] as number) - (deals[at + START] as number);
  results.moves[place] = (deals[at + DOUBT] as number) < 0 ? UNPLAYED : turns | 0;
}
