/** The part of the WebAssembly API that is used here; this layer has no types of any host. */

/** Memory of a WebAssembly module, perhaps shared by threads. */
export interface WasmMemory {
  readonly buffer: ArrayBufferLike;
}

interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: { readonly env: { readonly memory: WasmMemory } },
  ) => { readonly exports: unknown };
  readonly Memory: new (options: {
    readonly initial: number;
    readonly maximum: number;
    readonly shared: boolean;
  }) => WasmMemory;
}

const PAGE = 65536;
/** The most that a module may be given; the kernels are compiled for it. */
const MOST_PAGES = 65536;

function api(): WebAssemblyApi {
  return (globalThis as unknown as { readonly WebAssembly: WebAssemblyApi }).WebAssembly;
}

/** A memory of at least this many bytes. Throws a RangeError where there is no room for it. */
export function createMemory(bytes: number, shared: boolean): WasmMemory {
  const initial = Math.ceil(bytes / PAGE);
  return new (api().Memory)({ initial, maximum: shared ? MOST_PAGES : initial, shared });
}

/** Starts a module on a memory; gives what it exports. Throws where WebAssembly is missing. */
export function instantiate(code: Uint8Array, memory: WasmMemory): unknown {
  const { Module, Instance } = api();
  return new Instance(new Module(code), { env: { memory } }).exports;
}
