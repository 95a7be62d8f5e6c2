/**
 * `npm test`: every check of the project from a bare clone, in one run. Each step runs even when an
 * earlier one failed; the last line says how many tests and checks passed and failed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { installDependencies, root, say, tool } from './setup.mjs';

/** Left alone, vitest keeps one core of two free. No test measures time, so none needs it. */
const BOTH_CORES = ['--maxWorkers=100%'];

const total = { passed: 0, failed: 0 };

/** @param {string} title */
function headline(title) {
  say(`\n=== ${title} ===`);
}

/**
 * Runs the commands of one check, up to the first that fails; the check counts as one.
 * @param {string} title
 * @param {...[name: string, args: string[]]} commands
 */
async function check(title, ...commands) {
  headline(title);
  for (const [name, args] of commands) {
    if ((await tool(name, args)) !== 0) {
      say(`FAILED: ${title}`);
      total.failed += 1;
      return;
    }
  }
  say(`passed: ${title}`);
  total.passed += 1;
}

/**
 * Counts the tests of a vitest report: skipped tests, and files that failed as a whole, are failures.
 * @param {string} report the path of the JSON report.
 */
function countTests(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  /** @type {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const count = { passed: 0, failed: 0 };
  for (const file of testResults) {
    const passed = file.assertionResults.filter((test) => test.status === 'passed').length;
    const failed = file.assertionResults.length - passed;
    count.passed += passed;
    count.failed += file.status === 'failed' ? Math.max(failed, 1) : failed;
  }
  return count;
}

/**
 * Runs one vitest project and counts its tests. A run that ends badly without a failed test (it
 * crashed, found no test, missed the coverage) counts as one failure.
 * @param {string} title
 * @param {string} project
 * @param {string[]} [options]
 */
async function tests(title, project, options = []) {
  headline(title);
  const report = join(root, '.cache', `${project}-tests.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const code = await tool('vitest', [
    'run',
    `--project=${project}`,
    '--reporter=verbose',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ]);
  const count = countTests(report);
  if (count.failed === 0 && (code !== 0 || count.passed === 0)) count.failed = 1;
  say(`${count.failed === 0 ? 'passed' : 'FAILED'}: ${title}`);
  total.passed += count.passed;
  total.failed += count.failed;
}

await installDependencies();
const browser = ensureBrowser();

await check('Format and lint', ['@biomejs/biome:biome', ['ci', '--error-on-warnings']]);
await check('Types', ['typescript:tsc', ['-b', '--pretty']]);
await check('Unused code and dependencies', ['knip', []]);
await tests('Unit and contract tests', 'unit', ['--coverage', ...BOTH_CORES]);
rmSync(join(root, 'dist'), { recursive: true, force: true });
await check(
  'Package',
  ['typescript:tsc', ['-b', 'tsconfig.build.json', '--pretty']],
  ['publint', ['--strict']],
  ['@arethetypeswrong/cli:attw', ['--pack', '.', '--profile', 'esm-only']],
);
await tests('Command line tests', 'cli', BOTH_CORES);
await check('Web build', ['vite', ['build']]);
if (browser === undefined) {
  headline('End-to-end tests');
  say(
    'FAILED: no Chromium or Chrome was found. Install one, or set THREEFOLD_BROWSER to its path.',
  );
  total.failed += 1;
} else {
  say(`\nBrowser: ${browser}`);
  await tests('End-to-end tests', 'e2e', BOTH_CORES);
}

process.exitCode = total.failed === 0 ? 0 : 1;
say(`\n${total.passed} passed, ${total.failed} failed`);
