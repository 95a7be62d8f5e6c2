/**
 * The browser of the end-to-end tests: found on this machine, or installed where that is possible.
 * Uses only what Node itself brings.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './setup.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
};

/** @param {string} path */
function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Finds a Chromium or Chrome: the one named by THREEFOLD_BROWSER or CHROME_PATH, else one on PATH,
 * else one in the usual places of macOS and Windows.
 * @returns {string | undefined} the path of its program.
 */
export function findBrowser() {
  const named = process.env.THREEFOLD_BROWSER || process.env.CHROME_PATH;
  if (named) return executable(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...(PLACES[process.platform] ?? [])].find(executable);
}

/** True where Debian's packages can be installed without asking: Debian or Ubuntu, as root. */
function canInstallPackages() {
  return (
    process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version')
  );
}

/**
 * Finds a browser, or installs Debian's chromium where that is possible without asking.
 * @returns {string | undefined} the path of its program.
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined || !canInstallPackages()) return found;
  if (process.env.THREEFOLD_BROWSER || process.env.CHROME_PATH) return undefined;
  say('Installing chromium for the end-to-end tests…');
  /** @param {string[]} args */
  const apt = (args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return findBrowser();
}
