/** Previews and supplies from outside: what they look like in a save, and whether they can be. */
import { highestTile } from './board.ts';
import { BONUS_ONE_IN, bonusValueOdds, bonusWindows } from './bonus.ts';
import { asObject, shown } from './data.ts';
import { fail, ok, type Result } from './result.ts';
import type { RuleSet } from './rules.ts';
import { type BonusRun, DECK_TILES, type Preview, type Supply, tilePreview } from './supply.ts';
import type { Board, Tile } from './types.ts';

/** A preview in a save: its value, or the values of a bonus tile that is not chosen yet. */
export type SavedPreview = Tile | readonly Tile[];

/** The saved form of a preview. */
export function savePreview(preview: Preview): SavedPreview {
  return preview.kind === 'tile' ? preview.tile : preview.window.candidates.map(({ tile }) => tile);
}

/** Every preview that may come on this board, by the rules; what is left in a deck doesn't count. */
export function possiblePreviews(board: Board, rules: RuleSet): Preview[] {
  const known = possibleTiles(board, rules).map(tilePreview);
  if (rules.source !== 'deck' || rules.hint === 'exact') return known;
  const windows = bonusWindows(rules, highestTile(board));
  return [...known, ...windows.map((window): Preview => ({ kind: 'bonus', window }))];
}

/** The preview that saved data describes; it must be one that may come on this board. */
export function parsePreview(
  data: unknown,
  board: Board,
  rules: RuleSet,
  at: string,
): Result<Preview> {
  const possible = possiblePreviews(board, rules);
  const preview = possible.find((one) => sameSaved(savePreview(one), data));
  if (preview) return ok(preview);
  const known = possible.map((one) => shown(savePreview(one))).join(', ');
  return fail('preview-impossible', at, `The next tile may be ${known}; not ${shown(data)}.`);
}

function sameSaved(saved: SavedPreview, data: unknown): boolean {
  if (typeof saved === 'number') return saved === data;
  const listed = Array.isArray(data) && data.length === saved.length;
  return listed && saved.every((value, index) => value === data[index]);
}

/** The values that a preview whose value is known may have. */
function possibleTiles(board: Board, rules: RuleSet): readonly Tile[] {
  switch (rules.source) {
    case 'deck': {
      if (rules.hint !== 'exact') return DECK_TILES;
      const bonuses = bonusValueOdds(rules, highestTile(board), 1);
      return [...DECK_TILES, ...bonuses.map(({ tile }) => tile)];
    }
    case 'weights':
      return rules.weights.map(({ tile }) => tile);
    case 'alternation':
      return rules.sequence;
  }
}

/** The supply that saved data describes; it must agree with the rules and the preview. */
export function parseSupply(
  data: unknown,
  preview: Preview,
  rules: RuleSet,
  at: string,
): Result<Supply> {
  const { deck, run, turn } = asObject(data);
  const wrong = (name: string, words: string) =>
    fail('supply-contradiction', `${at}.${name}`, words);
  const copies = rules.source === 'deck' ? rules.deckCopies : 0;
  const size = rules.source === 'deck' ? DECK_TILES.length : 0;
  if (!isCounts(deck, size, copies)) {
    return wrong('deck', `The deck is a list of ${size} counts from 0 to ${copies}.`);
  }
  // The card in the preview has left this deck: a deck is only made anew when a card is drawn.
  const shown = preview.kind === 'tile' ? DECK_TILES.indexOf(preview.tile) : -1;
  if (shown >= 0 && deck[shown] === copies && size > 0) {
    const left = `the deck cannot still hold ${copies} of it`;
    return wrong(`deck[${shown}]`, `The next tile is a ${shown + 1} from the deck, so ${left}.`);
  }
  const parsedRun = parseRun(run, preview, rules);
  if (parsedRun === undefined) {
    return wrong('run', 'The run of 21 draws has an impossible count, or contradicts the preview.');
  }
  if (turn !== turnAfter(preview, rules)) {
    return wrong('turn', `After this preview the turn is ${turnAfter(preview, rules)}.`);
  }
  return ok({ deck: [...deck], run: parsedRun, turn });
}

function isCounts(data: unknown, size: number, most: number): data is number[] {
  return (
    Array.isArray(data) &&
    data.length === size &&
    data.every((count) => Number.isInteger(count) && count >= 0 && count <= most)
  );
}

/** The run that the data describes; undefined when it can't be. */
function parseRun(data: unknown, preview: Preview, rules: RuleSet): BonusRun | null | undefined {
  const runs = rules.source === 'deck' && rules.bonus && rules.bonusTiming === 'one-per-21';
  if (!runs) return data === null ? null : undefined;
  const { drawn, given } = asObject(data);
  if (!Number.isInteger(drawn) || typeof given !== 'boolean') return undefined;
  const run = { drawn: Number(drawn), given };
  if (run.drawn < 0 || run.drawn >= BONUS_ONE_IN || (given && run.drawn === 0)) return undefined;
  const accountedFor = preview.kind === 'tile' || given || run.drawn === 0;
  return accountedFor ? run : undefined;
}

/** The place in the sequence that follows the preview; 0 where tiles do not alternate. */
function turnAfter(preview: Preview, rules: RuleSet): number {
  if (rules.source !== 'alternation' || preview.kind !== 'tile') return 0;
  return (rules.sequence.indexOf(preview.tile) + 1) % rules.sequence.length;
}
