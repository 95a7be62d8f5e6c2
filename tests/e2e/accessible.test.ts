import { expect } from 'vitest';
import { boardFromRows, unwrap } from '../../src/engine/index.ts';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { EVERY_FIGURE, keptGame } from './support/boards.ts';
import { readTable, stored } from './support/game.ts';
import { test } from './support/test.ts';

/** A profile in which a board with every figure is played. */
const SAVED = { storageState: stored({ [GAME_KEY]: keptGame(EVERY_FIGURE) }) };

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen has an accessibility fault (${colorScheme})`, async ({ open }) => {
    const page = await open({ ...SAVED, colorScheme, reducedMotion: 'reduce' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('?');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.game-name').click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
    await page.keyboard.press('n');
    expect(await page.locator('dialog h2').innerText()).toBe('Start a new game?');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test('the end and a notice have no accessibility fault', async ({ open }) => {
  const stuck = unwrap(
    boardFromRows([
      [3, 1, 3, 1],
      [1, 3, 1, 3],
      [3, 1, 3, 1],
      [1, 3, 1, 3],
    ]),
  );
  const text = keptGame({ ...EVERY_FIGURE, board: stuck });
  const ended = await open({ storageState: stored({ [GAME_KEY]: text }), reducedMotion: 'reduce' });
  await ended.getByRole('dialog', { name: 'No move left' }).waitFor();
  expect(await accessibilityFaults(ended)).toEqual([]);
  const told = await open({ storageState: stored({ [GAME_KEY]: '{' }) });
  await told.locator('.notice').waitFor();
  expect(await accessibilityFaults(told)).toEqual([]);
});

test('the board can be read cell by cell, and says where the focus is', async ({ open }) => {
  const page = await open(SAVED);
  expect(await readTable(page)).toEqual(EVERY_FIGURE.board.cells);
  const table = page.getByRole('table', { name: 'The board, cell by cell' });
  expect(await table.getByRole('rowheader').allInnerTexts()).toEqual([
    'Row 1',
    'Row 2',
    'Row 3',
    'Row 4',
  ]);
  const board = page.getByRole('application', { name: /Board, 4 by 4/ });
  await board.focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
});

test('each happening is told by one polite region', async ({ open }) => {
  const page = await open({ path: '?seed=screens' });
  const status = page.getByRole('status');
  expect(await page.locator('[aria-live], [role=status], [role=alert]').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  expect(await status.innerText()).toMatch(
    /^Pushed down\..* New \d in row 1, column \d\. Score \d+\. Next: /,
  );
  await page.keyboard.press('u');
  expect(await status.innerText()).toMatch(/^Taken back\. 0 moves made\. Score \d+\.$/);
  await page.keyboard.press('n');
  expect(await status.innerText()).toMatch(/^New game of Threes\. Next: \d\.$/);
});
