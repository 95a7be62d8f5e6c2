/**
 * What stands where in the memory of brain.as, and the tables of a rule set written into it.
 *
 *     header | rows | patterns, pools, supply | each thread's own | search tables | snapshots | weights
 *
 * All places are byte offsets. The tables are those of src/packed: no rule is written again here.
 */

import type { PackedRules, SupplyNode } from '../../packed/index.ts';
import { ROWS } from '../../packed/row-tables.ts';
import { DECKS, type Network, rowsOf, stagesOf, tablesOf } from '../network/network.ts';

const HEADER = 1024;
const PUSHED = 0x10000;
const SCORES = 0x50000;
const HIGHEST = 0x90000;
const FREE = 0xa0000;

/** The size of what each thread has for itself. */
const OWN = 64 + 0x4000 + 0x4000 + 0x810 + 16 * 0x8000;
/** The positions that one call can start from. */
export const MOST_STARTS = 1024;
const RINGS = 8;
const RING = 0x4000;
/** The size of the snapshots: a count for each ring, and the rings. */
const SNAPSHOTS_SIZE = 64 + RINGS * RING * 16;
/** The size of an entry of the transposition table. */
const ENTRY = 24;

/**
 * The number of a preview that a player is shown, whatever it may turn out to be. (In a supply this
 * is the number of the tile 0, which never comes.)
 */
export const SHOWN = 0;
/** The most tiles that a shown preview may turn out to be: every code but 0. */
const MOST_SHOWN = 15;

/** Tiles by code, with probabilities that sum to 1. */
export type CodeOdds = readonly { readonly code: number; readonly probability: number }[];

/** What a memory is made for. */
export interface LayoutOptions {
  readonly packed: PackedRules;
  readonly network: Network;
  /** Bytes of a weight: 4 for floats, 2 for shipped networks. */
  readonly weightBytes: 2 | 4;
  /** Points of score that one unit of a weight stands for; 1 for floats. */
  readonly scale: number;
  /** Threads that share the memory. */
  readonly threads: number;
  /** Entries of each thread's transposition table: a power of two. */
  readonly tableEntries: number;
  /** Whether there is room for learning: snapshots and the sums of temporal coherence. */
  readonly learning: boolean;
  readonly coherence: boolean;
}

/** Where things are. */
export interface Layout {
  readonly own: readonly number[];
  readonly tables: readonly number[];
  readonly tableEntries: number;
  readonly snapshots: number;
  readonly weights: number;
  /** The size of all weights, without the sums of temporal coherence. */
  readonly weightsSize: number;
  readonly size: number;
  /** The graph of the supply, numbered. */
  readonly supply: NumberedSupply;
}

/** The nodes of a supply graph with numbers, all that play can reach. */
export interface NumberedSupply {
  readonly nodes: readonly SupplyNode[];
  readonly numberOf: ReadonlyMap<SupplyNode, number>;
}

/** Numbers every node that can be reached from those given, and from the start. */
function numberSupply(packed: PackedRules): NumberedSupply {
  const { supply } = packed;
  const nodes = [supply.start];
  const numberOf = new Map<SupplyNode, number>([[supply.start, 0]]);
  for (let at = 0; at < nodes.length; at++) {
    for (let highest = 0; highest < 16; highest++) {
      for (const { node } of supply.outcomes(nodes[at] as SupplyNode, highest)) {
        if (!numberOf.has(node)) numberOf.set(node, nodes.push(node) - 1);
      }
    }
  }
  return { nodes, numberOf };
}

/** The kind of a preview, which of four weights it picks: 1, 2, 3, anything else. */
function previewKind(codes: readonly number[]): number {
  const [code] = codes;
  return codes.length === 1 && code !== undefined && code >= 1 && code <= 3 ? code - 1 : 3;
}

/** Lays a memory out. */
export function layOut(options: LayoutOptions): Layout {
  const { network, weightBytes, threads, tableEntries, learning, coherence } = options;
  const supply = numberSupply(options.packed);
  let at = aligned(writeSupply(options.packed, supply, undefined, FREE));
  const take = (size: number) => {
    const place = at;
    at = aligned(at + size);
    return place;
  };
  const own = Array.from({ length: threads }, () => take(OWN));
  const tables = Array.from({ length: threads }, () => take(ENTRY * tableEntries));
  const snapshots = take(learning ? SNAPSHOTS_SIZE : 0);
  const weightsSize = stagesOf(network) * rowsOf(network) * 4 * weightBytes;
  const weights = take(weightsSize * (coherence ? 3 : 1));
  return {
    own,
    tables,
    tableEntries,
    snapshots,
    weights,
    weightsSize,
    size: at,
    supply,
  };
}

