/** Plays a record from its first move: GameRecord → ReplayedGame, or the first move that is wrong. */
import { highestTile, withTile } from '../board.ts';
import { drawOutcomes } from '../chances.ts';
import {
  type Entered,
  enter,
  type GameState,
  legalPush,
  newGame,
  settled,
  statusOf,
} from '../game.ts';
import { movesToText } from '../history.ts';
import { createRandom } from '../random/random.ts';
import { fail, ok, type Result, unwrap } from '../result.ts';
import { scoreOf } from '../score.ts';
import type { Pushed } from '../shift.ts';
import { entryCells } from '../spawn.ts';
import { type Draw, type Preview, tileOdds } from '../supply.ts';
import { type SavedPreview, savePreview } from '../supply-data.ts';
import type { Placement, Tile } from '../types.ts';
import { digestOf } from './digest.ts';
import { NO_RANDOM } from './position.ts';
import type { GameRecord, RecordedGame, RecordedTurn, RecordSummary } from './types.ts';

/** A record whose every move and tile can have happened; its claims may still be wrong. */
export interface ReplayedGame {
  readonly record: GameRecord;
  /**
   * `states[0]` is the start; `states[i + 1]` follows by turn `i`. Where the record has no
   * generator, their generator stands for nothing: see `hasGenerator` and `continuationOf`.
   */
  readonly states: readonly GameState[];
  /** What entered in each turn; null where nothing did. */
  readonly placements: readonly (Placement | null)[];
  /** What follows from the game; the claims of a true record agree with it. */
  readonly summary: RecordSummary;
}

/** Whether the new tiles come from a generator, so that the moves alone say everything. */
export function hasGenerator({ start }: RecordedGame): boolean {
  return start.kind === 'seed' || start.position.random !== null;
}

/** The state that a record starts from. */
export function startOf({ rules, start }: RecordedGame): GameState {
  if (start.kind === 'seed') {
    // A parser has seen to it that this generator takes this seed.
    return newGame(rules, unwrap(createRandom(start.generator, start.seed)));
  }
  const { position } = start;
  return { rules, ...position, random: position.random ?? NO_RANDOM, pending: null };
}

/**
 * Replays a record. Fails with the place `moves[i]` of the first fault: a move that is illegal
 * there, a tile that can't have entered (or, with a generator, did not), a preview likewise, or,
 * without a generator, a tile or a preview that is not written down and can't be concluded.
 */
export function replayRecord(record: GameRecord): Result<ReplayedGame> {
  const { turns } = record;
  const known = hasGenerator(record);
  let game = startOf(record);
  const states = [game];
  const placements: (Placement | null)[] = [];
  for (const [index, turn] of turns.entries()) {
    const pushed = legalPush(game, turn.move);
    if (!pushed) return illegal(game, turn, index);
    const step = known ? drawn(game, pushed, turn, index) : traced(game, pushed, turns, index);
    if (!step.ok) return step;
    game = step.value.after;
    states.push(game);
    placements.push(step.value.placement);
  }
  return ok({ record, states, placements, summary: summaryOf(game, turns.length) });
}

/** What follows from the last state of a record and its number of moves. */
function summaryOf(game: GameState, moves: number): RecordSummary {
  return {
    moves,
    score: scoreOf(game.board),
    highest: highestTile(game.board),
    result: statusOf(game),
    digest: digestOf(game),
  };
}

function illegal(game: GameState, turn: RecordedTurn, index: number): Result<never> {
  const letter = movesToText([turn.move]);
  const status = statusOf(game);
  const why = status === 'playing' ? 'changes nothing on this board' : `follows the end: ${status}`;
  return fail('move-illegal', `moves[${index}]`, `Move ${index + 1}, ${letter}, ${why}.`);
}

