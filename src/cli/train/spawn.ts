import { Worker } from 'node:worker_threads';
import type { LayoutOptions } from '../../ai/kernel/layout.ts';
import type { WasmMemory } from '../../ai/kernel/wasm.ts';

/** What a learning thread is given. */
export interface Task {
  /** The rule set by reference, and the memory's shape without its rules. */
  readonly rules: unknown;
  readonly shape: Omit<LayoutOptions, 'packed'>;
  readonly memory: WasmMemory;
  readonly thread: number;
  /** The state of its generator. */
  readonly random: readonly [number, number];
}

/**
 * Starts a learning thread. The only place that does: the file it names is the compiled one, since
 * Node 20 starts no thread from TypeScript.
 */
export function spawnLearner(task: Task): Worker {
  return new Worker(new URL('./worker.js', import.meta.url), { workerData: task });
}
