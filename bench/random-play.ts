/**
 * `npm run bench`: how fast random games are played, beside the C++ yardstick in the same run where
 * a compiler is found. Every line is measured seven times in turn, and medians are compared. With
 * `--write`, the table goes into bench/results.md.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type * as Engine from '../src/engine/index.ts';
import type * as Packed from '../src/packed/index.ts';
import { engine, modules, packed } from './built.ts';
import { median, rateOf } from './measure.ts';
import { signatureOf } from './signature.ts';
import { startThreads } from './threads.ts';
import { buildYardstick } from './yardstick.ts';

const ROUNDS = 7;
const SEED = 'bench';

const { cs227, threes, tres, unwrap } = engine;

/** A line of the table: what is measured, and million units a second in one round. */
interface Line {
  readonly name: string;
  readonly count: string;
  readonly measure: (round: number) => number | Promise<number>;
}

function playing(rules: Engine.RuleSet, kernel: Packed.KernelName, games: number): Line {
  const player = unwrap(packed.randomPlay(rules, kernel));
  player.play('warm-up', 0, games);
  const measure = (round: number) =>
    rateOf(() => {
      const { moves } = player.play(SEED, round * games, games);
      return moves.reduce((sum, one) => sum + one, 0);
    });
  return { name: `${rules.id}, ${player.kernel}`, count: `${games} games`, measure };
}

type Advance = (game: Engine.GameState, direction: Engine.Direction) => Engine.GameState;

/** Random games on the readable engine: the very games that the packed one plays. */
function playingReadably(rules: Engine.RuleSet, games: number, by: 'play' | 'advance'): Line {
  const turn: Advance =
    by === 'play'
      ? (game, direction) => (engine.play(game, direction) as Engine.Turn).game
      : (game, direction) => engine.advance(game, direction) as Engine.GameState;
  const playOne = (seed: string) => {
    const player = unwrap(engine.createRandom('sfc32', packed.playerSeed(seed)));
    let game = engine.newGame(rules, unwrap(engine.createRandom('sfc32', seed)));
    for (let legal = engine.legalMoves(game); legal.length > 0; legal = engine.legalMoves(game)) {
      game = turn(game, legal[player.nextInt(legal.length)] as Engine.Direction);
    }
    return game.moves;
  };
  const measure = (round: number) =>
    rateOf(() => {
      let moves = 0;
      for (let game = 0; game < games; game++) {
        moves += playOne(engine.deriveSeed(SEED, round * games + game));
      }
      return moves;
    });
  measure(0);
  const name = `${rules.id}, the readable engine: legalMoves, then ${by}`;
  return { name, count: `${games} games`, measure };
}

/**
 * Random games as the yardstick plays them: one generator for all, and the directions tried in one
 * of the 24 orders until one is legal.
 */
function tryingReadably(rules: Engine.RuleSet, games: number): Line {
  const orders = engine.DIRECTIONS.reduce<Engine.Direction[][]>(
    (shorter, one) =>
      shorter.flatMap((order) =>
        Array.from({ length: order.length + 1 }, (_, place) => order.toSpliced(place, 0, one)),
      ),
    [[]],
  );
  const random = unwrap(engine.createRandom('sfc32', SEED));
  const turn = (game: Engine.GameState) => {
    for (const direction of orders[random.nextInt(orders.length)] as Engine.Direction[]) {
      const next = engine.advance(game, direction);
      if (next) return next;
    }
    return undefined;
  };
  const playOne = () => {
    let game = engine.newGame(rules, random);
    for (let next = turn(game); next; next = turn(game)) game = next;
    return game.moves;
  };
  const measure = () =>
    rateOf(() => {
      let moves = 0;
      for (let game = 0; game < games; game++) moves += playOne();
      return moves;
    });
  measure();
  const name = `${rules.id}, the readable engine: directions tried as the yardstick tries them`;
  return { name, count: `${games} games`, measure };
}

/** All four afterstates of boards from play. */
function generatingAfterstates(boards: number): Line {
  const { low, high } = unwrap(packed.randomPlay(threes)).play(SEED, 0, 4096);
  const { tables } = unwrap(packed.packRules(threes));
  const out = new Int32Array(packed.AFTERSTATES_SIZE);
  const measure = () =>
    rateOf(() => {
      let sum = 0;
      for (let index = 0; index < boards; index++) {
        const at = index & 4095;
        // Final boards have no moves: take one tile away.
        const board = (low[at] as number) & ~15;
        sum += packed.afterstatesInto(tables, board, high[at] as number, out);
      }
      return sum === 0 ? 0 : 4 * boards;
    });
  return { name: 'afterstates, four of each board', count: `${boards} boards`, measure };
}

const yardstick = buildYardstick();
const threads = await startThreads(2, modules);
const GAMES = 300_000;
const lines: Line[] = [
  ...(yardstick
    ? [
        {
          name: 'yardstick: kernel C, g++ -O3 -march=native',
          count: '600000 games',
          measure: (round: number) => yardstick.run(600_000, 777 + round),
        },
      ]
    : []),
  playing(threes, 'wasm', GAMES),
  playing(threes, 'typescript', GAMES),
  playing(threes, 'careful', 10_000),
  playing(cs227, 'wasm', 20_000),
  playing(tres, 'wasm', 20_000),
  playingReadably(threes, 2_000, 'play'),
  playingReadably(threes, 2_000, 'advance'),
  tryingReadably(threes, 2_000),
  generatingAfterstates(2_000_000),
  ...[1, 2].map((count) => ({
    name: `threes, ${count} thread${count > 1 ? 's' : ''}, real time`,
    count: `${GAMES} games each`,
    measure: (round: number) => threads.rate(count, `${SEED} ${round}`, GAMES),
  })),
];

const rates = lines.map((): number[] => []);
for (let round = 0; round < ROUNDS; round++) {
  for (const [index, { measure }] of lines.entries()) rates[index]?.push(await measure(round));
}
await threads.end();
yardstick?.remove();

const medians = rates.map(median);
const [first = 0] = medians;
const unit = yardstick ? first : Number.NaN;
const rows = lines.map(({ name, count }, index) => {
  const rate = medians[index] as number;
  const ratio = yardstick ? (rate / unit).toFixed(2) : '';
  const spread = rates[index]?.map((one) => one.toFixed(1)).join(' ');
  return `| ${name} | ${count} | ${rate.toFixed(2)} | ${ratio} | ${spread} |`;
});
const batches = [threes, cs227, tres].map((rules) =>
  unwrap(packed.randomPlay(rules)).play(SEED, 0, rules === threes ? GAMES : 20_000),
);
const speedUp = (medians.at(-1) as number) / (medians.at(-2) as number);
const report = `# Random play

\`npm run bench -- --write\`, node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}.
Million moves (or afterstates) per CPU second of one thread, medians of ${ROUNDS} runs taken in turn;
the last two lines in real time. Only the ratios of one run compare. Seed \`${SEED}\`.

| what | each run | M/s | ÷ yardstick | all runs |
|---|---|---|---|---|
${rows.join('\n')}

Two threads play ${speedUp.toFixed(2)} times what one does.

Signature of the first ${GAMES} games of \`threes\`, and 20000 each of \`cs227\` and \`tres\`:
**${signatureOf(batches)}**. A change of it is a change of behaviour, which a commit must state.
`;
process.stdout.write(report);
if (process.argv.includes('--write')) {
  writeFileSync(new URL('results.md', import.meta.url), report);
}
