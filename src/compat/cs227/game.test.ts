import { describe, expect, it, vi } from 'vitest';
import { Direction } from './direction.ts';
import { Game } from './game.ts';
import { GameUtil } from './game-util.ts';
import { Move } from './move.ts';
import { Random } from './random.ts';
import { TilePosition } from './tile-position.ts';

/** A GameUtil that starts with a given grid; all tiles are 2 and enter at a given place. */
class Steered extends GameUtil {
  place: TilePosition | null = new TilePosition(1, 1, 0);
  readonly start: number[][];

  constructor(start: number[][]) {
    super();
    this.start = start;
  }

  override initializeNewGrid(): number[][] {
    return this.copyGrid(this.start);
  }

  override generateRandomTileValue(): number {
    return 2;
  }

  override generateRandomTilePosition(): TilePosition | null {
    return this.place;
  }
}

const START = [
  [1, 2],
  [0, 0],
];

function steered(start: number[][] = START): { game: Game; util: Steered } {
  const util = new Steered(start);
  return { game: new Game(start.length, util, new Random(0)), util };
}

function gridIn(game: Game): number[][] {
  const size = Array.from({ length: game.getSize() }, (_, index) => index);
  return size.map((row) => size.map((col) => game.getCell(row, col)));
}

describe('a new game', () => {
  it('draws the grid and then the preview from the Random it was given', () => {
    const random = new Random(3);
    const util = new GameUtil();
    const game = new Game(4, util, random);
    const twin = new Random(3);
    expect(gridIn(game)).toEqual(util.initializeNewGrid(4, twin));
    expect(game.getNextTileValue()).toBe(util.generateRandomTileValue(twin));
    expect(random.save()).toEqual(twin.save());
    expect([game.getSize(), game.getScore()]).toEqual([4, 0]);
  });

  it('has a Random of its own when it was given none', () => {
    const grids = Array.from({ length: 20 }, () =>
      gridIn(new Game(8, new GameUtil())).flat().join(),
    );
    expect(new Set(grids).size).toBeGreaterThan(1);
  });

  it('refuses a size under 2', () => {
    expect(() => new Game(1, new GameUtil())).toThrow(RangeError);
  });

  it('asks the GameUtil for everything that is a rule or chance', () => {
    const util = new GameUtil();
    const spies = [
      vi.spyOn(util, 'initializeNewGrid'),
      vi.spyOn(util, 'generateRandomTileValue'),
      vi.spyOn(util, 'generateRandomTilePosition'),
      vi.spyOn(util, 'copyGrid'),
      vi.spyOn(util, 'shiftArray'),
      vi.spyOn(util, 'calculateTotalScore'),
    ];
    const random = new Random(3);
    const game = new Game(4, util, random);
    expect(game.shiftGrid(Direction.LEFT)).not.toEqual([]);
    game.newTile();
    expect(spies.map((spy) => spy.mock.calls.length)).toEqual([1, 2, 1, 1, 4, 1]);
    expect(util.generateRandomTilePosition).toHaveBeenCalledWith(
      expect.any(Array),
      random,
      Direction.LEFT,
    );
  });

  it('takes any object with the methods of a GameUtil', () => {
    const replaced: GameUtil = {
      mergeValues: () => 0,
      getScoreForValue: () => 0,
      calculateTotalScore: () => 77,
      initializeNewGrid: () => [
        [1, 1],
        [0, 1],
      ],
      copyGrid: (grid) => grid.map((row) => [...row]),
      generateRandomTileValue: () => 6,
      generateRandomTilePosition: () => new TilePosition(0, 1, 5),
      shiftArray: (arr) => (arr[0] === 0 ? [new Move(1, 0, arr.reverse()[0] as number)] : []),
    };
    const game = new Game(2, replaced);
    expect(game.shiftGrid(Direction.LEFT).map(String)).toEqual(['Move 1 to 0 (row 1 LEFT)']);
    expect(String(game.newTile())).toBe('Position (0, 1) value 6');
    expect(gridIn(game)).toEqual([
      [1, 6],
      [1, 0],
    ]);
    expect(game.getScore()).toBe(77);
  });
});

describe('cells and lines', () => {
  it.each([-1, 2, 0.5, Number.NaN])('refuses the row or column %d', (index) => {
    const { game } = steered();
    const message = (name: string) => `${name} must be an integer from 0 to 1, not ${index}`;
    expect(() => game.getCell(index, 0)).toThrow(new RangeError(message('row')));
    expect(() => game.getCell(0, index)).toThrow(new RangeError(message('col')));
    expect(() => game.setCell(index, 0, 1)).toThrow(new RangeError(message('row')));
    expect(() => game.setCell(0, index, 1)).toThrow(new RangeError(message('col')));
    const wrongLine = new RangeError(message('rowOrColumn'));
    expect(() => game.copyRowOrColumn(index, Direction.UP)).toThrow(wrongLine);
    expect(() => game.updateRowOrColumn([1, 2], index, Direction.UP)).toThrow(wrongLine);
    expect(gridIn(game)).toEqual(START);
  });

  it.each([1.5, Number.POSITIVE_INFINITY])('refuses the value %d', (value) => {
    const { game } = steered();
    expect(() => game.setCell(0, 0, value)).toThrow(
      new RangeError(`value must be an integer, not ${value}`),
    );
    expect(game.getCell(0, 0)).toBe(1);
  });

  it('refuses an array of another length, and writes nothing', () => {
    const { game } = steered();
    for (const arr of [[6], [6, 6, 6]]) {
      expect(() => game.updateRowOrColumn(arr, 0, Direction.LEFT)).toThrow(
        new RangeError(`arr must have 2 values, not ${arr.length}`),
      );
    }
    expect(gridIn(game)).toEqual(START);
  });

  it('refuses what is no direction', () => {
    const { game } = steered();
    expect(() => game.shiftGrid(null as unknown as Direction)).toThrow(TypeError);
    expect(() => game.copyRowOrColumn(0, 'left' as Direction)).toThrow(TypeError);
  });

  it('sets cells without a change of score, preview or pending shift', () => {
    const { game } = steered();
    game.setCell(1, 0, 48);
    expect([game.getScore(), game.getNextTileValue(), game.undo()]).toEqual([0, 2, false]);
    game.shiftGrid(Direction.LEFT);
    game.setCell(1, 1, 48);
    expect([game.getScore(), game.undo()]).toEqual([0, true]);
    expect(gridIn(game)).toEqual([
      [1, 2],
      [48, 0],
    ]);
  });
});

