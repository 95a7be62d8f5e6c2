/** A brain for one rule set that answers views: what the agents and the browser's worker ask. */
import {
  DIRECTIONS,
  type Direction,
  type PlayerView,
  type RuleSet,
  referenceTo,
} from '../../engine/index.ts';
import {
  codeOf,
  type PackedRules,
  packBoard,
  packRules,
  type SupplyNode,
} from '../../packed/index.ts';
import { Brain, brainMemory } from '../kernel/brain.ts';
import { SHOWN } from '../kernel/layout.ts';
import { KERNEL_CODE } from '../kernel/playing-code.ts';
import type { Network } from '../network/network.ts';
import { deepen, type Found, type SearchSettings } from './deepen.ts';
import type { SearchState } from './expectimax.ts';
import { variation } from './variation.ts';
import { searchState } from './view-state.ts';

/** A network with weights of 16 bits, learned or made by hand. */
export interface Evaluation {
  readonly network: Network;
  /** Writes the weights into a place where all are 0. */
  readonly write: (weights: Int16Array) => void;
  /** Points of score that one unit of a weight stands for. */
  readonly scale: number;
}

/** Entries of the search table, 24 bytes each. */
const TABLE_ENTRIES = 1 << 16;

/** Thinks about positions of one rule set. */
export class Thinker {
  readonly #brain: Brain;
  readonly #supplies: ReadonlyMap<string, SupplyNode>;

  /** A thinker for packed rules; the weights are copied. Throws where there is no room for them. */
  constructor(packed: PackedRules, evaluation: Evaluation) {
    const { network, scale } = evaluation;
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
    const { weights, weightsSize } = memory.layout;
    evaluation.write(new Int16Array(memory.memory.buffer, weights, weightsSize / 2));
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
    return this.#thinkAbout(searchState(view), settings);
  }

  /** The moves that it expects to be played, as far as a search of the first looks ahead. */
  variation(view: PlayerView, settings: SearchSettings): Direction[] {
    let length = 0;
    const choose = (state: SearchState) => {
      const found = [...(this.#thinkAbout(state, settings) ?? [])].at(-1);
      length ||= found?.depth ?? 0;
      return found && DIRECTIONS[found.choice];
    };
    const moves: Direction[] = [];
    for (const move of variation(view.rules, searchState(view), choose)) {
      moves.push(move);
      if (moves.length >= length) break;
    }
    return moves;
  }

  #thinkAbout(
    { board, odds, supply }: SearchState,
    settings: SearchSettings,
  ): Generator<Found, void> | undefined {
    const packed = packBoard(board);
    const node = this.#supplies.get(keyOf(supply));
    if (!packed.ok || !node) return undefined;
    this.#brain.show(
      odds.map(({ tile, probability }) => ({ code: codeOf(tile) as number, probability })),
    );
    const position = { ...packed.value, supply: node, preview: SHOWN };
    return deepen(this.#brain, position, settings);
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
