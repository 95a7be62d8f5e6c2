/** Pictures of a kind of their own: the sheet of all figures, and those of the README. */
import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { GameState } from '../src/engine/index.ts';
import { GAME_KEY } from '../src/web/app/session.ts';
import { EVERY_FIGURE, keptGame, MIDDLE } from '../tests/e2e/support/boards.ts';

/** How a page is opened for a picture. */
interface Look {
  readonly width: number;
  readonly height: number;
  readonly scale?: number;
  readonly colorScheme?: 'light' | 'dark';
}

/** Waits for the figures, most of which are loaded after the first paint. */
export async function figuresDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('.paper') && !document.querySelector('.paper svg:empty'),
  );
}

async function openGame(browser: Browser, url: string, game: GameState, look: Look): Promise<Page> {
  const { width, height, scale = 1, colorScheme = 'light' } = look;
  const localStorage = [{ name: GAME_KEY, value: keptGame(game) }];
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
  await page.goto(url);
  await figuresDrawn(page);
  return page;
}

/** How eyes without one kind of cones see, as matrices of linear RGB (Machado and others, 2009). */
const EYES = {
  protanopia: '0.152 1.053 -0.205 0 0 0.115 0.786 0.099 0 0 -0.004 -0.048 1.052 0 0 0 0 0 1 0',
  deuteranopia: '0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0',
  tritanopia: '1.256 -0.077 -0.179 0 0 -0.078 0.931 0.148 0 0 0.005 0.691 0.304 0 0 0 0 0 1 0',
};

/** Every tile at 200, 80 and 40 pixels, in colour, in grey, and as colour-blind eyes see it. */
export async function takeFigureSheet(browser: Browser, url: string, file: URL): Promise<void> {
  const page = await openGame(browser, url, EVERY_FIGURE, { width: 1100, height: 800 });
  const rows = [
    [200, 'none'],
    ...['none', 'grayscale(1)'].flatMap((look) => [80, 40].map((size) => [size, look] as const)),
    ...Object.keys(EYES).map((name) => [80, `url(#${name})`] as const),
  ] as const;
  const filters = Object.entries(EYES).map(
    ([name, matrix]) => `<filter id="${name}"><feColorMatrix values="${matrix}"/></filter>`,
  );
  const layout = { rows, filters: `<svg width="0" height="0">${filters.join('')}</svg>` };
  await page.evaluate(({ rows: lines, filters: defined }) => {
    const papers = [...document.querySelectorAll('.board .paper')];
    document.body.innerHTML = defined;
    document.body.style.background = 'var(--desk)';
    for (const [size, filter] of lines) {
      const line = document.createElement('div');
      line.style.cssText = `display: flex; flex-wrap: wrap; gap: 8px; margin: 10px; filter: ${filter}`;
      for (const paper of papers) {
        const frame = document.createElement('div');
        frame.style.cssText = `inline-size: ${size}px; block-size: ${size}px`;
        frame.append(paper.cloneNode(true));
        line.append(frame);
      }
      document.body.append(line);
    }
  }, layout);
  await page.screenshot({ path: file.pathname, fullPage: true });
  await page.close();
}

/** Takes the pictures of the README into docs/pictures/, small enough for a repository. */
export async function takeReadmePictures(browser: Browser, url: string): Promise<void> {
  const looks = [
    ['game', MIDDLE, { width: 1280, height: 800 }],
    ['phone', EVERY_FIGURE, { width: 390, height: 800, scale: 1.5, colorScheme: 'dark' }],
  ] as const;
  for (const [name, game, look] of looks) {
    const page = await openGame(browser, url, game, look);
    const picture = (await page.screenshot()).toString('base64');
    // The browser itself is at hand, and packs pictures well.
    const packed = await page.evaluate(async (png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.9).split(',')[1] ?? '';
    }, picture);
    const file = new URL(`../docs/pictures/${name}.webp`, import.meta.url);
    writeFileSync(file, Buffer.from(packed, 'base64'));
    await page.close();
  }
}
