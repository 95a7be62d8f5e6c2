import { describe, expect, it } from 'vitest';
import { Direction } from './direction.ts';
import { GameUtil } from './game-util.ts';
import { Random } from './random.ts';

const util = new GameUtil();

describe('mergeValues', () => {
  it('makes 3 of 1 and 2, the sum of two equal values from 3 on, and else 0', () => {
    const pairs = [
      [1, 2],
      [2, 1],
      [3, 3],
      [48, 48],
      [1, 1],
      [2, 2],
      [3, 6],
      [0, 3],
    ] as const;
    expect(pairs.map(([a, b]) => util.mergeValues(a, b))).toEqual([3, 3, 6, 96, 0, 0, 0, 0]);
  });
});

describe('getScoreForValue', () => {
  it.each([Number.POSITIVE_INFINITY, Number.NaN, 1.5])('refuses %d', (value) => {
    expect(() => util.getScoreForValue(value)).toThrow(
      new RangeError(`value must be an integer, not ${value}`),
    );
  });

  it('gives nothing for negative values', () => {
    expect(util.getScoreForValue(-6)).toBe(0);
  });
});

describe('calculateTotalScore', () => {
  it('asks getScoreForValue, so that a subclass decides what a tile is worth', () => {
    class Plain extends GameUtil {
      override getScoreForValue(value: number): number {
        return value;
      }
    }
    const grid = [
      [1, 2],
      [3, 6],
    ];
    expect(new Plain().calculateTotalScore(grid)).toBe(12);
  });

  it('is nothing for a grid without cells', () => {
    expect(util.calculateTotalScore([])).toBe(0);
  });
});

describe('initializeNewGrid', () => {
  it.each([1, 0, -3, 2.5, Number.NaN])('refuses the size %d', (size) => {
    expect(() => util.initializeNewGrid(size, new Random(1))).toThrow(
      new RangeError(`size must be an integer of at least 2, not ${size}`),
    );
  });

  it('makes grids beyond the sizes that the engine reads from saves', () => {
    const grid = util.initializeNewGrid(12, new Random(1));
    expect(grid.map((row) => row.length)).toEqual(new Array(12).fill(12));
    expect(grid.flat().filter((value) => value !== 0)).toHaveLength(2);
  });
});

describe('copyGrid', () => {
  it('shares nothing with the original', () => {
    const grid = [
      [1, 2],
      [0, 3],
    ];
    const copy = util.copyGrid(grid);
    expect(copy).toEqual(grid);
    (copy[1] as number[])[0] = 6;
    expect(grid).toEqual([
      [1, 2],
      [0, 3],
    ]);
  });
});

describe('generateRandomTileValue', () => {
  it('maps the ten draws below 10 to 1, 1, 1, 1, 2, 2, 2, 2, 3 and 6', () => {
    const values = Array.from({ length: 10 }, (_, drawn) => {
      const random = new Random(0);
      random.nextInt = (bound?: number) => (bound === 10 ? drawn : Number.NaN);
      return util.generateRandomTileValue(random);
    });
    expect(values).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 6]);
  });
});

describe('generateRandomTilePosition', () => {
  const grid = [
    [0, 2, 0],
    [1, 3, 6],
    [0, 0, 1],
  ];

  it('is null when there was no last move, and draws nothing', () => {
    const random = new Random(7);
    expect(util.generateRandomTilePosition(grid, random, null)).toBeNull();
    expect(random.save()).toEqual(new Random(7).save());
  });

  it.each([
    [Direction.LEFT, ['Position (0, 2) value 0']],
    [Direction.RIGHT, ['Position (0, 0) value 0', 'Position (2, 0) value 0']],
    [Direction.UP, ['Position (2, 0) value 0', 'Position (2, 1) value 0']],
    [Direction.DOWN, ['Position (0, 0) value 0', 'Position (0, 2) value 0']],
  ])('after %s draws among the empty cells opposite', (direction, expected) => {
    const random = new Random(7);
    const drawn = Array.from({ length: 60 }, () =>
      String(util.generateRandomTilePosition(grid, random, direction)),
    );
    expect([...new Set(drawn)].sort()).toEqual(expected);
  });

  it('repeats nextInt(size) until the cell is empty', () => {
    const draws = [1, 2, 1, 0];
    const random = new Random(0);
    random.nextInt = (bound?: number) => (bound === 3 ? (draws.shift() as number) : Number.NaN);
    const position = util.generateRandomTilePosition(grid, random, Direction.LEFT);
    expect(String(position)).toBe('Position (0, 2) value 0');
    expect(draws).toEqual([]);
  });

  it('is null on a full side, and draws nothing', () => {
    const random = new Random(7);
    const full = [
      [0, 2],
      [0, 1],
    ];
    expect(util.generateRandomTilePosition(full, random, Direction.LEFT)).toBeNull();
    expect(random.save()).toEqual(new Random(7).save());
  });
});

describe('shiftArray', () => {
  it('lists what moved, nearest the wall first', () => {
    const arr = [6, 1, 2, 0, 3];
    expect(util.shiftArray(arr).map(String)).toEqual(['Merge 2 to 1', 'Move 4 to 3']);
    expect(arr).toEqual([6, 3, 0, 3, 0]);
  });

  it.each([[[]], [[3]], [[0, 0]], [[3, 6, 0]]])('leaves %j as it is', (arr: number[]) => {
    const before = [...arr];
    expect(util.shiftArray(arr)).toEqual([]);
    expect(arr).toEqual(before);
  });
});
