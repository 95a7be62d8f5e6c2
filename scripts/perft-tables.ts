/**
 * Counts the lines of play of every perft position and writes tests/perft/tables.json.
 * Run it after a change of rules that is meant: `npx tsx scripts/perft-tables.ts`.
 */
import { writeFileSync } from 'node:fs';
import { perft } from '../src/engine/index.ts';
import { PERFT_POSITIONS } from '../tests/perft/positions.ts';

const tables: Record<string, number[]> = {};
for (const { name, game, enough } of PERFT_POSITIONS) {
  const levels: number[] = [];
  while ((levels.at(-1) ?? 0) < enough) levels.push(perft(game, levels.length + 1));
  tables[name] = levels;
  console.log(`${name}: ${levels.join(' ')}`);
}
const rows = Object.entries(tables).map(
  ([name, levels]) => `  ${JSON.stringify(name)}: [${levels.join(', ')}]`,
);
writeFileSync(
  new URL('../tests/perft/tables.json', import.meta.url),
  `{\n${rows.join(',\n')}\n}\n`,
);
