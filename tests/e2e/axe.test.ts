import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  type GameHistory,
  playPresent,
  presentOf,
  startHistory,
  tres,
} from '../../src/engine/index.ts';
import { gameToText } from '../../src/web/app/open-game.ts';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { EVERY_FIGURE, keptGame } from './support/boards.ts';
import { dealt, playedOut, stored } from './support/game.ts';
import { test } from './support/test.ts';

/** How a system may want its pages; what is not named is as usual. */
const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  contrast: { contrast: 'more' },
  calm: { reducedMotion: 'reduce' },
  forced: { forcedColors: 'active' },
} as const;

const USUAL = {
  colorScheme: 'light',
  contrast: 'no-preference',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
} as const;

/** A finished game of 3+3, with all its moves, as the page keeps it. */
function finished(): string {
  const start = dealt(tres, 'axe');
  const history = playedOut(start).moves.reduce<GameHistory>(
    (past, move) => playPresent(past, move)?.history ?? past,
    startHistory(start),
  );
  expect(presentOf(history).moves).toBeGreaterThan(5);
  return gameToText({ history, seed: 'axe' });
}

/** Looks at what is in front in each look; what is wrong is told with where it is. */
async function look(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, media] of Object.entries(LOOKS)) {
    await page.emulateMedia({ ...USUAL, ...media });
    await page
      .locator(`html[data-contrast=${name === 'contrast' ? 'high' : 'standard'}]`)
      .waitFor();
    // With forced colours axe compares the system's ground with the ink of the style sheet, since
    // it reads -webkit-text-fill-color, which browsers report as it was before they forced it.
    const found = await accessibilityFaults(page, name === 'forced' ? ['color-contrast'] : []);
    faults.push(...found.map((fault) => `${screen}, ${name}: ${fault}`));
  }
  return faults;
}

for (const [language, locale] of [
  ['English', 'en-GB'],
  ['Spanish', 'es-ES'],
] as const) {
  test(`no panel has an accessibility fault in any look (${language})`, async ({ open }) => {
    const storageState = stored({ [GAME_KEY]: finished(), 'threefold.best': '{' });
    const page = await open({ locale, storageState });
    expect(await page.getAttribute('html', 'lang')).toBe(locale.slice(0, 2));
    await page.locator('dialog.end').waitFor();
    const faults = await look(page, 'end');
    await page.keyboard.press('Escape');
    await page.keyboard.press('u');
    for (const [screen, key] of [
      ['help', '?'],
      ['records', 'o'],
      ['settings', ','],
      ['figures', 'f'],
      ['confirm', 'n'],
    ] as const) {
      await page.keyboard.press(key);
      await page.locator('dialog h2').waitFor();
      await page.locator('dialog :focus').waitFor();
      faults.push(...(await look(page, screen)));
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await page.locator('.game-name').click();
    faults.push(...(await look(page, 'choose')));
    await page.keyboard.press('Escape');
    expect(await page.locator('.notice').count()).toBe(1);
    faults.push(...(await look(page, 'game with a notice')));
    expect(faults).toEqual([]);
  }, 120_000);
}

test('no figure on the board has an accessibility fault in any look', async ({ open }) => {
  const page = await open({ storageState: stored({ [GAME_KEY]: keptGame(EVERY_FIGURE) }) });
  expect(await look(page, 'every figure')).toEqual([]);
});
