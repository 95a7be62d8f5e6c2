/**
 * Runs work with a signal that Ctrl+C aborts, or whatever else is named; the second time the process
 * ends as usual.
 */
export async function untilInterrupted(
  work: (signal: AbortSignal) => Promise<void>,
  names: readonly NodeJS.Signals[] = ['SIGINT'],
): Promise<void> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const name of names) process.once(name, stop);
  try {
    await work(controller.signal);
  } finally {
    for (const name of names) process.off(name, stop);
  }
}
