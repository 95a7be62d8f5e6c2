/** Spreads the games of a simulation over threads, and hands their results back in order. */
import type { Batch, Job, Span } from './job.ts';
import { spawnWorker } from './spawn.ts';

/** A thread should report about this often, in milliseconds: for progress, and for Ctrl+C. */
const REPORT_EVERY = 50;
/** The most games of one span. */
const LARGEST_SPAN = 16_384;

/** How many games to ask for next of a thread that played `size` games in this time. */
export function nextSize(size: number, milliseconds: number): number {
  if (milliseconds > 2 * REPORT_EVERY) return Math.max(1, Math.floor(size / 2));
  return milliseconds < REPORT_EVERY / 2 ? Math.min(LARGEST_SPAN, 2 * size) : size;
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
  const waiting = new Map<number, Batch>();
  let asked = 0;
  let next = 0;
  const accept = (batch: Batch) => {
    waiting.set(batch.span.from, batch);
    for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
      waiting.delete(next);
      next = ready.span.to;
      take(ready);
    }
  };
  const threads = Array.from({ length: Math.min(games, workers) }, () => spawnWorker(job));
  const stopAll = () => Promise.all(threads.map((thread) => thread.terminate()));
  const work = threads.map(
    (thread) =>
      new Promise<void>((resolve, reject) => {
        let size = 1;
        let since = 0;
        const ask = () => {
          if (asked >= games || signal.aborted) return resolve();
          const span: Span = { from: asked, to: Math.min(games, asked + size) };
          asked = span.to;
          since = performance.now();
          thread.postMessage(span);
        };
        signal.addEventListener('abort', () => resolve(), { once: true });
        thread.on('error', reject);
        thread.on('message', (batch: Batch) => {
          if (signal.aborted) return;
          size = nextSize(size, performance.now() - since);
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
