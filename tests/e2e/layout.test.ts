import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { boardFromRows, cs227, newGame, startHistory, unwrap } from '../../src/engine/index.ts';
import { createRandom } from '../../src/engine/random/random.ts';
import { gameToText } from '../../src/web/app/open-game.ts';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { stored } from './support/game.ts';
import { test } from './support/test.ts';

/** A board with every figure, the largest numbers among them. */
const FIGURES = {
  ...newGame(cs227, unwrap(createRandom('sfc32', 'screens'))),
  board: unwrap(
    boardFromRows([
      [1, 2, 3, 6],
      [12, 24, 48, 96],
      [192, 384, 768, 1536],
      [3072, 6144, 12288, 0],
    ]),
  ),
};

const SAVED = {
  storageState: stored({
    [GAME_KEY]: gameToText({ history: startHistory(FIGURES), seed: 'screens' }),
  }),
};

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
  for (let width = 300; width <= 1400; width += 10) {
    await page.setViewportSize({ width, height: 800 });
    for (const fault of await overflow(page)) faults.push(`${width}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test.for([
  [320, 480],
  [300, 640],
  [360, 640],
  [640, 320],
  [1024, 600],
  [1280, 800],
  [1920, 1080],
])(
  'at %i×%i the whole game is in sight without scrolling, and numbers fit',
  async ([width = 0, height = 0], { open }) => {
    const page = await open({ ...SAVED, viewport: { width, height } });
    expect(await tightNumbers(page)).toEqual([]);
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('.board, .tool, .next, .figures')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom }) => top < 0 || bottom > innerHeight + 0.5),
    );
    expect(hidden).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  },
);

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
