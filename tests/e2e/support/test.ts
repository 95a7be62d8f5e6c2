import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { ready } from './game.ts';

/** What a test may ask of its browser profile, and the address that it opens. */
export interface OpenOptions
  extends Pick<
    BrowserContextOptions,
    | 'viewport'
    | 'colorScheme'
    | 'reducedMotion'
    | 'forcedColors'
    | 'contrast'
    | 'hasTouch'
    | 'isMobile'
    | 'locale'
    | 'storageState'
    | 'permissions'
    | 'timezoneId'
  > {
  /** Relative to the game's address, such as `?seed=7` or `#…`; by default the game itself. */
  readonly path?: string;
  /** Runs in every page of the profile before the page's own scripts. */
  readonly script?: string;
  /** Told the address of each request. */
  readonly onRequest?: (url: string) => void;
}

/** What the fixture hands to a test. */
interface Fixtures {
  /** One browser for all tests of a worker: each test has profiles of its own. */
  browser: Browser;
  /**
   * Opens the game in a fresh profile (own storage) and waits until it has loaded. A second tab on
   * the same storage is `page.context().newPage()`. Any error on any page, any message on the
   * console's error level, and any request to another host fails the test.
   */
  open: (options?: OpenOptions) => Promise<Page>;
}

/** Offline play has tests of its own: elsewhere its worker would answer what a test wants to. */
const USUAL: BrowserContextOptions = { locale: 'en-GB', serviceWorkers: 'block' };

/** Collects what went wrong on the pages of a profile, as sentences. */
function watch(context: BrowserContext, problems: string[]): void {
  const { origin } = new URL(inject('baseUrl'));
  context.on('weberror', (event) => {
    problems.push(`error on the page: ${event.error().stack ?? event.error().message}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`error on the console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      problems.push(`request to another host: ${request.url()}`);
    }
  });
}

/** Holds back what a page asks for, as on a slow connection. Gives what lets it come. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, (route) => released.then(() => route.continue()));
  return release;
}

/** Vitest's `test` with the browser's fixtures. */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs by destructuring
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const problems: string[] = [];
    await use(async ({ path = '', script, onRequest, ...options } = {}) => {
      const context = await browser.newContext({ ...USUAL, ...options });
      contexts.push(context);
      if (script !== undefined) await context.addInitScript(script);
      watch(context, problems);
      if (onRequest) context.on('request', (request) => onRequest(request.url()));
      const page = await context.newPage();
      await page.goto(new URL(path, inject('baseUrl')).href, { waitUntil: 'load' });
      await ready(page);
      return page;
    });
    for (const context of contexts) await context.close();
    if (problems.length > 0) throw new Error(`The page had problems.\n${problems.join('\n')}`);
  },
});
