import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameState } from '../../src/engine/index.ts';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { FILLING, FINISHING, keptGame, STICKING } from './support/boards.ts';
import { ARROWS, readFigure, readSheets, stored } from './support/game.ts';
import { type OpenOptions, test } from './support/test.ts';

/** A profile in which this game is under way. */
function resuming(game: GameState): OpenOptions {
  return { storageState: stored({ [GAME_KEY]: keptGame(game) }) };
}

/** The text of the panel at the end. */
async function endPanel(page: Page): Promise<string> {
  return (await page.getByRole('dialog').innerText()).replaceAll(/\s+/g, ' ');
}

test('two 6144 finish the game: nothing enters, and nobody has lost', async ({ open }) => {
  const page = await open(resuming(FINISHING));
  await page.keyboard.press('ArrowLeft');
  expect(await endPanel(page)).toContain('Finished!');
  expect((await readSheets(page)).filter((tile) => tile !== 0)).toEqual([12288]);
  expect(await readFigure(page, 'Score')).toBe(3 ** 13);
});

test('no move left is told as such', async ({ open }) => {
  const page = await open(resuming(STICKING));
  await page.keyboard.press('ArrowLeft');
  expect(await endPanel(page)).toContain('No move left Every cell is taken');
});

test('3+3 tells that the full board loses even though a merge was possible', async ({ open }) => {
  const page = await open(resuming(FILLING));
  await page.keyboard.press('ArrowLeft');
  expect(await endPanel(page)).toContain('even though a merge was still possible');
});

test('undo leads out of the end, and the same push back into it', async ({ open }) => {
  const page = await open(resuming(STICKING));
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await readSheets(page)).toEqual(STICKING.board.cells);
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('dialog').waitFor();
});

test('a new game leaves the end behind and has the focus on its board', async ({ open }) => {
  const page = await open(resuming(FILLING));
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('dialog').getByRole('button', { name: 'New game' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect((await readSheets(page)).filter((tile) => tile !== 0)).toHaveLength(2);
  expect(await readFigure(page, 'Moves')).toBe(0);
  const focused = page.locator('.board').evaluate((board) => board === document.activeElement);
  expect(await focused).toBe(true);
});

test('Escape leaves the last board in sight, which no push moves; a reload tells again', async ({
  open,
}) => {
  const page = await open(resuming(STICKING));
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('dialog').waitFor();
  const last = await readSheets(page);
  for (const arrow of Object.values(ARROWS)) await page.keyboard.press(arrow);
  expect(await readSheets(page)).toEqual(last);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('.ended').innerText()).toBe('No move left');
  for (const arrow of Object.values(ARROWS)) await page.keyboard.press(arrow);
  expect(await readSheets(page)).toEqual(last);
  await page.reload();
  await page.getByRole('dialog').waitFor();
});

test('a press that moves over a button of the end does not press it', async ({ open }) => {
  const page = await open(resuming(STICKING));
  await page.keyboard.press('ArrowLeft');
  const button = page.getByRole('dialog').getByRole('button', { name: 'New game' });
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the page.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 10, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, y, { steps: 4 });
  await page.mouse.up();
  expect(await page.locator('dialog').count()).toBe(1);
  await button.click();
  await page.locator('dialog').waitFor({ state: 'detached' });
});
