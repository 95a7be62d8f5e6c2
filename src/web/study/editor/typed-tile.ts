/**
 * A tile typed into a cell, digit by digit: each key that makes a tile counts at once, and one that
 * may still become a longer tile is waited for. Pure: what was typed and a key in, the same out.
 */
import { isTile, type Tile } from '../../../engine/index.ts';

/** What has been typed into a cell. */
export interface TypedTile {
  /** The digits so far. */
  readonly digits: string;
  /** The tile that they are, or nothing while they are none. */
  readonly tile: Tile | undefined;
}

/** The largest tile that can be typed: with longer numbers every digit would have to be waited for. */
const LARGEST_TYPED = 3 * 2 ** 18;

/** Every tile as it is typed. */
const TYPED: readonly string[] = ['0', '1', '2', ...doublings()];

function doublings(): string[] {
  const tiles: string[] = [];
  for (let tile = 3; tile <= LARGEST_TYPED; tile *= 2) tiles.push(String(tile));
  return tiles;
}

/**
 * What is typed after one more key, a name as in `KeyboardEvent.key`; nothing for a key that types
 * no tile. Where a digit can't go on what was typed, it begins a new number.
 */
export function typeTile(digits: string, key: string): TypedTile | undefined {
  if (['Backspace', 'Delete', '.', '-'].includes(key)) return { digits: '', tile: 0 };
  if (!/^[0-9]$/.test(key)) return undefined;
  const longer = digits + key;
  const next = TYPED.some((tile) => tile.startsWith(longer)) ? longer : key;
  const tile = Number(next);
  return { digits: next, tile: isTile(tile) ? tile : undefined };
}
