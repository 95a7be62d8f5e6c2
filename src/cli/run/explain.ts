import {
  ascii,
  cellName,
  DIRECTIONS,
  type Direction,
  type GameState,
  outcomes,
  referenceTo,
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

/** One direction in a position: what would move, merge and enter. */
interface Explanation {
  readonly direction: Direction;
  readonly legal: boolean;
  readonly afterstate: readonly number[] | null;
  readonly motions: readonly object[];
  readonly outcomes: readonly {
    readonly cell: number;
    readonly tile: number;
    readonly probability: number;
  }[];
}

/** Explains a position: for each direction, whether it is legal, what moves, and what may enter. */
export async function runExplain(
  io: Io,
  options: ExplainOptions,
  [given]: string[],
): Promise<number> {
  const rules = rulesOf(options);
  if (!rules.ok) return io.misused(rules.error);
  const input = await readInput(given);
  if (!input.ok) return io.misused(input.message);
  const position = readPosition(input.text, rules.value);
  if (!position.ok) return io.failed(position.error);
  const game: GameState = { ...position.value.game, pending: null };
  if (position.value.assumed) io.note(position.value.assumed);
  const directions = options.move ? [options.move] : DIRECTIONS;
  if (io.json) {
    const moves = directions.map((direction) => explain(game, direction));
    const facts = { rules: referenceTo(game.rules), board: game.board.cells };
    io.data({ command: 'explain', ...facts, status: statusOf(game), moves });
  } else {
    io.line(
      [
        ascii(game.board),
        ...directions.map((one) => explainText(game, one, io.unicode ? '→' : '->')),
      ].join('\n\n'),
    );
  }
  return EXIT.done;
}

function explain(game: GameState, direction: Direction): Explanation {
  const shifted = shiftGame(game, direction);
  return {
    direction,
    legal: shifted !== undefined,
    afterstate: shifted ? shownBoard(shifted).cells : null,
    motions: shifted?.pending?.motions ?? [],
    outcomes: shifted ? outcomes(shifted) : [],
  };
}

function explainText(game: GameState, direction: Direction, arrow: string): string {
  const shifted = shiftGame(game, direction);
  if (!shifted?.pending) {
    const ended = statusOf(game) === 'playing' ? 'nothing moves' : 'the game is over';
    return `${direction}: illegal, ${ended}`;
  }
  const { motions } = shifted.pending;
  const place = (cell: number) => cellName(cell, game.board.width);
  const moves = motions.map(({ becomes, from, merged, tile, to }) =>
    merged
      ? `  ${tile} ${place(from)} ${arrow} ${place(to)}, makes ${becomes}`
      : `  ${tile} ${place(from)} ${arrow} ${place(to)}`,
  );
  const entries = outcomes(shifted).map(
    ({ cell, probability, tile }) => `  ${tile} at ${place(cell)}: ${percent(probability, 1)}`,
  );
  return [
    `${direction}:`,
    ...moves,
    indented(ascii(shownBoard(shifted))),
    ...(entries.length > 0 ? ['  then enters'] : ['  no tile enters']),
    ...entries,
  ].join('\n');
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '    ');
}
