/**
 * A position as text: the board row by row, then what comes next, and what is left to come.
 *
 *     0,1,2,3/0,0,6,12/3,1,0,0/0,0,0,2 next:6+12 deck:0,4,2 moves:31
 *
 * Reading ends in `loadGame`, so a position is checked by the rules that check a saved game.
 */
import { highestTile } from '../board.ts';
import { drawOutcomes } from '../chances.ts';
import type { GameState } from '../game.ts';
import { referenceTo } from '../parameters.ts';
import type { RandomState } from '../random/types.ts';
import { fail, ok, type Result } from '../result.ts';
import type { RuleSet } from '../rules.ts';
import { loadGame, SAVE_FORMAT } from '../save.ts';
import { DECK_TILES, type Supply } from '../supply.ts';
import { type SavedPreview, savePreview } from '../supply-data.ts';
import { isTile } from '../tile.ts';
import type { Board, Tile } from '../types.ts';
import type { StartPosition } from './types.ts';

/** Stands where a position has no generator; nothing may be drawn from it. */
export const NO_RANDOM: RandomState = { generator: 'sfc32', state: [0, 0, 0, 0] };

/** The game at a position; a position without a generator gets one that nobody may draw from. */
export function gameAt(rules: RuleSet, position: StartPosition): GameState {
  return { rules, ...position, random: position.random ?? NO_RANDOM, pending: null };
}

/** The position as text, always in the same order. */
export function formatPosition(position: StartPosition): string {
  const { board, preview, supply, moves, random } = position;
  const fields = [
    formatBoard(board),
    `next:${formatPreview(savePreview(preview))}`,
    supply.deck.length > 0 && `deck:${supply.deck.join(',')}`,
    supply.run && `run:${supply.run.drawn}${supply.run.given ? '+' : ''}`,
    moves > 0 && `moves:${moves}`,
    random && `random:${formatRandom(random)}`,
  ];
  return fields.filter((field) => typeof field === 'string').join(' ');
}

/** The rows of a board, as `1,2/3,0`: tile by tile, since joining a list of lists is slow. */
function formatBoard({ cells, width }: Board): string {
  let text = '';
  for (let cell = 0; cell < cells.length; cell++) {
    if (cell > 0) text += cell % width === 0 ? '/' : ',';
    text += cells[cell];
  }
  return text;
}

/** A preview as text: its value, or the candidates with `+` between. */
export function formatPreview(preview: SavedPreview): string {
  return typeof preview === 'number' ? String(preview) : `${preview.join('+')}+`;
}

/** The preview that a text such as `2` or `6+12+` writes; nothing when it is no such text. */
export function parsePreviewText(text: string): SavedPreview | undefined {
  if (NUMBER.test(text)) return Number(text);
  if (!text.endsWith('+') || text.length > 400) return undefined;
  return parseNumbers(text.slice(0, -1), '+');
}

/** Whether data is a preview by its shape: a tile, or a list of at most 32 tiles. */
export function isPreview(data: unknown): data is SavedPreview {
  if (!Array.isArray(data)) return isTile(data) && data > 0;
  return data.length > 0 && data.length <= 32 && data.every((tile) => isTile(tile) && tile > 0);
}

function formatRandom(random: RandomState): string {
  if (random.generator === 'sfc32') {
    return `sfc32:${random.state.map((word) => hex(word, 8)).join('')}`;
  }
  const gaussian = random.gaussian === null ? '' : `:${numberText(random.gaussian)}`;
  return `java:${hex(random.seed, 12)}${gaussian}`;
}

