/**
 * The explanation of a push as scenes to step through: first the whole push, then line by line, in
 * one pass for a fold and in two where pairs merge before anything moves, and last where the new
 * tile enters. Plain data from the engine's own steps; nothing here decides what happens.
 */
import {
  type Board,
  type Cell,
  type Direction,
  type ExplainedStep,
  entryCells,
  explain,
  type GameHistory,
  type GameState,
  type LineExplanation,
  type Motion,
  type Placement,
  play,
  pushLines,
  type Shift,
  shiftGame,
  stateAt,
  withTile,
} from '../../../engine/index.ts';

/** A push to explain: on which game, and what entered after it, where that is known. */
export interface ExplainedPush {
  readonly game: GameState;
  readonly direction: Direction;
  /** `null` where nothing entered; undefined for a push that was not played. */
  readonly placement?: Placement | null | undefined;
}

/** What happens in a scene: all at once, the two passes of merging and moving, or the entry. */
export type Pass = 'push' | 'fold' | 'merge' | 'move' | 'entry';

/** One moment of an explanation. */
export interface Scene {
  readonly pass: Pass;
  /** The line that is looked at; none where it is the whole board. */
  readonly line: LineExplanation | null;
  /** The cells of that line from the wall; in `entry`, those that the new tile may enter. */
  readonly cells: readonly Cell[];
  /** The board that the scene begins with, what moves in it, and the board that it ends with. */
  readonly board: Board;
  readonly motions: readonly Motion[];
  readonly after: Board;
  /** What the engine says about it. */
  readonly steps: readonly ExplainedStep[];
}

/** The last push of a game; nothing at its start. */
export function lastPush(history: GameHistory): ExplainedPush | undefined {
  const at = history.at - 1;
  const direction = history.moves[at];
  if (!direction) return undefined;
  const game = stateAt(history, at);
  const turn = play(game, direction);
  return turn && { game, direction, placement: turn.placement };
}

/** The scenes of a push, legal or not: never none. */
export function scenesOf({ game, direction, placement }: ExplainedPush): Scene[] {
  const { board, rules } = game;
  const explanation = explain(board, direction, rules);
  const shift = shiftGame(game, direction)?.pending;
  const lines = pushLines(board.width, board.height, direction);
  const scenes: Scene[] = [
    {
      ...NO_LINE,
      pass: 'push',
      board,
      motions: shift?.motions ?? [],
      after: shift?.afterstate ?? board,
    },
  ];
  let shown = board;
  const tell = (pass: Pass, line: LineExplanation, steps: readonly ExplainedStep[]) => {
    const cells = lines[line.index] ?? [];
    const motions = steps.flatMap((step) => motionsOf(step, cells, shown));
    const after = moved(shown, motions);
    scenes.push({ pass, line, cells, board: shown, motions, after, steps });
    shown = after;
  };
  if (explanation.travel === 'fold') {
    for (const line of explanation.lines) tell('fold', line, line.steps);
  } else {
    const merging = explanation.lines.filter(({ steps }) => steps.some(isMerging));
    for (const line of merging) tell('merge', line, line.steps.filter(isMerging));
    if (merging.length === 0) {
      scenes.push({ ...NO_LINE, pass: 'merge', board, motions: [], after: board });
    }
    for (const line of explanation.lines) {
      tell(
        'move',
        line,
        line.steps.filter((step) => !isMerging(step)),
      );
    }
  }
  if (shift) scenes.push(entryScene(game, shift, placement));
  return scenes;
}

const NO_LINE = { line: null, cells: [], steps: [] } as const;

/** The steps of the first of two passes. */
function isMerging({ kind }: ExplainedStep): boolean {
  return kind === 'merge' || kind === 'between';
}

function entryScene(
  { rules }: GameState,
  shift: Shift,
  placement: Placement | null | undefined,
): Scene {
  const board = shift.afterstate;
  const after = placement ? withTile(board, placement.cell, placement.tile) : board;
  return { ...NO_LINE, pass: 'entry', cells: entryCells(shift, rules), board, motions: [], after };
}

/** What moves in a step, on the board as it is before it. */
function motionsOf(step: ExplainedStep, cells: readonly Cell[], board: Board): Motion[] {
  const move = (from: number, to: number): Motion => {
    const tile = board.cells[cells[from] as Cell] as number;
    return { from: cells[from] as Cell, to: cells[to] as Cell, tile, becomes: tile, merged: false };
  };
  switch (step.kind) {
    case 'merge': {
      const [near, far] = step.cells;
      return [{ ...move(far, near), becomes: step.becomes, merged: true }];
    }
    case 'follow':
    case 'gap':
      return step.cells.map((cell) => move(cell, cell - 1));
    case 'travel':
      return step.moves.map(({ from, to }) => move(from, to));
    default:
      return [];
  }
}

function moved(board: Board, motions: readonly Motion[]): Board {
  const cells = board.cells.slice();
  for (const { from } of motions) cells[from] = 0;
  for (const { to, becomes } of motions) cells[to] = becomes;
  return { ...board, cells };
}
