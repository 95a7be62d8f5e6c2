import type { GameResults } from '../src/packed/index.ts';

/**
 * A hash of the final boards and the lengths of games in their order, as 16 hexadecimal digits. It
 * changes when any game does, and so when the rules, the draws or a kernel do.
 */
export function signatureOf(batches: readonly GameResults[]): string {
  let [upper, lower] = [0x9e3779b9, 0x243f6a88];
  const add = (word: number) => {
    upper = Math.imul(upper ^ word, 0x85ebca6b);
    upper ^= upper >>> 15;
    lower = Math.imul(lower ^ upper ^ word, 0xc2b2ae35);
    lower ^= lower >>> 13;
  };
  for (const { low, high, moves } of batches) {
    for (let place = 0; place < moves.length; place++) {
      add(low[place] as number);
      add(high[place] as number);
      add(moves[place] as number);
    }
  }
  return [upper, lower].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
