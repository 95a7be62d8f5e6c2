/** The kernel in WebAssembly; its source is kernel.as. */
import { bytesOfBase64 } from './base64.ts';
import { type GameResults, type Kernel, UNPLAYED } from './games.ts';
import type { KernelPlan } from './plan.ts';
import { PLAYER_SUFFIX } from './seeds.ts';
import { KERNEL_CODE } from './wasm-code.ts';
import { MOST_GAMES, PREFIX, RESULTS, SUFFIX, writePlan } from './wasm-memory.ts';

/** The part of the WebAssembly API that is used here; this layer has no types of any host. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

/** What kernel.as exports. */
interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  play(first: number, count: number): void;
}

/**
 * The kernel for a plan; nothing where WebAssembly, or its SIMD part, is missing or not allowed,
 * or where the plan finds no room in its memory. It has a memory of its own of 1 MiB.
 */
export function wasmKernel(plan: KernelPlan): Kernel | undefined {
  const kernel = instantiate();
  if (!kernel || !writePlan(plan, kernel.memory.buffer)) return undefined;
  const { buffer } = kernel.memory;
  const words = new Int32Array(buffer);
  const suffix = Uint16Array.from(PLAYER_SUFFIX, (unit) => unit.charCodeAt(0));
  words[SUFFIX / 4] = suffix.length;
  new Uint16Array(buffer).set(suffix, SUFFIX / 2 + 2);
  return (prefix, results) => {
    words.set(prefix, PREFIX / 4);
    for (let start = 0; start < results.moves.length; start += MOST_GAMES) {
      const count = Math.min(MOST_GAMES, results.moves.length - start);
      kernel.play(results.from + start, count);
      readResults(words, results, start, count);
    }
  };
}

function readResults(words: Int32Array, results: GameResults, start: number, count: number): void {
  for (let game = 0; game < count; game++) {
    const at = RESULTS / 4 + 4 * game;
    results.low[start + game] = words[at] as number;
    results.high[start + game] = words[at + 1] as number;
    results.moves[start + game] = words[at + 3] === 0 ? (words[at + 2] as number) : UNPLAYED;
  }
}

function instantiate(): KernelExports | undefined {
  const { WebAssembly: api } = globalThis as { readonly WebAssembly?: WebAssemblyApi };
  if (!api) return undefined;
  try {
    const module = new api.Module(bytesOfBase64(KERNEL_CODE));
    return new api.Instance(module).exports as KernelExports;
  } catch {
    // An engine without SIMD refuses the code, and a page's security policy may refuse any.
    return undefined;
  }
}
