/**
 * Measures the production build with Lighthouse 12.8, five times or as often as its argument says,
 * and prints the medians, and what kept a category from 100: `npx tsx scripts/lighthouse.ts`.
 * Lighthouse is no dependency; npx fetches it.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from '../bench/measure.ts';
import { browserProgram, serveBuild } from './web-build.ts';

const RUNS = Number(process.argv[2] ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What is read of Lighthouse's report. */
interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly score: number | null;
        readonly displayValue?: string;
        readonly numericValue?: number;
      }
    >
  >;
}

const folder = mkdtempSync(join(tmpdir(), 'threefold-lighthouse-'));

/** One run. The server of the page runs in this process, so nothing here may block it. */
async function measure(url: string, run: number): Promise<Report> {
  const file = join(folder, `${run}.json`);
  const flags = ['--quiet', '--output=json', `--output-path=${file}`];
  const chrome = '--chrome-flags=--headless=new --no-sandbox';
  await promisify(execFile)('npx', ['--yes', 'lighthouse@12.8', url, ...flags, chrome], {
    env: { ...process.env, CHROME_PATH: browserProgram() },
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const { close, url } = await serveBuild();
const reports: Report[] = [];
for (let run = 0; run < RUNS; run++) reports.push(await measure(url, run));
await close();

console.log(`Median of ${RUNS} runs.\n`);
for (const name of CATEGORIES) {
  const scores = reports.map(({ categories }) => 100 * (categories[name]?.score ?? 0));
  console.log(`${name}: ${Math.round(median(scores))}`);
  const { audits, categories } = reports[0]!;
  for (const { id, weight } of categories[name]?.auditRefs ?? []) {
    const { displayValue = '', score, title } = audits[id]!;
    if (weight > 0 && score !== null && score < 1)
      console.log(`  ${score}: ${title} ${displayValue}`);
  }
}
for (const name of ['first-contentful-paint', 'cumulative-layout-shift'] as const) {
  console.log(`${name}: ${median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0))}`);
}
