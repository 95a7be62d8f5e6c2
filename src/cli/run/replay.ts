import {
  ascii,
  type GameState,
  type ReplayedGame,
  recordToJson,
  replayRecord,
  scoreOf,
} from '../../engine/index.ts';
import { EXIT } from '../exit-codes.ts';
import { readInput } from '../input/read-input.ts';
import { readRecord } from '../input/read-record.ts';
import type { CommonOptions, Io } from '../io.ts';
import { recordFilm } from '../show/film.ts';
import { filmLines } from '../show/lines.ts';
import { project } from '../show/projector.ts';
import { canShowPictures } from '../terminal/terminal.ts';
import { themeFor } from '../terminal/theme.ts';

/** The options of `replay`. */
export interface ReplayOptions extends CommonOptions {
  readonly at?: number;
  readonly speed?: number;
  readonly linear?: boolean;
  readonly ascii?: boolean;
}

/** Moves a second on the screen, where nothing else is asked for. */
const USUAL_SPEED = 4;

/** Plays a record again: on the screen, as lines, one position of it, or as JSON. */
export async function runReplay(
  io: Io,
  options: ReplayOptions,
  [given]: string[],
): Promise<number> {
  const input = await readInput(given);
  if (!input.ok) return io.misused(input.message);
  const record = readRecord(input.text);
  if (!record.ok) return io.failed(record.error);
  const replayed = replayRecord(record.value);
  if (!replayed.ok) return io.failed(replayed.error);
  const film = recordFilm(replayed.value);
  if (options.at !== undefined) return showPosition(io, replayed.value, options.at);
  if (io.json) io.data(replayData(replayed.value));
  else if (options.linear !== true && canShowPictures()) {
    const theme = themeFor(process.env, process.platform, options);
    await project(film, theme, options.speed ?? USUAL_SPEED);
  } else for (const line of filmLines(film)) io.line(line);
  return EXIT.done;
}

function showPosition(io: Io, { placements, record, states }: ReplayedGame, at: number): number {
  const game = states[at];
  if (!game) return io.misused(`--at: The record has ${states.length - 1} moves, not ${at}.`);
  if (io.json) {
    const move = record.turns[at - 1]?.move ?? null;
    const placement = placements[at - 1] ?? null;
    io.data({ command: 'replay', position: positionData(game), move, placement });
  } else {
    io.line(`after ${at} moves, score ${scoreOf(game.board)}\n${ascii(game.board)}`);
  }
  return EXIT.done;
}

function positionData(game: GameState) {
  const { board, moves } = game;
  return { moves, board: board.cells, width: board.width, score: scoreOf(board) };
}

function replayData({ placements, record, states, summary }: ReplayedGame) {
  const turns = record.turns.map(({ move }, index) => ({
    move,
    placement: placements[index] ?? null,
    position: positionData(states[index + 1] as GameState),
  }));
  const start = positionData(states[0] as GameState);
  return { command: 'replay', record: recordToJson(record), start, turns, summary };
}
