import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { EVERY_FIGURE, keptGame } from './support/boards.ts';
import { stored } from './support/game.ts';
import { test } from './support/test.ts';

/** A profile in which a board with every figure is played. */
const SAVED = { storageState: stored({ [GAME_KEY]: keptGame(EVERY_FIGURE) }) };

/** What is wider than the window or hangs out of it, as sentences. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    for (const element of document.querySelectorAll('.page > *, .page button, .figures, .board')) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 1 && (left < -0.5 || right > clientWidth + 0.5)) {
        faults.push(
          `${element.className || element.tagName}: ${left} to ${right} of ${clientWidth}`,
        );
      }
    }
    return faults;
  });
}

/** The numbers that don't fit their sheets. */
function tightNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.board .number')]
      .filter((number) => {
        const range = document.createRange();
        range.selectNodeContents(number);
        const [text, sheet] = [range.getBoundingClientRect(), number.getBoundingClientRect()];
        return text.width > sheet.width || text.height > sheet.height * 1.2;
      })
      .map((number) => number.textContent),
  );
}

test('nothing hangs out of the window from 300 to 1400 px', async ({ open }) => {
  const page = await open(SAVED);
  const faults: string[] = [];
  for (let width = 300; width <= 1400; width += 25) {
    await page.setViewportSize({ width, height: 800 });
    for (const fault of await overflow(page)) faults.push(`${width}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

/** Phones upright and on their side, small windows, laptops, and the largest screens. */
const SIZES = [
  [320, 480],
  [320, 568],
  [300, 640],
  [360, 640],
  [390, 844],
  [640, 320],
  [844, 390],
  [768, 1024],
  [1024, 600],
  [1280, 800],
  [1920, 1080],
  [3840, 2160],
] as const;

/** What of the game is out of sight, as sentences. */
function hiddenParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidden = [...document.querySelectorAll('.board, .tool, .next, .figures')].filter(
      (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < 0 || bottom > innerHeight + 0.5;
      },
    );
    const faults = hidden.map(({ className }) => `${className} is out of sight`);
    const { scrollHeight } = document.documentElement;
    return scrollHeight > innerHeight ? [...faults, 'the page scrolls'] : faults;
  });
}

test('at every size the whole game is in sight without scrolling, and numbers fit', async ({
  open,
}) => {
  const page = await open(SAVED);
  const faults: string[] = [];
  for (const hand of ['both', 'left', 'right']) {
    await page.evaluate((side) => document.documentElement.setAttribute('data-hand', side), hand);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const found = [
        ...(await hiddenParts(page)),
        ...(await overflow(page)),
        ...(await tightNumbers(page)).map((number) => `${number} does not fit`),
      ];
      faults.push(...found.map((fault) => `${width}×${height}, ${hand}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('the board takes what the window has', async ({ open }) => {
  const page = await open(SAVED);
  for (const [width, height, least] of [
    [320, 568, 265],
    [390, 844, 366],
    [844, 390, 355],
    [1280, 800, 750],
    [1920, 1080, 1010],
    [3840, 2160, 2020],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await page.locator('.board').boundingBox();
    expect(box?.width, `at ${width}×${height}`).toBeGreaterThanOrEqual(least);
  }
});

test('with text at 200% nothing is cut and everything can be reached', async ({ open }) => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 640, height: 360 },
    { width: 1280, height: 800 },
  ]) {
    const page = await open({ ...SAVED, viewport });
    await page.addStyleTag({ content: 'html { font-size: 200%; }' });
    expect(await overflow(page)).toEqual([]);
    expect(await tightNumbers(page)).toEqual([]);
    const board = await page.locator('.board').boundingBox();
    expect(board?.width).toBeGreaterThan(150);
    for (const tool of await page.locator('.tool').all()) {
      await tool.scrollIntoViewIfNeeded();
      const cut = await tool.evaluate((button) => button.scrollWidth > button.clientWidth);
      expect(cut).toBe(false);
    }
  }
});
