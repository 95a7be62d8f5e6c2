import { expect } from 'vitest';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { EVERY_FIGURE, keptGame } from './support/boards.ts';
import { readStatus, readTable, stored } from './support/game.ts';
import { test } from './support/test.ts';

/** A profile in which a board with every figure is played. */
const SAVED = { storageState: stored({ [GAME_KEY]: keptGame(EVERY_FIGURE) }) };

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
  expect(await page.locator('[aria-live], [role=status], [role=alert]').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  expect(await readStatus(page)).toMatch(
    /^Pushed down; .*new \d in row 1, column \d; score \d+; next: [^.]*\.$/,
  );
  await page.keyboard.press('u');
  expect(await readStatus(page)).toMatch(/^Taken back, 0 moves made; score \d+; next: \d\.$/);
  await page.keyboard.press('n');
  expect(await readStatus(page)).toMatch(/^New game of Threes; next: \d\.$/);
});

test('a key right after Escape counts: a panel that closes is closed', async ({ open }) => {
  const page = await open();
  await page.keyboard.press('?');
  await page.getByRole('heading', { name: 'How to play' }).waitFor();
  const { keyboard } = page;
  await Promise.all([keyboard.press('Escape'), keyboard.press('o')]);
  await page.getByRole('heading', { name: 'Save, share, open' }).waitFor();
});
