/**
 * Takes pictures of every screen at four sizes, light and dark, in English and Spanish, into
 * screenshots/, for people to look at: `npm run screenshots`. Its index.html shows them all, and
 * figures.png every figure at three sizes, in grey, and as colour-blind eyes see it. With names of
 * scenes as arguments only those are taken; `readme` takes the pictures of the README. Needs the
 * production build.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { GameState } from '../src/engine/index.ts';
import { MADE_KEY } from '../src/web/app/made.ts';
import { GAME_KEY } from '../src/web/app/session.ts';
import {
  FILLING,
  FINISHING,
  keptGame,
  LARGE,
  MIDDLE,
  STICKING,
} from '../tests/e2e/support/boards.ts';
import { databaseWith, weeksOfGames } from '../tests/e2e/support/kept.ts';
import { figuresDrawn, takeFigureSheet, takeReadmePictures } from './pictures.ts';
import { withBuild } from './web-build.ts';

const FOLDER = new URL('../screenshots/', import.meta.url);

/** A phone, the same phone on its side, a laptop, and a wide screen. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** What a picture shows: a game, and what is done before the picture is taken. */
interface Scene {
  readonly name: string;
  readonly game: GameState;
  readonly act?: (page: Page) => Promise<unknown>;
}

/** Waits for what is in front: its parts and its figures come one after the other. */
async function allThere(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !/\b(One moment|Un momento)…/.test(document.querySelector('dialog')?.textContent ?? ''),
  );
  await page.waitForLoadState('networkidle');
  await figuresDrawn(page);
}

/** Presses keys one after the other, until a dialog is in front. */
const byKeys =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key);
    await page.locator('dialog :focus').waitFor();
    await allThere(page);
  };

/** Opens a screen from the menu, and waits until it is all there. */
const fromMenu = (command: string) => async (page: Page) => {
  await page.keyboard.press('m');
  await page.locator(`[data-command=${command}]`).click();
  await page.locator('dialog.screen > :nth-child(2)').waitFor();
  await allThere(page);
};

const SCENES: readonly Scene[] = [
  { name: 'middle', game: MIDDLE },
  { name: 'large', game: LARGE },
  {
    name: 'peek',
    game: MIDDLE,
    act: async (page) => {
      await page.keyboard.down('Shift');
      await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(300);
    },
  },
  { name: 'end-stuck', game: STICKING, act: byKeys('ArrowLeft') },
  { name: 'end-full', game: FILLING, act: byKeys('ArrowLeft') },
  { name: 'end-finished', game: FINISHING, act: byKeys('ArrowLeft') },
  { name: 'confirm', game: MIDDLE, act: byKeys('ArrowLeft', 'n') },
  { name: 'choose', game: LARGE, act: (page) => page.locator('.game-name').click() },
  { name: 'menu', game: MIDDLE, act: byKeys('m') },
  ...['tutorial', 'daily', 'games', 'statistics', 'explain', 'editor'].map((name) => ({
    name,
    game: MIDDLE,
    act: fromMenu(name),
  })),
  { name: 'help', game: MIDDLE, act: byKeys('?') },
  { name: 'settings', game: MIDDLE, act: byKeys(',') },
  { name: 'figures', game: MIDDLE, act: byKeys('f') },
  { name: 'records', game: MIDDLE, act: byKeys('ArrowLeft', 'o') },
  {
    name: 'records-refused',
    game: MIDDLE,
    act: async (page) => {
      await byKeys('o')(page);
      await page.locator('.paste textarea').fill('[Format "1"]\n[Rules "threes@1"');
      await page.locator('.paste button').click();
      const refusal = page.locator('.outcome.fault:not(:empty)').first();
      await refusal.waitFor();
      await refusal.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'notice',
    game: MIDDLE,
    act: async (page) => {
      await page.evaluate((key) => localStorage.setItem(key, '{'), GAME_KEY);
      await page.reload();
      await page.locator('.notice').waitFor();
    },
  },
];

const KEPT = weeksOfGames();

/** What a browser has kept in which a game is under way and the smaller figures were made. */
function profileOf(
  game: GameState,
  origin: string,
): NonNullable<BrowserContextOptions['storageState']> {
  const made = JSON.stringify({ format: 1, tiles: [3, 6, 12, 24, 48, 96, 192, 384] });
  const localStorage = [
    { name: GAME_KEY, value: keptGame(game) },
    { name: MADE_KEY, value: made },
  ];
  const indexedDB = [databaseWith(KEPT)];
  // The types of Playwright leave out what it accepts besides.
  return { cookies: [], origins: [{ origin, localStorage, indexedDB } as never] };
}

/** Takes one scene at all sizes, in both schemes and languages; answers the names of the pictures. */
async function takeScene(browser: Browser, url: string, { name, game, act }: Scene) {
  const pictures: string[] = [];
  for (const locale of ['en-GB', 'es-ES']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: SIZES[0]!,
        deviceScaleFactor: 1.5,
        colorScheme,
        locale,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        storageState: profileOf(game, new URL(url).origin),
      });
      const page = await context.newPage();
      await page.goto(url);
      await figuresDrawn(page);
      await act?.(page);
      for (const { width, height } of SIZES) {
        await page.setViewportSize({ width, height });
        const picture = `${name}-${locale.slice(0, 2)}-${colorScheme}-${width}x${height}.png`;
        await page.screenshot({ path: new URL(picture, FOLDER).pathname });
        pictures.push(picture);
      }
      await context.close();
    }
  }
  return pictures;
}

/** The page that shows all pictures, scene by scene. */
function sheetOf(scenes: ReadonlyMap<string, readonly string[]>): string {
  const sections = [...scenes].map(
    ([name, pictures]) =>
      `<h2>${name}</h2><p>${pictures
        .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`)
        .join('')}</p>`,
  );
  const style =
    'body{margin:1rem;background:#777;font-family:system-ui}' +
    'p{display:flex;flex-wrap:wrap;gap:.5rem}img{block-size:16rem}';
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${sections.join('')}`;
}

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
await withBuild(async (browser, url) => {
  const taken = new Map<string, readonly string[]>();
  if (wanted.includes('readme')) await takeReadmePictures(browser, url);
  for (const scene of SCENES) {
    if (wanted.length > 0 && !wanted.includes(scene.name)) continue;
    taken.set(scene.name, await takeScene(browser, url, scene));
    console.log(scene.name);
  }
  if (wanted.length === 0 || wanted.includes('sheet')) {
    await takeFigureSheet(browser, url, new URL('figures.png', FOLDER));
    taken.set('every figure', ['figures.png']);
  }
  if (wanted.length === 0) writeFileSync(new URL('index.html', FOLDER), sheetOf(taken));
});
