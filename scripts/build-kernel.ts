/**
 * Compiles what is written in AssemblyScript: `npx tsx scripts/build-kernel.ts` turns the `.as`
 * files of a folder into TypeScript files beside them that hold the code. The compiler is not among the project's
 * dependencies, since it is large and seldom needed: npx brings this version of it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMPILER = 'assemblyscript@0.28.20';
const SIMD = ['--enable', 'simd', '--enable', 'bulk-memory'];
const SHARED = ['--enable', 'threads', '--sharedMemory'];
/** Memory from outside, as much as 32 bits can address. */
const GIVEN = ['--importMemory', '--initialMemory', '32', '--maximumMemory', '65536'];

/** Every source to begin with, what is made of it and of those beside it, and how. */
const KERNELS = [
  {
    source: 'src/packed/random-play/kernel.as',
    output: 'src/packed/random-play/wasm-code.ts',
    options: [...SIMD, '--initialMemory', '16', '--maximumMemory', '16'],
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
  const folder = inProject(dirname(source));
  const sources = sourcesIn(folder);
  const code = compile(folder, sources, basename(source, '.as'), options);
  const hash = createHash('sha256');
  for (const name of sources) hash.update(readFileSync(join(folder, name)));
  writeFileSync(
    inProject(output),
    `/** Generated from ${basename(source)} by scripts/build-kernel.ts with ${COMPILER}: do not edit. */

/** The SHA-256 of the folder's sources, one after the other by name. */
export const KERNEL_SOURCE_HASH =
  '${hash.digest('hex')}';

/** The WebAssembly module, in base64. */
export const KERNEL_CODE =
  '${code.toString('base64')}';
`,
  );
  console.log(`${output}: ${code.length} bytes of code.`);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.as'))
    .sort();
}

function compile(
  folder: string,
  sources: readonly string[],
  first: string,
  options: readonly string[],
): Buffer {
  const scratch = mkdtempSync(join(tmpdir(), 'kernel-'));
  const output = join(scratch, 'kernel.wasm');
  // The compiler wants its sources to end in .ts, which everything else here reads as TypeScript.
  for (const name of sources) {
    writeFileSync(join(scratch, `${basename(name, '.as')}.ts`), readFileSync(join(folder, name)));
  }
  const call = ['--yes', '--package', COMPILER, 'asc', `${first}.ts`, '-O3', '--noAssert'];
  const all = [...call, '--runtime', 'stub', ...options, '-o', output];
  execFileSync('npx', all, { cwd: scratch, stdio: 'inherit' });
  const code = readFileSync(output);
  rmSync(scratch, { recursive: true });
  return code;
}

function inProject(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
