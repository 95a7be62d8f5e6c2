/**
 * A game that is copied from elsewhere, move by move: a push, then which tile entered where, then what
 * comes next; each chosen among what the rules allow. Plain data; the engine knows all that may
 * happen, and verifies the record that comes out.
 */
import {
  type Cell,
  type Direction,
  drawOutcomes,
  formatPosition,
  type GameRecord,
  type GameState,
  gameAt,
  highestTile,
  outcomes,
  type Placement,
  type Preview,
  parsePosition,
  possiblePreviews,
  type RecordedTurn,
  type RecordInfo,
  type Result,
  type RuleSet,
  replayRecord,
  type StartPosition,
  savePreview,
  shiftGame,
  shownBoard,
  type Tile,
  unwrap,
  type VerifiedGame,
  verifyRecord,
  withClaims,
  withTile,
  withTrace,
} from '../../../engine/index.ts';
import { previewName, recordAt } from './position-draft.ts';

/** A game that is being copied. */
export interface Transcript {
  readonly rules: RuleSet;
  readonly start: StartPosition;
  readonly turns: readonly RecordedTurn[];
  /** `states[0]` is the start; `states[i + 1]` follows by turn `i`. */
  readonly states: readonly GameState[];
  /** The push of the turn under way … */
  readonly push: Direction | null;
  /** … and what entered after it. */
  readonly entered: Placement | null;
}

/** What has to be told next. */
export type Asked = 'push' | 'tile' | 'preview';

/** A copy that begins at a position. */
export function beginTranscript(start: StartPosition, rules: RuleSet): Transcript {
  const first = gameAt(rules, { ...start, random: null });
  return {
    rules,
    start: { ...start, random: null },
    turns: [],
    states: [first],
    push: null,
    entered: null,
  };
}

/** The game after the last whole turn. */
export function presentIn({ states }: Transcript): GameState {
  return states[states.length - 1] as GameState;
}

/** What has to be told next. */
export function askedFor({ entered, push }: Transcript): Asked {
  if (!push) return 'push';
  return entered ? 'preview' : 'tile';
}

/** The game as far as it has been told: with the push made and the tile on its cell. */
export function shownIn(transcript: Transcript): GameState {
  const { entered, push } = transcript;
  const game = presentIn(transcript);
  if (!push) return game;
  const shifted = shiftGame(game, push) ?? game;
  if (!entered) return shifted;
  return { ...game, board: withTile(shownBoard(shifted), entered.cell, entered.tile) };
}

/** The push that was made there; nothing when it moves nothing, or something else is asked for. */
export function tellPush(transcript: Transcript, push: Direction): Transcript | undefined {
  const shifted = transcript.push ? undefined : shiftGame(presentIn(transcript), push);
  if (!shifted) return undefined;
  // The push that makes the last tile of all ends the game: nothing enters and nothing comes.
  if (outcomes(shifted).length === 0) return added(transcript, { move: push, placement: null });
  const next = { ...transcript, push, entered: null };
  const [only, ...others] = tileChoices(next);
  return only && others.length === 0 ? tellTile(next, only) : next;
}

/** Every tile and cell that may have entered after the push. */
export function tileChoices(transcript: Transcript): Placement[] {
  const { entered, push } = transcript;
  const shifted = push && !entered && shiftGame(presentIn(transcript), push);
  return shifted ? outcomes(shifted).map(({ cell, tile }) => ({ cell, tile })) : [];
}

/** The cells of those choices. */
export function cellChoices(transcript: Transcript): Cell[] {
  return [...new Set(tileChoices(transcript).map(({ cell }) => cell))];
}

/** The values that may have entered at a cell: several for a bonus. */
export function valueChoices(transcript: Transcript, cell: Cell): Tile[] {
  return tileChoices(transcript)
    .filter((one) => one.cell === cell)
    .map(({ tile }) => tile);
}

/** The tile that entered there; nothing when the rules don't allow it. */
export function tellTile(transcript: Transcript, entered: Placement): Transcript | undefined {
  const possible = tileChoices(transcript).some(
    ({ cell, tile }) => cell === entered.cell && tile === entered.tile,
  );
  if (!possible) return undefined;
  const next = { ...transcript, entered };
  const [only] = previewChoices(next);
  return only && !asksPreview(next) ? tellPreview(next, only) : next;
}

/** Whether it must be told what comes next: a deck may have been counted wrongly, so always there. */
function asksPreview(transcript: Transcript): boolean {
  return transcript.rules.source === 'deck' || previewChoices(transcript).length > 1;
}

/** Every preview that may come after the tile. */
export function previewChoices(transcript: Transcript): Preview[] {
  const { entered, rules } = transcript;
  if (!entered) return [];
  const { board, supply } = shownIn(transcript);
  const draws = drawOutcomes(supply, highestTile(board), rules);
  const byName = new Map(draws.map(({ preview }) => [previewName(preview), preview]));
  return [...byName.values()];
}