/** The turn as the generator brings it; what the record says of it must agree. */
function drawn(
  before: GameState,
  pushed: Pushed,
  turn: RecordedTurn,
  index: number,
): Result<Entered> {
  const entered = enter(before, pushed);
  const { after, placement } = entered;
  if (turn.placement !== undefined && !samePlacement(turn.placement, placement)) {
    const message = `${said(turn.placement, index)}, but ${tell(placement)} did.`;
    return fail('placement-wrong', `moves[${index}]`, message);
  }
  if (turn.next !== undefined && !samePreview(turn.next, savePreview(after.preview))) {
    const words = JSON.stringify(savePreview(after.preview));
    const message = `After move ${index + 1} comes ${words}, not ${JSON.stringify(turn.next)}.`;
    return fail('preview-wrong', `moves[${index}]`, message);
  }
  return ok(entered);
}

/** The turn as the record tells it; it must be one that chance could bring. */
function traced(
  before: GameState,
  pushed: Pushed,
  turns: readonly RecordedTurn[],
  index: number,
): Result<Entered> {
  const turn = turns[index] as RecordedTurn;
  const { next, placement } = turn;
  const at = `moves[${index}]`;
  if (placement === undefined) {
    const message = `Without a generator, move ${index + 1} must say which tile entered where.`;
    return fail('placement-missing', at, message);
  }
  const cells = entryCells(pushed, before.rules);
  // The top tile was made, nothing enters and nothing is drawn.
  if (cells.length === 0 && placement === null) return drawn(before, pushed, turn, index);
  if (!placement || !cells.includes(placement.cell) || !mayBe(before.preview, placement.tile)) {
    return fail('placement-impossible', at, `${said(placement, index)}, which can't be.`);
  }
  const board = withTile(pushed.afterstate, placement.cell, placement.tile);
  const draws = drawOutcomes(before.supply, highestTile(board), before.rules);
  const draw = chosenDraw(draws, next, turns[index + 1], index);
  if (!draw.ok) return draw;
  return ok({ after: settled(before, board, draw.value, before.random), placement });
}

/** Whether a preview may turn out to be this tile. */
function mayBe(preview: Preview, tile: Tile | undefined): boolean {
  return tileOdds(preview).some((one) => one.tile === tile);
}

/** The draw that brought the written preview, or the only one that the following tile allows. */
function chosenDraw(
  draws: readonly Draw[],
  next: SavedPreview | undefined,
  following: RecordedTurn | undefined,
  index: number,
): Result<Draw> {
  const at = `moves[${index}]`;
  const entered = following?.placement;
  if (next === undefined && !entered) {
    const message = `Without a generator, move ${index + 1} must say which tile comes next.`;
    return fail('preview-missing', at, message);
  }
  const fits = draws.filter(({ preview }) =>
    next === undefined ? mayBe(preview, entered?.tile) : samePreview(savePreview(preview), next),
  );
  const [first] = fits;
  if (!first) {
    if (next !== undefined) {
      const message = `After move ${index + 1}, ${JSON.stringify(next)} can't come next.`;
      return fail('preview-wrong', at, message);
    }
    const message = `${said(entered as Placement, index + 1)}, which can't come here.`;
    return fail('placement-impossible', `moves[${index + 1}]`, message);
  }
  const seen = savePreview(first.preview);
  if (fits.every(({ preview }) => samePreview(savePreview(preview), seen))) return ok(first);
  const candidates = fits.map(({ preview }) => JSON.stringify(savePreview(preview))).join(' or ');
  const message = `Move ${index + 1} must say which bonus was shown: ${candidates}.`;
  return fail('preview-missing', at, message);
}

function samePlacement(a: Placement | null, b: Placement | null): boolean {
  return a === b || (a?.cell === b?.cell && a?.tile === b?.tile);
}

function samePreview(a: SavedPreview, b: SavedPreview): boolean {
  return a === b || (String(a) === String(b) && typeof a === typeof b);
}

function said(placement: Placement | null, index: number): string {
  return `The record says that in move ${index + 1} ${tell(placement)} entered`;
}

function tell(placement: Placement | null): string {
  return placement ? `a ${placement.tile} at cell ${placement.cell}` : 'nothing';
}
