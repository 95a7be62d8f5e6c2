/**
 * What the fast kernels need of a rule set, as plain numbers. All of it is read off the packed
 * rules, and so off the engine's own functions; nothing is known here about any rule set.
 */
import { DIRECTIONS } from '../../engine/types.ts';
import { CODES } from '../codes.ts';
import { branchOf, type DrawTree } from '../draws.ts';
import { countBits, type EntryPools, placeOfBit, poolOf } from '../entry.ts';
import type { RowTables } from '../row-tables.ts';
import type { PackedRules } from '../rules.ts';
import type { PackedSupply, SupplyDraw, SupplyNode } from '../supply.ts';
import { drawnBelow, TWELFTHS, TWELFTHS_ROOM } from './choice-tables.ts';

/** The room for the cards of one deck in `KernelPlan.cards`. */
export const CARDS_A_DECK = 16;
/** The decks that `KernelPlan.cards` has room for. */
export const MOST_DECKS = 256;
/** The room for one entry of `KernelPlan.windows`: a bound, and a window for each answer. */
export const WINDOW_ROOM = 128;
/** The windows that `KernelPlan.values` has room for, and the room for each. */
export const MOST_WINDOWS = 128;
export const VALUE_ROOM = 32;
/** The largest bound in a game whose words the kernels can screen; see `screenOf`. */
const LARGEST_SCREEN = 1 << 20;

/**
 * A rule set of the kernels' kind: tiles from a deck, entry in changed lines by one draw, the end
 * when no move is left. Bonus tiles by any model, their value drawn when they enter.
 */
export interface KernelPlan {
  readonly tables: RowTables;
  readonly pools: EntryPools;
  readonly startingTiles: number;
  /**
   * What each draw of a card leads to, `CARDS_A_DECK` for each deck that can be left: the code
   * drawn in bits 0–7, the bound of the next draw in bits 8–15, and in bits 16–31 where the deck
   * that is left begins in this table.
   *
   *     bit 31                16 15         8 7          0
   *        | cards of next deck | next bound |    code    |
   */
  readonly cards: Int32Array<ArrayBuffer>;
  /** The entry of `cards` before any draw. */
  readonly fullDeck: number;
  /**
   * Where bonus tiles may come: some nibble, with the same nibble of `bonusAdd` added, has its top
   * bit, which `bonusMask` selects. (No sum leaves its nibble below `rareCode`.)
   */
  readonly bonusAdd: number;
  readonly bonusMask: number;
  /**
   * From this code on a kernel may go wrong: the game would be finished or outgrow its nibbles, or
   * the sum above would. The highest tile never gets smaller, so the final board tells.
   */
  readonly rareCode: number;
  /** Then the chance is one in this many … */
  readonly bonusOneIn: number;
  /** … which comes for words below this, those that stand for 0; 0 when it never comes. */
  readonly bonusBelow: number;
  /** By the highest code: the bound of the draw of a window, and the window for each answer. */
  readonly windows: Uint8Array<ArrayBuffer>;
  /** By window: the bound of the draw of the value, and the code for each answer. */
  readonly values: Uint8Array<ArrayBuffer>;
  /**
   * For each set of changed lines, `TWELFTHS_ROOM` for each: where in the board's 64 bits the cell
   * begins that a tile enters, for each twelfth drawn.
   */
  readonly entryAt: Uint8Array<ArrayBuffer>;
  /** Every bound of a draw in play. */
  readonly bounds: readonly number[];
  /** See `screenOf`. */
  readonly screen: number;
}

/** The plan of a rule set; nothing when it is not of the kernels' kind. */
export function kernelPlan(packed: PackedRules): KernelPlan | undefined {
  const { rules, supply } = packed;
  if (rules.source !== 'deck' || rules.entry !== 'moved-lines' || rules.entryDraw !== 'index') {
    return undefined;
  }
  const timed = rules.bonus && rules.bonusTiming !== 'independent';
  if (rules.ending !== 'stuck' || timed || (rules.bonus && rules.hint === 'exact')) {
    return undefined;
  }
  const cards = cardTable(supply);
  const bonus = bonusTables(supply);
  if (!cards || !bonus) return undefined;
  const bounds = [...new Set([1, 2, 3, 4, ...cards.bounds, ...bonus.bounds])];
  const screen = screenOf(bounds);
  if (screen > LARGEST_SCREEN) return undefined;
  return {
    tables: packed.tables,
    pools: packed.pools,
    startingTiles: rules.startingTiles,
    ...cards,
    ...bonus,
    rareCode: Math.min(packed.topCode, bonus.rareCode),
    ...entryTable(packed),
    bounds,
    screen,
  };
}

/**
 * The least common multiple of bounds. The mapping of a word to an integer below a bound refuses
 * few words (see the engine's bounded.ts): those with word × bound mod 2^32 below 2^32 mod bound.
 * Then also word × screen mod 2^32 is below the screen, so one product screens a word for all
 * bounds at once.
 */
