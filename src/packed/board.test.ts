import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardFromRows,
  emptyBoard,
  emptyCells,
  SYMMETRIES,
  type Symmetry,
  transformBoard,
  unwrap,
} from '../engine/index.ts';
import { codeAt, emptyCellBits, highBits, lowBits, packBoard, unpackBoard } from './board.ts';
import { canonicalInto, hashWords, transformWords } from './canonical.ts';
import { codeOf, TILE_OF_CODE } from './codes.ts';
import { countBits, placeOfBit } from './entry.ts';

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

describe('codes', () => {
  it('stand for 0, 1, 2 and the doublings of 3 up to 12288', () => {
    expect(TILE_OF_CODE).toEqual([
      0, 1, 2, 3, 6, 12, 24, 48, 96, 192, 384, 768, 1536, 3072, 6144, 12288,
    ]);
    expect(TILE_OF_CODE.map(codeOf)).toEqual(TILE_OF_CODE.map((_, code) => code));
    expect(codeOf(24576)).toBeUndefined();
  });
});

describe('packed boards', () => {
  it('put the top left cell into the lowest bits', () => {
    const rows = [
      [1, 2, 3, 0],
      [0, 0, 0, 12288],
      [6, 0, 0, 0],
      [0, 0, 0, 12],
    ];
    const packed = unwrap(packBoard(unwrap(boardFromRows(rows))));
    expect(packed).toEqual({ low: 0xf0000321 | 0, high: 0x50000004 });
  });

  it('come back as they were', () => {
    fc.assert(
      fc.property(word, word, (low, high) => {
        expect(packBoard(unpackBoard(low, high))).toEqual({ ok: true, value: { low, high } });
      }),
    );
  });

  it('refuse other shapes and larger tiles', () => {
    const small = packBoard(emptyBoard(3, 2));
    expect(!small.ok && small.error.code).toBe('board-size');
    const cells = emptyBoard(4, 4).cells.map((_, cell) => (cell === 5 ? 24576 : 0));
    const large = packBoard({ width: 4, height: 4, cells });
    expect(!large.ok && [large.error.code, large.error.at]).toEqual([
      'tile-impossible',
      'board.cells[5]',
    ]);
  });

  it('show their cells one by one', () => {
    fc.assert(
      fc.property(word, word, (low, high) => {
        const { cells } = unpackBoard(low, high);
        expect(cells.map((_, cell) => TILE_OF_CODE[codeAt(low, high, cell)])).toEqual(cells);
        const empty = emptyCellBits(low, high);
        const listed = Array.from({ length: countBits(empty) }, (_, at) => placeOfBit(empty, at));
        expect(listed).toEqual(emptyCells(unpackBoard(low, high)));
      }),
    );
    expect([lowBits(7, 15), highBits(7, 15)]).toEqual([0xf0000000 | 0, 0]);
    expect([lowBits(8, 3), highBits(8, 3)]).toEqual([0, 3]);
  });
});

describe('symmetries of packed boards', () => {
  it("are the engine's", () => {
    fc.assert(
      fc.property(word, word, fc.nat(7), (low, high, symmetry) => {
        const image = transformWords(low, high, symmetry);
        const expected = transformBoard(unpackBoard(low, high), SYMMETRIES[symmetry] as Symmetry);
        expect(unpackBoard(image.low, image.high)).toEqual(expected);
      }),
    );
  });

  it('lead all images of a board to one canonical form, which is one of them', () => {
    fc.assert(
      fc.property(word, word, fc.nat(7), (low, high, symmetry) => {
        const [first, second] = [new Int32Array(2), new Int32Array(2)];
        const by = canonicalInto(low, high, first);
        const image = transformWords(low, high, symmetry);
        canonicalInto(image.low, image.high, second);
        expect([...second]).toEqual([...first]);
        expect(transformWords(low, high, by)).toEqual({ low: first[0], high: first[1] });
      }),
    );
  });

  it('choose the smallest image, the high word first', () => {
    const out = new Int32Array(2);
    expect(canonicalInto(0, 0x10000000, out)).toBeGreaterThan(0);
    expect([...out]).toEqual([1, 0]);
  });
});

describe('the hash of a board', () => {
  it('spreads over all bits, and over independent tables by its salt', () => {
    const buckets = new Set<number>();
    for (let low = 0; low < 4096; low++) buckets.add(hashWords(low, 0) >>> 16);
    // Of 65,536 buckets 4,096 random draws hit about 3,970.
    expect(buckets.size).toBeGreaterThan(3900);
    expect(hashWords(1, 2, 3)).not.toBe(hashWords(1, 2, 4));
    expect(hashWords(1, 2)).not.toBe(hashWords(2, 1));
  });
});
