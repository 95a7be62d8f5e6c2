/** Spreads the games of a simulation over threads, and hands their results back in order. */
import type { Worker } from 'node:worker_threads';
import type { Batch, Job, Span } from './job.ts';
import { spanPlayer } from './span-player.ts';
import { playsHere } from './spawn.ts';

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
 * Plays games 0 up to `games`, at least one, on threads that nobody has told anything yet, and on this
 * one where `playsHere` says so; calls `take` with each batch in the order of the games, however the
 * threads finish. Ends early, without an error, when the signal is aborted: what was taken until then
 * are the first games of all. Rejects when a thread breaks. Ends the threads.
 */
export async function playGames(
  job: Job,
  games: number,
  threads: readonly Worker[],
  signal: AbortSignal,
  take: (batch: Batch) => void,
): Promise<void> {
  const here = playsHere(job.agent);
  const players = threads.length + (here ? 1 : 0);
  const waiting = new Map<number, Batch>();
  let size = 1;
  let asked = 0;
  let next = 0;
  const accept = (batch: Batch) => {
    const { from, to } = batch.span;
    size = nextSize(to - from, batch.milliseconds);
    waiting.set(from, batch);
    for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
      waiting.delete(next);
      next = ready.span.to;
      take(ready);
    }
  };
  /** The next span to play, smaller towards the end, so that all threads finish together. */
  const nextSpan = (): Span | undefined => {
    const left = games - asked;
    if (left === 0 || signal.aborted) return undefined;
    const from = asked;
    asked += Math.min(size, Math.ceil(left / (4 * players)));
    return { from, to: asked };
  };
  const playHere = async () => {
    const play = await spanPlayer(job);
    for (let span = nextSpan(); span; span = nextSpan()) {
      accept(play(span));
      // A turn of the event loop, in which other threads and Ctrl+C are heard.
      await new Promise((resume) => setImmediate(resume));
    }
  };
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      for (const thread of threads) {
        const ask = () => {
          const span = nextSpan();
          if (span) thread.postMessage(span);
        };
        thread.on('error', reject);
        thread.on('message', (batch: Batch | null) => {
          if (signal.aborted) return;
          if (batch) accept(batch);
          else if (here) ask(); // One span ahead, since this thread is busy itself.
          ask();
          if (next === games) resolve();
        });
        thread.ref();
        thread.postMessage(job);
      }
      // Where all games are played before another thread has loaded, nobody waits for it.
      if (here) playHere().then(() => next === games && resolve(), reject);
    });
  } finally {
    asked = games; // This thread, too, stops where another one broke.
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
