/**
 * The one-line record of the Threes framework of NYCU's course Theory of Computer Games:
 *
 *     agents@opened|013 321 … #U[3](2)421 …|winner@closed      (without the spaces)
 *
 * First nine placements, then slides (`#U`, `#R`, `#D`, `#L`) and placements in turn. A placement is
 * the cell (0 to F), the tile and the tile that comes next, each one digit, tiles by their place
 * among 1, 2, 3, 6, 12, …. In brackets stands what the action added to the score, in parentheses
 * the milliseconds that it took; both are left out when 0. This file has what reading and writing
 * share.
 */
import { highestTile } from '../board.ts';
import { withParameters } from '../parameters.ts';
import { type Fault, fail, unwrap } from '../result.ts';
import { threes } from '../rules/threes.ts';
import type { RuleSet } from '../rules.ts';
import { scoreOf } from '../score.ts';
import { scoreOfTile } from '../tile.ts';
import type { Placement, Tile } from '../types.ts';
import type { ReplayedGame } from './replay.ts';

/**
 * The rules of the framework: `threes` with one card of each in the deck, no bonus, any cell of
 * the trailing edge, and no last tile.
 */
export const NYCU_RULES: RuleSet = unwrap(
  withParameters(threes, { entry: 'edge', topTile: null, deckCopies: 1, bonus: false }),
);

/** Two of this tile never merge in the framework; here they do, and no tile is larger there. */
const LARGEST: Tile = 6144;
/** How many tiles are placed before the first slide. */
export const OPENING = 9;
/** The tiles by the digit that stands for them; 0 is no tile. */
const DIGITS = '0123456789ABCDE';

/** The tags that keep what a record of this program has no other place for. */
export const TAGS = { open: 'NycuOpen', opening: 'NycuOpening', close: 'NycuClose' } as const;

/** A placement, and the tile that comes next. */
export interface Action extends Placement {
  readonly next: Tile;
}

/** The tile that a digit stands for. */
export function tileOfDigit(digit: string): Tile {
  const index = DIGITS.indexOf(digit);
  return index < 3 ? index : 3 * 2 ** (index - 3);
}

function digitOf(tile: Tile): string {
  return DIGITS.charAt(tile < 3 ? tile : 3 + Math.log2(tile / 3));
}

/** A placement as its three digits. */
export function formatAction({ cell, next, tile }: Action): string {
  return `${cell.toString(16).toUpperCase()}${digitOf(tile)}${digitOf(next)}`;
}

/** What each slide added to the score, its new tile apart. */
export function rewardsOf({ placements, states }: ReplayedGame): number[] {
  const scores = states.map(({ board }) => scoreOf(board));
  return placements.map((placement, index) => {
    const gained = (scores[index + 1] as number) - (scores[index] as number);
    // Nothing ends these games but being stuck, so a tile entered in every turn.
    return gained - scoreOfTile((placement as Placement).tile);
  });
}

/** The failure of a game that made a tile which the framework can't, or nothing. */
export function tooLarge({ states }: ReplayedGame): { ok: false; error: Fault } | undefined {
  const index = states.findIndex(({ board }) => highestTile(board) > LARGEST);
  if (index < 0) return undefined;
  const message = `In the framework, two ${LARGEST} do not merge.`;
  return fail('nycu-inexpressible', `moves[${Math.max(0, index - 1)}]`, message);
}
