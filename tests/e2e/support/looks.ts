/** The looks that a page can have, and whether all of them are accessible. */
import type { Page } from 'playwright-core';
import { accessibilityFaults } from './accessibility.ts';

/** How a system may want its pages; what is not named is as usual. */
const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  contrast: { contrast: 'more' },
  calm: { reducedMotion: 'reduce' },
  forced: { forcedColors: 'active' },
} as const;

const USUAL = {
  colorScheme: 'light',
  contrast: 'no-preference',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
} as const;

/** The accessibility faults of what is in front, in each look; each is told with where it is. */
export async function faultsInEveryLook(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, media] of Object.entries(LOOKS)) {
    await page.emulateMedia({ ...USUAL, ...media });
    await page
      .locator(`html[data-contrast=${name === 'contrast' ? 'high' : 'standard'}]`)
      .waitFor();
    // With forced colours axe compares the system's ground with the ink of the style sheet, since
    // it reads -webkit-text-fill-color, which browsers report as it was before they forced it.
    const found = await accessibilityFaults(page, name === 'forced' ? ['color-contrast'] : []);
    faults.push(...found.map((fault) => `${screen}, ${name}: ${fault}`));
  }
  return faults;
}
