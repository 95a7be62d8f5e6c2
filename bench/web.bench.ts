/**
 * How soon the web game answers, and how much memory a long game takes, in a real browser on the
 * production build: `npx vite build && npx tsx bench/web.bench.ts [floor|inputs|cost|memory]`. Prints,
 * at a CPU slowed down four times, the durations of inputs, from the event to the frame that shows its
 * result, and first those of keys that do next to nothing on the same page; the processor time of a
 * push, which doesn't depend on what else the machine does; and the heap, after garbage collection,
 * before and after 5,000 moves with undo. Wants an idle machine.
 */
import { cpus } from 'node:os';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { withBuild } from '../scripts/web-build.ts';
import { type Direction, startHistory, stateAt, threes } from '../src/engine/index.ts';
import { gameToText } from '../src/web/app/open-game.ts';
import { GAME_KEY } from '../src/web/app/session.ts';
import { longGame } from '../tests/support/long-game.ts';

const MOVES = 200;
const LONG_GAME = 5000;
const SLOWDOWN = 4;
const KEYS: Readonly<Record<Direction, string>> = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
};

/** Collects the durations of the inputs from now on, in milliseconds: the longest of each one. */
async function watchInputs(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const longest = new Map<number, number>();
    Object.assign(window, { longest });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId = 0, duration } = entry as { interactionId?: number } & typeof entry;
        if (interactionId > 0) {
          longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
        }
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  return async () => {
    await page.waitForTimeout(1000);
    return page.evaluate(() => [
      ...(window as unknown as { longest: Map<number, number> }).longest.values(),
    ]);
  };
}

/** A line about the durations of so many inputs; the browser reports none that was under 16 ms. */
function printDurations(name: string, inputs: number, reported: readonly number[]): void {
  const quick = new Array<number>(Math.max(0, inputs - reported.length)).fill(0);
  const all = [...quick, ...reported].sort((a, b) => a - b);
  const at = (share: number) =>
    all[Math.min(all.length - 1, Math.ceil(all.length * share) - 1)] ?? 0;
  const within = all.filter((duration) => duration <= 100).length / all.length;
  const shares = [0.5, 0.75, 0.98, 1].map((share) =>
    at(share) < 16 ? 'under 16' : `${at(share)}`,
  );
  process.stdout.write(
    `${name}: ${all.length} inputs, half in ${shares[0]} ms, 75% in ${shares[1]}, 98% in ${shares[2]}, ` +
      `all in ${shares[3]}; ${(within * 100).toFixed(1)}% in 100 ms\n`,
  );
}

