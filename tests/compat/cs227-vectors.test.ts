/** Every vector of the homework through the classes with the Java names. */
import { describe, expect, it } from 'vitest';
import {
  Direction,
  Game,
  GameUtil,
  Move,
  type MoveArguments,
  Random,
  TilePosition,
} from '../../src/compat/cs227/index.ts';
import { vectors } from '../support/vectors.ts';
import {
  describeMove,
  digitsOf,
  directionOf,
  gridMoves,
  gridOf,
  lineMoves,
  lineOf,
  listOf,
  wordsOf,
} from './decode.ts';

type Cases = { cases: string[] };
type Words5 = [string, string, string, string, string];

const util = new GameUtil();

/** A game whose grid was set cell by cell. */
function gameWith(grid: number[][]): Game {
  const game = new Game(grid.length, util, new Random(0));
  setGrid(game, grid);
  return game;
}

function setGrid(game: Game, grid: number[][]): void {
  grid.forEach((row, r) => {
    row.forEach((value, c) => {
      game.setCell(r, c, value);
    });
  });
}

function gridIn(game: Game): number[][] {
  const size = Array.from({ length: game.getSize() }, (_, index) => index);
  return size.map((row) => size.map((col) => game.getCell(row, col)));
}

function asSet(moves: readonly Move[]): string[] {
  return moves.map(describeMove).sort();
}

describe('merge-values', () => {
  const { cases } = vectors<{ cases: [number, number, number][] }>('merge-values');
  it.each(cases)('%d and %d make %d', (a, b, merged) => {
    expect(util.mergeValues(a, b)).toBe(merged);
  });
});

describe('score', () => {
  const { cases, totals } = vectors<{ cases: [number, number][]; totals: string[] }>('score');
  it.each(cases)('a %d is worth %d', (value, score) => {
    expect(util.getScoreForValue(value)).toBe(score);
  });
  it.each(totals)('%s', (text) => {
    const [grid, total] = wordsOf(text) as [string, string];
    expect(util.calculateTotalScore(gridOf(grid))).toBe(Number(total));
  });
});

describe('shift-array', () => {
  it.each(vectors<Cases>('shift-array').cases)('%s', (text) => {
    const [before, after, , moves] = wordsOf(text) as [string, string, string, string];
    const line = lineOf(before);
    const expected = lineMoves(moves, lineOf(before), lineOf(after));
    expect(asSet(util.shiftArray(line))).toEqual(expected.sort());
    expect(line).toEqual(lineOf(after));
  });
});

describe('copy-update-line', () => {
  it.each(vectors<Cases>('copy-update-line').cases)('%s', (text) => {
    const [grid, index, name, copied, ...rest] = wordsOf(text) as Words5;
    const [newLine, updated] = rest as unknown as [string, string];
    const game = gameWith(gridOf(grid));
    const direction = directionOf(name);
    const copy = game.copyRowOrColumn(Number(index), direction);
    expect(copy).toEqual(lineOf(copied));
    copy.fill(-1);
    expect(gridIn(game)).toEqual(gridOf(grid));
    game.updateRowOrColumn(lineOf(newLine), Number(index), direction);
    expect(gridIn(game)).toEqual(gridOf(updated));
  });
});

describe('grid-shift', () => {
  it.each(vectors<Cases>('grid-shift').cases)('%s', (text) => {
    const [before, name, after, moves, candidates, total] = wordsOf(text) as [...Words5, string];
    const direction = directionOf(name);
    const game = gameWith(gridOf(before));
    const next = game.getNextTileValue();
    const expected = gridMoves(moves, gridOf(before), gridOf(after), direction);
    expect(asSet(game.shiftGrid(direction))).toEqual(expected.sort());
    expect(gridIn(game)).toEqual(gridOf(after));
    expect([game.getScore(), game.getNextTileValue()]).toEqual([0, next]);
    expect(util.calculateTotalScore(gridIn(game))).toBe(Number(total));
    expect(drawnPositions(gridOf(after), direction)).toEqual(listOf(candidates));
    expect(game.undo()).toBe(moves !== '-');
    expect(gridIn(game)).toEqual(gridOf(before));
  });

  /** Every position that a hundred draws give: all of the at most six possible ones. */
  function drawnPositions(grid: number[][], direction: Direction): string[] {
    const random = new Random(1);
    const drawn = new Set<string>();
    for (let draw = 0; draw < 100; draw++) {
      const position = util.generateRandomTilePosition(grid, random, direction);
      if (position) drawn.add(`${position.getRow()}${position.getCol()}`);
    }
    return [...drawn].sort();
  }
});

