import { describe, expect, it } from 'vitest';
import { sumOf } from './board.ts';
import { outcomes, successors } from './chances.ts';
import {
  advance,
  enter,
  type GameState,
  legalMoves,
  newGame,
  openGame,
  place,
  play,
  pushGame,
  shiftGame,
  shownBoard,
  statusOf,
  undo,
} from './game.ts';
import { JavaRandom } from './random/java-random.ts';
import { Sfc32 } from './random/sfc32.ts';
import { unwrap } from './result.ts';
import { cs227 } from './rules/cs227.ts';
import { RULE_SETS } from './rules/index.ts';
import { threes } from './rules/threes.ts';
import { tres } from './rules/tres.ts';
import type { RuleSet } from './rules.ts';
import { loadGame, saveGame } from './save.ts';
import { DIRECTIONS } from './types.ts';

/** A game of these rules with this board. */
function onBoard(rules: RuleSet, cells: number[]): GameState {
  const start = saveGame(newGame(rules, new Sfc32([1, 2, 3, 4])));
  return unwrap(loadGame({ ...start, cells }));
}

const STUCK = [1, 3, 1, 3, 6, 12, 6, 12, 1, 3, 1, 3, 6, 12, 6, 12];

describe('the end of a game', () => {
  it('comes when nothing moves, and not while the only merge is in an outer line', () => {
    expect(statusOf(onBoard(threes, STUCK))).toBe('stuck');
    const mergeAt = (a: number, b: number) => {
      const cells = STUCK.slice();
      cells[a] = cells[b] = 96;
      return statusOf(onBoard(threes, cells));
    };
    const pairs = [
      [0, 1],
      [2, 3],
      [12, 13],
      [14, 15],
      [0, 4],
      [8, 12],
      [3, 7],
      [11, 15],
      [5, 6],
      [6, 10],
    ];
    for (const [a, b] of pairs as [number, number][])
      expect(mergeAt(a, b), `${a} ${b}`).toBe('playing');
  });

  it('comes in tres when the board is full, though a merge is left', () => {
    const full = onBoard(tres, [1, 2, ...STUCK.slice(2)]);
    expect(statusOf(full)).toBe('full');
    expect(legalMoves(full)).toEqual([]);
    expect(shiftGame(full, 'left')).toBeUndefined();
    expect(statusOf(onBoard(cs227, [1, 2, ...STUCK.slice(2)]))).toBe('playing');
  });

  it('comes in threes with 12288: finished, no tile enters, and not called lost', () => {
    const before = onBoard(threes, [6144, 6144, ...STUCK.slice(2)]);
    const turn = play(before, 'left');
    expect(turn?.placement).toBeNull();
    expect(turn?.game.board.cells.slice(0, 4)).toEqual([12288, 1, 3, 0]);
    expect(turn?.game.moves).toBe(1);
    expect(turn?.game.random).toEqual(before.random);
    expect(turn?.game.preview).toEqual(before.preview);
    expect(statusOf(turn?.game as GameState)).toBe('finished');
    expect(outcomes(shiftGame(before, 'left') as GameState)).toEqual([]);
    expect(successors(before, 'left')).toEqual([{ game: turn?.game, probability: 1 }]);
    expect(play(turn?.game as GameState, 'right')).toBeUndefined();
    expect(statusOf(onBoard(threes, [12288, ...STUCK.slice(1)]))).toBe('finished');
  });

  it('comes with 12288 alone on the board, and not with tiles that add up to as much', () => {
    const empty = new Array<number>(12).fill(0);
    expect(play(onBoard(threes, [6144, 6144, 0, 0, ...empty]), 'left')?.placement).toBeNull();
    const apart = onBoard(threes, [6144, 3, 6144, 0, ...empty]);
    expect(play(apart, 'right')?.placement).not.toBeNull();
    expect(advance(apart, 'right')).toEqual(play(apart, 'right')?.game);
  });

  it('does not come with 12288 where the rules have no top tile', () => {
    const turn = play(onBoard(cs227, [6144, 6144, ...STUCK.slice(2)]), 'left');
    expect(turn?.placement).not.toBeNull();
    expect(turn?.game.board.cells[0]).toBe(12288);
    expect(statusOf(turn?.game as GameState)).not.toBe('finished');
  });

  it.each([6, 12, 24, 48, 96, 192, 384, 768, 1536, 3072])(
    'does not come with a pair of %d',
    (tile) => {
      expect(statusOf(onBoard(threes, [tile, tile, ...STUCK.slice(2)]))).toBe('playing');
    },
  );
});

