/**
 * How quick kept games and replays are in a browser: `npx vite build && npx tsx bench/study.bench.ts`
 * (THREEFOLD_WEB_BUILD names another build). 10,000 kept games are listed, chosen among and opened,
 * and a replay of 3,000 moves is dragged along. Prints the median and the best of several runs, each
 * up to the moment when the frame with what was asked for has been painted.
 */
import type { Browser, Page } from 'playwright-core';
import { withBuild } from '../scripts/web-build.ts';
import { formatTextRecord, replayRecord, unwrap, verifyRecord } from '../src/engine/index.ts';
import { recordOfGame } from '../src/web/app/records.ts';
import { DATABASE, DATABASE_VERSION } from '../src/web/study/games/database.ts';
import { type KeptRow, rowOf } from '../src/web/study/games/kept-row.ts';
import { ALL_GAMES, listed } from '../src/web/study/games/listing.ts';
import { byShelf, shelfText } from '../src/web/study/games/shelves.ts';
import { checkStored } from '../src/web/study/games/stored-record.ts';
import { lastPly, turnTo } from '../src/web/study/replay/replay-line.ts';
import { longGame } from '../tests/support/long-game.ts';
import { median, timesOf } from './measure.ts';

const GAMES = 10_000;
const MOVES = 3000;
const RUNS = 15;
const SCRUBS = 200;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The median and the best of times in milliseconds. */
function told(times: readonly number[]): string {
  return `${median(times).toFixed(1)} ms (best ${Math.min(...times).toFixed(1)})`;
}

function timed(run: (index: number) => void, runs = RUNS): string {
  return told(timesOf(run, runs));
}

const long = longGame(MOVES);
const longText = formatTextRecord(recordOfGame(long, '2026-11-30'));
const short = { ...long, history: { ...long.history, at: 300 } };
const shortText = formatTextRecord(recordOfGame(short, '2026-11-30'));

/** Rows of that many games, alike but for their ids, scores and times. */
function rowsOfGames(): KeptRow[] {
  const one = rowOf(unwrap(replayRecord(recordOfGame(short, '2026-11-30'))), {
    id: '',
    own: true,
    now: 0,
  });
  return Array.from({ length: GAMES }, (_, index) => ({
    ...one,
    id: `game ${index}`,
    score: (index * 7919) % 100_003,
    highest: 3 * 2 ** (index % 11),
    ended: 1_700_000_000_000 + index * 60_000,
  }));
}

const rows = rowsOfGames();
const longGameStored = { id: 'game 0', own: true, text: longText };

function inNode(): void {
  const checked = unwrap(checkStored(longGameStored));
  const verify = () => void unwrap(verifyRecord(checked.game.record));
  const choice = { ...ALL_GAMES, order: 'score', tile: 96 } as const;
  say(`Node ${process.version}, ${GAMES} rows, ${MOVES} moves on 8×8`);
  say(`choose and sort ${GAMES} rows: ${timed(() => listed(rows, choice, Date.now()))}`);
  say(`read and check a game of ${MOVES} moves: ${timed(() => checkStored(longGameStored))}`);
  say(`of that, playing it: ${timed(verify)}`);
  const last = lastPly(checked.game);
  const jump = (index: number) => turnTo(checked.game, ((index * 1009) % last) + 1);
  say(`any turn of it: ${timed(jump, 1000)}`);
}

/** Fills the database of a page's host. */
async function fill(page: Page): Promise<void> {
  const shelves = byShelf(rows, ({ id }) => id);
  const texts = [...shelves].map(([shelf, own]) => [shelf, shelfText(own)] as const);
  await page.evaluate(
    async ({ name, version, texts, count, first, text }) => {
      const open = indexedDB.open(name, version);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      const change = database.transaction(['shelves', 'records'], 'readwrite');
      for (const [shelf, rows] of texts) change.objectStore('shelves').put(rows, shelf);
      for (let index = 0; index < count; index++) {
        const record = { id: `game ${index}`, own: true, text };
        change.objectStore('records').put(index === 0 ? first : record);
      }
      await new Promise((resolve) => {
        change.oncomplete = resolve;
      });
      database.close();
    },
    {
      name: DATABASE,
      version: DATABASE_VERSION,
      texts,
      count: GAMES,
      first: longGameStored,
      text: shortText,
    },
  );
}

/** How long it takes on a page from doing something until an element is there and was painted. */
function until(page: Page, act: { key?: string; click?: string }, there: string): Promise<number> {
  return page.evaluate(
    async ({ act, there }) => {
      const start = performance.now();
      const seen = new Promise<void>((resolve) => {
        const look = () => document.querySelector(there) && resolve();
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      });
      if (act.click) document.querySelector<HTMLElement>(act.click)?.click();
      const { key } = act;
      if (key)
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await seen;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    },
    { act, there },
  );
}

async function inBrowser(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  // What is compiled here names its functions by a helper that a page doesn't have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // The page itself makes the database.
  await page.keyboard.press('g');
  await page.locator('.games').waitFor();
  await page.keyboard.press('Escape');
  await fill(page);
  const listing: number[] = [];
  const opening: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    listing.push(await until(page, { key: 'g' }, '.game-open'));
    opening.push(await until(page, { click: '.game-open' }, '.replay'));
    await page.keyboard.press('Escape');
    await page.locator('.game-open').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  say(`list ${GAMES} kept games, from the key on: ${told(listing)}`);
  say(`open one of 300 moves, from the click on: ${told(opening)}`);
  await page.keyboard.press('g');
  await page.locator('.game-open').first().waitFor();
  await page.locator('.games-choice summary').click();
  await page.locator('select[name=order]').waitFor();
  const choose = (name: string, values: readonly string[]) =>
    page.evaluate(
      async ({ name, values, runs }) => {
        const times: number[] = [];
        for (let run = 0; run < runs; run++) {
          const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`)!;
          select.value = values[run % values.length] ?? '';
          const start = performance.now();
          select.dispatchEvent(new Event('change', { bubbles: true }));
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          times.push(performance.now() - start);
        }
        return times;
      },
      { name, values, runs: RUNS },
    );
  say(`another order of them: ${told(await choose('order', ['score', 'newest']))}`);
  say(`choose a tenth of them: ${told(await choose('tile', ['3072', '0']))}`);
  await page.locator('select[name=tile]').selectOption('0');
  await page.locator('select[name=order]').selectOption('oldest');
  say(
    `open the one of ${MOVES} moves: ${(await until(page, { click: '.game-open' }, '.replay')).toFixed(1)} ms`,
  );
  const scrubs = await page.evaluate(async (count) => {
    const slider = document.querySelector<HTMLInputElement>('.replay input[type=range]')!;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const times: number[] = [];
    for (let index = 0; index < count; index++) {
      await frame();
      slider.value = String((index * 1009) % Number(slider.max));
      const start = performance.now();
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      document.body.offsetHeight;
      times.push(performance.now() - start);
    }
    return times;
  }, SCRUBS);
  say(`one step of the slider, drawn and laid out: ${told(scrubs)}`);
  await page.close();
}

inNode();
await withBuild(inBrowser);
