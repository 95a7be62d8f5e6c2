/** The game in a frame of another page, as where somebody embeds it. */
import type { FrameLocator, Page } from 'playwright-core';

/** Puts the game of a page into a frame on that page, beside a paragraph that says `Elsewhere`. */
export async function embed(page: Page, width = 600, height = 500): Promise<FrameLocator> {
  await page.evaluate(
    ([address, inline, block]) => {
      document.body.innerHTML = `<p style="padding:2rem">Elsewhere</p>
        <iframe title="game" src="${address}"
          style="inline-size:${inline}px;block-size:${block}px"></iframe>`;
    },
    [page.url(), width, height] as const,
  );
  const frame = page.frameLocator('iframe');
  await frame.locator('.board').waitFor();
  return frame;
}
