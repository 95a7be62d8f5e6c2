import { expect } from 'vitest';
import { presentOf, tres } from '../../src/engine/index.ts';
import { gameToText } from '../../src/web/app/open-game.ts';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { EVERY_FIGURE, keptGame } from './support/boards.ts';
import { dealt, historyAfter, playedOut, stored } from './support/game.ts';
import { faultsInEveryLook } from './support/looks.ts';
import { test } from './support/test.ts';

/** A finished game of 3+3, with all its moves, as the page keeps it. */
function finished(): string {
  const start = dealt(tres, 'axe');
  const history = historyAfter(start, playedOut(start).moves);
  expect(presentOf(history).moves).toBeGreaterThan(5);
  return gameToText({ history, seed: 'axe' });
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
    const faults = await faultsInEveryLook(page, 'end');
    await page.keyboard.press('Escape');
    await page.keyboard.press('u');
    for (const [screen, key] of [
      ['menu', 'm'],
      ['help', '?'],
      ['records', 'o'],
      ['settings', ','],
      ['figures', 'f'],
      ['confirm', 'n'],
    ] as const) {
      await page.keyboard.press(key);
      await page.locator('dialog h2').waitFor();
      await page.locator('dialog :focus').waitFor();
      faults.push(...(await faultsInEveryLook(page, screen)));
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await page.locator('.game-name').click();
    faults.push(...(await faultsInEveryLook(page, 'choose')));
    await page.keyboard.press('Escape');
    expect(await page.locator('.notice').count()).toBe(1);
    faults.push(...(await faultsInEveryLook(page, 'game with a notice')));
    expect(faults).toEqual([]);
  }, 120_000);
}

test('no figure on the board has an accessibility fault in any look', async ({ open }) => {
  const page = await open({ storageState: stored({ [GAME_KEY]: keptGame(EVERY_FIGURE) }) });
  expect(await faultsInEveryLook(page, 'every figure')).toEqual([]);
});