describe('a turn', () => {
  it('is a shift and a new tile, which alone changes score and preview', () => {
    const { game, util } = steered();
    expect(game.shiftGrid(Direction.LEFT).map(String)).toEqual(['Merge 1 to 0 (row 0 LEFT)']);
    expect(gridIn(game)).toEqual([
      [3, 0],
      [0, 0],
    ]);
    expect(game.getScore()).toBe(0);
    util.place = new TilePosition(1, 0, 99);
    expect(String(game.newTile())).toBe('Position (1, 0) value 2');
    expect(gridIn(game)).toEqual([
      [3, 0],
      [2, 0],
    ]);
    expect(game.getScore()).toBe(3);
    expect([game.newTile(), game.undo()]).toEqual([null, false]);
  });

  it('lists the moves of every line, line by line', () => {
    const { game } = steered([
      [0, 1, 2],
      [3, 3, 0],
      [6, 1, 3],
    ]);
    expect(game.shiftGrid(Direction.RIGHT).map(String)).toEqual([
      'Merge 1 to 0 (row 0 RIGHT)',
      'Move 1 to 0 (row 1 RIGHT)',
      'Move 2 to 1 (row 1 RIGHT)',
    ]);
  });

  it('scores the whole grid with the new tile in it', () => {
    const { game, util } = steered([
      [1, 2],
      [6, 0],
    ]);
    util.generateRandomTileValue = () => 3;
    game.shiftGrid(Direction.UP);
    expect(game.newTile()).toBeNull();
    game.shiftGrid(Direction.RIGHT);
    util.place = new TilePosition(0, 0, 0);
    game.newTile();
    expect([game.getScore(), game.getNextTileValue()]).toEqual([3 + 9, 3]);
  });

  it('can be taken back once', () => {
    const { game } = steered();
    game.shiftGrid(Direction.DOWN);
    expect([game.undo(), game.undo(), game.newTile()]).toEqual([true, false, null]);
    expect(gridIn(game)).toEqual(START);
  });

  it('leaves nothing pending when nothing moved', () => {
    const { game } = steered();
    expect(game.shiftGrid(Direction.UP)).toEqual([]);
    expect([game.undo(), game.newTile()]).toEqual([false, null]);
    expect(gridIn(game)).toEqual(START);
  });

  it('goes on from the grid as it stands when shifted again, and takes the last shift back', () => {
    const { game, util } = steered();
    game.shiftGrid(Direction.LEFT);
    expect(game.shiftGrid(Direction.DOWN).map(String)).toEqual(['Move 1 to 0 (column 0 DOWN)']);
    expect([game.undo(), game.undo()]).toEqual([true, false]);
    expect(gridIn(game)).toEqual([
      [3, 0],
      [0, 0],
    ]);
    const chosen = vi.spyOn(util, 'generateRandomTilePosition');
    game.shiftGrid(Direction.DOWN);
    game.shiftGrid(Direction.RIGHT);
    game.newTile();
    expect(chosen.mock.calls.map((call) => (call as unknown[])[2])).toEqual([Direction.RIGHT]);
  });

  it('takes no line from a shiftArray that lists no moves', () => {
    const { game, util } = steered();
    util.shiftArray = (arr) => {
      arr.fill(48);
      return [];
    };
    expect(game.shiftGrid(Direction.LEFT)).toEqual([]);
    expect(gridIn(game)).toEqual(START);
  });

  it('keeps a pending shift when another moves nothing', () => {
    const { game } = steered();
    game.shiftGrid(Direction.LEFT);
    expect(game.shiftGrid(Direction.UP)).toEqual([]);
    expect(game.undo()).toBe(true);
    expect(gridIn(game)).toEqual(START);
  });

  it('throws and stays pending when there is no place for the new tile', () => {
    const game = new Game(2, new GameUtil(), new Random(0));
    const grid = [
      [0, 3],
      [0, 6],
    ];
    grid.forEach((row, r) => {
      game.updateRowOrColumn(row, r, Direction.LEFT);
    });
    game.shiftGrid(Direction.LEFT);
    game.updateRowOrColumn([1, 1], 1, Direction.UP);
    expect(() => game.newTile()).toThrow(
      new Error('No cell is empty on the side opposite to LEFT.'),
    );
    expect(game.undo()).toBe(true);
    expect(gridIn(game)).toEqual(grid);
  });

  it('refuses a place outside the grid, and stays pending', () => {
    const { game, util } = steered();
    game.shiftGrid(Direction.LEFT);
    util.place = new TilePosition(2, 0, 0);
    expect(() => game.newTile()).toThrow(RangeError);
    expect(game.undo()).toBe(true);
  });
});
