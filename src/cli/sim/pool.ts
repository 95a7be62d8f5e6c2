/** Spreads the games of a simulation over threads, and hands their results back in order. */
import type { Batch, Job, Span } from './job.ts';
import { spawnWorker } from './spawn.ts';

/** How many games a thread plays before it reports: enough to make messages cheap. */
const LARGEST_SPAN = 100;

/** Cuts games into spans: several for each thread, none larger than `LARGEST_SPAN`. */
export function spansOf(games: number, workers: number): Span[] {
  const size = Math.min(LARGEST_SPAN, Math.max(1, Math.ceil(games / (workers * 8))));
  return Array.from({ length: Math.ceil(games / size) }, (_, index) => ({
    from: index * size,
    to: Math.min(games, (index + 1) * size),
  }));
}

/**
 * Plays games 0 up to `games`, calling `take` with each batch in the order of the games, however
 * the threads finish. Ends early, without an error, when the signal is aborted: what was taken
 * until then are the first games of all. Rejects when a thread breaks.
 */
export async function playGames(
  job: Job,
  games: number,
  workers: number,
  signal: AbortSignal,
  take: (batch: Batch) => void,
): Promise<void> {
  const spans = spansOf(games, workers);
  const waiting = new Map<number, Batch>();
  let asked = 0;
  let next = 0;
  const accept = (batch: Batch) => {
    waiting.set(batch.from, batch);
    for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
      waiting.delete(next);
      next += ready.results.length;
      take(ready);
    }
  };
  const threads = spans.slice(0, workers).map(() => spawnWorker(job));
  const stopAll = () => Promise.all(threads.map((thread) => thread.terminate()));
  const work = threads.map(
    (thread) =>
      new Promise<void>((resolve, reject) => {
        const ask = () => {
          const span = spans[asked++];
          if (span && !signal.aborted) thread.postMessage(span);
          else resolve();
        };
        signal.addEventListener('abort', () => resolve(), { once: true });
        thread.on('error', reject);
        thread.on('message', (batch: Batch) => {
          if (signal.aborted) return;
          accept(batch);
          ask();
        });
        ask();
      }),
  );
  try {
    await Promise.all(work);
  } finally {
    await stopAll();
  }
}
