/**
 * The compiled modules, in dist: what is published is what is measured. (tsx, which runs the
 * benchmarks, would add a name to each function that a source makes, and that takes time.)
 */
import type * as Engine from '../src/engine/index.ts';
import type * as Packed from '../src/packed/index.ts';

/** Where they are, as URLs. */
export const modules = {
  engine: new URL('../dist/engine/index.js', import.meta.url).href,
  packed: new URL('../dist/packed/index.js', import.meta.url).href,
};

export const engine: typeof Engine = await import(modules.engine);
export const packed: typeof Packed = await import(modules.packed);
