import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, unwrap } from '../../engine/index.ts';
import { packTable, type TableShape, unpackTable } from './weight-coder.ts';

const ROWS_OF_16: TableShape = { like: [4, 64, 1024] };

function backAndForth(numbers: Int16Array, shape: TableShape): Int16Array {
  const back = new Int16Array(numbers.length);
  unpackTable(packTable(numbers, shape), shape, back);
  return back;
}

describe('a packed table', () => {
  test('comes back whole, whatever is in it', () => {
    const number = fc.oneof(
      { weight: 6, arbitrary: fc.constant(0) },
      { weight: 3, arbitrary: fc.integer({ min: -30, max: 30 }) },
      fc.integer({ min: -32768, max: 32767 }),
    );
    const rows = fc.array(fc.tuple(number, number, number, number), { maxLength: 700 });
    fc.assert(
      fc.property(rows, fc.constantFrom([], [4], [16, 256]), fc.boolean(), (table, like, later) => {
        const numbers = Int16Array.from(table.flat());
        const before = later ? numbers.toReversed() : undefined;
        expect(backAndForth(numbers, { like, before })).toEqual(numbers);
      }),
    );
  });

  test('comes back where carries run through long rows of ones', () => {
    const random = unwrap(createRandom('sfc32', 'carries'));
    const numbers = new Int16Array(400_000).map(() => random.nextInt(65_536) - 32_768);
    expect(backAndForth(numbers, ROWS_OF_16)).toEqual(numbers);
  });

  test('takes next to nothing where all is empty, and little where rows are alike', () => {
    const numbers = new Int16Array(4 * 16 ** 4);
    expect(packTable(numbers, ROWS_OF_16).length).toBeLessThan(20);
    const alike = numbers.map((_, at) => (at % 4 < 2 ? 5 : 0));
    expect(packTable(alike, ROWS_OF_16).length).toBeLessThan(2500);
  });

  test('takes far less where numbers follow from those around them', () => {
    const random = unwrap(createRandom('sfc32', 'slope'));
    const slope = (at: number) => 20 * ((at >> 2) % 16) + 30 * ((at >> 6) % 16) + random.nextInt(3);
    const smooth = new Int16Array(4 * 16 ** 3).map((_, at) => slope(at));
    const mixed = smooth.map((_, at) => smooth[(at * 7919) % smooth.length]!);
    const [follows, stands] = [smooth, mixed].map((one) => packTable(one, ROWS_OF_16).length);
    expect(follows).toBeLessThan(0.65 * stands!);
  });

  test('of bytes that mean nothing comes to an end', () => {
    const random = unwrap(createRandom('sfc32', 'noise'));
    for (const length of [0, 3, 5000]) {
      const bytes = new Uint8Array(length).map(() => random.nextInt(256));
      const numbers = new Int16Array(4 * 2048);
      unpackTable(bytes, ROWS_OF_16, numbers);
      expect(numbers).toHaveLength(8192);
    }
  });
});
