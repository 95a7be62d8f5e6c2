/**
 * What every start from a bare clone needs: dependencies and a way to run their commands.
 * Runs before anything is installed, so it uses only what Node itself brings.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const windows = process.platform === 'win32';

/**
 * Prints one line of progress.
 * @param {string} text
 */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Runs a command in the project's folder, its output shown as it comes.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] variables set on top of the present ones.
 * @returns {Promise<number>} its exit code (1 when it could not be started or was killed).
 */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: windows && command === 'npm',
    });
    child.on('error', (error) => {
      say(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * The path of an installed package's command, to be run with Node itself on every system.
 * @param {string} name `package` or `package:command`.
 */
function binary(name) {
  const [packageName = name, command = packageName] = name.split(':');
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs the command of an installed package.
 * @param {string} name `package` or `package:command`.
 * @param {string[]} args
 * @param {Record<string, string>} [env] variables set on top of the present ones.
 * @returns {Promise<number>} its exit code.
 */
export function tool(name, args, env = {}) {
  return run(process.execPath, [binary(name), ...args], env);
}

/** True when node_modules is missing or older than the lockfile. */
function outdated() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return true;
  return statSync(join(root, 'package-lock.json')).mtimeMs > statSync(installed).mtimeMs;
}

/** Installs the dependencies when they are missing or older than the lockfile; exits on failure. */
export async function installDependencies() {
  if (!outdated()) return;
  say('Installing dependencies (the first time takes a minute)…');
  const code = await run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
  if (code !== 0) {
    say('The dependencies could not be installed: see the lines above.');
    process.exit(code);
  }
}

/** @type {Partial<Record<NodeJS.Platform, [string, ...string[]]>>} */
const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

/**
 * Opens an address in the player's browser, where the system has a command for that.
 * @param {string} url
 */
export function openInBrowser(url) {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const { status } = spawnSync(command, [...args, url], { stdio: 'ignore' });
  if (status !== 0) say('No browser could be opened from here: open the address by hand.');
}
