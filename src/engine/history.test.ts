import { describe, expect, it } from 'vitest';
import { type GameState, legalMoves, newGame, shiftGame, shownBoard } from './game.ts';
import {
  type GameHistory,
  type HistoryStep,
  loadHistory,
  moveOfLetter,
  movesToText,
  placePresent,
  playPresent,
  presentOf,
  redoTurn,
  saveHistory,
  shiftPresent,
  startHistory,
  stateAt,
  undoTurn,
} from './history.ts';
import { withParameters } from './parameters.ts';
import { Sfc32 } from './random/sfc32.ts';
import { unwrap } from './result.ts';
import { threes } from './rules/threes.ts';
import { DIRECTIONS, type Direction } from './types.ts';

const game = newGame(threes, new Sfc32([1, 2, 3, 4]));
const start = startHistory(game);

/** Plays the first legal move so many times. */
function played(turns: number): GameHistory {
  let history = start;
  for (let turn = 0; turn < turns; turn++) {
    const direction = legalMoves(presentOf(history))[0] as Direction;
    history = playPresent(history, direction)?.history as GameHistory;
  }
  return history;
}

/** A history whose present state has an illegal move, and that move. */
const blocked = (() => {
  for (let turns = 4; ; turns++) {
    const history = played(turns);
    const legal = legalMoves(presentOf(history));
    const illegal = DIRECTIONS.find((direction) => !legal.includes(direction));
    if (illegal) return { history, illegal };
  }
})();

describe('a half turn', () => {
  it('is pending until it is placed or taken back', () => {
    const shifted = shiftPresent(start, 'left') as GameHistory;
    expect(presentOf(shifted)).toEqual(shiftGame(game, 'left'));
    expect(undoTurn(shifted)).toEqual(start);
    expect(shiftPresent(shifted, 'right')).toBeUndefined();
    expect(redoTurn({ ...shifted, moves: ['left'] })).toBeUndefined();
    expect(placePresent(shifted)?.history).toEqual(playPresent(start, 'left')?.history);
    expect(placePresent(start)).toBeUndefined();
  });

  it('is part of a history that starts in the middle of it', () => {
    const pending = shiftGame(game, 'left') ?? game;
    const history = startHistory(pending);
    expect(presentOf(history)).toEqual(pending);
    expect(shownBoard(presentOf(undoTurn(history) ?? history))).toEqual(game.board);
  });
});

describe('undo and redo', () => {
  it('forget the undone turns when another is played, and keep them for the same one', () => {
    const history = played(4);
    const back = undoTurn(undoTurn(history) as GameHistory) as GameHistory;
    const [third, other] = [back.moves[2] as Direction, legalMoves(presentOf(back))];
    expect(playPresent(back, third)?.history).toEqual(undoTurn(history));
    expect(redoTurn(back)?.history).toEqual(undoTurn(history));
    const different = other.find((one) => one !== third) as Direction;
    const branched = playPresent(back, different)?.history;
    expect(branched?.moves).toEqual([...history.moves.slice(0, 2), different]);
  });

  it('do nothing at the ends', () => {
    expect(undoTurn(start)).toBeUndefined();
    expect(redoTurn(played(2))).toBeUndefined();
  });

  it('ignore an illegal move', () => {
    expect(playPresent(blocked.history, blocked.illegal)).toBeUndefined();
  });
});

describe('a long history', () => {
  const rules = unwrap(withParameters(threes, { width: 8, height: 8 }));
  const states = [newGame(rules, new Sfc32([5, 6, 7, 8]))];
  let history = startHistory(states[0] as GameState);
  while (history.at < 200) {
    const legal = legalMoves(presentOf(history));
    const move = legal[history.at % legal.length] as Direction;
    const step = playPresent(history, move) as HistoryStep;
    history = step.history;
    states.push(step.turn.game);
  }

  it('has every state of its past, whether it was played or loaded', () => {
    const loaded = unwrap(loadHistory(saveHistory(history)));
    expect(loaded).toEqual(history);
    for (const [at, state] of states.entries()) expect(stateAt(loaded, at)).toEqual(state);
    for (const at of [-1, 201, 0.5]) expect(() => stateAt(history, at)).toThrow(RangeError);
  });

  it('goes on from anywhere in it, with nothing of what was played there before', () => {
    for (const at of [63, 64, 65, 128]) {
      const back = unwrap(loadHistory({ ...saveHistory(history), at }));
      expect(presentOf(back)).toEqual(states[at]);
      const other = legalMoves(presentOf(back)).findLast((move) => move !== back.moves[at]);
      const branched = playPresent(back, other as Direction)?.history as GameHistory;
      expect(unwrap(loadHistory(saveHistory(branched)))).toEqual(branched);
      expect(presentOf(undoTurn(branched) as GameHistory)).toEqual(states[at]);
    }
  });
});

describe('a saved history', () => {
  it('comes back whole, with the undone turns and the half turn', () => {
    const back = undoTurn(played(5)) as GameHistory;
    const moments = [
      start,
      played(5),
      back,
      shiftPresent(back, legalMoves(presentOf(back))[0] ?? 'left'),
    ];
    for (const history of moments as GameHistory[]) {
      const text = JSON.stringify(saveHistory(history));
      expect(unwrap(loadHistory(JSON.parse(text)))).toEqual(history);
    }
  });

  const { illegal } = blocked;
  const saved = saveHistory(blocked.history);
  const end = saved.moves.length;
  it.each([
    [null, 'save-not-object', ''],
    [[], 'save-not-object', ''],
    [{ ...saved, start: { ...saved.start, cells: [] } }, 'board-size', 'start.cells'],
    [{ ...saved, start: undefined }, 'save-not-object', 'start'],
    [{ ...saved, moves: 4 }, 'moves-invalid', 'moves'],
    [{ ...saved, moves: `${saved.moves}X` }, 'moves-invalid', `moves[${end}]`],
    [{ ...saved, moves: saved.moves + movesToText([illegal]) }, 'move-illegal', `moves[${end}]`],
    [{ ...saved, at: end + 1 }, 'moves-invalid', 'at'],
    [{ ...saved, at: -1 }, 'moves-invalid', 'at'],
    [{ ...saved, at: 1.5 }, 'moves-invalid', 'at'],
    [{ ...saved, pending: 'north' }, 'move-illegal', 'pending'],
    [{ ...saved, pending: illegal }, 'move-illegal', 'pending'],
  ])('%#: is refused with a code and a place', (data, code, at) => {
    expect(loadHistory(data)).toMatchObject({ ok: false, error: { code, at } });
  });
});

describe('moves as letters', () => {
  it('go there and back', () => {
    expect(movesToText(DIRECTIONS)).toBe('LRUD');
    expect([...'LRUD'].map(moveOfLetter)).toEqual([...DIRECTIONS]);
    expect(moveOfLetter('l')).toBeUndefined();
  });
});
