/** Measuring rates in one process: CPU time, so that other programs disturb as little as can be. */

/** Million units of work per CPU second of this process, its helper threads included. */
export function rateOf(work: () => number): number {
  const start = process.cpuUsage();
  const units = work();
  const { user, system } = process.cpuUsage(start);
  return units / (user + system);
}

/** How long each of some runs took by the clock, in milliseconds; a run is told its number. */
export function timesOf(run: (index: number) => void, runs: number): number[] {
  return Array.from({ length: runs }, (_, index) => {
    const start = performance.now();
    run(index);
    return performance.now() - start;
  });
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
