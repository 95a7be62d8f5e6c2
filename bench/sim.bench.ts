/**
 * `npx tsc -b src/cli && npx tsx bench/sim.bench.ts`: what `threefold sim` costs beside the games
 * that it plays. Each round plays a million random games by the kernel alone in this process, and
 * then by the whole command with one thread and with two, from its start to its end. `--rounds 21`
 * asks for more than seven.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { engine, packed } from './built.ts';
import { median, timesOf } from './measure.ts';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const GAMES = 1_000_000;
/** As many games as `sim` asks of a kernel at a time. */
const SPAN = 16_384;
const at = process.argv.indexOf('--rounds');
const rounds = at < 0 ? 7 : Number(process.argv[at + 1]);

const player = engine.unwrap(packed.randomPlay(engine.threes));

function playAlone(round: number): void {
  for (let from = 0; from < GAMES; from += SPAN) {
    player.play(`bench ${round}`, from, Math.min(SPAN, GAMES - from));
  }
}

function run(...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [MAIN, ...args], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`threefold ${args.join(' ')} ended with ${status}.`);
}

const simulate = (games: number, workers: number) => (round: number) =>
  run('sim', '-n', `${games}`, '-s', `bench ${round}`, '--workers', `${workers}`, '--quiet');

const lines: readonly (readonly [name: string, run: (round: number) => void])[] = [
  ['the kernel alone', playAlone],
  ['sim, one thread', simulate(GAMES, 1)],
  ['sim, two threads', simulate(GAMES, 2)],
  ['sim, one game', simulate(1, 1)],
  ['--help', () => run('--help')],
  ['node by itself', () => void spawnSync(process.execPath, ['-e', '0'])],
];

playAlone(-1);
const times = lines.map((): number[] => []);
for (let round = 0; round < rounds; round++) {
  for (const [index, [, work]] of lines.entries()) {
    times[index]?.push(...timesOf(() => work(round), 1));
  }
}
const [kernel = Number.NaN] = times.map(median);
const rows = lines.map(([name], index) => {
  const middle = median(times[index] ?? []);
  const all = times[index]?.map((time) => time.toFixed(0)).join(' ');
  return `${name}: ${middle.toFixed(0)} ms, ÷ kernel ${(middle / kernel).toFixed(2)} (${all})\n`;
});
process.stdout.write(
  `Node ${process.version}, medians of ${rounds} rounds in turn, ${GAMES} games\n${rows.join('')}`,
);
