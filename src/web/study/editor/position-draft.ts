/**
 * A position that is being set up: it may be impossible at any moment, and the engine says what is
 * wrong and where. Plain data: nothing here knows a page.
 */
import {
  assumedSupply,
  type Board,
  type Cell,
  emptyBoard,
  type Fault,
  formatPosition,
  formOf,
  type GameRecord,
  type GameState,
  gameAt,
  ok,
  type Preview,
  parsePosition,
  parseRecord,
  possiblePreviews,
  type Result,
  type RuleSet,
  readBoard,
  replayRecord,
  rowsOf,
  type StartPosition,
  type Supply,
  savePreview,
  type Tile,
  tileOdds,
  withParameters,
  withTile,
} from '../../../engine/index.ts';
import { recordInLink } from '../../app/record-link.ts';
import { placeOf } from '../../board/place.ts';

/** A position that is being set up. */
export interface PositionDraft {
  readonly rules: RuleSet;
  readonly board: Board;
  readonly preview: Preview;
  readonly supply: Supply;
  /** Whether the deck was told; else it follows the preview, from a fresh deck. */
  readonly deckTold: boolean;
  /** Turns that were completed before. */
  readonly moves: number;
}

/** Where tiles come from no deck, or are all still in it. */
const NO_SUPPLY: Supply = { deck: [], run: null, turn: 0 };

/** An empty board of these rules, with the first preview that may come. */
export function emptyDraft(rules: RuleSet): PositionDraft {
  const board = emptyBoard(rules.width, rules.height);
  const preview: Preview = { kind: 'tile', tile: 1 };
  return settled({ rules, board, preview, supply: NO_SUPPLY, deckTold: false, moves: 0 });
}

/** The position that a game is in. */
export function draftOf({ board, moves, preview, rules, supply }: GameState): PositionDraft {
  return { rules, board, preview, supply, deckTold: true, moves };
}

/** The draft with another tile in a cell. */
export function withCell(draft: PositionDraft, cell: Cell, tile: Tile): PositionDraft {
  return settled({ ...draft, board: withTile(draft.board, cell, tile) });
}

/** The draft with another preview. */
export function withPreview(draft: PositionDraft, preview: Preview): PositionDraft {
  return settled({ ...draft, preview });
}

/** The draft with another count of a card in the deck: 0 for 1, 1 for 2, 2 for 3. */
export function withCards(draft: PositionDraft, card: number, left: number): PositionDraft {
  const deck = draft.supply.deck.with(card, left);
  return { ...draft, supply: { ...draft.supply, deck }, deckTold: true };
}

/** The draft whose deck is a fresh one again. */
export function withFreshDeck(draft: PositionDraft): PositionDraft {
  return settled({ ...draft, deckTold: false });
}

/** The draft under other rules or on a board of another size: what still fits of the board stays. */
export function withRules(draft: PositionDraft, rules: RuleSet): PositionDraft {
  const rows = rowsOf(draft.board);
  const { cells, ...size } = emptyBoard(rules.width, rules.height);
  const kept = cells.map((_, cell) => {
    const { row, column } = placeOf(cell, rules.width);
    return rows[row]?.[column] ?? 0;
  });
  const deckTold = draft.deckTold && rules.id === draft.rules.id;
  return settled({ ...draft, rules, board: { ...size, cells: kept }, deckTold });
}

/**
 * The rules on a board of this size. The tiles that a game would be dealt are fewer where there are
 * fewer cells.
 */
export function resized(rules: RuleSet, width: number, height: number): Result<RuleSet> {
  const cells = width * height;
  const fewer =
    rules.source === 'deck' && rules.startingTiles > cells ? { startingTiles: cells } : {};
  return withParameters(rules, { width, height, ...fewer });
}

/** The previews that may come on the board of a draft. */
export function previewChoices({ board, rules }: PositionDraft): Preview[] {
  return possiblePreviews(board, rules);
}

/** A name for a preview: two are the same when their names are. */
export function previewName(preview: Preview): string {
  return JSON.stringify(savePreview(preview));
}

/** A draft after a change: the preview is one that may come, and a deck nobody told follows it. */
function settled(draft: PositionDraft): PositionDraft {
  const choices = previewChoices(draft);
  const name = previewName(draft.preview);
  const preview = choices.find((one) => previewName(one) === name) ?? choices[0] ?? draft.preview;
  if (draft.deckTold && draft.rules.source === 'deck') return { ...draft, preview };
  return { ...draft, preview, supply: supplyAfter({ ...draft, preview }) };
}

/** What is left to come where nobody told: after the deal of a new game it follows, else it is fresh. */
function supplyAfter({ board, moves, preview, rules }: PositionDraft): Supply {
  const unsaid = { board, preview, supply: NO_SUPPLY, moves, random: null };
  const dealt = parsePosition(formatPosition(unsaid), rules);
  if (dealt.ok) return dealt.value.supply;
  const values = tileOdds(preview).map(({ tile }) => tile);
  return assumedSupply(board, values, rules) ?? NO_SUPPLY;
}

/** The position in the notation of records; it may be impossible. */
export function textOf({ board, moves, preview, supply }: PositionDraft): string {
  return formatPosition({ board, preview, supply, moves, random: null });
}

/** The position that a draft is, or the first fault in it. */
export function checkDraft(draft: PositionDraft): Result<StartPosition> {
  return parsePosition(textOf(draft), draft.rules);
}

/** The cell that a fault is about; nothing where it is about something else. */
export function faultyCell({ at }: Fault): Cell | undefined {
  const [, cell] = /^cells\[(\d+)\]$/.exec(at) ?? [];
  return cell === undefined ? undefined : Number(cell);
}

/** The card of the deck that a fault is about, counted from 0. */
export function faultyCard({ at }: Fault): number | undefined {
  const [, card] = /^supply\.deck\[(\d+)\]$/.exec(at) ?? [];
  return card === undefined ? undefined : Number(card);
}

/**
 * The draft that a text holds: a board as people write it or in the notation of records, under these
 * rules; or a record in any form or a link, of which the last position is taken.
 */
export function readDraft(text: string, rules: RuleSet): Result<PositionDraft> {
  const link = recordInLink(text);
  if (link === undefined && formOf(text) === 'text' && !text.trimStart().startsWith('[')) {
    const read = readBoard(text, rules);
    if (!read.ok) return read;
    const { assumedDeck, position } = read.value;
    return ok({ ...draftOf(gameAt(rules, position)), deckTold: !assumedDeck });
  }
  const record = link === undefined ? parseRecord(text) : parseRecord(link, 'link');
  if (!record.ok) return record;
  const replayed = replayRecord(record.value);
  return replayed.ok ? ok(draftOf(replayed.value.states.at(-1) as GameState)) : replayed;
}

/** The record of a position without any move: what a link to it carries. */
export function recordAt(position: StartPosition, rules: RuleSet): GameRecord {
  const start = { kind: 'position', position: { ...position, random: null } } as const;
  return { rules, start, turns: [], info: {}, claims: {}, tags: [], comments: [] };
}
