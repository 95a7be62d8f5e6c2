/**
 * How soon the web game gives a hint, how much memory that takes, how fast it plays by itself and how
 * long it reviews a long game, in a real browser on the production build:
 * `npx vite build && npx tsx bench/web-think.bench.ts`. Beside the time that passed it prints the
 * processor time of the page with its worker, which doesn't depend on what else the machine does.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { withBuild } from '../scripts/web-build.ts';
import { networkAgent, readNetwork } from '../src/ai/index.ts';
import { playPresent, presentOf, statusOf, threes, unwrap, viewOf } from '../src/engine/index.ts';
import { dealGame, gameToText, type OpenGame } from '../src/web/app/open-game.ts';
import { GAME_KEY } from '../src/web/app/session.ts';
import { keptGame, MIDDLE } from '../tests/e2e/support/boards.ts';
import { median } from './measure.ts';

const HINTS = 20;
const REVIEWED = 1000;
const AUTO_SECONDS = 10;

/** What a page has used of the machine so far. */
interface Used {
  /** Seconds of processor time. */
  readonly cpu: number;
  /** Megabytes in memory. */
  readonly memory: number;
}

/** Measures the processes of all pages of a browser. */
async function usedBy(browser: Browser): Promise<Used> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  const memory = pages.map(({ id }) => {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  });
  return {
    cpu: pages.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    memory: memory.reduce((sum, one) => sum + one, 0),
  };
}

/** A finished game of at least so many moves, played by the small network. */
function longGame(least: number): OpenGame {
  const file = readFileSync(new URL('../networks/small.weights', import.meta.url));
  const agent = networkAgent(unwrap(readNetwork(file, threes)));
  for (let seed = 0; ; seed++) {
    let game = dealGame(threes, `review ${seed}`);
    for (;;) {
      const state = presentOf(game.history);
      if (statusOf(state) !== 'playing') break;
      const { direction } = agent
        .judge(viewOf(state))
        .reduce((a, b) => (b.value > a.value ? b : a));
      game = { ...game, history: playPresent(game.history, direction)!.history };
    }
    if (presentOf(game.history).moves >= least) return game;
  }
}

async function openPage(browser: Browser, url: string, text: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  await context.addInitScript(([key, game]) => localStorage.setItem(key, game), [
    GAME_KEY,
    text,
  ] as const);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return page;
}

/** Presses a key and waits until a best push is shown; gives the milliseconds that passed. */
function untilBest(page: Page, key: string): Promise<number> {
  return page.evaluate(async (pressed) => {
    const start = performance.now();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: pressed }));
    while (!document.querySelector('.worths .best')) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return performance.now() - start;
  }, key);
}

/** Prints one figure: the time that passed, and the processor time. */
function print(what: string, passed: number, cpu: number): void {
  process.stdout.write(
    `${what}: ${passed.toFixed(0)} ms, processor ${(1000 * cpu).toFixed(0)} ms\n`,
  );
}

async function measureHints(browser: Browser, url: string): Promise<void> {
  const page = await openPage(browser, url, keptGame(MIDDLE));
  const before = await usedBy(browser);
  const passed = await untilBest(page, 't');
  const first = await usedBy(browser);
  print('First hint, with loading and unpacking the network', passed, first.cpu - before.cpu);
  await page.locator('[role=status]', { hasText: 'Best:' }).first().waitFor({ state: 'attached' });
  const settled = await usedBy(browser);
  const added = settled.memory - before.memory;
  process.stdout.write(`Memory of the page: ${before.memory.toFixed(0)} MB, with the network `);
  process.stdout.write(`${added.toFixed(0)} MB more\n`);
  const waits: number[] = [];
  const start = await usedBy(browser);
  for (let count = 0; count < HINTS; count++) {
    const best = await page.locator('.hint-mark').getAttribute('data-direction');
    waits.push(
      await untilBest(page, `Arrow${best?.replace(/^./, (letter) => letter.toUpperCase())}`),
    );
  }
  const end = await usedBy(browser);
  print('A hint after a push, medians', median(waits), (end.cpu - start.cpu) / HINTS);
  await page.locator('.advice select').selectOption('full');
  const moves = async () => {
    const text = await page.locator('.figures dd').nth(2).textContent();
    return Number(text?.replaceAll(',', ''));
  };
  const from = await moves();
  const auto = await usedBy(browser);
  await page.keyboard.press('v');
  await page.waitForTimeout(1000 * AUTO_SECONDS);
  await page.keyboard.press('p');
  await page.keyboard.press('Escape');
  const played = (await moves()) - from;
  const spent = (await usedBy(browser)).cpu - auto.cpu;
  print(
    `Auto-play as fast as it can, ${played} pushes, each`,
    (1000 * AUTO_SECONDS) / played,
    spent / played,
  );
  await page.context().close();
}

async function measureReview(browser: Browser, url: string): Promise<void> {
  const game = longGame(REVIEWED);
  const page = await openPage(browser, url, gameToText(game));
  await page.locator('dialog.end').waitFor();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const begin = page.getByRole('button', { name: 'Review the game' });
  await begin.waitFor();
  const before = await usedBy(browser);
  const start = performance.now();
  await begin.click();
  await page.locator('.review progress').waitFor();
  const shown = performance.now() - start;
  await page
    .locator('[role=status]', { hasText: 'is ready' })
    .waitFor({ state: 'attached', timeout: 3_600_000 });
  const after = await usedBy(browser);
  process.stdout.write(`Progress is shown after ${shown.toFixed(0)} ms\n`);
  print(
    `Review of ${presentOf(game.history).moves} moves`,
    performance.now() - start,
    after.cpu - before.cpu,
  );
  await page.context().close();
}

await withBuild(async (browser, url) => {
  process.stdout.write(`${cpus().length} × ${cpus()[0]?.model}, Chromium ${browser.version()}\n`);
  await measureHints(browser, url);
  await measureReview(browser, url);
});
