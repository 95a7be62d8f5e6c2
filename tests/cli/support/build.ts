import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Compiles the command line before its tests: they run what users run. */
export function setup(): void {
  const compiler = `${root}node_modules/typescript/bin/tsc`;
  execFileSync(process.execPath, [compiler, '-b', 'src/cli'], { cwd: root, stdio: 'inherit' });
}
