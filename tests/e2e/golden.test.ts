import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { expect } from 'vitest';
import type { GoldenReport } from '../records/check-golden.ts';
import { test } from './support/test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The engine and the check of the golden records as one script that leaves them in `golden`. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('../records/golden-bundle.ts', import.meta.url));
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'golden' } },
  })) as Rollup.RollupOutput[];
  return built[0]?.output[0].code ?? '';
}

test('the golden records verify in this browser, with the digest that they have in Node', async ({
  open,
}) => {
  const files = Object.fromEntries(
    ['text', 'traced', 'links', 'nycu'].map((name) => [
      name,
      readFileSync(`${root}tests/records/golden/${name}.txt`, 'utf8'),
    ]),
  );
  const page = await open();
  await page.addScriptTag({ content: `${await bundle()};globalThis.golden = golden;` });
  const report = (await page.evaluate(
    `golden.checkGolden(golden.engine, ${JSON.stringify(files)})`,
  )) as GoldenReport;
  expect(report.faults).toEqual([]);
  expect(report.records).toBe(201);
  expect(report.digest).toBe(readFileSync(`${root}tests/records/golden/digest.txt`, 'utf8').trim());
}, 60_000);
