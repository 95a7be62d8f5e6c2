/** The game in a frame of another page, as where somebody embeds it. */
import type { FrameLocator, Page } from 'playwright-core';

/** Leaves the game of a page for one that says `Elsewhere` and has the game in a frame. */
export async function embed(page: Page, width = 600, height = 500): Promise<FrameLocator> {
  const address = page.url();
  const body = `<!doctype html><link rel="icon" href="data:,"><p style="padding:2rem">Elsewhere</p>
    <iframe title="game" src="${address}"
      style="inline-size:${width}px;block-size:${height}px"></iframe>`;
  const elsewhere = new URL('/elsewhere.html', address).href;
  await page
    .context()
    .route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(elsewhere);
  const frame = page.frameLocator('iframe');
  await frame.locator('html[data-ready]').waitFor({ state: 'attached' });
  return frame;
}
