import { expect, inject } from 'vitest';
import { accessibilityFaults } from './support/accessibility.ts';
import { ready } from './support/game.ts';
import { drop, LINK, openPanel, playAll, TEXT } from './support/records.ts';
import { test } from './support/test.ts';

test('without a clipboard and downloads the text can be selected', async ({ open }) => {
  const page = await open({
    path: '?seed=records',
    script: `Object.defineProperty(navigator, 'clipboard', { value: undefined });
      URL.createObjectURL = () => { throw new TypeError('not here'); };`,
  });
  await playAll(page);
  await openPanel(page);
  const field = page.getByRole('textbox', { name: 'This browser doesn’t allow it' });
  const selected = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLTextAreaElement)) return '';
      const { selectionEnd, selectionStart, value } = activeElement;
      return value.slice(selectionStart, selectionEnd);
    });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await field.waitFor();
  expect(await selected()).toBe(new URL(LINK, inject('baseUrl')).href);
  await page.getByRole('button', { name: 'Save file' }).click();
  await page.waitForFunction(() => document.querySelector('textarea')?.value.startsWith('[Format'));
  expect(await selected()).toContain('[Seed "records"]');
  expect(await accessibilityFaults(page)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the panel has no accessibility fault, and keeps and returns the focus (${colorScheme})`, async ({
    open,
  }) => {
    const page = await open({ colorScheme, reducedMotion: 'reduce', path: '?seed=records' });
    await playAll(page);
    await page.keyboard.press('u');
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save, share or open a game' }).press('Enter');
    await page.getByText('Left out: 1 move that you took back.').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Save file');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await focused()).toBe('Menu');
  });
}

test('what records need is loaded with their first use, and the first script is one', async ({
  open,
}) => {
  const scripts: string[] = [];
  const page = await open({
    onRequest: (url) => {
      if (url.endsWith('.js')) scripts.push(new URL(url).pathname);
    },
  });
  const first = await page.locator('script[src]').getAttribute('src');
  const source = await (await fetch(new URL(first ?? '', inject('baseUrl')))).text();
  expect(source).not.toContain('record-syntax');
  expect(source).not.toMatch(/^import|;import *[{"*]/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  expect(scripts.filter((path) => path.includes('records-content'))).toEqual([]);
  await openPanel(page);
  expect(scripts.filter((path) => path.includes('records-content'))).toHaveLength(1);
});

test('the panel says so when its part can’t be loaded, and can be closed', async ({ open }) => {
  const page = await open();
  await page.route('**/records*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("gone")' }),
  );
  await page.reload();
  await ready(page);
  await page.keyboard.press('o');
  await page.getByText('could not be loaded').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await drop(page, TEXT);
  await page.locator('.notice').filter({ hasText: 'could not be loaded' }).waitFor();
});
