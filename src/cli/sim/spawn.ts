/** The threads that play games beside the first one. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { randomAgent } from '../../ai/random-agent.ts';

/**
 * Whether the thread that asks for the games of an agent plays some of them itself. It must hear
 * Ctrl+C between two games, so those of agents that think are left to other threads.
 */
export function playsHere(agent: string): boolean {
  return agent === randomAgent.id;
}

/** Games to play. */
interface Work {
  readonly agent: string;
  readonly games: number;
  /** How many threads play; as many as the processor has room for where nothing is said. */
  readonly workers?: number;
}

/**
 * Starts the threads for games of an agent, other than this one; `playGames` tells them what to play,
 * and until then they don't keep the process running. They take as long to load as this thread does,
 * so a command that is going to need them starts them first. The only place that does: the file it
 * names is the compiled one, since Node 20 starts no thread from TypeScript.
 */
export function spawnWorkers({ agent, games, workers = availableParallelism() }: Work): Worker[] {
  const length = Math.min(games, workers) - (playsHere(agent) ? 1 : 0);
  return Array.from({ length }, () => {
    const thread = new Worker(new URL('./worker.js', import.meta.url));
    thread.unref();
    return thread;
  });
}
