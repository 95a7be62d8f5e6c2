/** The production build of the web game on a server of its own, and a browser to open it in. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { preview } from 'vite';
import { findBrowser } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The production build while it is served. */
export interface ServedBuild {
  /** Where, with a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the production build in `dist-web`, or where THREEFOLD_WEB_BUILD says. Throws when there is
 * none, with a sentence that says what to do.
 */
export async function serveBuild(): Promise<ServedBuild> {
  const outDir = resolve(root, process.env['THREEFOLD_WEB_BUILD'] || 'dist-web');
  if (!existsSync(`${outDir}/index.html`)) {
    throw new Error(`No production build in ${outDir}: run \`npm run build:web\` first.`);
  }
  const server = await preview({
    configFile: `${root}/vite.config.ts`,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 4300, strictPort: false },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The preview server has no local address.');
  return { url, close: () => server.close() };
}

/** The program of a Chromium or Chrome on this machine; throws when there is none. */
export function browserProgram(): string {
  const path = findBrowser();
  if (path !== undefined) return path;
  throw new Error('No Chromium or Chrome found: install one or set THREEFOLD_BROWSER to its path.');
}

/** Starts a browser without a screen. Chromium's sandbox refuses root, so root goes without. */
export function launchBrowser(
  executablePath = browserProgram(),
  flags: readonly string[] = [],
): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: ['--headless', ...flags, ...sandbox] });
}

/** Serves the build and starts a browser for as long as they are used. */
export async function withBuild(
  use: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  const server = await serveBuild();
  try {
    const browser = await launchBrowser();
    try {
      await use(browser, server.url);
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}
