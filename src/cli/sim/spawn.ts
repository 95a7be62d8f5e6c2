import { Worker } from 'node:worker_threads';
import type { Job } from './job.ts';

/**
 * Starts the thread of a simulation. The only place that does: the file it names is the compiled
 * one, since Node 20 starts no thread from TypeScript.
 */
export function spawnWorker(job: Job): Worker {
  return new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
}
