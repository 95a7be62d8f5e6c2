/** The game in a frame of another page, as where somebody embeds it. */
import type { FrameLocator, Page } from 'playwright-core';

/** Leaves the game of a page for a page that says `Elsewhere` and has the game in a frame. */
export async function embed(page: Page, width = 600, height = 500): Promise<FrameLocator> {
  const address = page.url();
  await page.goto('about:blank');
  await page.setContent(`<p style="padding:2rem">Elsewhere</p>
    <iframe title="game" src="${address}"
      style="inline-size:${width}px;block-size:${height}px"></iframe>`);
  const frame = page.frameLocator('iframe');
  await frame.locator('html[data-ready]').waitFor({ state: 'attached' });
  return frame;
}
