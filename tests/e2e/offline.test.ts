/** The game without a network, and from one build to the next, as a player meets both. */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect } from 'vitest';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { readFigure, readStored } from './support/game.ts';
import { hostFolder } from './support/static-host.ts';
import { test } from './support/test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The most that is kept for playing offline, in bytes, before the weights of the AI. */
const BUDGET = 200_000;

const PATH = '/some/path/';

/** A browser looks for a newer worker when it has nothing better to do. */

let folder = '';

const folderOf = (name: string) => join(folder, name);

/** Builds the game with another word in it, so that what is shown tells the builds apart. */
async function buildGame(name: string): Promise<void> {
  const marked: Plugin = {
    name: 'marked',
    enforce: 'pre',
    transformIndexHtml: (page) => page.replace('<title>Threefold', `<title>Threefold ${name}`),
    transform: (code, id) =>
      id.endsWith('/english.ts') ? code.replaceAll("'Threefold", `'Threefold ${name}`) : undefined,
  };
  await build({
    configFile: `${root}/vite.config.ts`,
    logLevel: 'warn',
    plugins: [marked],
    build: { outDir: folderOf(name) },
  });
}

/** Waits until the page's worker has kept everything. */
async function keptOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** The lists in a worker: what is kept at once, and what is kept later. */
function listsOf(worker: string): { first: string; later: string } {
  const [, first = '', later = ''] = /version:.*?files:(.*?),later:(.*?),entry:/.exec(worker) ?? [];
  return { first, later };
}

/** Waits until the worker has fetched what there was time for. */
async function filled(page: Page): Promise<void> {
  const { later } = listsOf(await readFile(join(folderOf('A'), 'service-worker.js'), 'utf8'));
  const scripts = later.match(/assets\/[\w.-]+\.js/g) ?? [];
  expect(scripts.length).toBeGreaterThan(5);
  const kept = () =>
    page.evaluate(async () => {
      const [name = ''] = (await caches.keys()).filter((one) => one.endsWith('later'));
      return (await (await caches.open(name)).keys()).map(({ url }) => url).join();
    });
  await expect
    .poll(async () => {
      const urls = await kept();
      return scripts.filter((script) => !urls.includes(script));
    })
    .toEqual([]);
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB' });
  return context.newPage();
}

/** Pushes until this many turns were played, whatever the deal. */
async function playTurns(page: Page, turns: number): Promise<void> {
  // Keys pressed before that are played all the same, but later: too many would be pressed.
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const goal = (await readFigure(page, 'Moves')) + turns;
  for (let count = 0; count < 40 && (await readFigure(page, 'Moves')) < goal; count++) {
    await page.keyboard.press(['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'][count % 4] ?? '');
  }
  expect(await readFigure(page, 'Moves')).toBe(goal);
}

const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threefold-builds-'));
  const { env } = process;
  // A build for tests would do without what only a build for players has.
  const before = env['NODE_ENV'];
  env['NODE_ENV'] = 'production';
  await buildGame('A');
  await buildGame('B');
  env['THREEFOLD_OFFLINE'] = 'off';
  await buildGame('retired');
  delete env['THREEFOLD_OFFLINE'];
  env['NODE_ENV'] = before;
});

afterAll(() => rm(folder, { recursive: true }));

test('everything that is kept at once is within its budget, and every file is kept', async () => {
  const worker = await readFile(join(folderOf('A'), 'service-worker.js'), 'utf8');
  const files = (await readdir(folderOf('A'), { recursive: true })).filter((file) =>
    file.startsWith('assets/'),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !worker.includes(file))).toEqual([]);
  const { first, later } = listsOf(worker);
  expect(later).toContain('thinking-worker');
  const atOnce = files.filter((file) => first.includes(file));
  expect(atOnce.length).toBeGreaterThan(5);
  const kept = [...atOnce, 'index.html', 'manifest.webmanifest', 'service-worker.js'];
  const sizes = await Promise.all(
    kept.map(async (file) => (await stat(join(folderOf('A'), file))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});

test('the manifest names the game, its icons exist, and none is of another size', async ({
  browser,
}) => {
  const host = await hostFolder(folderOf('A'), PATH);
  const page = await newPage(browser);
  await page.goto(host.url);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const answer = await fetch(link?.href ?? '');
    const data = await answer.json();
    const sizes = data.icons.map(async (icon: { src: string }) => {
      const image = new Image();
      image.src = new URL(icon.src, answer.url).href;
      await image.decode();
      return image.naturalWidth;
    });
    return {
      data,
      sizes: await Promise.all(sizes),
      start: new URL(data.start_url, answer.url).href,
    };
  });
  const { data, sizes, start } = manifest;
  expect(start).toBe(host.url);
  expect(data).toMatchObject({ name: 'Threefold', display: 'standalone', scope: './' });
  expect(data.description_localized.es).toContain('Pliega');
  const stated = data.icons.map((icon: { sizes: string }) => icon.sizes);
  expect(stated.map((size: string) => Number.parseInt(size, 10) || 'any')).toEqual(
    sizes.map((size, index) => (stated[index] === 'any' ? 'any' : size)),
  );
  const purposes = data.icons.map((icon: { purpose: string }) => icon.purpose);
  expect(new Set(purposes)).toEqual(new Set(['any', 'maskable']));
  await page.context().close();
  await host.stop();
});

