import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** Quiet, without a screen, and without calls to the network of the browser's own. */
const FLAGS = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser that the run found. Chromium's sandbox refuses root, so root goes without. */
export function launchBrowser(): Promise<Browser> {
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: inject('browserPath'),
    args: asRoot ? [...FLAGS, '--no-sandbox'] : FLAGS,
  });
}
