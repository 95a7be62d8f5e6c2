import { cpus } from 'node:os';
import { deriveSeed, type RuleSet, referenceTo } from '../../engine/index.ts';
import { findAgent } from '../agents.ts';
import { EXIT } from '../exit-codes.ts';
import { chanceOf, dealGame, rulesOf } from '../game-setup.ts';
import type { CommonOptions, Io } from '../io.ts';
import type { RuleOptions, SeedOptions } from '../options.ts';
import { gamePlayer } from '../sim/game-player.ts';
import { grouped, table } from '../text.ts';

/** The options of `bench`. */
export interface BenchOptions extends CommonOptions, RuleOptions, SeedOptions {
  readonly seconds: number;
  readonly agent: string;
}

/** What was measured. */
interface Measurement {
  readonly games: number;
  readonly moves: number;
  readonly milliseconds: number;
}

/** Measures how many moves a second an agent plays here, in one thread. */
export async function runBench(io: Io, options: BenchOptions): Promise<number> {
  const rules = rulesOf(options);
  if (!rules.ok) return io.misused(rules.error);
  const chance = chanceOf({ seed: 'bench', ...options });
  if (!chance.ok) return io.misused(chance.error);
  const found = await findAgent(options.agent, rules.value);
  if (!found.ok) return io.misused(found.error);
  const agent = found.value;
  const dealt = dealGame(rules.value, chance.value);
  if (!dealt.ok) return io.misused(dealt.error);
  const { generator, seed } = chance.value;
  const playGame = gamePlayer({ rules: rules.value, generator, agent, maxMoves: Infinity });
  // A tenth of the time warms up the compiler and is not counted.
  measure((index) => playGame(deriveSeed(seed, index)).moves, options.seconds * 100);
  const result = measure(
    (index) => playGame(deriveSeed(seed, index)).moves,
    options.seconds * 1000,
  );
  report(io, rules.value, agent.id, result);
  return EXIT.done;
}

function measure(playGame: (index: number) => number, milliseconds: number): Measurement {
  const start = performance.now();
  let games = 0;
  let moves = 0;
  let passed = 0;
  while (passed < milliseconds) {
    moves += playGame(games);
    games += 1;
    passed = performance.now() - start;
  }
  return { games, moves, milliseconds: passed };
}

function report(
  io: Io,
  rules: RuleSet,
  agent: string,
  { games, milliseconds, moves }: Measurement,
): void {
  const rate = Math.round((1000 * moves) / milliseconds);
  const machine = {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cpu: cpus()[0]?.model ?? '',
  };
  if (io.json) {
    const facts = { rules: referenceTo(rules), agent, games, moves };
    io.data({
      command: 'bench',
      ...facts,
      milliseconds: Math.round(milliseconds),
      movesPerSecond: rate,
      ...machine,
    });
    return;
  }
  const rows = [
    ['moves a second', grouped(rate)],
    ['games a second', grouped((1000 * games) / milliseconds)],
    ['moves', grouped(moves)],
    ['games', grouped(games)],
  ];
  io.line(`${rules.id} by ${agent}, one thread, ${machine.node}, ${machine.cpu}`);
  io.line(table(rows).join('\n'));
}
