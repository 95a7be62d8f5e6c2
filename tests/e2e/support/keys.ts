/** Going through a page by keys alone, as somebody without a pointer does. */
import type { Page } from 'playwright-core';

/** How far to go for something: farther than any screen needs. */
const MOST_STOPS = 60;

/** The words of what has the focus: its name, or else what stands in it. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return (activeElement?.getAttribute('aria-label') || activeElement?.textContent || '').trim();
  });
}

/** Presses a key until what has the focus begins with these words. */
export async function goTo(page: Page, words: string, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if ((await focused(page)).startsWith(words)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Nothing that begins with ${words} can be reached by ${key}.`);
}

/** Goes to what begins with these words by Tab, and presses Enter. */
export async function chooseByKeys(page: Page, words: string): Promise<void> {
  await goTo(page, words);
  await page.keyboard.press('Enter');
}
