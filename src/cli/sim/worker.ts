/** A thread that plays spans of games as it is asked to. */
import { parentPort, workerData } from 'node:worker_threads';
import { findAgent } from '../../ai/index.ts';
import { deriveSeed, parseRuleSet, unwrap } from '../../engine/index.ts';
import { type GameResult, gamePlayer } from './game-player.ts';
import type { Batch, Job, Span } from './job.ts';

const job = workerData as Job;
const agent = findAgent(job.agent);
if (!agent || !parentPort) throw new Error(`A worker needs a parent and a known agent.`);
const port = parentPort;
const playGame = gamePlayer({
  rules: unwrap(parseRuleSet(job.rules, 'rules')),
  generator: job.generator,
  agent,
  maxMoves: job.maxMoves ?? Infinity,
});

port.on('message', ({ from, to }: Span) => {
  const results: GameResult[] = [];
  for (let index = from; index < to; index++) results.push(playGame(deriveSeed(job.seed, index)));
  port.postMessage({ from, results } satisfies Batch);
});
