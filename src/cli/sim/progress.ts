import { duration, grouped } from '../text.ts';

/** How a simulation stands, in one line: what is done, how fast, and the time left. */
export function progressLine(done: number, all: number, milliseconds: number): string {
  const count = `${grouped(done)} of ${grouped(all)} games`;
  if (done === 0 || milliseconds <= 0) return count;
  const rate = (1000 * done) / milliseconds;
  return `${count}, ${grouped(rate)} a second, ${duration((1000 * (all - done)) / rate)} left`;
}

/** Shows progress as it comes. */
export interface Progress {
  update(done: number): void;
  end(): void;
}

/** A stream that progress is written to. */
interface Target {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Progress on a terminal rewrites one line, ten times a second at most; elsewhere it is a line
 * every ten seconds. `now` tells milliseconds.
 */
export function openProgress(all: number, target: Target, now: () => number): Progress {
  const start = now();
  const interval = target.isTTY ? 100 : 10_000;
  let shown = start;
  let open = false;
  return {
    update(done) {
      const time = now();
      if (time - shown < interval) return;
      shown = time;
      open = target.isTTY === true;
      const line = progressLine(done, all, time - start);
      target.write(target.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    },
    end() {
      if (open) target.write('\r\u001b[K');
    },
  };
}