test('without a network the game starts, goes on, and every panel opens, from any folder', async ({
  browser,
}) => {
  const host = await hostFolder(folderOf('A'), PATH);
  const page = await newPage(browser);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${host.url}?seed=offline`);
  await keptOffline(page);
  await playTurns(page, 3);
  const saved = await readStored(page, GAME_KEY);
  await filled(page);
  await host.stop();
  await page.reload();
  expect(await readStored(page, GAME_KEY)).toBe(saved);
  await playTurns(page, 3);
  for (const [key, title] of [
    ['?', 'How to play'],
    ['o', 'Save, share, open'],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.locator('dialog .actions').waitFor();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'choose another game' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  // A link to another deal is the same page.
  await page.goto(`${host.url}index.html?seed=another&rules=tres`);
  expect(await readFigure(page, 'Moves')).toBe(0);
  expect(problems).toEqual([]);
  await page.context().close();
});

test('a newer build asks, never reloads by itself, and leaves nothing of the older one', async ({
  browser,
}) => {
  const host = await hostFolder(folderOf('A'), PATH);
  const page = await newPage(browser);
  await page.goto(host.url);
  await keptOffline(page);
  const before = await cachesOf(page);
  await page.evaluate(() => caches.open('threefold /another/ 1'));
  host.serve(folderOf('B'));
  await page.reload();
  expect(await page.title()).toContain('Threefold A');
  const other = await page.context().newPage();
  await other.goto(`${host.url}?seed=another`);
  await page.locator('.notice', { hasText: 'A new version is ready' }).waitFor();
  // The page that opened a game of its own plays; take it back to have a game that runs here.
  await page.getByRole('button', { name: 'Play here' }).click();
  await playTurns(page, 3);
  const saved = await readStored(page, GAME_KEY);
  expect(await page.title()).toContain('Threefold A');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(() => document.title.includes('Threefold B'));
  expect(await readStored(page, GAME_KEY)).toBe(saved);
  // The other tab goes on in its version until its player reloads it, too.
  await other.locator('.notice', { hasText: 'A new version is ready' }).waitFor();
  expect(await other.title()).toContain('Threefold A');
  const after = await cachesOf(page);
  expect(after.filter((name) => before.includes(name))).toEqual(
    before.filter((name) => name.endsWith('later')),
  );
  expect(after).toContain('threefold /another/ 1');
  await other.close();
  await host.stop();
  await page.reload();
  expect(await page.title()).toContain('Threefold B');
  expect(await page.locator('h1').innerText()).toContain('Threefold B');
  await playTurns(page, 2);
  await page.context().close();
});

test('a second visit runs the newer build, even if the first never accepted it', async ({
  browser,
}) => {
  const host = await hostFolder(folderOf('A'), PATH);
  const first = await newPage(browser);
  await first.goto(host.url);
  await keptOffline(first);
  host.serve(folderOf('B'));
  await first.reload();
  await first.locator('.notice', { hasText: 'A new version is ready' }).waitFor();
  // A visit ends when its last page is closed.
  const second = await first.context().newPage();
  await first.close();
  await second.goto('about:blank');
  await expect
    .poll(async () => {
      await second.goto(host.url);
      const title = await second.title();
      await second.goto('about:blank');
      return title;
    })
    .toContain('Threefold B');
  await second.context().close();
  await host.stop();
});

test('a build that is not whole on its host is not taken', async ({ browser }) => {
  const broken = folderOf('B');
  const host = await hostFolder(folderOf('A'), PATH);
  const page = await newPage(browser);
  await page.goto(host.url);
  await keptOffline(page);
  const [script = ''] = (await readdir(join(broken, 'assets'))).filter((file) =>
    file.startsWith('english-panels'),
  );
  const content = await readFile(join(broken, 'assets', script));
  await rm(join(broken, 'assets', script));
  host.serve(broken);
  const ended = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<string>((resolve) =>
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => resolve(worker.state));
      }),
    );
    await registration.update();
    return found;
  });
  await writeFile(join(broken, 'assets', script), content);
  expect(ended).toBe('redundant');
  await host.stop();
  await page.reload();
  expect(await page.title()).toContain('Threefold A');
  await page.context().close();
});

test('weights are kept when they are first used, and only then', async ({ browser }) => {
  const host = await hostFolder(folderOf('A'), PATH);
  const page = await newPage(browser);
  await page.goto(host.url);
  await keptOffline(page);
  const keptLater = () =>
    page.evaluate(async () => {
      const [name = ''] = (await caches.keys()).filter((one) => one.endsWith('later'));
      const kept = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
      return kept.filter((path) => path.includes('/weights/'));
    });
  expect(await keptLater()).toEqual([]);
  // Any file does for the worker: it goes by the folder.
  await mkdir(join(folderOf('A'), 'weights'), { recursive: true });
  await writeFile(join(folderOf('A'), 'weights', 'small-1.bin'), 'weights');
  const ask = () => page.evaluate(async () => (await fetch('./weights/small-1.bin')).text());
  expect(await ask()).toBe('weights');
  expect(await keptLater()).toEqual([`${PATH}weights/small-1.bin`]);
  await host.stop();
  expect(await ask()).toBe('weights');
  await page.context().close();
});

test('a build without offline play takes the worker and all it kept away', async ({ browser }) => {
  const host = await hostFolder(folderOf('A'), PATH);
  const page = await newPage(browser);
  await page.goto(host.url);
  await keptOffline(page);
  host.serve(folderOf('retired'));
  await page.reload();
  await playTurns(page, 2);
  await expect.poll(() => cachesOf(page)).toEqual([]);
  const saved = await readStored(page, GAME_KEY);
  await page.reload();
  expect(await page.title()).toContain('Threefold retired');
  expect(await readStored(page, GAME_KEY)).toBe(saved);
  await page.context().close();
  await host.stop();
});
