import { describe, expect, it } from 'vitest';
import {
  boardFromRows,
  createRandom,
  cs227,
  DIRECTIONS,
  drawOutcomes,
  type GameState,
  newGame,
  type RuleSet,
  shift,
  threes,
  tres,
  unwrap,
} from '../engine/index.ts';
import { branchOf, drawTree, runScripted } from './draws.ts';
import { PackedGame } from './game.ts';
import { afterstatesInto, highestCode, legalBits, wouldPassCeiling } from './push.ts';
import { rowTables } from './row-tables.ts';
import { packRules } from './rules.ts';

/** A game of some rules on a given board. */
function gameOn(rules: RuleSet, rows: number[][]): GameState {
  const game = newGame(rules, unwrap(createRandom('sfc32', 1)));
  return { ...game, board: unwrap(boardFromRows(rows)) };
}

const twoOfTheLargest = [
  [12288, 12288, 1, 0],
  [1, 1, 1, 1],
  [2, 2, 2, 2],
  [1, 1, 1, 1],
];

describe('rules that can be packed', () => {
  it.each([
    [{ ...threes, width: 5 }, 'board-size'],
    [{ ...threes, topTile: 24576 }, 'parameter-invalid'],
    [{ ...cs227, weights: [{ tile: 24576, weight: 1 }] }, 'parameter-invalid'],
    [{ ...tres, sequence: [1, 24576] }, 'parameter-invalid'],
  ] as const)('are refused otherwise: %#', (rules, code) => {
    const packed = packRules(rules);
    expect(!packed.ok && packed.error.code).toBe(code);
  });

  it('share the tables of one way of travelling', () => {
    expect(unwrap(packRules(threes)).tables).toBe(unwrap(packRules(cs227)).tables);
    expect(unwrap(packRules(tres)).tables).toBe(rowTables('step'));
  });
});

describe('a packed game', () => {
  it('is refused where its rules or its board cannot be packed', () => {
    const small = newGame({ ...threes, width: 5 }, unwrap(createRandom('sfc32', 1)));
    expect(PackedGame.from(small).ok).toBe(false);
    const rows = twoOfTheLargest.map((row) => row.map((tile) => (tile === 12288 ? 24576 : tile)));
    expect(PackedGame.from(gameOn({ ...threes, topTile: null }, rows)).ok).toBe(false);
  });

  it('finishes with two 6144 merged: nothing enters, nothing is drawn', () => {
    const rows = twoOfTheLargest.map((row) => row.map((tile) => (tile === 12288 ? 6144 : tile)));
    const game = unwrap(PackedGame.from(gameOn(threes, rows)));
    const before = game.random.save();
    expect(game.play(0)).toBe(true);
    expect([game.status(), game.lastPlacement(), game.legalMoves()]).toEqual(['finished', null, 0]);
    expect(game.random.save()).toEqual(before);
    expect(game.play(1)).toBe(false);
  });

  it('stops short of a tile beyond 12288 where the rules would go on', () => {
    for (const rules of [{ ...threes, topTile: null }, cs227, tres]) {
      const game = unwrap(PackedGame.from(gameOn(rules, twoOfTheLargest)));
      expect([game.status(), game.legalMoves(), game.play(0)]).toEqual(['beyond', 0, false]);
      expect(wouldPassCeiling(game.packed.tables, game.low, game.high)).toBe(true);
    }
  });

  it('goes on with single tiles of 12288 where no top tile is set', () => {
    const rows = twoOfTheLargest.map((row) => [...row]);
    (rows[0] as number[])[1] = 3;
    const game = unwrap(PackedGame.from(gameOn({ ...threes, topTile: null }, rows)));
    expect(game.status()).toBe('playing');
    expect(game.play(0) || game.play(1) || game.play(2)).toBe(true);
  });

  it('is lost by a full board where the rules say so, even with a merge left', () => {
    const rows = [0, 1, 2, 3].map(() => [3, 3, 6, 12]);
    const game = unwrap(PackedGame.from(gameOn(tres, rows)));
    expect([game.status(), game.legalMoves(), game.play(0)]).toEqual(['full', 0, false]);
  });

  it('refuses an illegal move and stays as it was', () => {
    const rows = [0, 1, 2, 3].map(() => [3, 0, 0, 0]);
    const game = unwrap(PackedGame.from(gameOn(threes, rows)));
    const before = game.toState();
    expect(game.play(0)).toBe(false);
    expect(game.toState()).toEqual(before);
  });
});

describe('afterstates', () => {
  it("are the engine's, all four at once", () => {
    const { tables } = unwrap(packRules(threes));
    const out = new Int32Array(12);
    for (let seed = 0; seed < 50; seed++) {
      const state = newGame(threes, unwrap(createRandom('sfc32', seed)));
      const game = unwrap(PackedGame.from(state));
      expect(afterstatesInto(tables, game.low, game.high, out)).toBe(
        legalBits(tables, game.low, game.high),
      );
      DIRECTIONS.forEach((direction, index) => {
        const pushed = shift(state.board, direction, threes);
        const changed = pushed?.changedLines.reduce((bits, line) => bits | (1 << line), 0) ?? 0;
        expect(out[3 * index + 2]).toBe(changed);
      });
      expect(highestCode(tables, game.low, game.high)).toBe(3);
    }
  });
});

describe('the graph of supplies', () => {
  it("has the engine's outcomes", () => {
    const { supply } = unwrap(packRules(threes));
    const [code48, tile48] = [7, 48];
    const ours = supply.outcomes(supply.start, code48);
    const theirs = drawOutcomes(supply.start.supply, tile48, threes);
    expect(ours.map(({ probability }) => probability)).toEqual(
      theirs.map(({ probability }) => probability),
    );
    expect(ours.map(({ preview }) => supply.previews[preview]?.preview)).toEqual(
      theirs.map(({ preview }) => preview),
    );
    expect(supply.outcomes(supply.start, code48)).toBe(ours);
  });
});

describe('scripted draws', () => {
  it('show the bounds that a function draws below', () => {
    const run = runScripted((random) => random.nextInt(3) * 10 + random.nextInt(5), [2]);
    expect(run).toEqual({ result: 20, bounds: [3, 5] });
  });

  it('make a tree whose branches are worked out when taken', () => {
    const draw = (random: { nextInt(bound: number): number }) =>
      random.nextInt(2) === 0 ? 'none' : `some ${random.nextInt(4)}`;
    const root = drawTree(draw, []);
    expect(branchOf(root, 0, draw)).toMatchObject({ bound: 0, result: 'none' });
    const some = branchOf(root, 1, draw);
    expect(branchOf(root, 1, draw)).toBe(some);
    expect([some.bound, branchOf(some, 3, draw).result]).toEqual([4, 'some 3']);
  });

  it('have no state', () => {
    expect(() => runScripted((random) => random.save(), [])).toThrow('no state');
  });
});
