import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { SETTINGS_KEY } from '../../src/web/app/settings.ts';
import { EVERY_FIGURE, keptGame, MIDDLE } from './support/boards.ts';
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

/** Where an element is, in CSS pixels. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen.`);
  return box;
}

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

test('under the left hand the board is on the right of a low page, also with pushes explained', async ({
  open,
}) => {
  const settings = JSON.stringify({ format: 1, settings: { hand: 'left', explain: true } });
  const storageState = stored({ [GAME_KEY]: keptGame(MIDDLE), [SETTINGS_KEY]: settings });
  const page = await open({
    storageState,
    locale: 'es-ES',
    viewport: { width: 1280, height: 800 },
  });
  await page.keyboard.press('ArrowLeft');
  // Where there is room the explanation is beside the board, which stands on the left as always.
  const strip = await boxOf(page, '.push-strip');
  expect((await boxOf(page, '.board')).x).toBeLessThan(strip.x);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('.push-strip').waitFor({ state: 'hidden' });
  const [board, status] = [await boxOf(page, '.board'), await boxOf(page, '.status')];
  expect(board.x).toBeGreaterThanOrEqual(status.x + status.width);
  expect(board.height).toBeGreaterThan(350);
  expect(await hiddenParts(page)).toEqual([]);
  const labels = await page.locator('.tool span').evaluateAll((all) =>
    all.map((label) => {
      const { left, right } = label.getBoundingClientRect();
      return [left, right] as const;
    }),
  );
  expect(labels.every(([left], at) => left > (labels[at - 1]?.[1] ?? 0))).toBe(true);
});

test('neither a long notice nor three sheets to come push anything out of its place', async ({
  open,
}) => {
  const storageState = stored({ [GAME_KEY]: '{' });
  const page = await open({ storageState, locale: 'es-ES', viewport: { width: 844, height: 390 } });
  for (const [width, height] of [
    [844, 390],
    [640, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await boxOf(page, '.notice')).height).toBeGreaterThan(44);
    expect(await hiddenParts(page), `${width}×${height}`).toEqual([]);
  }
  const playing = await open({
    storageState: stored({ [GAME_KEY]: keptGame(MIDDLE) }),
    viewport: { width: 360, height: 640 },
  });
  const three = await boxOf(playing, '.board');
  await playing.keyboard.press('ArrowLeft');
  await playing.locator('.next .paper-frame').nth(1).waitFor({ state: 'detached' });
  expect(await boxOf(playing, '.board')).toEqual(three);
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

test('nothing lies under a notch or a bar of the system', async ({ open }) => {
  // What is still rising is not yet where it will be.
  const page = await open({ ...SAVED, reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  for (const [width, height, insets] of [
    [390, 844, { top: 47, right: 0, bottom: 34, left: 0 }],
    [844, 390, { top: 0, right: 47, bottom: 21, left: 47 }],
  ] as const) {
    await page.setViewportSize({ width, height });
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const covered = (selector: string) =>
      page.evaluate(
        ([wanted, { top, right, bottom, left }]) =>
          [...document.querySelectorAll(wanted)]
            .filter((element) => {
              const box = element.getBoundingClientRect();
              const upright = box.top >= top && box.bottom <= innerHeight - bottom;
              return !upright || box.left < left || box.right > innerWidth - right;
            })
            .map(({ className, tagName }) => `${tagName} ${className}`),
        [selector, insets] as const,
      );
    expect(await covered('h1, .header button, .status, .board, .deck, .tool')).toEqual([]);
    await page.keyboard.press('m');
    await page.locator('.menu :focus').waitFor();
    expect(await covered('dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('y');
    await page.locator('dialog.screen').waitFor();
    expect(await covered('.dialog-head > *')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
});
