/**
 * The network, its learning and its search, as brain.as has them. A brain is one thread's: brains
 * that share a memory learn and search side by side.
 */

import type { SupplyNode } from '../../packed/index.ts';
import { bytesOfBase64 } from '../../packed/random-play/base64.ts';
import {
  type CodeOdds,
  type Layout,
  type LayoutOptions,
  layOut,
  MOST_STARTS,
  writeShown,
  writeTables,
} from './layout.ts';
import { createMemory, instantiate, type WasmMemory } from './wasm.ts';

/** What brain.as exports. */
interface BrainExports {
  init(own: number, table: number, tableEntries: number): void;
  seed(low: number, high: number): void;
  seedLow(): number;
  seedHigh(): number;
  play(
    games: number,
    depth: number,
    cutoff: number,
    snapshotsIn256: number,
    rate: number,
    lambda: number,
  ): number;
  search(
    low: number,
    high: number,
    node: number,
    preview: number,
    depth: number,
    cutoff: number,
    most: number,
  ): number;
  rootValue(direction: number): number;
  evaluations(): number;
  deepest(): number;
}

/** A position as a brain takes it: the words of the board, what is left to come, the preview. */
export interface BrainPosition {
  readonly low: number;
  readonly high: number;
  readonly supply: SupplyNode;
  /** The number of the preview, see `PackedSupply.previews`, or `SHOWN`. */
  readonly preview: number;
}

/** How a game ended. */
export interface BrainResult {
  readonly low: number;
  readonly high: number;
  readonly moves: number;
  /** Whether it began from a kept position of an earlier game. */
  readonly late: boolean;
}

/** How far to look. */
export interface SearchLimits {
  /** Moves ahead, 1 and more: 1 evaluates the afterstates of the legal moves. */
  readonly depth: number;
  /** Branches of a smaller probability are evaluated where they stand; 0 to 1. */
  readonly cutoff: number;
  /** The most evaluations; 0 for no limit. */
  readonly budget: number;
}

/** How games are played and learned from. */
export interface Playing {
  /** Moves ahead: 1 plays by the network alone. */
  readonly depth: number;
  /** As of `SearchLimits`. */
  readonly cutoff: number;
  /** The share of games that begin from kept positions instead, 0 to 1. */
  readonly snapshotShare: number;
  /** The share of an error that is corrected; 0 learns nothing. */
  readonly rate: number;
  /** How far errors reach back: 0 to the afterstate before, 1 to the start of the game. */
  readonly lambda: number;
}

// Each thread's own data; see memory.as.
const STARTS = 64;
const RESULTS = STARTS + 16 * MOST_STARTS;

/** A memory with the tables of a rule set, and room for weights. */
export interface BrainMemory {
  readonly options: LayoutOptions;
  readonly layout: Layout;
  readonly memory: WasmMemory;
}

/** Makes a memory. Throws a RangeError where there is no room for it. */
export function brainMemory(options: LayoutOptions): BrainMemory {
  const layout = layOut(options);
  const memory = createMemory(layout.size, options.learning);
  writeTables(options, layout, memory.buffer);
  return { options, layout, memory };
}

/** One thread's view of a memory. */
export class Brain {
  readonly #kernel: BrainExports;
  readonly #view: DataView;
  readonly #own: number;
  readonly #numberOf: ReadonlyMap<SupplyNode, number>;

  /** Takes place `thread` of the memory; the code is that of brain.as, in base64. */
  constructor({ layout, memory }: BrainMemory, code: string, thread = 0) {
    this.#kernel = instantiate(bytesOfBase64(code), memory) as BrainExports;
    this.#own = layout.own[thread] as number;
    this.#numberOf = layout.supply.numberOf;
    this.#view = new DataView(memory.buffer);
    this.#kernel.init(this.#own, layout.tables[thread] as number, layout.tableEntries);
  }

  /** The state of this thread's generator, in two words. */
  get random(): readonly [number, number] {
    return [this.#kernel.seedLow() >>> 0, this.#kernel.seedHigh() >>> 0];
  }

  set random([low, high]: readonly [number, number]) {
    this.#kernel.seed(low, high);
  }

  /** Evaluations of afterstates so far. */
  get evaluations(): number {
    return this.#kernel.evaluations();
  }

  /** The moves that the last search looked ahead, where it looked furthest. */
  get deepest(): number {
    return this.#kernel.deepest();
  }

  /**
   * The best direction by a search, as its index; -1 where none is legal, -2 where the budget was
   * too small. See `rootValues`.
   */
  search({ low, high, supply, preview }: BrainPosition, limits: SearchLimits): number {
    const { depth, cutoff, budget } = limits;
    return this.#kernel.search(low, high, this.#numbered(supply), preview, depth, cutoff, budget);
  }

  /** Sets what the preview number `SHOWN` may turn out to be. */
  show(odds: CodeOdds): void {
    writeShown(this.#view.buffer, odds);
  }

  /** The values of the four directions in the last search, expected scores; NaN where illegal. */
  rootValues(): number[] {
    return [0, 1, 2, 3].map((direction) => this.#kernel.rootValue(direction));
  }

  /** Puts positions where `play` starts; at most `MOST_STARTS`. */
  start(positions: readonly BrainPosition[]): void {
    positions.forEach(({ low, high, supply, preview }, index) => {
      const at = this.#own + STARTS + 16 * index;
      this.#view.setInt32(at, low, true);
      this.#view.setInt32(at + 4, high, true);
      this.#view.setUint32(at + 8, this.#numbered(supply), true);
      this.#view.setUint32(at + 12, preview, true);
    });
  }

  /**
   * Plays the started games, and learns from each unless the rate is 0; with search, it keeps some of
   * their late positions. Gives the moves.
   */
  play(games: number, playing: Playing): number {
    const { depth, cutoff, snapshotShare, rate, lambda } = playing;
    const snapshots = Math.round(256 * snapshotShare);
    return this.#kernel.play(games, depth, cutoff, snapshots, rate, lambda);
  }

  /** How the last games ended. */
  results(games: number): BrainResult[] {
    return Array.from({ length: games }, (_, index) => {
      const at = this.#own + RESULTS + 16 * index;
      return {
        low: this.#view.getInt32(at, true),
        high: this.#view.getInt32(at + 4, true),
        moves: this.#view.getUint32(at + 8, true),
        late: this.#view.getUint32(at + 12, true) === 1,
      };
    });
  }

  #numbered(supply: SupplyNode): number {
    const number = this.#numberOf.get(supply);
    if (number === undefined)
      throw new Error('This supply cannot come up in a game of these rules.');
    return number;
  }
}
