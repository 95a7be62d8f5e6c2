/** A thread that plays spans of games as it is asked to. */
import { parentPort, workerData } from 'node:worker_threads';
import { findAgent } from '../../ai/index.ts';
import { parseRuleSet, unwrap } from '../../engine/index.ts';
import type { Batch, Job, Span } from './job.ts';
import { spanPlayer } from './span-player.ts';
import { tallyOf } from './tally.ts';

const job = workerData as Job;
const agent = findAgent(job.agent);
if (!agent || !parentPort) throw new Error(`A worker needs a parent and a known agent.`);
const port = parentPort;
const plan = {
  rules: unwrap(parseRuleSet(job.rules, 'rules')),
  generator: job.generator,
  agent,
  maxMoves: job.maxMoves ?? Infinity,
};
const playSpan = spanPlayer(plan, job.seed);

port.on('message', (span: Span) => {
  const results = playSpan(span);
  const batch: Batch = { span, tally: tallyOf(results), results: job.each ? results : [] };
  port.postMessage(batch);
});
