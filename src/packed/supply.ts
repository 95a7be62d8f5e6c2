/**
 * The supply of tiles as a graph: a node for each supply that can be left, a tree of draws from
 * node to node. Nodes and trees are made when play first gets there, by the engine's own functions.
 */

import { drawOutcomes } from '../engine/chances.ts';
import type { Random } from '../engine/random/random.ts';
import type { RuleSet } from '../engine/rules.ts';
import {
  drawNext,
  drawOpening,
  drawTile,
  type Preview,
  type Supply,
  tileOdds,
} from '../engine/supply.ts';
import type { Tile } from '../engine/types.ts';
import { codeOf, TILE_OF_CODE } from './codes.ts';
import { branchOf, type DrawTree, drawTree, runScripted } from './draws.ts';

/** A supply that play can leave, and the draws that lead on from it. */
export interface SupplyNode {
  readonly supply: Supply;
  /** The draws of the next preview, by the code of the highest tile. */
  readonly draws: (DrawTree<SupplyDraw> | undefined)[];
  readonly outcomes: (readonly SupplyOutcome[] | undefined)[];
}

/** A drawn preview, by its number (see `PackedSupply.previews`), and what is left after it. */
export interface SupplyDraw {
  readonly preview: number;
  readonly node: SupplyNode;
}

/** A draw that chance may make, with its probability (0 to 1). */
export interface SupplyOutcome extends SupplyDraw {
  readonly probability: number;
}

/** A preview and the tiles that it may turn out to be. */
export interface PackedPreview {
  readonly preview: Preview;
  /** The code for each answer of the draw that decides; a single one where no draw is made. */
  readonly codes: readonly number[];
  /** Whether a draw decides, as many answers as there are codes. */
  readonly open: boolean;
  /** Every code that it may turn out to be, with probabilities that sum to 1. */
  readonly odds: readonly { readonly code: number; readonly probability: number }[];
}

/** The tiles to come in one rule set. */
export class PackedSupply {
  /** What a fresh game draws from. */
  readonly start: SupplyNode;
  /** Every preview met so far, by number. Number `code` is that tile; windows follow from 16 on. */
  readonly previews: PackedPreview[];
  private readonly rules: RuleSet;
  private readonly nodes = new Map<string, SupplyNode>();
  private readonly windows = new Map<string, number>();

  constructor(rules: RuleSet) {
    this.rules = rules;
    this.previews = TILE_OF_CODE.map((tile) => packedPreview({ kind: 'tile', tile }));
    const none = rules.source === 'deck' ? { ...rules, startingTiles: 0 } : rules;
    this.start = this.nodeOf(runScripted((random) => drawOpening(none, random), []).result.supply);
  }

  /** The node of a supply. */
  nodeOf(supply: Supply): SupplyNode {
    const key = JSON.stringify([supply.deck, supply.run, supply.turn]);
    let node = this.nodes.get(key);
    if (!node) {
      node = { supply, draws: [], outcomes: [] };
      this.nodes.set(key, node);
    }
    return node;
  }

  /** The number of a preview; undefined for a tile beyond 12288. */
  numberOf(preview: Preview): number | undefined {
    if (preview.kind === 'tile') return codeOf(preview.tile);
    const key = JSON.stringify(preview.window);
    let number = this.windows.get(key);
    if (number === undefined) {
      number = this.previews.push(packedPreview(preview)) - 1;
      this.windows.set(key, number);
    }
    return number;
  }

  /** Draws the next preview, exactly as the engine's `drawNext` does. */
  draw(node: SupplyNode, highest: number, random: Random): SupplyDraw {
    let tree = this.drawsFrom(node, highest);
    while (tree.bound > 0) {
      const answer = random.nextInt(tree.bound);
      tree = tree.branches[answer] ?? this.branch(tree, answer, node, highest);
    }
    return tree.result as SupplyDraw;
  }

  /** The tree of draws from a node, while this is the highest code. */
  drawsFrom(node: SupplyNode, highest: number): DrawTree<SupplyDraw> {
    let tree = node.draws[highest];
    if (!tree) {
      tree = this.shared(drawTree(this.drawer(node, highest), []), node, highest);
      node.draws[highest] = tree;
    }
    return tree;
  }

  private branch(
    tree: DrawTree<SupplyDraw>,
    answer: number,
    node: SupplyNode,
    highest: number,
  ): DrawTree<SupplyDraw> {
    const branch = this.shared(branchOf(tree, answer, this.drawer(node, highest)), node, highest);
    tree.branches[answer] = branch;
    return branch;
  }

  /**
   * The tree for an empty board instead of one that is just like it: where no bonus comes, cards are
   * drawn alike. With one tree for all, those that play uses stay in the processor's cache.
   */
  private shared(
    tree: DrawTree<SupplyDraw>,
    node: SupplyNode,
    highest: number,
  ): DrawTree<SupplyDraw> {
    if (highest === 0 || tree.bound === 0) return tree;
    const plain = this.drawsFrom(node, 0);
    const [draw, drawPlain] = [this.drawer(node, highest), this.drawer(node, 0)];
    const alike =
      plain.bound === tree.bound &&
      plain.branches.every((_, answer) => {
        const [one, other] = [
          branchOf(tree, answer, draw).result,
          branchOf(plain, answer, drawPlain).result,
        ];
        return one && other && one.preview === other.preview && one.node === other.node;
      });
    return alike ? plain : tree;
  }

  /** The draws from a node as a function of a generator. */
  drawer(node: SupplyNode, highest: number): (random: Random) => SupplyDraw {
    return (random) =>
      this.packed(drawNext(node.supply, TILE_OF_CODE[highest] as Tile, this.rules, random));
  }

  /** Every draw that may come next, with probabilities that sum to 1. */
  outcomes(node: SupplyNode, highest: number): readonly SupplyOutcome[] {
    let list = node.outcomes[highest];
    if (!list) {
      const tile = TILE_OF_CODE[highest] as Tile;
      list = drawOutcomes(node.supply, tile, this.rules).map((outcome) => ({
        ...this.packed(outcome),
        probability: outcome.probability,
      }));
      node.outcomes[highest] = list;
    }
    return list;
  }

  private packed(draw: { readonly preview: Preview; readonly supply: Supply }): SupplyDraw {
    // Bonus tiles stay under the highest tile, and every rule set's own tiles have codes.
    return { preview: this.numberOf(draw.preview) as number, node: this.nodeOf(draw.supply) };
  }
}

function packedPreview(preview: Preview): PackedPreview {
  const [bound] = runScripted((random) => drawTile(preview, random), []).bounds;
  const codes = Array.from({ length: bound ?? 1 }, (_, answer) => {
    const { result } = runScripted((random) => drawTile(preview, random), [answer]);
    return codeOf(result) as number;
  });
  const odds = tileOdds(preview).map(({ tile, probability }) => ({
    code: codeOf(tile) as number,
    probability,
  }));
  return { preview, codes, open: bound !== undefined, odds };
}