/** -0 is a state of its own. */
function numberText(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

function hex(word: number, digits: number): string {
  return word.toString(16).padStart(digits, '0');
}

const NUMBER = /^(0|[1-9][0-9]{0,14})$/;

function parseNumbers(text: string, separator: string): number[] | undefined {
  const parts = text.split(separator);
  return parts.every((part) => NUMBER.test(part)) ? parts.map(Number) : undefined;
}

/** The fields that may follow the board, and what each is in a saved game. */
const FIELDS: Readonly<Record<string, (text: string) => unknown>> = {
  next: parsePreviewText,
  deck: (text) => parseNumbers(text, ','),
  run: (text) => {
    const drawn = parseNumbers(text.replace(/\+$/, ''), ',')?.[0];
    return drawn === undefined ? undefined : { drawn, given: text.endsWith('+') };
  },
  moves: (text) => parseNumbers(text, ',')?.[0],
  random: parseRandomText,
};

function parseRandomText(text: string): unknown {
  const sfc32 = /^sfc32:([0-9a-f]{8})([0-9a-f]{8})([0-9a-f]{8})([0-9a-f]{8})$/.exec(text);
  if (sfc32) {
    return { generator: 'sfc32', state: sfc32.slice(1).map((word) => Number.parseInt(word, 16)) };
  }
  const [, seed, gaussian] = /^java:([0-9a-f]{12})(?::([-+.0-9e]{1,30}))?$/.exec(text) ?? [];
  if (seed === undefined) return undefined;
  const state = { generator: 'java', seed: Number.parseInt(seed, 16) };
  return { ...state, gaussian: gaussian === undefined ? null : Number(gaussian) };
}

/**
 * Reads a position for these rules. Without `deck:`, the board must be the deal of a new game, from
 * which the deck follows. Faults have the codes of `loadGame`, or `position-invalid`.
 */
export function parsePosition(text: string, rules: RuleSet): Result<StartPosition> {
  const [rows = '', ...words] = text.split(' ');
  const cells = rows.split('/').map((row) => parseNumbers(row, ','));
  if (cells.includes(undefined)) {
    return wrong('The board is rows such as 0,1,2,3 with / between, 0 for an empty cell.');
  }
  if (cells.length !== rules.height || cells.some((row) => row?.length !== rules.width)) {
    return fail('board-size', 'cells', `The board has ${rules.height} rows of ${rules.width}.`);
  }
  const fields = parseFields(words);
  if (!fields.ok) return fields;
  return checked(cells.flat() as Tile[], fields.value, rules);
}

function parseFields(words: readonly string[]): Result<ReadonlyMap<string, unknown>> {
  const fields = new Map<string, unknown>();
  for (const word of words) {
    const colon = word.indexOf(':');
    const name = word.slice(0, Math.max(colon, 0));
    const parse = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
    const value = parse?.(word.slice(colon + 1));
    if (value === undefined || fields.has(name)) {
      const names = Object.keys(FIELDS).join(', ');
      return wrong(`After the board come ${names}, once each; not ${JSON.stringify(word)}.`);
    }
    fields.set(name, value);
  }
  return ok(fields);
}

/** Checks the parts as a saved game. */
function checked(
  cells: readonly Tile[],
  fields: ReadonlyMap<string, unknown>,
  rules: RuleSet,
): Result<StartPosition> {
  const preview = fields.get('next');
  if (preview === undefined) return wrong('A position says what comes next, as next:2.');
  const random = fields.get('random') as RandomState | undefined;
  const supply = parseSupplyFields(cells, fields, rules);
  if (!supply) return wrong('Only the deal of a new game may leave out deck: and run:.');
  const game = loadGame({
    format: SAVE_FORMAT,
    rules: referenceTo(rules),
    cells,
    preview,
    supply,
    random: random ?? NO_RANDOM,
    moves: fields.get('moves') ?? 0,
    pending: null,
  });
  if (!game.ok) return game;
  const { board, moves } = game.value;
  const settled = { board, preview: game.value.preview, supply: game.value.supply, moves };
  return ok({ ...settled, random: random ? game.value.random : null });
}

/** The supply that the fields describe, or nothing where it does not follow from them. */
function parseSupplyFields(
  cells: readonly Tile[],
  fields: ReadonlyMap<string, unknown>,
  rules: RuleSet,
): unknown {
  const preview = fields.get('next') as SavedPreview;
  const run = fields.get('run') ?? null;
  if (rules.source === 'alternation') {
    const turn = rules.sequence.indexOf(preview as Tile) + 1;
    return { deck: fields.get('deck') ?? [], run, turn: turn % rules.sequence.length };
  }
  if (rules.source === 'weights' || fields.has('deck')) {
    return { deck: fields.get('deck') ?? [], run, turn: 0 };
  }
  const dealt = cells.filter((tile) => tile > 0);
  const opening = dealt.length === rules.startingTiles && !fields.has('moves');
  return opening && !fields.has('run') ? supplyAfterDeal(dealt, preview, rules) : undefined;
}

/**
 * What is left to come after these tiles were dealt in any order and the preview was drawn after
 * them; nothing where a fresh supply can't give them.
 */
function supplyAfterDeal(
  dealt: readonly Tile[],
  preview: SavedPreview,
  rules: RuleSet & { source: 'deck' },
): Supply | undefined {
  const run = rules.bonus && rules.bonusTiming === 'one-per-21' ? { drawn: 0, given: false } : null;
  // An empty deck is made anew by the next draw, so this is a fresh one.
  let supply: Supply = { deck: DECK_TILES.map(() => 0), run, turn: 0 };
  const rest = [...dealt];
  while (rest.length > 0) {
    // Within one deck the order does not matter, so whichever can be drawn now may come first.
    const draw = drawOutcomes(supply, 0, rules).find(({ preview }) =>
      rest.includes(savePreview(preview) as Tile),
    );
    if (!draw) return undefined;
    supply = draw.supply;
    rest.splice(rest.indexOf(savePreview(draw.preview) as Tile), 1);
  }
  const highest = highestTile({ width: dealt.length, height: 1, cells: dealt });
  const wanted = JSON.stringify(preview);
  return drawOutcomes(supply, highest, rules).find(
    (draw) => JSON.stringify(savePreview(draw.preview)) === wanted,
  )?.supply;
}

function wrong(message: string): Result<never> {
  return fail('position-invalid', 'start', message);
}

/** The place of a cell as in a spreadsheet: a column letter, then the row's number from the top. */
export function cellName(cell: number, width: number): string {
  return `${String.fromCharCode(97 + (cell % width))}${Math.floor(cell / width) + 1}`;
}

/** The cell of a name such as `b3` on a board of this size; nothing when it has no such cell. */
export function cellOfName(name: string, width: number, height: number): number | undefined {
  const column = name.charCodeAt(0) - 97;
  const row = name.charCodeAt(1) - 49;
  const inside = column >= 0 && column < width && row >= 0 && row < height;
  return inside && name.length === 2 ? row * width + column : undefined;
}
