/**
 * Compiles the WebAssembly kernel: `npx tsx scripts/build-kernel.ts` turns
 * src/packed/random-play/kernel.as into wasm-code.ts beside it. The compiler is not among the
 * project's dependencies, since it is large and seldom needed: npx brings this version of it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMPILER = 'assemblyscript@0.28.20';
const folder = fileURLToPath(new URL('../src/packed/random-play/', import.meta.url));
const source = readFileSync(join(folder, 'kernel.as'));
const scratch = mkdtempSync(join(tmpdir(), 'kernel-'));
const output = join(scratch, 'kernel.wasm');
// The compiler wants its sources to end in .ts, which everything else here reads as TypeScript.
writeFileSync(join(scratch, 'kernel.ts'), source);

const compiler = ['--yes', '--package', COMPILER, 'asc'];
const options = ['-O3', '--runtime', 'stub', '--noAssert'];
const features = ['--enable', 'simd', '--enable', 'bulk-memory'];
const memory = ['--initialMemory', '32', '--maximumMemory', '32'];
execFileSync('npx', [...compiler, 'kernel.ts', ...options, ...features, ...memory, '-o', output], {
  cwd: scratch,
  stdio: 'inherit',
});

const code = readFileSync(output);
rmSync(scratch, { recursive: true });
const hash = createHash('sha256').update(source).digest('hex');
writeFileSync(
  join(folder, 'wasm-code.ts'),
  `/** Generated from kernel.as by scripts/build-kernel.ts with ${COMPILER}: do not edit. */

/** The SHA-256 of the source. */
export const KERNEL_SOURCE_HASH = '${hash}';

/** The WebAssembly module, in base64. */
export const KERNEL_CODE =
  '${code.toString('base64')}';
`,
);
console.log(`${code.length} bytes of code.`);
