/**
 * Compiles what is written in AssemblyScript: `npx tsx scripts/build-kernel.ts` turns each `.as`
 * file into TypeScript files beside it that hold the code. The compiler is not among the project's
 * dependencies, since it is large and seldom needed: npx brings this version of it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMPILER = 'assemblyscript@0.28.20';
const SIMD = ['--enable', 'simd', '--enable', 'bulk-memory'];
const SHARED = ['--enable', 'threads', '--sharedMemory'];
/** Memory from outside, as much as 32 bits can address. */
const GIVEN = ['--importMemory', '--initialMemory', '32', '--maximumMemory', '65536'];

/** Every source, what is made of it, and how. */
const KERNELS = [
  {
    source: 'src/packed/random-play/kernel.as',
    output: 'src/packed/random-play/wasm-code.ts',
    options: [...SIMD, '--initialMemory', '32', '--maximumMemory', '32'],
  },
  {
    source: 'src/ai/kernel/brain.as',
    output: 'src/ai/kernel/learning-code.ts',
    options: [...SIMD, ...SHARED, ...GIVEN],
  },
  {
    source: 'src/ai/kernel/brain.as',
    output: 'src/ai/kernel/playing-code.ts',
    options: [...SIMD, ...GIVEN, '--use', 'SMALL_WEIGHTS=1'],
  },
] as const;

for (const { source, output, options } of KERNELS) {
  const code = compile(readFileSync(inProject(source)), options);
  const hash = createHash('sha256')
    .update(readFileSync(inProject(source)))
    .digest('hex');
  writeFileSync(
    inProject(output),
    `/** Generated from ${basename(source)} by scripts/build-kernel.ts with ${COMPILER}: do not edit. */

/** The SHA-256 of the source. */
export const KERNEL_SOURCE_HASH =
  '${hash}';

/** The WebAssembly module, in base64. */
export const KERNEL_CODE =
  '${code.toString('base64')}';
`,
  );
  console.log(`${output}: ${code.length} bytes of code.`);
}

function compile(source: Buffer, options: readonly string[]): Buffer {
  const scratch = mkdtempSync(join(tmpdir(), 'kernel-'));
  const output = join(scratch, 'kernel.wasm');
  // The compiler wants its sources to end in .ts, which everything else here reads as TypeScript.
  writeFileSync(join(scratch, 'kernel.ts'), source);
  const call = ['--yes', '--package', COMPILER, 'asc', 'kernel.ts', '-O3', '--noAssert'];
  const all = [...call, '--runtime', 'stub', ...options, '-o', output];
  execFileSync('npx', all, { cwd: scratch, stdio: 'inherit' });
  const code = readFileSync(output);
  rmSync(scratch, { recursive: true });
  return code;
}

function inProject(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
