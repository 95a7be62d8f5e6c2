/** A thread that is told a job, says with null that it is ready, and plays spans as it is asked to. */
import { parentPort } from 'node:worker_threads';
import type { Job, Span } from './job.ts';
import { type SpanPlayer, spanPlayer } from './span-player.ts';

if (!parentPort) throw new Error('A worker needs a parent.');
const port = parentPort;
let play: SpanPlayer | undefined;

port.on('message', async (told: Job | Span) => {
  if ('from' in told) return port.postMessage(play?.(told));
  play = await spanPlayer(told);
  port.postMessage(null);
});
