/** A brain for one rule set that answers views: what the agents and the browser's worker ask. */
import { type PlayerView, type RuleSet, referenceTo } from '../../engine/index.ts';
import {
  codeOf,
  type PackedRules,
  packBoard,
  packRules,
  type SupplyNode,
} from '../../packed/index.ts';
import { Brain, type BrainPosition, brainMemory } from '../kernel/brain.ts';
import { SHOWN } from '../kernel/layout.ts';
import { KERNEL_CODE } from '../kernel/playing-code.ts';
import type { Network } from '../network/network.ts';
import { deepen, type Found, type SearchSettings } from './deepen.ts';
import { searchState } from './view-state.ts';

/** A network with weights of 16 bits, learned or made by hand. */
export interface Evaluation {
  readonly network: Network;
  readonly weights: Int16Array;
  /** Points of score that one unit of a weight stands for. */
  readonly scale: number;
}

/** Entries of the search table, 24 bytes each. */
const TABLE_ENTRIES = 1 << 16;

/** Thinks about positions of one rule set. */
export class Thinker {
  readonly #brain: Brain;
  readonly #supplies: ReadonlyMap<string, SupplyNode>;

  private constructor(packed: PackedRules, evaluation: Evaluation) {
    const { network, weights, scale } = evaluation;
    const memory = brainMemory({
      packed,
      network,
      weightBytes: 2,
      scale,
      threads: 1,
      tableEntries: TABLE_ENTRIES,
      learning: false,
      coherence: false,
    });
    const place = new Int16Array(memory.memory.buffer, memory.layout.weights, weights.length);
    // Zeros are there already; what is not written takes no memory of the system.
    for (let at = 0; at < weights.length; at++) {
      if (weights[at] !== 0) place[at] = weights[at] as number;
    }
    this.#brain = new Brain(memory, KERNEL_CODE);
    const nodes = memory.layout.supply.nodes;
    this.#supplies = new Map(nodes.toReversed().map((node) => [keyOf(node.supply), node]));
  }

  /** A thinker; undefined where the packed engine can't play the rules. */
  static for(rules: RuleSet, evaluation: Evaluation): Thinker | undefined {
    const packed = packRules(rules);
    return packed.ok ? new Thinker(packed.value, evaluation) : undefined;
  }

  /** Thinks about a view, deeper and deeper; undefined where it can't: a tile beyond 12288. */
  think(view: PlayerView, settings: SearchSettings): Generator<Found, void> | undefined {
    const position = this.#position(view);
    return position && deepen(this.#brain, position, settings);
  }

  #position(view: PlayerView): BrainPosition | undefined {
    const board = packBoard(view.board);
    const { odds, supply } = searchState(view);
    const node = this.#supplies.get(keyOf(supply));
    if (!board.ok || !node) return undefined;
    this.#brain.show(
      odds.map(({ tile, probability }) => ({ code: codeOf(tile) as number, probability })),
    );
    return { ...board.value, supply: node, preview: SHOWN };
  }
}

/** What tells supplies apart for a player, who doesn't see a run of 21. */
function keyOf({
  deck,
  turn,
}: {
  readonly deck: readonly number[];
  readonly turn: number;
}): string {
  return `${deck}|${turn}`;
}

/** Thinkers with one evaluation, one for each rule set that is asked for. */
export class Thinkers {
  readonly #evaluationOf: (rules: RuleSet) => Evaluation;
  readonly #made = new Map<string, Thinker | undefined>();

  constructor(evaluationOf: (rules: RuleSet) => Evaluation) {
    this.#evaluationOf = evaluationOf;
  }

  /** The thinker for a rule set; undefined where the packed engine can't play it. */
  for(rules: RuleSet): Thinker | undefined {
    const key = JSON.stringify(referenceTo(rules));
    if (!this.#made.has(key)) this.#made.set(key, Thinker.for(rules, this.#evaluationOf(rules)));
    return this.#made.get(key);
  }
}