/** Writes header and tables into a memory that is large enough. */
export function writeTables(options: LayoutOptions, layout: Layout, buffer: ArrayBufferLike): void {
  const { packed, network, weightBytes, coherence } = options;
  const { tables, rules, topCode } = packed;
  new Uint16Array(buffer, PUSHED, 2 * ROWS).set(tables.pushed);
  new Int32Array(buffer, SCORES, ROWS).set(tables.scores);
  new Uint8Array(buffer, HIGHEST, ROWS).set(tables.highest);
  writeSupply(packed, layout.supply, buffer, FREE);
  const words = new Uint32Array(buffer, HEADER, 32);
  words[1] = network.patterns.length;
  words[2] = layout.weights;
  words[3] = rowsOf(network) * 4 * weightBytes;
  words[10] = topCode;
  words[11] = rules.ending === 'full' ? 1 : 0;
  new Float32Array(buffer, HEADER + 48, 1)[0] = options.scale;
  words[13] = coherence ? layout.weightsSize : 0;
  words[14] = layout.snapshots;
  words[18] = network.patterns.filter(({ previews }) => previews).length;
  const patternRows = tablesOf({ ...network, deck: false }).reduce((sum, rows) => sum + rows, 0);
  words[15] = network.deck ? patternRows * 4 * weightBytes : 0;
  writePatterns(network, weightBytes, buffer, words[0] as number);
  setStages(buffer, network);
}

/** Sets the stage of each code: those of the network, which may be fewer than there is room for. */
export function setStages(buffer: ArrayBufferLike, network: Network): void {
  const [stages] = new Uint32Array(buffer, HEADER + 16, 1);
  new Uint8Array(buffer, stages as number, 16).set(network.stageOfCode);
}

function writePatterns(network: Network, weightBytes: number, buffer: ArrayBufferLike, at: number) {
  const view = new DataView(buffer);
  let base = 0;
  // Those that pick four weights stand first, whatever their order in the network.
  let [fours, singles] = [0, network.patterns.filter(({ previews }) => previews).length];
  for (const pattern of network.patterns) {
    const place = at + 32 * (pattern.previews ? fours++ : singles++);
    const [first = [], second] = runsOf(pattern.cells);
    view.setUint8(place, 4 * (first[0] as number));
    view.setUint32(place + 4, 16 ** first.length - 1, true);
    if (second) {
      view.setUint8(place + 1, 4 * ((second[0] as number) - first.length));
      const mask = (16 ** second.length - 1) * 16 ** first.length;
      view.setUint32(place + 8, mask, true);
    }
    const onePush = weightBytes * (pattern.previews ? 4 : 1);
    const oneIndex = onePush * (pattern.directions ? 4 : 1);
    view.setUint8(place + 2, Math.log2(oneIndex));
    view.setUint8(place + 3, pattern.directions ? 3 * onePush : 0);
    view.setUint32(place + 12, base, true);
    base += 16 ** pattern.cells.length * oneIndex;
  }
}

/** The runs of consecutive cells of a pattern: one or two, see `checkNetwork`. */
function runsOf(cells: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const cell of cells) {
    const last = runs.at(-1);
    if (last && last.at(-1) === cell - 1) last.push(cell);
    else runs.push([cell]);
  }
  return runs;
}

