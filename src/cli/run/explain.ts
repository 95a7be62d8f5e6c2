import {
  type Board,
  cellName,
  DIRECTIONS,
  type Direction,
  explain,
  formatExplanation,
  type GameState,
  outcomes,
  type RuleSet,
  readTiles,
  referenceTo,
  shift,
  shiftGame,
  shownBoard,
  statusOf,
} from '../../engine/index.ts';
import { EXIT } from '../exit-codes.ts';
import { rulesOf } from '../game-setup.ts';
import { readInput } from '../input/read-input.ts';
import { readPosition } from '../input/read-position.ts';
import type { CommonOptions, Io } from '../io.ts';
import type { RuleOptions } from '../options.ts';
import { percent } from '../text.ts';

/** The options of `explain`. */
export interface ExplainOptions extends CommonOptions, RuleOptions {
  readonly move?: Direction;
}

/** Explains a position: for each direction, what the rules do to each line, and what may enter. */
export async function runExplain(
  io: Io,
  options: ExplainOptions,
  [given]: string[],
): Promise<number> {
  const rules = rulesOf(options);
  if (!rules.ok) return io.misused(rules.error);
  const input = await readInput(given);
  if (!input.ok) return io.misused(input.message);
  const directions = options.move ? [options.move] : DIRECTIONS;
  const tiles = readTiles(input.text);
  if (tiles)
    return tiles.ok
      ? explainTiles(io, tiles.value, directions, rules.value)
      : io.failed(tiles.error);
  const position = readPosition(input.text, rules.value);
  if (!position.ok) return io.failed(position.error);
  const game: GameState = { ...position.value.game, pending: null };
  if (position.value.assumed) io.note(position.value.assumed);
  if (io.json) {
    const moves = directions.map((direction) => moveData(game, direction));
    const facts = { rules: referenceTo(game.rules), board: game.board.cells };
    io.data({ command: 'explain', ...facts, status: statusOf(game), moves });
    return EXIT.done;
  }
  const text = directions.map((direction) => moveText(game, direction)).join('\n\n');
  tell(io, text);
  return EXIT.done;
}

function tell(io: Io, text: string): void {
  io.line(io.unicode ? text : text.replaceAll('→', '>'));
}

/** Explains tiles of which nothing more is known: a board, or a line, which is a board of one row. */
function explainTiles(
  io: Io,
  board: Board,
  directions: readonly Direction[],
  rules: RuleSet,
): number {
  const across = board.height > 1 ? directions : directions.filter((one) => /left|right/.test(one));
  if (across.length === 0) return io.misused('A single line moves left or right.');
  const explained = across.map((direction) => explain(board, direction, rules));
  if (io.json) {
    const moves = explained.map(({ direction, after, lines }) => {
      const shifted = shift(board, direction, rules);
      const afterstate = shifted ? after.cells : null;
      const { motions = [] } = shifted ?? {};
      return { direction, legal: shifted !== undefined, afterstate, motions, lines };
    });
    io.data({ command: 'explain', rules: referenceTo(rules), board: board.cells, moves });
  } else {
    tell(io, explained.map((one) => formatExplanation(one).trimEnd()).join('\n\n'));
  }
  return EXIT.done;
}

function moveData(game: GameState, direction: Direction) {
  const shifted = shiftGame(game, direction);
  const { lines } = explain(game.board, direction, game.rules);
  return {
    direction,
    legal: shifted !== undefined,
    afterstate: shifted ? shownBoard(shifted).cells : null,
    motions: shifted?.pending?.motions ?? [],
    lines,
    outcomes: shifted ? outcomes(shifted) : [],
  };
}

function moveText(game: GameState, direction: Direction): string {
  const text = formatExplanation(explain(game.board, direction, game.rules)).trimEnd();
  const shifted = shiftGame(game, direction);
  if (!shifted) return statusOf(game) === 'playing' ? text : `${text}\nThe game is over.`;
  const entries = outcomes(shifted).map(
    ({ cell, probability, tile }) =>
      `${tile} at ${cellName(cell, game.board.width)} (${percent(probability, 1)})`,
  );
  return `${text}\n${entries.length > 0 ? `Then enters ${entries.join(', ')}.` : 'No tile enters.'}`;
}
