import { describe, expect, it } from 'vitest';
import { JavaRandom } from '../../engine/index.ts';
import { Direction, engineDirection } from './direction.ts';
import { Move, type MoveArguments } from './move.ts';
import { Random } from './random.ts';
import { TilePosition } from './tile-position.ts';

describe('Direction', () => {
  it('has a name in the engine for each', () => {
    expect(Object.values(Direction).map(engineDirection)).toEqual(['left', 'right', 'up', 'down']);
  });

  it.each([null, undefined, 'left', 'SIDEWAYS', ''])('refuses %s', (wrong) => {
    expect(() => engineDirection(wrong as Direction)).toThrow(
      new TypeError(`direction must be LEFT, RIGHT, UP or DOWN, not ${wrong}`),
    );
  });
});

describe('Random', () => {
  it('draws what the engine’s java.util.Random draws', () => {
    const [java, ours] = [new JavaRandom(42), new Random(42)];
    expect([ours.nextInt(10), ours.nextInt(), ours.nextLong()]).toEqual([
      java.nextInt(10),
      java.nextInt(),
      java.nextLong(),
    ]);
  });

  it('starts somewhere else every time when it gets no seed', () => {
    expect(new Random().nextLong()).not.toBe(new Random().nextLong());
  });
});

describe('TilePosition', () => {
  it('equals one with the same row, column and value only', () => {
    const position = new TilePosition(1, 2, 3);
    expect(position.equals(new TilePosition(1, 2, 3))).toBe(true);
    expect(position.equals(new TilePosition(0, 2, 3))).toBe(false);
    expect(position.equals(new TilePosition(1, 0, 3))).toBe(false);
    expect(position.equals(new TilePosition(1, 2, 0))).toBe(false);
    expect(position.equals(null)).toBe(false);
    expect(position.equals({ row: 1, col: 2, value: 3 })).toBe(false);
  });
});

describe('Move', () => {
  const facts = (move: Move) => [
    move.getOldIndex(),
    move.getNewIndex(),
    move.getValue(),
    move.getNewValue(),
    move.isMerged(),
  ];

  it('is of one tile, or a merge with or without the place of the other', () => {
    expect(facts(new Move(2, 1, 6))).toEqual([2, 1, 6, 6, false]);
    expect(facts(new Move(3, 2, 1, 2, 3))).toEqual([3, 2, 1, 3, true]);
    expect(facts(new Move(5, 4, 3, 12, 24, 48))).toEqual([5, 3, 12, 48, true]);
  });

  it('knows line and direction once they are set', () => {
    const move = new Move(2, 1, 6);
    expect([move.getRowOrColumn(), move.getDirection()]).toEqual([-1, null]);
    move.setDirection(3, Direction.UP);
    expect([move.getRowOrColumn(), move.getDirection()]).toEqual([3, Direction.UP]);
  });

  it('equals one with the same indices, value, kind, line and direction', () => {
    const made = (line: [number, Direction], ...args: MoveArguments) => {
      const move = new Move(...args);
      move.setDirection(...line);
      return move;
    };
    const move = made([0, 'LEFT'], 2, 1, 6);
    expect(move.equals(made([0, 'LEFT'], 2, 1, 6))).toBe(true);
    expect(move.equals(made([0, 'LEFT'], 3, 1, 6))).toBe(false);
    expect(move.equals(made([0, 'LEFT'], 2, 0, 6))).toBe(false);
    expect(move.equals(made([0, 'LEFT'], 2, 1, 3))).toBe(false);
    expect(move.equals(made([0, 'LEFT'], 2, 1, 6, 6, 12))).toBe(false);
    expect(move.equals(made([1, 'LEFT'], 2, 1, 6))).toBe(false);
    expect(move.equals(made([0, 'RIGHT'], 2, 1, 6))).toBe(false);
    expect(move.equals(new Move(2, 1, 6))).toBe(false);
  });

  it('compares not what a merge made', () => {
    expect(new Move(2, 1, 6, 6, 12).equals(new Move(2, 1, 6, 3, 9))).toBe(true);
  });

  it('equals no other kind of thing', () => {
    const move = new Move(2, 1, 6);
    expect(move.equals(move)).toBe(true);
    expect(move.equals(null)).toBe(false);
    expect(move.equals(String(move))).toBe(false);
  });

  it('names the column for UP and DOWN, the row for LEFT and RIGHT', () => {
    const texts = Object.values(Direction).map((direction) => {
      const move = new Move(2, 1, 2, 1, 3);
      move.setDirection(4, direction);
      return String(move);
    });
    expect(texts).toEqual([
      'Merge 2 to 1 (row 4 LEFT)',
      'Merge 2 to 1 (row 4 RIGHT)',
      'Merge 2 to 1 (column 4 UP)',
      'Merge 2 to 1 (column 4 DOWN)',
    ]);
  });
});
