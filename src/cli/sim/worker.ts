/** A thread that plays spans of games as it is asked to. */
import { parentPort, workerData } from 'node:worker_threads';
import { parseRuleSet, unwrap } from '../../engine/index.ts';
import { loadAgent } from '../agents.ts';
import type { Batch, Job, Span } from './job.ts';
import { spanPlayer } from './span-player.ts';
import { tallyOf } from './tally.ts';

const job = workerData as Job;
if (!parentPort) throw new Error('A worker needs a parent.');
const port = parentPort;
const rules = unwrap(parseRuleSet(job.rules, 'rules'));
const agent = await loadAgent(job.agent, rules);
if (!agent.ok) throw new Error(agent.error.message);
const plan = {
  rules,
  generator: job.generator,
  agent: agent.value,
  maxMoves: job.maxMoves ?? Infinity,
};
const playSpan = spanPlayer(plan, job.seed);

port.on('message', (span: Span) => {
  const start = performance.now();
  const results = playSpan(span);
  const milliseconds = performance.now() - start;
  const tally = tallyOf(results);
  const batch: Batch = { span, tally, milliseconds, results: job.each ? results : [] };
  port.postMessage(batch);
});
