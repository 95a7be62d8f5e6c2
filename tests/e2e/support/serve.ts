import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/browser.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the production build is served, with a slash at its end. */
    baseUrl: string;
    /** The program of the Chromium or Chrome that runs the tests. */
    browserPath: string;
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the production build is: `dist-web`, or what THREEFOLD_WEB_BUILD says. */
const build = resolve(root, process.env['THREEFOLD_WEB_BUILD'] || 'dist-web');

/**
 * Serves the production build for the whole run and hands its address and the browser's program to
 * the tests. A missing build or browser fails the run with a sentence that says what to do.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = findBrowser();
  if (browserPath === undefined) {
    throw new Error(
      'No Chromium or Chrome found: install one or set THREEFOLD_BROWSER to its path.',
    );
  }
  if (!existsSync(`${build}/index.html`)) {
    throw new Error(`No production build in ${build}: run \`npm run build:web\` first.`);
  }
  const server = await preview({
    configFile: `${root}/vite.config.ts`,
    logLevel: 'warn',
    build: { outDir: build },
    preview: { host: '127.0.0.1', port: 4300, strictPort: false },
  });
  const baseUrl = server.resolvedUrls?.local[0];
  if (baseUrl === undefined) throw new Error('The preview server has no local address.');
  project.provide('baseUrl', baseUrl);
  project.provide('browserPath', browserPath);
  return () => server.close();
}
