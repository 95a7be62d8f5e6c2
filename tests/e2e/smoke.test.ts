import { expect } from 'vitest';
import { accessibilityFaults } from './support/accessibility.ts';
import { test } from './support/test.ts';

test('the game loads, is named, and reports no error', async ({ open }) => {
  const page = await open();
  expect(await page.title()).toContain('Threefold');
  expect(await page.locator('body').innerText()).not.toBe('');
});

test('the first page has no accessibility fault', async ({ open }) => {
  const page = await open();
  expect(await accessibilityFaults(page)).toEqual([]);
});
