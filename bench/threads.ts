/** Random play in several threads at once. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What a thread runs: the compiled engine, since Node 20 starts no thread from TypeScript. */
const CODE = `
const { parentPort, workerData } = require('node:worker_threads');
(async () => {
  const { threes, unwrap } = await import(workerData.engine);
  const { randomPlay } = await import(workerData.packed);
  const player = unwrap(randomPlay(threes));
  player.play('warm-up', 0, 50_000);
  parentPort.on('message', ({ seed, from, count }) => {
    const { moves } = player.play(seed, from, count);
    parentPort.postMessage(moves.reduce((sum, one) => sum + one, 0));
  });
  parentPort.postMessage('ready');
})();
`;

/** Threads that play games of `threes`. */
export interface Threads {
  /** Plays so many games in each of the first threads; million moves a second of real time. */
  rate(threads: number, seed: string, games: number): Promise<number>;
  end(): Promise<void>;
}

/** Starts threads on the compiled modules. */
export async function startThreads(
  count: number,
  modules: { readonly engine: string; readonly packed: string },
): Promise<Threads> {
  const workers = Array.from(
    { length: count },
    () => new Worker(CODE, { eval: true, workerData: modules }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  return {
    async rate(threads, seed, games) {
      const start = performance.now();
      const counts = workers.slice(0, threads).map(async (worker, index) => {
        worker.postMessage({ seed, from: index * games, count: games });
        const [moves] = await once(worker, 'message');
        return Number(moves);
      });
      const moves = (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
      return moves / (performance.now() - start) / 1000;
    },
    async end() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