describe('a turn', () => {
  it('is nothing where nothing moves: no tile, no draw, no count', () => {
    const cells = [3, 6, 0, 0, 1, 3, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0];
    for (const rules of [threes, cs227, tres]) {
      const game = onBoard(rules, cells);
      const before = structuredClone(game);
      expect(shiftGame(game, 'left')).toBeUndefined();
      expect(play(game, 'left')).toBeUndefined();
      expect(successors(game, 'left')).toEqual([]);
      expect(outcomes(game)).toEqual([]);
      expect(game).toEqual(before);
    }
  });

  it('has two halves, of which the first can be taken back', () => {
    const game = newGame(threes, new Sfc32([1, 2, 3, 4]));
    const shifted = shiftGame(game, 'left') as GameState;
    expect(shownBoard(game)).toBe(game.board);
    expect(shownBoard(shifted)).toBe(shifted.pending?.afterstate);
    expect(undo(shifted)).toEqual(game);
    expect(undo(game)).toBeUndefined();
    expect(place(shifted)).toEqual(play(game, 'left'));
    expect(place(game)).toBeUndefined();
  });

  it('says which tile entered where: the one that was shown', () => {
    const game = newGame(threes, new Sfc32([1, 2, 3, 4]));
    const turn = play(game, 'left');
    const { cell = -1, tile } = turn?.placement ?? {};
    expect(game.preview).toEqual({ kind: 'tile', tile });
    expect(turn?.game.board.cells[cell]).toBe(tile);
    expect(turn?.shift.afterstate.cells[cell]).toBe(0);
  });

  it('repeats when the same move is played again from the same state', () => {
    const game = newGame(threes, new Sfc32([1, 2, 3, 4]));
    const first = play(game, 'left');
    for (let again = 0; again < 20; again++) expect(play(game, 'left')).toEqual(first);
  });
});

describe('a game that is played in place', () => {
  it('knows what its tiles add up to', () => {
    const start = newGame(threes, new Sfc32([1, 2, 3, 4]));
    const game = openGame(start, start.board);
    for (const direction of [...DIRECTIONS, ...DIRECTIONS]) {
      const changed = pushGame(game, direction);
      if (changed !== 0) enter(game, direction, changed, new Sfc32([5, 6, 7, 8]));
      expect(game.sum).toBe(sumOf(game));
    }
    expect(game.sum).toBeGreaterThan(sumOf(start.board));
    expect(start.moves).toBe(0);
  });
});

describe('advancing', () => {
  it.each(RULE_SETS)('leads where a turn of $id leads, all game long', (rules) => {
    let game: GameState | undefined = newGame(rules, new Sfc32([1, 2, 3, 4]));
    let turns = 0;
    for (; game; turns++) {
      for (const direction of DIRECTIONS) {
        expect(advance(game, direction)).toEqual(play(game, direction)?.game);
      }
      game = advance(game, legalMoves(game)[turns % legalMoves(game).length] ?? 'left');
    }
    expect(turns).toBeGreaterThan(10);
  });

  it('does nothing while a shift is pending', () => {
    const game = newGame(threes, new Sfc32([1, 2, 3, 4]));
    const [direction = 'left'] = legalMoves(game);
    expect(advance(shiftGame(game, direction) as GameState, direction)).toBeUndefined();
  });
});

describe('the deal', () => {
  it('lays nine cards from one deck, the first preview from what is left of it', () => {
    const game = newGame(threes, new Sfc32([1, 2, 3, 4]));
    const count = (tile: number) => game.board.cells.filter((one) => one === tile).length;
    const shown = game.preview.kind === 'tile' ? game.preview.tile : 0;
    for (const tile of [1, 2, 3]) {
      const inPreview = shown === tile ? 1 : 0;
      expect(count(tile) + inPreview + (game.supply.deck[tile - 1] as number)).toBe(4);
    }
    expect(count(0)).toBe(7);
  });

  it('starts cs227 as the homework does: nextInt(16), then nextInt(15) past the first', () => {
    const game = newGame(cs227, new JavaRandom(42n));
    const java = new JavaRandom(42n);
    const first = java.nextInt(16);
    const second = java.nextInt(15);
    expect(game.board.cells.indexOf(1)).toBe(first);
    expect(game.board.cells.indexOf(2)).toBe(second >= first ? second + 1 : second);
    expect(game.preview).toEqual({
      kind: 'tile',
      tile: [1, 1, 1, 1, 2, 2, 2, 2, 3, 6][java.nextInt(10)],
    });
    expect(game.random).toEqual(java.save());
  });

  it('starts tres with a 1 and a 2, and a 1 comes first', () => {
    const game = newGame(tres, new Sfc32([1, 2, 3, 4]));
    expect(game.board.cells.filter((tile) => tile !== 0).sort()).toEqual([1, 2]);
    expect(game.preview).toEqual({ kind: 'tile', tile: 1 });
    const next = play(game, legalMoves(game)[0] ?? 'left');
    expect(next?.game.preview).toEqual({ kind: 'tile', tile: 2 });
  });
});
