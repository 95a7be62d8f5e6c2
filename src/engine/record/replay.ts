/** Plays a record from its first move: GameRecord → ReplayedGame, or the first move that is wrong. */
import { highestTile } from '../board.ts';
import { drawOutcomes } from '../chances.ts';
import {
  closeGame,
  enter,
  type GameState,
  newGame,
  type OpenGame,
  openGame,
  pushGame,
  putTile,
  statusOf,
} from '../game.ts';
import { movesToText } from '../history.ts';
import { createRandom, resumeRandom } from '../random/random.ts';
import { fail, ok, type Result, unwrap } from '../result.ts';
import { scoreOf } from '../score.ts';
import { pushedTo } from '../shift.ts';
import { entryCells } from '../spawn.ts';
import { type Draw, openSupply, type Preview, tileOdds } from '../supply.ts';
import { type SavedPreview, savePreview } from '../supply-data.ts';
import type { Placement, Tile } from '../types.ts';
import { digestOf } from './digest.ts';
import { gameAt } from './position.ts';
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
  return gameAt(rules, start.position);
}

/**
 * Replays a record. Fails with the place `moves[i]` of the first fault: a move that is illegal
 * there, a tile that can't have entered (or, with a generator, did not), a preview likewise, or,
 * without a generator, a tile or a preview that is not written down and can't be concluded.
 *
 * It keeps a single state on the way, which is several times as fast: those between are made when
 * somebody asks for them.
 */
export function replayRecord(record: GameRecord): Result<ReplayedGame> {
  const last = walk(record);
  if (!last.ok) return last;
  let path: Path | undefined;
  const walked = () => {
    path ??= pathOf(record);
    return path;
  };
  return ok({
    record,
    get states() {
      return walked().states;
    },
    get placements() {
      return walked().placements;
    },
    summary: summaryOf(last.value, record.turns.length),
  });
}

/** The states and the placements of a replay, as `ReplayedGame` has them. */
interface Path {
  readonly states: GameState[];
  readonly placements: (Placement | null)[];
}

/** The path of a record that is known to be right. */
function pathOf(record: RecordedGame): Path {
  const path: Path = { states: [], placements: [] };
  unwrap(walk(record, path));
  return path;
}

/** Plays a record from its start, and gives its last state. Keeps the path where one is given. */
function walk(record: RecordedGame, path?: Path): Result<GameState> {
  const { turns } = record;
  const start = startOf(record);
  const random = hasGenerator(record) ? resumeRandom(start.random) : undefined;
  const closed = () => closeGame(game, random?.save() ?? start.random);
  let game = openGame(start, start.board);
  path?.states.push(start);
  for (let index = 0; index < turns.length; index++) {
    const turn = turns[index] as RecordedTurn;
    const changed = pushGame(game, turn.move);
    if (changed === 0) return illegal(game, turn, index);
    const placement = random && enter(game, turn.move, changed, random);
    const fault =
      placement === undefined
        ? traced(game, changed, turns, index)
        : disagreement(game, placement, turn, index);
    if (fault) return fault;
    if (!path) continue;
    const state = closed();
    path.states.push(state);
    game = openGame(state, state.board);
    path.placements.push(placement ?? turn.placement ?? null);
  }
  return ok(closed());
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

function illegal(game: OpenGame, turn: RecordedTurn, index: number): Result<never> {
  const letter = movesToText([turn.move]);
  const status = statusOf({ board: game, rules: game.rules });
  const why = status === 'playing' ? 'changes nothing on this board' : `follows the end: ${status}`;
  return fail('move-illegal', `moves[${index}]`, `Move ${index + 1}, ${letter}, ${why}.`);
}

/** What a record wrongly says of a turn that led to this state, with this placement. */
function disagreement(
  { preview }: OpenGame,
  placement: Placement | null,
  turn: RecordedTurn,
  index: number,
): Result<never> | undefined {
  if (turn.placement !== undefined && !samePlacement(turn.placement, placement)) {
    const message = `${said(turn.placement, index)}, but ${tell(placement)} did.`;
    return fail('placement-wrong', `moves[${index}]`, message);
  }
  if (turn.next !== undefined && !samePreview(turn.next, savePreview(preview))) {
    const words = JSON.stringify(savePreview(preview));
    const message = `After move ${index + 1} comes ${words}, not ${JSON.stringify(turn.next)}.`;
    return fail('preview-wrong', `moves[${index}]`, message);
  }
  return undefined;
}

/** Completes the turn as the record tells it; fails when chance could not bring that. */
function traced(
  game: OpenGame,
  changed: number,
  turns: readonly RecordedTurn[],
  index: number,
): Result<never> | undefined {
  const turn = turns[index] as RecordedTurn;
  const { move, next, placement } = turn;
  const { rules } = game;
  const at = `moves[${index}]`;
  if (placement === undefined) {
    const message = `Without a generator, move ${index + 1} must say which tile entered where.`;
    return fail('placement-missing', at, message);
  }
  const cells = entryCells(pushedTo(game, move, changed), rules);
  // The top tile was made, nothing enters and nothing is drawn.
  if (cells.length === 0 && placement === null) {
    game.moves++;
    return disagreement(game, placement, turn, index);
  }
  if (!placement || !cells.includes(placement.cell) || !mayBe(game.preview, placement.tile)) {
    return fail('placement-impossible', at, `${said(placement, index)}, which can't be.`);
  }
  putTile(game, placement.cell, placement.tile);
  const draws = drawOutcomes(game.supply, highestTile(game), rules);
  const draw = chosenDraw(draws, next, turns[index + 1], index);
  if (!draw.ok) return draw;
  game.preview = draw.value.preview;
  game.supply = openSupply(draw.value.supply);
  game.moves++;
  return undefined;
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
