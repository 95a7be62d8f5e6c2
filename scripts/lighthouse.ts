/**
 * Measures the production build with Lighthouse 12.8, five times, and prints the medians:
 * `npx tsx scripts/lighthouse.ts`. Lighthouse is no dependency; npx fetches it.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { findBrowser } from './browser.mjs';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What is read of Lighthouse's report. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** The middle one of some numbers. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const folder = mkdtempSync(join(tmpdir(), 'threefold-lighthouse-'));

/** One run. The server of the page runs in this process, so nothing here may block it. */
async function measure(url: string, run: number): Promise<Report> {
  const file = join(folder, `${run}.json`);
  const flags = ['--quiet', '--output=json', `--output-path=${file}`];
  const chrome = '--chrome-flags=--headless=new --no-sandbox';
  await promisify(execFile)('npx', ['--yes', 'lighthouse@12.8', url, ...flags, chrome], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const server = await preview({
  build: { outDir: process.env['THREEFOLD_WEB_BUILD'] || '../../dist-web' },
  logLevel: 'warn',
  preview: { host: '127.0.0.1' },
});
const [url] = server.resolvedUrls?.local ?? [];
if (url === undefined) throw new Error('The preview server has no local address.');
const reports: Report[] = [];
for (let run = 0; run < RUNS; run++) reports.push(await measure(url, run));
await server.close();

console.log(`Median of ${RUNS} runs.\n`);
for (const name of CATEGORIES) {
  const scores = reports.map(({ categories }) => 100 * (categories[name]?.score ?? 0));
  console.log(`${name}: ${Math.round(median(scores))}`);
}
for (const name of ['first-contentful-paint', 'cumulative-layout-shift'] as const) {
  console.log(`${name}: ${median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0))}`);
}
