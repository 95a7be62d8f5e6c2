/**
 * `npm run prove`: the long proof that the packed engine is the readable one. All rows; a million
 * random games of all rule sets, step by step; as many by every kernel; lines of play to 10^7 and
 * more. Ends at the first difference. `--games 20000` plays fewer, `--only tres` proves one rule set
 * (so that several can run at once); `--write` records the run in docs/proof.md. A run that was
 * interrupted goes on where it was, and finds what `--only` has proven: see prove-progress.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import {
  createRandom,
  deriveSeed,
  newGame,
  perft,
  RULE_SETS,
  type RuleSet,
  TRAVELS,
  unwrap,
} from '../src/engine/index.ts';
import { KERNELS, PackedGame, packedPerft, packRules, randomPlay } from '../src/packed/index.ts';
import { type Comparison, compareGame, compareRows } from '../tests/packed/support/compare.ts';
import { openProgress } from './prove-progress.ts';

const SEED = 'prove';
/** How deep lines of play are counted, from one new game after the other until there are enough. */
const PERFT_DEPTHS = { threes: 5, cs227: 4, tres: 4 } as const;
const ENOUGH_LINES = 10_000_000;
/** So many games are played between two notes of how far the proof has come. */
const GAMES_A_NOTE = 5000;

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

const games = Number(option('games') ?? 1_000_000);
const only = option('only');
const proven = RULE_SETS.filter(({ id }) => only === undefined || id === only);
const share = Math.ceil(games / RULE_SETS.length);
const start = performance.now();

function say(words: string): void {
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${String(seconds).padStart(6)} s  ${words}`);
}

const grouped = (count: number) => count.toLocaleString('en-GB');

/** What was compared, and how much of it. */
type Row = readonly [what: string, count: string];

function proveLines(rules: RuleSet): Row {
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
  return [`lines of play of ${depth} turns from ${starts} of \`${rules.id}\``, grouped(lines)];
}

function proveKernels(rules: RuleSet): Row {
  const careful = unwrap(randomPlay(rules, 'careful'));
  const players = KERNELS.map((kernel) => unwrap(randomPlay(rules, kernel)));
  for (let from = 0; from < share; from += 50_000) {
    const part = Math.min(50_000, share - from);
    const expected = JSON.stringify(careful.play(SEED, from, part));
    for (const { kernel, play } of players) {
      if (JSON.stringify(play(SEED, from, part)) === expected) continue;
      throw new Error(`${rules.id}: ${kernel} differs in the games from ${from} on`);
    }
  }
  const names = [...new Set(players.map(({ kernel }) => kernel))].join(', ');
  return [`games of \`${rules.id}\` alike by the kernels ${names}`, grouped(share)];
}

/** Goes on from `known`, and hands out how far it has come. */
function proveGames(rules: RuleSet, known: Comparison, note: (count: Comparison) => void): Row {
  const packed = unwrap(packRules(rules));
  const count = { ...known };
  while (count.games < share) {
    compareGame(packed, deriveSeed(SEED, count.games), count);
    if (count.games % GAMES_A_NOTE === 0) note(count);
    if (count.games % (4 * GAMES_A_NOTE) === 0) say(`${rules.id}: ${grouped(count.games)} games …`);
  }
  note(count);
  const parts = `${grouped(count.games)} games, ${grouped(count.turns)} turns`;
  const total = `${parts}, ${grouped(count.outcomes)} placements`;
  return [`games of \`${rules.id}\` equal step by step`, total];
}

const rows: Row[] = [];
let seconds = 0;

function report(row: Row): void {
  rows.push(row);
  say(row.join(': '));
}

for (const travel of TRAVELS) {
  report([`pushes of all rows, travel \`${travel}\``, grouped(compareRows(travel))]);
}
for (const rules of proven) {
  const progress = openProgress(rules.id, games);
  const once = (name: 'lines' | 'kernels', prove: (rules: RuleSet) => Row) => {
    const row = progress.done[name] ?? prove(rules);
    progress.note({ done: { ...progress.done, [name]: row } });
    report(row);
  };
  once('lines', proveLines);
  once('kernels', proveKernels);
  report(proveGames(rules, progress.compared, (compared) => progress.note({ compared })));
  seconds += progress.seconds;
}

const minutes = (seconds / 60).toFixed(1);
console.log(`Proven in ${minutes} minutes of computing.`);
if (process.argv.includes('--write')) {
  const file = new URL('../docs/proof.md', import.meta.url);
  const [kept] = readFileSync(file, 'utf8').split('## The last run');
  const machine = `node ${process.version}, ${cpus()[0]?.model ?? 'unknown'}`;
  const options = process.argv.slice(2).filter((word) => word !== '--write');
  const command = ['npm run prove -- --write', ...options].join(' ');
  const table = rows.map(([what, count]) => `| ${what} | ${count} |`).join('\n');
  writeFileSync(
    file,
    `${kept}## The last run

\`${command}\`: ${minutes} minutes of computing, no difference. ${machine}, seed \`${SEED}\`.

| what | how many |
|---|---|
${table}
`,
  );
}
