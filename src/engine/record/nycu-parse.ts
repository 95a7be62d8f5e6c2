/** Reads the one-line record of the course framework; see nycu.ts. */
import { emptyBoard } from '../board.ts';
import { moveOfLetter } from '../history.ts';
import { type Fault, fail, ok, type Result } from '../result.ts';
import { scoreOfTile } from '../tile.ts';
import type { Direction } from '../types.ts';
import { withTrace } from './build.ts';
import { checkLength, TOO_MANY_MOVES } from './fault.ts';
import {
  type Action,
  formatAction,
  NYCU_RULES,
  OPENING,
  rewardsOf,
  TAGS,
  tileOfDigit,
  tooLarge,
} from './nycu.ts';
import { parsePosition } from './position.ts';
import { type ReplayedGame, replayRecord } from './replay.ts';
import { Scanner } from './scanner.ts';
import {
  type GameRecord,
  RECORD_LIMITS,
  type RecordedTurn,
  type RecordTag,
  type RecordText,
} from './types.ts';

/**
 * Reads such a line and replays it. What the form holds beyond the game (both ends of the line, the
 * order of the opening) becomes tags; the times of placements are dropped. Fails with
 * `nycu-inexpressible` where two 6144 merged here, which the framework would not do.
 */
export function parseNycuRecord(text: RecordText): Result<GameRecord> {
  const length = checkLength(text);
  if (!length.ok) return length;
  const scanner = new Scanner(text);
  const open = scanner.match(/[^|@\r\n]*@[0-9]{1,15}(?=\|)/y);
  if (!scanner.take('|')) {
    return scanner.fail('record-syntax', 'The line begins with a name, @, a time and |.');
  }
  const opening = scanOpening(scanner);
  if (!opening.ok) return opening;
  const body = scanBody(scanner);
  if (!body.ok) return body;
  if (!scanner.take('|')) {
    return scanner.fail('record-syntax', 'Here stands a slide such as #U, or | behind the last.');
  }
  const close = scanner.match(/[^|@\r\n]*@[0-9]{1,15}(?=\s*$)/y);
  if (close === '') {
    return scanner.fail('record-syntax', 'The line ends with a name, @ and a time.');
  }
  const tags = [
    { name: TAGS.open, value: open },
    { name: TAGS.opening, value: opening.value.map(formatAction).join('') },
    { name: TAGS.close, value: close },
  ];
  const record = recordFrom(opening.value, body.value, tags);
  return record.ok ? checkRewards(record.value, body.value) : record;
}

interface Slide {
  readonly move: Direction;
  readonly reward: number;
  readonly time: number;
  readonly action: Action;
}

function scanOpening(scanner: Scanner): Result<readonly Action[]> {
  const actions: Action[] = [];
  while (actions.length < OPENING) {
    const action = scanAction(scanner);
    if (!action.ok) return action;
    actions.push(action.value);
  }
  return ok(actions);
}

function scanBody(scanner: Scanner): Result<readonly Slide[]> {
  const slides: Slide[] = [];
  while (scanner.take('#')) {
    const move = moveOfLetter(scanner.here);
    if (!move) return scanner.fail('record-syntax', 'A slide is #U, #R, #D or #L.');
    if (slides.length === RECORD_LIMITS.moves)
      return scanner.fail('record-too-large', TOO_MANY_MOVES);
    scanner.at++;
    const { reward, time } = scanNotes(scanner);
    const action = scanAction(scanner);
    if (!action.ok) return action;
    slides.push({ move, reward, time, action: action.value });
  }
  return ok(slides);
}

function scanNotes(scanner: Scanner): { readonly reward: number; readonly time: number } {
  const reward = scanner.match(/\[[0-9]{1,15}\]/y);
  const time = scanner.match(/\([0-9]{1,15}\)/y);
  return { reward: Number(reward.slice(1, -1)), time: Number(time.slice(1, -1)) };
}

/** A placement with its notes; the reward must be what its tile is worth. */
function scanAction(scanner: Scanner): Result<Action> {
  const at = scanner.at;
  const [cell, tile, next] = scanner.match(/[0-9A-F][1-9A-E][1-3]/y);
  if (cell === undefined || tile === undefined || next === undefined) {
    return scanner.fail(
      'record-syntax',
      'A placement is a cell, a tile and the next tile: 3 digits.',
    );
  }
  const { reward } = scanNotes(scanner);
  const action = {
    cell: Number.parseInt(cell, 16),
    tile: tileOfDigit(tile),
    next: tileOfDigit(next),
  };
  if (reward === scoreOfTile(action.tile)) return ok(action);
  const message = `A placed ${action.tile} adds ${scoreOfTile(action.tile)} to the score.`;
  return scanner.fail('claim-wrong', message, at);
}

function recordFrom(
  opening: readonly Action[],
  slides: readonly Slide[],
  tags: readonly RecordTag[],
): Result<GameRecord> {
  const taken = new Set(opening.map(({ cell }) => cell));
  const broken = opening.findIndex(({ next }, index) => {
    const following = opening[index + 1];
    return following !== undefined && following.tile !== next;
  });
  if (taken.size < OPENING || broken >= 0) {
    return fail(
      'placement-impossible',
      'opening',
      'The opening needs nine cells, and the tiles announced.',
    );
  }
  const cells = [...emptyBoard(4, 4).cells];
  for (const { cell, tile } of opening) cells[cell] = tile;
  const rows = [0, 4, 8, 12].map((row) => cells.slice(row, row + 4).join(','));
  const next = (opening[OPENING - 1] as Action).next;
  const position = parsePosition(`${rows.join('/')} next:${next}`, NYCU_RULES);
  if (!position.ok) return position;
  const turns = slides.map(({ action, move, time }): RecordedTurn => {
    const { cell, next, tile } = action;
    return { move, placement: { cell, tile }, next, ...(time > 0 && { time }) };
  });
  const start = { kind: 'position', position: position.value } as const;
  return ok({ rules: NYCU_RULES, start, info: {}, claims: {}, tags, comments: [], turns });
}

/** Replays the record: the tiles must be possible, and each slide must have earned its reward. */
function checkRewards(record: GameRecord, slides: readonly Slide[]): Result<GameRecord> {
  const replayed = replayRecord(record);
  if (!replayed.ok) return replayed;
  const game = replayed.value;
  return tooLarge(game) ?? wrongReward(game, slides) ?? ok(withTrace(game));
}

function wrongReward(
  game: ReplayedGame,
  slides: readonly Slide[],
): { ok: false; error: Fault } | undefined {
  const earned = rewardsOf(game);
  const wrong = slides.findIndex(({ reward }, index) => reward !== earned[index]);
  if (wrong < 0) return undefined;
  const message = `Move ${wrong + 1} adds ${earned[wrong]} to the score.`;
  return fail('claim-wrong', `moves[${wrong}]`, message);
}
