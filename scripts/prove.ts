/**
 * `npm run prove`: the long proof that the packed engine is the readable one. All rows; a million
 * random games of all rule sets, step by step; as many by every kernel; lines of play to 10^7 and
 * more. Ends at the first difference. `--games 20000` plays fewer, `--only tres` proves one rule set
 * (so that several can run at once); `--write` records the run in docs/proof.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import {
  createRandom,
  deriveSeed,
  newGame,
  perft,
  RULE_SETS,
  TRAVELS,
  unwrap,
} from '../src/engine/index.ts';
import { KERNELS, PackedGame, packedPerft, packRules, randomPlay } from '../src/packed/index.ts';
import { type Comparison, compareGame, compareRows } from '../tests/packed/support/compare.ts';

const SEED = 'prove';
/** How deep lines of play are counted, from one new game after the other until there are enough. */
const PERFT_DEPTHS = { threes: 5, cs227: 4, tres: 4 } as const;
const ENOUGH_LINES = 10_000_000;

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

const games = Number(option('games') ?? 1_000_000);
const only = option('only');
const proven = RULE_SETS.filter(({ id }) => only === undefined || id === only);
const start = performance.now();
const rows: string[] = [];

function report(what: string, count: string): void {
  const seconds = Math.round((performance.now() - start) / 1000);
  rows.push(`| ${what} | ${count} |`);
  console.log(`${String(seconds).padStart(6)} s  ${what}: ${count}`);
}

const grouped = (count: number) => count.toLocaleString('en-GB');

for (const travel of TRAVELS) {
  report(`pushes of all rows, travel \`${travel}\``, grouped(compareRows(travel)));
}

for (const rules of proven) {
  const depth = PERFT_DEPTHS[rules.id as keyof typeof PERFT_DEPTHS];
  let [lines, from] = [0, 0];
  for (; lines < ENOUGH_LINES; from++) {
    const seed = deriveSeed(SEED, from);
    const state = newGame(rules, unwrap(createRandom('sfc32', seed)));
    const ours = packedPerft(unwrap(PackedGame.from(state)), depth);
    const theirs = perft(state, depth);
    if (ours !== theirs) throw new Error(`${rules.id}, ${seed}: perft is ${ours}, not ${theirs}`);
    lines += ours;
  }
  const starts = from === 1 ? 'a new game' : `${from} new games`;
  report(`lines of play of ${depth} turns from ${starts} of \`${rules.id}\``, grouped(lines));
}

for (const rules of proven) {
  const count = Math.ceil(games / RULE_SETS.length);
  const careful = unwrap(randomPlay(rules, 'careful'));
  const players = KERNELS.map((kernel) => unwrap(randomPlay(rules, kernel)));
  for (let from = 0; from < count; from += 50_000) {
    const part = Math.min(50_000, count - from);
    const expected = JSON.stringify(careful.play(SEED, from, part));
    for (const { kernel, play } of players) {
      if (JSON.stringify(play(SEED, from, part)) === expected) continue;
      throw new Error(`${rules.id}: ${kernel} differs in the games from ${from} on`);
    }
  }
  const names = [...new Set(players.map(({ kernel }) => kernel))].join(', ');
  report(`games of \`${rules.id}\` alike by the kernels ${names}`, grouped(count));
}

for (const rules of proven) {
  const packed = unwrap(packRules(rules));
  const total = Math.ceil(games / RULE_SETS.length);
  const count: Comparison = { games: 0, turns: 0, outcomes: 0 };
  while (count.games < total) {
    compareGame(packed, deriveSeed(SEED, count.games), count);
    if (count.games % 20_000 !== 0) continue;
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${String(seconds).padStart(6)} s  ${rules.id}: ${grouped(count.games)} games …`);
  }
  const parts = `${grouped(count.games)} games, ${grouped(count.turns)} turns`;
  report(
    `games of \`${rules.id}\` equal step by step`,
    `${parts}, ${grouped(count.outcomes)} placements`,
  );
}

const minutes = ((performance.now() - start) / 60_000).toFixed(1);
console.log(`Proven in ${minutes} minutes.`);
if (process.argv.includes('--write')) {
  const file = new URL('../docs/proof.md', import.meta.url);
  const [kept] = readFileSync(file, 'utf8').split('## The last run');
  const machine = `node ${process.version}, ${cpus()[0]?.model ?? 'unknown'}`;
  writeFileSync(
    file,
    `${kept}## The last run

\`npm run prove -- --write\`${process.argv.slice(2).join(' ') === '--write' ? '' : ` (${process.argv.slice(2).join(' ')})`}: ${minutes} minutes, no difference. ${machine}, seed \`${SEED}\`.

| what | how many |
|---|---|
${rows.join('\n')}
`,
  );
}
