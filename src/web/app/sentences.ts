/** The clauses and names that the page shows from the first; see telling.ts for all that is said. */
import type { RuleSet, ShownPreview } from '../../engine/index.ts';
import type { Text } from '../text/english.ts';

/** One sentence of clauses. */
export function sentenceOf(clauses: readonly string[]): string {
  const words = clauses.join('; ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}

/** What the player may know of the next tile, as a clause. */
export function previewClause({ kind, odds }: ShownPreview, text: Text): string {
  const tiles = odds.map(({ tile }) => tile);
  if (kind === 'large') return text.nextLarge;
  if (kind === 'bonus') return tiles.length > 3 ? text.nextHidden : text.nextBonus(tiles);
  return text.nextTile(tiles[0] ?? 0);
}

/** What people call a rule set, with its size where it comes in several. */
export function rulesName(rules: RuleSet, text: Text): string {
  const name = text.rules[rules.id] ?? rules.name;
  return rules.square ? text.rulesAndSize(name, rules.width) : name;
}