/** The script's heap after garbage collection, in megabytes. */
async function heap(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = (await session.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  return (usedSize + backingStorageSize) / 1e6;
}

/** Waits until a page has loaded all that it loads by itself, and has kept it to be used offline. */
async function allLoaded(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(2000);
}

/** What the browser itself takes here: keys that the game doesn't hear only change a colour. */
async function measureFloor(page: Page, moves: readonly Direction[]): Promise<void> {
  await allLoaded(page);
  await page.evaluate(() => {
    const blot = document.createElement('div');
    blot.style.cssText =
      'position: fixed; inset: 0 auto auto 0; inline-size: 20px; block-size: 20px';
    document.body.append(blot);
    window.addEventListener(
      'keydown',
      (event) => {
        event.stopImmediatePropagation();
        blot.style.background = blot.style.background === 'red' ? 'blue' : 'red';
      },
      true,
    );
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const collect = await watchInputs(page);
  await pressEach(page, moves);
  printDurations('Keys that change one colour', moves.length, await collect());
}

/** Presses the key of each move, one each 120 ms. */
async function pressEach(page: Page, moves: readonly Direction[]): Promise<void> {
  for (const direction of moves) {
    await page.keyboard.press(KEYS[direction]);
    await page.waitForTimeout(120);
  }
}

async function measureInputs(page: Page, moves: readonly Direction[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await allLoaded(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  let collect = await watchInputs(page);
  await pressEach(page, moves);
  printDurations('Keys, a push each 120 ms', moves.length, await collect());
  await page.reload();
  await allLoaded(page);
  collect = await watchInputs(page);
  for (let count = 0; count < moves.length; count++) await page.keyboard.press('u');
  printDurations('Keys, undo without a pause', moves.length, await collect());
  await page.reload();
  await allLoaded(page);
  collect = await watchInputs(page);
  const steps = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  for (const direction of moves) {
    const [x, y] = steps[direction];
    await send('touchStart', [{ x: 195, y: 400 }]);
    for (const way of [15, 30, 45, 60, 75])
      await send('touchMove', [{ x: 195 + x * way, y: 400 + y * way }]);
    await send('touchEnd', []);
    await page.waitForTimeout(120);
  }
  printDurations('Fingers, a drag each 120 ms', moves.length, await collect());
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/** The processor time that the page's main thread takes for a push, its whole motion included. */
async function measureCost(page: Page, moves: readonly Direction[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  };
  await page.waitForTimeout(1000);
  const before = await read();
  for (const direction of moves) {
    await page.keyboard.press(KEYS[direction]);
    await page.waitForTimeout(450);
  }
  const after = await read();
  const cost = (name: string) =>
    ((1000 * ((after.get(name) ?? 0) - (before.get(name) ?? 0))) / moves.length).toFixed(1);
  process.stdout.write(
    `Main thread: ${cost('TaskDuration')} ms for a push and its motion: script ` +
      `${cost('ScriptDuration')}, styles ${cost('RecalcStyleDuration')}, layout ${cost('LayoutDuration')}\n`,
  );
}

/** Sends keys from within the page, with time for frames in between. */
async function sendKeys(page: Page, keys: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const [at, key] of all.entries()) {
      const parts = { key, shiftKey: key === 'U', bubbles: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', parts));
      if (at % 20 === 0) await new Promise((done) => setTimeout(done, 20));
    }
  }, keys);
}

async function measureMemory(page: Page, moves: readonly Direction[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  await sendKeys(page, [KEYS[moves[0] ?? 'left'], 'u']);
  await page.waitForTimeout(2000);
  const [before, nodesBefore] = [await heap(session), await nodes()];
  await sendKeys(
    page,
    moves.map((direction) => KEYS[direction]),
  );
  const undone = new Array<string>(1000).fill('u');
  await sendKeys(page, [...undone, ...undone.map(() => 'U')]);
  await page.waitForTimeout(2000);
  const [after, nodesAfter] = [await heap(session), await nodes()];
  const made = await page.locator('.figures dd').last().textContent();
  process.stdout.write(
    `Memory: ${before.toFixed(1)} MB at the start, ${after.toFixed(1)} MB after ${made} moves, 1,000 of ` +
      `them undone and redone: ${(after - before).toFixed(1)} MB more; ${nodesBefore} nodes, then ${nodesAfter}\n`,
  );
}

async function measureAll(browser: Browser, root: string): Promise<void> {
  process.stdout.write(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, ` +
      `Chromium ${browser.version()}, CPU slowed down ${SLOWDOWN} times for the inputs\n`,
  );
  const measures = [
    { name: 'floor', measure: measureFloor, game: longGame(MOVES, threes) },
    { name: 'inputs', measure: measureInputs, game: longGame(MOVES, threes) },
    { name: 'cost', measure: measureCost, game: longGame(60, threes) },
    { name: 'memory', measure: measureMemory, game: longGame(LONG_GAME) },
  ];
  const wanted = process.argv.slice(2);
  for (const { name, measure, game } of measures) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { history } = game;
    const start = { ...game, history: startHistory(stateAt(history, 0)) };
    const kept = [{ name: GAME_KEY, value: gameToText(start) }];
    const context = await browser.newContext({
      viewport: { width: 390, height: 780 },
      hasTouch: true,
      isMobile: true,
      storageState: {
        cookies: [],
        origins: [{ origin: new URL(root).origin, localStorage: kept }],
      },
    });
    const page = await context.newPage();
    await page.goto(root);
    await measure(page, history.moves);
    await context.close();
  }
}

await withBuild(measureAll);