/** What was shown as the next tile there; nothing when the rules don't allow it. */
export function tellPreview(transcript: Transcript, preview: Preview): Transcript | undefined {
  const { entered, push } = transcript;
  const name = previewName(preview);
  const possible = previewChoices(transcript).some((one) => previewName(one) === name);
  if (!push || !entered || !possible) return undefined;
  return added(transcript, { move: push, placement: entered, next: savePreview(preview) });
}

/** Every preview that the rules know and this deck doesn't allow after the tile. */
export function otherPreviews(transcript: Transcript): Preview[] {
  if (!transcript.entered) return [];
  const names = previewChoices(transcript).map(previewName);
  const possible = possiblePreviews(shownIn(transcript).board, transcript.rules);
  return possible.filter((preview) => !names.includes(previewName(preview)));
}

/**
 * The turn with a preview that the deck doesn't allow, after correcting the deck at the start: of all
 * decks under which every turn so far can have happened, the fullest. Nothing when there is none.
 */
export function tellOtherPreview(transcript: Transcript, preview: Preview): Transcript | undefined {
  const { entered, push, rules, start, turns } = transcript;
  if (!push || !entered || rules.source !== 'deck') return undefined;
  const told = [...turns, { move: push, placement: entered, next: savePreview(preview) }];
  for (const deck of decksOf(rules.deckCopies)) {
    const position = { ...start, supply: { ...start.supply, deck } };
    const checked = parsePosition(formatPosition(position), rules);
    if (!checked.ok) continue;
    const read = transcriptOf(recordFrom(rules, position, told));
    if (read.ok) return read.value;
  }
  return undefined;
}

/** Every count of three cards of which there are so many at most, the fullest first. */
function decksOf(copies: number): number[][] {
  const counts = [...Array(copies + 1).keys()];
  const decks = counts.flatMap((a) => counts.flatMap((b) => counts.map((c) => [a, b, c])));
  const sum = (deck: readonly number[]) => deck.reduce((all, count) => all + count, 0);
  return decks.sort((a, b) => sum(b) - sum(a));
}

/** Takes back what was told last; nothing at the start. */
export function takeBack(transcript: Transcript): Transcript | undefined {
  const { entered, push, states, turns } = transcript;
  const waiting = { ...transcript, entered: null };
  // What was not asked, since there was no choice, is not asked again either.
  if (push) return entered && hasChoice(waiting) ? waiting : { ...waiting, push: null };
  const last = turns.at(-1);
  if (!last) return undefined;
  const before = { ...transcript, turns: turns.slice(0, -1), states: states.slice(0, -1) };
  const pushed = { ...before, push: last.move };
  const told = last.placement ? { ...pushed, entered: last.placement } : before;
  if (told.entered && asksPreview(told)) return told;
  return last.placement && hasChoice(pushed) ? pushed : before;
}

function hasChoice(transcript: Transcript): boolean {
  return tileChoices(transcript).length > 1;
}

/** The transcript with a whole turn more, as the engine replays it. */
function added(transcript: Transcript, turn: RecordedTurn): Transcript {
  const { rules, states, turns } = transcript;
  const here = presentIn(transcript);
  const { board, moves, preview, supply } = here;
  const position = { board, moves, preview, supply, random: null };
  const replayed = unwrap(replayRecord(recordFrom(rules, position, [turn])));
  const [, after] = replayed.states;
  return {
    ...transcript,
    turns: [...turns, turn],
    states: [...states, after as GameState],
    push: null,
    entered: null,
  };
}

function recordFrom(
  rules: RuleSet,
  position: StartPosition,
  turns: readonly RecordedTurn[],
  info: RecordInfo = {},
): GameRecord {
  return { ...recordAt(position, rules), turns, info };
}

/** The whole turns as a traced record with all its claims, verified. */
export function verifiedOf(
  { rules, start, turns }: Transcript,
  info: RecordInfo = {},
): VerifiedGame {
  const replayed = unwrap(replayRecord(recordFrom(rules, start, turns, info)));
  return unwrap(verifyRecord(withClaims({ ...replayed, record: withTrace(replayed) })));
}

/** The transcript of a traced record, or the first fault in it. */
export function transcriptOf(record: GameRecord): Result<Transcript> {
  const replayed = replayRecord(record);
  if (!replayed.ok) return replayed;
  const { states } = replayed.value;
  const traced = withTrace(replayed.value);
  const { board, moves, preview, supply } = states[0] as GameState;
  // Every turn says what came next: the turns may go on from any of them.
  const turns = traced.turns.map(({ move, placement }, index): RecordedTurn => {
    const next = savePreview((states[index + 1] as GameState).preview);
    return placement ? { move, placement, next } : { move, placement: null };
  });
  const start = { board, moves, preview, supply, random: null };
  return {
    ok: true,
    value: { rules: record.rules, start, turns, states, push: null, entered: null },
  };
}