/** Writes pools, draws and previews from a place on; without a buffer only measures. */
function writeSupply(
  packed: PackedRules,
  numbered: NumberedSupply,
  buffer: ArrayBufferLike | undefined,
  from: number,
): number {
  const { supply, pools } = packed;
  let at = from;
  const view = buffer && new DataView(buffer);
  const take = (size: number) => {
    const place = at;
    at = aligned(at + size);
    return place;
  };
  const patterns = take(32 * 64);
  const stages = take(16);
  const poolsAt = take(64 * 8);
  const states = numbered.nodes.length * 16;
  const drawLists = take(states * 8);
  const kindOdds = take(states * 16);
  const previewLists = take(supply.previews.length * 8);
  const previewKinds = take(supply.previews.length);
  const leftDecks = take(numbered.nodes.length * 16);
  const nextDecks = take(numbered.nodes.length * 16);
  const header: readonly (readonly [word: number, place: number])[] = [
    [0, patterns],
    [4, stages],
    [5, poolsAt],
    [6, drawLists],
    [7, kindOdds],
    [8, previewLists],
    [9, previewKinds],
    [16, leftDecks],
    [17, nextDecks],
  ];
  for (const [word, place] of header) view?.setUint32(HEADER + 4 * word, place, true);
  pools.forEach((bits, key) => {
    let spread = 0n;
    for (let cell = 0; cell < 16; cell++) if (bits & (1 << cell)) spread |= 1n << BigInt(4 * cell);
    view?.setBigUint64(poolsAt + 8 * key, spread, true);
  });
  const kindOf = (preview: number) =>
    previewKind((supply.previews[preview]?.odds ?? []).map(({ code }) => code));
  const shown = take(16 * MOST_SHOWN);
  view?.setUint32(previewLists, shown, true);
  supply.previews.forEach(({ odds }, preview) => {
    if (preview === SHOWN) return;
    const list = take(16 * odds.length);
    view?.setUint32(previewLists + 8 * preview, list, true);
    writeOdds(view, previewLists + 8 * preview, previewKinds + preview, odds);
  });
  const seen = new Map<string, number>();
  numbered.nodes.forEach((node, number) => {
    for (let kind = 0; kind < 4; kind++) {
      view?.setUint32(leftDecks + 16 * number + 4 * kind, deckNumber(node.supply), true);
    }
    for (let highest = 0; highest < 16; highest++) {
      const outcomes = supply.outcomes(node, highest);
      const state = 16 * number + highest;
      const odds = [0, 0, 0, 0];
      for (const { preview, node: next, probability } of outcomes) {
        const kind = kindOf(preview);
        odds[kind] = (odds[kind] as number) + probability;
        view?.setUint32(nextDecks + 16 * number + 4 * kind, deckNumber(next.supply), true);
      }
      odds.forEach((odd, kind) => {
        view?.setFloat32(kindOdds + 16 * state + 4 * kind, odd, true);
      });
      const key = `${number} ${outcomes.map(({ preview, probability }) => [preview, probability])}`;
      let list = seen.get(key);
      if (list === undefined) {
        list = take(16 * outcomes.length);
        seen.set(key, list);
        let sum = 0;
        for (const [index, { preview, node: next, probability }] of outcomes.entries()) {
          sum += probability;
          const place = list + 16 * index;
          view?.setUint16(place, preview, true);
          view?.setUint16(place + 2, numbered.numberOf.get(next) as number, true);
          view?.setFloat32(place + 8, probability, true);
          view?.setUint32(place + 12, boundOf(sum, index, outcomes.length), true);
        }
      }
      view?.setUint32(drawLists + 8 * state, list, true);
      view?.setUint32(drawLists + 8 * state + 4, outcomes.length, true);
    }
  });
  return at;
}

/** The number of what is left to draw, as networks tell it apart: see `DECKS`. */
function deckNumber({ deck, turn }: SupplyNode['supply']): number {
  const counts = deck.reduce((sum, left) => 5 * sum + Math.min(4, left), 0);
  return Math.min(DECKS - 1, counts + turn);
}

/** Writes what a preview may turn out to be: the length of its list, the list, its kind. */
function writeOdds(view: DataView | undefined, entry: number, kind: number, odds: CodeOdds): void {
  if (!view) return;
  const list = view.getUint32(entry, true);
  view.setUint32(entry + 4, odds.length, true);
  view.setUint8(kind, previewKind(odds.map(({ code }) => code)));
  let sum = 0;
  odds.forEach(({ code, probability }, index) => {
    sum += probability;
    view.setUint32(list + 16 * index, code, true);
    view.setFloat32(list + 16 * index + 8, probability, true);
    view.setUint32(list + 16 * index + 12, boundOf(sum, index, odds.length), true);
  });
}

/** Writes the odds of the preview number `SHOWN`: at most `MOST_SHOWN`. */
export function writeShown(buffer: ArrayBufferLike, odds: CodeOdds): void {
  const [lists = 0, kinds = 0] = new Uint32Array(buffer, HEADER + 32, 2);
  writeOdds(new DataView(buffer), lists, kinds, odds);
}

/** The largest word of 32 bits that still draws this entry of a list. */
function boundOf(sum: number, index: number, length: number): number {
  return index === length - 1 ? 0xffffffff : Math.min(0xffffffff, Math.floor(sum * 2 ** 32));
}

function aligned(place: number): number {
  return Math.ceil(place / 64) * 64;
}
