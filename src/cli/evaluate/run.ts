/** `threefold evaluate`: how well agents play, on the same games. */
import { referenceTo } from '../../engine/index.ts';
import { findAgent } from '../agents.ts';
import { EXIT } from '../exit-codes.ts';
import { rulesOf } from '../game-setup.ts';
import { untilInterrupted } from '../interrupt.ts';
import type { CommonOptions, Io } from '../io.ts';
import type { RuleOptions } from '../options.ts';
import type { Job } from '../sim/job.ts';
import { playGames } from '../sim/pool.ts';
import { openProgress } from '../sim/progress.ts';
import { spawnWorkers } from '../sim/spawn.ts';
import { addTally, emptyTally, spreadOf, type Tally } from '../sim/tally.ts';
import { type Figures, figuresText, type Mean, meanOf, reachedShares } from './figures.ts';

/** The options of `evaluate`. */
export interface EvaluateOptions extends CommonOptions, RuleOptions {
  readonly agent: string;
  readonly against?: string;
  readonly games: number;
  readonly seed: string;
  readonly workers?: number;
}

/** Plays the same games by one agent or two; Ctrl+C tells what was found until then. */
export async function runEvaluate(io: Io, options: EvaluateOptions): Promise<number> {
  const rules = rulesOf(options);
  if (!rules.ok) return io.misused(rules.error);
  const agents = [options.agent, ...(options.against === undefined ? [] : [options.against])];
  for (const agent of agents) {
    const found = await findAgent(agent, rules.value);
    if (!found.ok) return io.misused(found.error);
  }
  const figures: Figures[] = [];
  const scores: number[][] = [];
  for (const agent of agents) {
    const job: Job = {
      rules: referenceTo(rules.value),
      generator: 'sfc32',
      seed: options.seed,
      agent,
      maxMoves: null,
      each: true,
    };
    const quiet = { write: () => true };
    const target = io.quiet ? quiet : process.stderr;
    const progress = openProgress(options.games, target, () => performance.now());
    const tally = emptyTally();
    const inOrder: number[] = [];
    let milliseconds = 0;
    const threads = spawnWorkers({ ...options, agent });
    await untilInterrupted((signal) =>
      playGames(job, options.games, threads, signal, (batch) => {
        addTally(tally, batch.tally);
        inOrder.push(...Array.from(batch.results?.scores ?? []));
        milliseconds += batch.milliseconds;
        progress.update(tally.games);
      }),
    );
    progress.end();
    if (tally.games === 0) break;
    figures.push(figuresOf(agent, tally, meanOf(inOrder), milliseconds));
    scores.push(inOrder);
    if (tally.games < options.games) break;
  }
  const [first, second] = scores;
  const both = first && second && Math.min(first.length, second.length);
  const difference = both
    ? meanOf(first.slice(0, both).map((score, game) => score - (second[game] as number)))
    : undefined;
  const whole = figures.length === agents.length;
  const interrupted = !whole || figures.some(({ games }) => games < options.games);
  if (io.json) {
    const facts = { rules: referenceTo(rules.value), seed: options.seed, requested: options.games };
    const between = difference ?? null;
    io.data({ command: 'evaluate', ...facts, interrupted, agents: figures, difference: between });
  } else if (figures.length > 0) {
    io.line(figuresText(figures, difference));
  }
  if (!interrupted) return EXIT.done;
  process.stderr.write('Interrupted: these are the first games only.\n');
  return EXIT.interrupted;
}

function figuresOf(agent: string, tally: Tally, score: Mean, milliseconds: number): Figures {
  const moves = spreadOf(tally.moves).total;
  return {
    agent,
    games: tally.games,
    score,
    moves: moves / tally.games,
    millisecondsPerMove: milliseconds / Math.max(1, moves),
    reached: reachedShares(tally.highest),
  };
}
