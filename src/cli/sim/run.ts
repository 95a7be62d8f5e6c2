import type { Worker } from 'node:worker_threads';
import { referenceTo } from '../../engine/parameters.ts';
import { findAgent } from '../agents.ts';
import { EXIT } from '../exit-codes.ts';
import { chanceOf, rulesOf } from '../game-setup.ts';
import { untilInterrupted } from '../interrupt.ts';
import type { CommonOptions, Io } from '../io.ts';
import type { RuleOptions, SeedOptions } from '../options.ts';
import { grouped } from '../text.ts';
import type { Job } from './job.ts';
import { playGames } from './pool.ts';
import { openProgress } from './progress.ts';
import { type BarStyle, CSV_HEADER, csvLines, reportOf, reportText } from './report.ts';
import { addTally, emptyTally } from './tally.ts';

/** The options of `sim`. */
export interface SimOptions extends CommonOptions, RuleOptions, SeedOptions {
  readonly games: number;
  readonly agent: string;
  readonly csv?: boolean;
  readonly workers?: number;
  readonly maxMoves?: number;
}

/**
 * Plays games by an agent on these threads (see `spawnWorkers`) and reports on them; Ctrl+C reports
 * on those played so far.
 */
export async function runSim(
  io: Io,
  options: SimOptions,
  threads: readonly Worker[],
): Promise<number> {
  const rules = rulesOf(options);
  if (!rules.ok) return io.misused(rules.error);
  const chance = chanceOf(options);
  if (!chance.ok) return io.misused(chance.error);
  const agent = await findAgent(options.agent, rules.value);
  if (!agent.ok) return io.misused(agent.error);
  const csv = options.csv === true && !io.json;
  const job: Job = {
    rules: referenceTo(rules.value),
    ...chance.value,
    agent: options.agent,
    maxMoves: options.maxMoves ?? null,
    each: csv,
  };
  const tally = emptyTally();
  const quiet = { write: () => true };
  const progress = openProgress(options.games, io.quiet ? quiet : process.stderr, () =>
    performance.now(),
  );
  await untilInterrupted((signal) => {
    if (csv) io.write(CSV_HEADER);
    return playGames(job, options.games, threads, signal, (batch) => {
      addTally(tally, batch.tally);
      if (csv) io.write(csvLines(job, batch));
      progress.update(tally.games);
    });
  });
  progress.end();
  const report = reportOf(job, options.games, tally);
  if (io.json) io.data(report);
  else if (!csv) io.line(reportText(report, barStyle(io)));
  if (!report.interrupted) return EXIT.done;
  process.stderr.write(
    `Interrupted: these are the first ${grouped(tally.games)} of ${grouped(options.games)} games.\n`,
  );
  return EXIT.interrupted;
}

/** The longest bar, and what stands beside it. */
const BAR_COLUMNS = 40;
const TEXT_COLUMNS = 40;

function barStyle({ colour, columns, unicode }: Io): BarStyle {
  return {
    width: Math.max(10, Math.min(BAR_COLUMNS, (columns ?? 80) - TEXT_COLUMNS)),
    block: unicode ? '█' : '#',
    colour: (bar) => (colour ? `\u001b[36m${bar}\u001b[39m` : bar),
  };
}
