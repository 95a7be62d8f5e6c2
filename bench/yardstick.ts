import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Kernel C of the yardstick, ready to run. */
export interface Yardstick {
  /** Plays so many games and gives million moves per CPU second. */
  run(games: number, seed: number): number;
  remove(): void;
}

/** Compiles the yardstick; nothing where no C++ compiler is found. */
export function buildYardstick(): Yardstick | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-'));
  const program = join(folder, 'kernel-c');
  const source = fileURLToPath(new URL('yardstick/kernel-c.cpp', import.meta.url));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    execFileSync('g++', ['-O3', '-march=native', '-w', '-o', program, source]);
  } catch {
    remove();
    return undefined;
  }
  const run = (games: number, seed: number) =>
    Number(execFileSync(program, [String(games), String(seed)], { encoding: 'utf8' }));
  return { run, remove };
}