function screenOf(bounds: readonly number[]): number {
  return bounds.reduce((multiple, bound) => (multiple * bound) / divisor(multiple, bound), 1);
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** The graph of decks, from the full one on, where no bonus may come. */
function cardTable(
  supply: PackedSupply,
): Pick<KernelPlan, 'cards' | 'fullDeck' | 'bounds'> | undefined {
  const decks: SupplyNode[] = [supply.start];
  const trees: DrawTree<SupplyDraw>[] = [];
  const links: { code: number; deck: number }[][] = [];
  for (let index = 0; index < decks.length; index++) {
    const node = decks[index] as SupplyNode;
    const tree = supply.drawsFrom(node, 0);
    if (tree.bound > CARDS_A_DECK || decks.length > MOST_DECKS) return undefined;
    trees.push(tree);
    links.push(
      resultsOf(supply, node, 0, tree).map((drawn) => {
        let deck = decks.indexOf(drawn.node);
        if (deck < 0) deck = decks.push(drawn.node) - 1;
        return { code: drawn.preview, deck };
      }),
    );
  }
  const entry = (code: number, deck: number) =>
    code | ((trees[deck]?.bound ?? 0) << 8) | ((deck * CARDS_A_DECK) << 16);
  const cards = new Int32Array(MOST_DECKS * CARDS_A_DECK);
  links.forEach((drawn, deck) => {
    drawn.forEach((link, answer) => {
      cards[deck * CARDS_A_DECK + answer] = entry(link.code, link.deck);
    });
  });
  return { cards, fullDeck: entry(0, 0), bounds: trees.map(({ bound }) => bound) };
}

/** The result for each answer of a single draw. */
function resultsOf(
  supply: PackedSupply,
  node: SupplyNode,
  highest: number,
  tree: DrawTree<SupplyDraw>,
): SupplyDraw[] {
  return Array.from(
    { length: tree.bound },
    (_, answer) => branchOf(tree, answer, supply.drawer(node, highest)).result as SupplyDraw,
  );
}

type BonusPlan = Pick<
  KernelPlan,
  | 'bonusAdd'
  | 'bonusMask'
  | 'rareCode'
  | 'bonusOneIn'
  | 'bonusBelow'
  | 'windows'
  | 'values'
  | 'bounds'
>;

/** What bonus tiles may come; nothing when the tables have no room for it. */
function bonusTables(supply: PackedSupply): BonusPlan | undefined {
  const windows = new Uint8Array(CODES * WINDOW_ROOM);
  const values = new Uint8Array(MOST_WINDOWS * VALUE_ROOM);
  const bounds: number[] = [];
  let [bonusFrom, bonusOneIn] = [CODES, 1];
  const node = supply.start;
  for (let highest = CODES - 1; highest >= 0; highest--) {
    const first = supply.drawsFrom(node, highest);
    const choice = branchOf(first, 0, supply.drawer(node, highest));
    if (choice.bound === 0) continue;
    [bonusFrom, bonusOneIn] = [highest, first.bound];
    if (choice.bound >= WINDOW_ROOM) return undefined;
    bounds.push(first.bound, choice.bound);
    windows[highest * WINDOW_ROOM] = choice.bound;
    for (const [answer, { preview }] of resultsOf(supply, node, highest, choice).entries()) {
      const window = preview - CODES;
      const codes = supply.previews[preview]?.codes ?? [];
      if (window >= MOST_WINDOWS || codes.length >= VALUE_ROOM) return undefined;
      bounds.push(codes.length);
      windows[highest * WINDOW_ROOM + 1 + answer] = window;
      values.set([codes.length, ...codes], window * VALUE_ROOM);
    }
  }
  // A nibble can show with its top bit that it is `bonusFrom` or more when that is at most 8.
  const never = bonusFrom === CODES;
  if (bonusFrom > 8 && !never) return undefined;
  const add = never ? 0 : 8 - bonusFrom;
  return {
    bonusAdd: 0x11111111 * add,
    bonusMask: never ? 0 : 0x88888888,
    rareCode: Math.min(CODES - 1, CODES - add),
    bonusOneIn,
    bonusBelow: never ? 0 : Math.ceil(2 ** 32 / bonusOneIn),
    windows,
    values,
    bounds,
  };
}

/**
 * The entry cells of a push along rows. A set of changed lines is given as the kernels find it, two
 * bits a row (towards column 0 and column 3), and then one bit for the direction: 9 bits.
 */
function entryTable({ pools }: PackedRules): Pick<KernelPlan, 'entryAt'> {
  const entryAt = new Uint8Array(512 * TWELFTHS_ROOM);
  for (let key = 0; key < 512; key++) {
    const side = key & 1;
    const changed = [0, 1, 2, 3].filter((row) => key & (2 << (2 * row + side)));
    const lines = changed.reduce((bits, row) => bits | (1 << row), 0);
    const pool = poolOf(pools, DIRECTIONS.indexOf(side === 0 ? 'left' : 'right'), lines);
    const count = countBits(pool);
    for (let twelfth = 0; count > 0 && twelfth < TWELFTHS; twelfth++) {
      const place = placeOfBit(pool, drawnBelow(count, twelfth));
      entryAt[TWELFTHS_ROOM * key + twelfth] = 4 * place;
    }
  }
  return { entryAt };
}