describe('initial-grid', () => {
  it.each(vectors<Cases>('initial-grid').cases)('%s', (text) => {
    const [seed, size, one, two, next] = wordsOf(text) as Words5;
    const random = new Random(seed);
    const cells = util.initializeNewGrid(Number(size), random).flat();
    const expected = cells.map(() => 0);
    expected[Number(one)] = 1;
    expected[Number(two)] = 2;
    expect(cells).toEqual(expected);
    expect(util.generateRandomTileValue(random)).toBe(Number(next));
  });
});

describe('api-values', () => {
  type Line = [number, Direction];
  interface MoveCase {
    args: MoveArguments;
    getOldIndex: number;
    getNewIndex: number;
    getValue: number;
    getNewValue: number;
    isMerged: boolean;
    text: string;
    setDirection?: Line;
    textAfter?: string;
  }
  const api = vectors<{
    directionOrder: string[];
    moves: MoveCase[];
    moveEquality: {
      a: MoveArguments;
      aSetDirection?: Line;
      b: MoveArguments;
      bSetDirection?: Line;
      equal: boolean;
    }[];
    tilePositions: { args: [number, number, number]; text: string }[];
  }>('api-values');

  function moveOf(args: MoveArguments, line: Line | undefined): Move {
    const move = new Move(...args);
    if (line) move.setDirection(...line);
    return move;
  }

  it('lists the directions in order', () => {
    expect(Object.values(Direction)).toEqual(api.directionOrder);
    expect(Object.keys(Direction)).toEqual(api.directionOrder);
  });

  it.each(api.moves)('Move $args $setDirection', (move) => {
    const made = moveOf(move.args, undefined);
    expect(made.getOldIndex()).toBe(move.getOldIndex);
    expect(made.getNewIndex()).toBe(move.getNewIndex);
    expect(made.getValue()).toBe(move.getValue);
    expect(made.getNewValue()).toBe(move.getNewValue);
    expect(made.isMerged()).toBe(move.isMerged);
    expect([made.getRowOrColumn(), made.getDirection()]).toEqual([-1, null]);
    expect(String(made)).toBe(move.text);
    if (move.setDirection) {
      made.setDirection(...move.setDirection);
      expect([made.getRowOrColumn(), made.getDirection()]).toEqual(move.setDirection);
      expect(String(made)).toBe(move.textAfter);
    }
  });

  it.each(api.moveEquality)('$a $aSetDirection equals $b $bSetDirection: $equal', (pair) => {
    const a = moveOf(pair.a, pair.aSetDirection);
    const b = moveOf(pair.b, pair.bSetDirection);
    expect([a.equals(b), b.equals(a)]).toEqual([pair.equal, pair.equal]);
  });

  it.each(api.tilePositions)('TilePosition $args', ({ args, text }) => {
    const position = new TilePosition(...args);
    expect([position.getRow(), position.getCol(), position.getValue()]).toEqual(args);
    expect(String(position)).toBe(text);
  });
});

/** A GameUtil whose every random choice is given. */
class Scripted extends GameUtil {
  readonly initial: number[][];
  place: TilePosition | null = null;
  value: number;

  constructor(initial: number[][], value: number) {
    super();
    this.initial = initial;
    this.value = value;
  }

