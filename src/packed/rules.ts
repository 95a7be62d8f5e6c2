import { fail, ok, type Result } from '../engine/result.ts';
import type { RuleSet } from '../engine/rules.ts';
import { SIDE } from './board.ts';
import { CODES, codeOf, TILE_OF_CODE } from './codes.ts';
import { type EntryPools, entryPools } from './entry.ts';
import { type RowTables, rowTables } from './row-tables.ts';
import { PackedSupply } from './supply.ts';

/** A rule set with its tables. */
export interface PackedRules {
  readonly rules: RuleSet;
  readonly tables: RowTables;
  readonly pools: EntryPools;
  readonly supply: PackedSupply;
  /** From this code on a tile finishes the game; 16, beyond all codes, where none does. */
  readonly topCode: number;
}

/**
 * Builds the tables of a rule set. Fails with `board-size` for any board but 4×4, and with
 * `parameter-invalid` for a top tile, or tiles to draw, beyond 12288.
 *
 * Without a top tile a game may outgrow its nibbles: it then stops with the status `beyond`.
 */
export function packRules(rules: RuleSet): Result<PackedRules> {
  const { width, height, topTile } = rules;
  if (width !== SIDE || height !== SIDE) {
    return fail(
      'board-size',
      'rules',
      `The packed engine plays 4×4 boards, not ${width}×${height}.`,
    );
  }
  const tooLarge = [topTile ?? 0, ...tilesOf(rules)].find((tile) => codeOf(tile) === undefined);
  if (tooLarge !== undefined) {
    const largest = TILE_OF_CODE[CODES - 1];
    const message = `The packed engine has tiles up to ${largest}, not ${tooLarge}.`;
    return fail('parameter-invalid', 'rules.topTile', message);
  }
  return ok({
    rules,
    tables: rowTables(rules.travel),
    pools: entryPools(rules),
    supply: new PackedSupply(rules),
    topCode: (topTile === null ? undefined : codeOf(topTile)) ?? CODES,
  });
}

/** The tiles that a rule set itself brings, other than from a deck. */
function tilesOf(rules: RuleSet): number[] {
  switch (rules.source) {
    case 'deck':
      return [];
    case 'weights':
      return [...rules.opening, ...rules.weights.map(({ tile }) => tile)];
    case 'alternation':
      return [...rules.opening, ...rules.sequence];
  }
}
