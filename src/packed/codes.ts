/** The sixteen values of a nibble: how a packed board writes its tiles. */
import { mergedTile } from '../engine/tile.ts';
import type { Tile } from '../engine/types.ts';

/** The number of codes: a cell of a packed board is one nibble. */
export const CODES = 16;

/**
 * The tile behind each code, smallest first: 0 for an empty cell, 1 and 2 for themselves, then 3,
 * 6, 12 … up to 12288 for code 15. Each is what the tiles before it merge into.
 */
export const TILE_OF_CODE: readonly Tile[] = tilesByMerging();

function tilesByMerging(): Tile[] {
  const tiles = [0, 1, 2, mergedTile(1, 2)];
  for (let last = tiles[3] as Tile; tiles.length < CODES; tiles.push(last)) {
    last = mergedTile(last, last);
  }
  return tiles;
}

const CODE_OF_TILE = new Map(TILE_OF_CODE.map((tile, code) => [tile, code]));

/** The code of a tile; undefined for a tile beyond 12288, which no nibble can hold. */
export function codeOf(tile: Tile): number | undefined {
  return CODE_OF_TILE.get(tile);
}
