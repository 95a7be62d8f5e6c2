import { gzipSync } from 'node:zlib';
import { expect, inject } from 'vitest';
import { test } from './support/test.ts';

/** The most that the first script may weigh, gzipped, in bytes. */
const BUDGET = 25_000;

test('the first script is within its budget', async ({ open }) => {
  const page = await open();
  const scripts = page.locator('script[src]');
  const names = await scripts.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
  const sizes = names.map(async (name) => {
    const answer = await fetch(new URL(name, inject('baseUrl')));
    return gzipSync(Buffer.from(await answer.arrayBuffer())).length;
  });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(BUDGET);
});

test('the page has a title, a description, a colour for the browser and a drawn icon', async ({
  open,
}) => {
  const page = await open();
  expect(await page.title()).toContain('Threefold');
  const description = page.locator('meta[name=description]');
  expect((await description.getAttribute('content'))?.length).toBeGreaterThan(50);
  expect(await page.locator('meta[name=theme-color]').count()).toBe(2);
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toContain('svg');
});
