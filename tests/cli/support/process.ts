/** Running the built command line as a process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** The program that `threefold` names. */
export const MAIN = fileURLToPath(new URL('../../../dist/cli/main.js', import.meta.url));

/** What a process left behind. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A fresh folder for saved games, removed when the tests are over. */
export function stateFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'threefold-test-'));
  folders.push(folder);
  return folder;
}

/** The same surroundings on every machine: UTF-8, no colour wishes, a state folder of its own. */
export function surroundings(changes: Record<string, string> = {}): Record<string, string> {
  const { PATH = '' } = process.env;
  const home = changes['XDG_STATE_HOME'] ?? stateFolder();
  return { PATH, LANG: 'C.UTF-8', TERM: 'xterm-256color', XDG_STATE_HOME: home, ...changes };
}

/** Starts a command. */
export function start(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [MAIN, ...args], { env: surroundings(env) });
}

/** Runs a command to its end. */
export function run(
  args: readonly string[],
  options: { readonly input?: string; readonly env?: Record<string, string> } = {},
): Promise<Ended> {
  const child = start(args, options.env);
  child.stdin?.end(options.input ?? '');
  return ended(child);
}

/** Waits for the end of a process and collects what it wrote from now on. */
export function ended(child: ChildProcess): Promise<Ended> {
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (part) => {
    stdout += part;
  });
  child.stderr?.on('data', (part) => {
    stderr += part;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
