import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { threes } from '../../src/engine/index.ts';
import { BEST_KEY } from '../../src/web/app/best.ts';
import { MADE_KEY } from '../../src/web/app/made.ts';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { SETTINGS_KEY } from '../../src/web/app/settings.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { ARROWS, after, dealt, readSheets, readStored } from './support/game.ts';
import { test } from './support/test.ts';

const MOVES = ['left', 'down', 'right', 'up', 'left', 'down'] as const;
const END = after(dealt(threes, 'data'), MOVES);

test('everything is saved as one file, and comes back in an empty browser', async ({ open }) => {
  const page = await open({ path: '?seed=data', viewport: { width: 390, height: 780 } });
  for (const direction of MOVES) await page.keyboard.press(ARROWS[direction]);
  await page.keyboard.press(',');
  await page.locator('select[name=theme]').selectOption('dark');
  await page.getByRole('button', { name: 'Your data…' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^threefold-\d{4}-\d\d-\d\d\.json$/);
  const file = await readFile(await download.path());
  expect(await accessibilityFaults(page)).toEqual([]);

  const keys = [GAME_KEY, BEST_KEY, SETTINGS_KEY, MADE_KEY];
  const before = await Promise.all(keys.map((key) => readStored(page, key)));
  const other = await open({ path: '' });
  const fileInput = other.locator('input[type=file]');
  await other.keyboard.press(',');
  await other.getByRole('button', { name: 'Your data…' }).click();
  const name = 'threefold.json';
  const mimeType = 'application/json';
  await fileInput.setInputFiles({ name, mimeType, buffer: file.subarray(0, file.length - 40) });
  await other.locator('dialog .outcome', { hasText: 'cut off' }).waitFor();
  await fileInput.setInputFiles({ name, mimeType, buffer: file });
  // What would replace something is not ticked by itself.
  const game = other.locator('input[name=game]');
  expect(await game.isChecked()).toBe(false);
  await game.check();
  await other.getByRole('button', { name: 'Bring in' }).click();
  await other.locator('dialog .outcome', { hasText: 'Brought in: 4' }).waitFor();
  expect(await Promise.all(keys.map((key) => readStored(other, key)))).toEqual(before);
  expect(await other.locator('html').getAttribute('data-theme')).toBe('dark');
  await other.keyboard.press('Escape');
  expect(await readSheets(other)).toEqual(END.board.cells);
  await other.keyboard.press('u');
  expect(await readSheets(other)).toEqual(
    after(dealt(threes, 'data'), MOVES.slice(0, -1)).board.cells,
  );
});
