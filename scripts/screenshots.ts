/**
 * Takes pictures of every screen at several sizes, light and dark, into screenshots/, for people to
 * look at: `npm run screenshots`. Needs the production build.
 */
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import {
  boardFromRows,
  cs227,
  type GameState,
  newGame,
  type RuleSet,
  startHistory,
  threes,
  tres,
  unwrap,
  withParameters,
} from '../src/engine/index.ts';
import { createRandom } from '../src/engine/random/random.ts';
import { gameToText } from '../src/web/app/open-game.ts';
import { GAME_KEY } from '../src/web/app/session.ts';
import { findBrowser } from './browser.mjs';

const FOLDER = new URL('../screenshots/', import.meta.url);

const SIZES = [
  { width: 360, height: 640, scale: 2 },
  { width: 640, height: 320, scale: 2 },
  { width: 1280, height: 800, scale: 1 },
  { width: 1920, height: 1080, scale: 1 },
];

/** A game with this board, as if many moves had been made. */
function gameOn(rules: RuleSet, rows: number[][], parts: Partial<GameState> = {}): GameState {
  const game = newGame(rules, unwrap(createRandom('sfc32', 'screenshots')));
  return { ...game, board: unwrap(boardFromRows(rows)), moves: 214, ...parts };
}

const MIDDLE = gameOn(
  threes,
  [
    [2, 0, 3, 1],
    [12, 6, 0, 2],
    [48, 96, 24, 3],
    [768, 384, 192, 12],
  ],
  {
    preview: {
      kind: 'bonus',
      window: { weight: 1, candidates: [6, 12, 24].map((tile) => ({ tile, weight: 1 })) },
    },
  },
);

const EVERY_FIGURE = gameOn(cs227, [
  [1, 2, 3, 6],
  [12, 24, 48, 96],
  [192, 384, 768, 1536],
  [3072, 6144, 12288, 0],
]);

const STICKING = gameOn(threes, [
  [0, 3, 6, 12],
  [6, 12, 24, 48],
  [12, 24, 48, 96],
  [24, 48, 96, 192],
]);

const FILLING = gameOn(tres, [
  [0, 3, 6, 12],
  [6, 12, 24, 48],
  [12, 24, 48, 96],
  [24, 96, 48, 192],
]);

const FINISHING = gameOn(threes, [
  [6144, 6144, 3, 1],
  [48, 6, 1, 2],
  [2, 0, 0, 3],
  [0, 1, 0, 0],
]);

const LARGE = gameOn(unwrap(withParameters(cs227, { width: 6, height: 6 })), [
  [1, 2, 3, 6, 0, 0],
  [12, 24, 48, 96, 1, 2],
  [192, 384, 768, 1536, 3, 3],
  [3072, 6144, 12288, 24576, 6, 2],
  [3, 1, 2, 12, 0, 0],
  [0, 0, 1, 2, 0, 0],
]);

/** What a picture shows: a game, and what is done before the picture is taken. */
interface Scene {
  readonly name: string;
  readonly game: GameState;
  readonly act?: (page: Page) => Promise<void>;
}

const pushLeft = async (page: Page) => {
  await page.keyboard.press('ArrowLeft');
  await page.locator('dialog').waitFor();
};

const SCENES: readonly Scene[] = [
  { name: 'middle', game: MIDDLE },
  { name: 'figures', game: EVERY_FIGURE },
  { name: 'large', game: LARGE },
  { name: 'end-stuck', game: STICKING, act: pushLeft },
  { name: 'end-full', game: FILLING, act: pushLeft },
  { name: 'end-finished', game: FINISHING, act: pushLeft },
  {
    name: 'confirm',
    game: MIDDLE,
    act: async (page) => {
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('n');
    },
  },
  { name: 'choose', game: LARGE, act: (page) => page.locator('.game-name').click() },
  { name: 'help', game: MIDDLE, act: (page) => page.keyboard.press('?') },
  {
    name: 'records',
    game: MIDDLE,
    act: async (page) => {
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('o');
      await page.getByRole('button', { name: 'Save file' }).waitFor();
    },
  },
  {
    name: 'records-refused',
    game: MIDDLE,
    act: async (page) => {
      await page.keyboard.press('o');
      await page.getByLabel('Or paste').fill('[Format "1"]\n[Rules "threes@1"');
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await page.getByRole('alert').filter({ hasText: 'Not opened' }).waitFor();
      await page.getByRole('alert').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'notice',
    game: MIDDLE,
    act: async (page) => {
      await page.evaluate((key) => localStorage.setItem(key, '{'), GAME_KEY);
      await page.reload();
    },
  },
];

async function takeScene(browser: Browser, url: string, scene: Scene): Promise<void> {
  const text = gameToText({
    history: startHistory(scene.game),
    seed: 'a3f9c27be01d5486f0c1d2e3a4b59687',
  });
  const localStorage = [{ name: GAME_KEY, value: text }];
  for (const { width, height, scale } of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        colorScheme,
        reducedMotion: 'reduce',
        storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
      });
      const page = await context.newPage();
      await page.goto(url);
      await scene.act?.(page);
      const name = `${scene.name}-${width}x${height}-${colorScheme}.png`;
      await page.screenshot({ path: new URL(name, FOLDER).pathname });
      await context.close();
    }
  }
}

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('No Chromium or Chrome found.');
mkdirSync(FOLDER, { recursive: true });
const server = await preview({
  configFile: new URL('../vite.config.ts', import.meta.url).pathname,
  logLevel: 'warn',
  preview: { port: 4400 },
});
const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox'] });
const wanted = process.argv.slice(2);
for (const scene of SCENES) {
  if (wanted.length > 0 && !wanted.includes(scene.name)) continue;
  await takeScene(browser, server.resolvedUrls?.local[0] ?? '', scene);
  console.log(scene.name);
}
await browser.close();
await server.close();
