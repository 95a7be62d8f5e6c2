import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser as launch } from '../../../scripts/web-build.ts';

/** Quiet, and without calls to the network of the browser's own. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser that the run found. */
export function launchBrowser(): Promise<Browser> {
  return launch(inject('browserPath'), FLAGS);
}