  override initializeNewGrid(): number[][] {
    return this.copyGrid(this.initial);
  }

  override generateRandomTilePosition(): TilePosition | null {
    return this.place;
  }

  override generateRandomTileValue(): number {
    return this.value;
  }
}

describe('script-random-free', () => {
  const { scripts } = vectors<{ scripts: { initial: string; next: number; ops: string[] }[] }>(
    'script-random-free',
  );
  it.each(scripts)('$initial, then $next', ({ initial, next, ops }) => {
    const choices = new Scripted(gridOf(initial), next);
    const game = new Game(gridOf(initial).length, choices);
    let grid = gridOf(initial);
    let before = grid;
    let preview = next;
    let score = 0;
    for (const op of ops) {
      const [name, first, ...more] = wordsOf(op) as [string, string, ...string[]];
      if (name === 'undo') {
        expect(game.undo()).toBe(first === 'true');
        if (first === 'true') grid = before;
      } else if (name === 'newTile' && first === 'null') {
        expect(game.newTile()).toBeNull();
      } else if (name === 'newTile') {
        const [row, col] = digitsOf(first) as [number, number];
        choices.place = new TilePosition(row, col, 0);
        choices.value = Number(more[0]);
        expect(String(game.newTile())).toBe(`Position (${row}, ${col}) value ${preview}`);
        grid = grid.map((line) => [...line]);
        (grid[row] as number[])[col] = preview;
        preview = choices.value;
        score = Number(more[1]);
      } else {
        const direction = directionOf(name);
        const after = first === '-' ? grid : gridOf(more[0] as string);
        const expected = gridMoves(first, grid, after, direction);
        expect(asSet(game.shiftGrid(direction))).toEqual(expected.sort());
        before = grid;
        grid = after;
      }
      expect(gridIn(game)).toEqual(grid);
      expect([game.getNextTileValue(), game.getScore()]).toEqual([preview, score]);
    }
  });
});

describe.each([3, 4])('trace-common-reject-size%d', (size) => {
  const { games } = vectors<{
    games: { seed: number; initial: string; next: number; steps: string[]; rngProbe: number }[];
  }>(`trace-common-reject-size${size}`);
  const cycle = [Direction.LEFT, Direction.UP, Direction.RIGHT, Direction.DOWN];

  it.each(games)('seed $seed', ({ seed, initial, next, steps, rngProbe }) => {
    const random = new Random(seed);
    const game = new Game(size, new GameUtil(), random);
    let grid = gridOf(initial);
    let preview = next;
    let score = 0;
    expect(gridIn(game)).toEqual(grid);
    expect([game.getNextTileValue(), game.getScore()]).toEqual([preview, score]);
    steps.forEach((step, index) => {
      const direction = cycle[index % 4] as Direction;
      const [moves, shifted, place, newNext, newScore] = wordsOf(step) as Words5;
      const after = moves === '-' ? grid : gridOf(shifted);
      const expected = gridMoves(moves, grid, after, direction);
      expect(asSet(game.shiftGrid(direction))).toEqual(expected.sort());
      expect(gridIn(game)).toEqual(after);
      expect([game.getNextTileValue(), game.getScore()]).toEqual([preview, score]);
      if (index % 7 === 6) {
        expect(game.undo()).toBe(moves !== '-');
        expect(gridIn(game)).toEqual(grid);
      }
      const tile = game.newTile();
      if (place === undefined) {
        expect(tile).toBeNull();
      } else {
        const [row, col] = digitsOf(place) as [number, number];
        expect(String(tile)).toBe(`Position (${row}, ${col}) value ${preview}`);
        grid = after;
        (grid[row] as number[])[col] = preview;
        [preview, score] = [Number(newNext), Number(newScore)];
      }
      expect(gridIn(game)).toEqual(grid);
      expect([game.getNextTileValue(), game.getScore()]).toEqual([preview, score]);
    });
    expect(random.nextInt()).toBe(rngProbe);
  });
});
