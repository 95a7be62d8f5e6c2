/**
 * `npm run verify:nodes`: verifies the golden records with the compiled engine on Node 20, 22, 24
 * and 26 and in Chromium, and prints a table with a digest of everything each of them computed. A
 * Node is the running one, or comes from the npm package `node-<platform>-<arch>` (what the package
 * `node` installs), put into a temporary folder. What can't be had is named as not run. Ends with 1
 * when a record is not true, the digests differ, or fewer than two runtimes ran.
 */
import { execFile, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import typescript from 'typescript';
import type { GoldenReport } from '../tests/records/check-golden.ts';
import { findBrowser } from './browser.mjs';

const MAJORS = ['20', '22', '24', '26'] as const;
const FILES = ['text', 'traced', 'links', 'nycu'] as const;
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'threefold-nodes-'));

/** One row of the table: a report, or why there is none. */
interface Row {
  readonly runtime: string;
  readonly outcome: GoldenReport | string;
}

/** The compiled engine, the check and the records, side by side in the folder. */
function prepare(): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const compiled = join(folder, 'site');
  const args = ['-p', 'src/engine', '--outDir', compiled, '--composite', 'false'];
  const { status } = spawnSync(process.execPath, [tsc, ...args, '--incremental', 'false'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The engine does not compile.');
  const check = readFileSync(join(root, 'tests/records/check-golden.ts'), 'utf8');
  const { outputText } = typescript.transpileModule(check, {
    compilerOptions: {
      module: typescript.ModuleKind.ESNext,
      target: typescript.ScriptTarget.ES2022,
    },
  });
  writeFileSync(join(compiled, 'check-golden.js'), outputText);
  writeFileSync(join(compiled, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(compiled, 'index.html'), '<!doctype html><title>Golden records</title>');
  for (const file of FILES) {
    copyFileSync(join(root, `tests/records/golden/${file}.txt`), join(compiled, `${file}.txt`));
  }
  writeFileSync(join(compiled, 'run.js'), NODE_SCRIPT);
}

const NODE_SCRIPT = `
import { readFileSync } from 'node:fs';
import * as engine from './engine/index.js';
import { checkGolden } from './check-golden.js';
const read = (name) => readFileSync(new URL(name + '.txt', import.meta.url), 'utf8');
const files = Object.fromEntries(${JSON.stringify(FILES)}.map((name) => [name, read(name)]));
const report = checkGolden(engine, files);
console.log(JSON.stringify({ version: process.version, report }));
`;

/** The program of a Node of this major version, or why there is none. */
function nodeOf(major: string): { readonly program: string } | { readonly missing: string } {
  if (process.version.startsWith(`v${major}.`)) return { program: process.execPath };
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const prefix = join(folder, `node-${major}`);
  mkdirSync(prefix, { recursive: true });
  writeFileSync(join(prefix, 'package.json'), '{ "private": true }');
  const args = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `${name}@${major}`,
  ];
  const { status, stderr } = spawnSync('npm', args, {
    cwd: prefix,
    encoding: 'utf8',
    shell: system === 'win',
  });
  const program = join(prefix, 'node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node');
  if (status === 0 && existsSync(program)) return { program };
  const why = stderr?.trim().split('\n')[0] ?? 'npm could not be started';
  return { missing: `${name}@${major} could not be installed: ${why}` };
}

async function verifyOnNode(major: string): Promise<Row> {
  const node = nodeOf(major);
  if ('missing' in node) return { runtime: `Node ${major}`, outcome: node.missing };
  try {
    const { stdout } = await promisify(execFile)(node.program, [join(folder, 'site/run.js')]);
    const { report, version } = JSON.parse(stdout) as { version: string; report: GoldenReport };
    return { runtime: `Node ${version}`, outcome: report };
  } catch (error) {
    return { runtime: `Node ${major}`, outcome: `it failed: ${(error as Error).message}` };
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.txt': 'text/plain; charset=utf-8',
};

/** Loads the compiled engine as modules in a page without a screen, and checks the records there. */
async function verifyInChromium(): Promise<Row> {
  const program = findBrowser();
  if (program === undefined) return { runtime: 'Chromium', outcome: 'no browser was found' };
  const site = join(folder, 'site');
  const server = createServer((request, response) => {
    const path = join(site, normalize(new URL(request.url ?? '/', 'http://local').pathname));
    const found = path.startsWith(site) && existsSync(path) && extname(path) in TYPES;
    response.writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'text/plain' });
    response.end(found ? readFileSync(path) : '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: program, args });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/index.html`);
    // As text, since what a page imports is no module of this program.
    const report = (await page.evaluate(`(async () => {
      const engine = await import('/engine/index.js');
      const { checkGolden } = await import('/check-golden.js');
      const files = {};
      for (const name of ${JSON.stringify(FILES)}) {
        files[name] = await (await fetch('/' + name + '.txt')).text();
      }
      return checkGolden(engine, files);
    })()`)) as GoldenReport;
    return { runtime: `Chromium ${browser.version()}`, outcome: report };
  } finally {
    await browser.close();
    server.close();
  }
}

function print(rows: readonly Row[]): boolean {
  const digests = new Set<string>();
  let good = true;
  let ran = 0;
  for (const { outcome, runtime } of rows) {
    if (typeof outcome === 'string') {
      console.log(`${runtime.padEnd(24)} NOT RUN: ${outcome}`);
      continue;
    }
    const { digest, faults, lines, records } = outcome;
    ran++;
    digests.add(digest);
    good &&= faults.length === 0;
    console.log(
      `${runtime.padEnd(24)} ${digest}  ${records} records, ${lines} lines, ${faults.length} faults`,
    );
    for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  }
  const equal = digests.size === 1;
  console.log(equal ? `Equal on ${ran} of ${rows.length} runtimes.` : 'The digests differ.');
  return good && equal && ran > 1;
}

try {
  prepare();
  const rows: Row[] = [];
  for (const major of MAJORS) rows.push(await verifyOnNode(major));
  rows.push(await verifyInChromium());
  if (!print(rows)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
