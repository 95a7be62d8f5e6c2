import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, unwrap } from '../../engine/index.ts';
import { packTable, unpackTable } from './weight-coder.ts';

function backAndForth(numbers: Int16Array, near: number): Int16Array {
  const back = new Int16Array(numbers.length);
  unpackTable(packTable(numbers, near), near, back);
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
      fc.property(rows, fc.constantFrom(16, 64), (table, near) => {
        const numbers = Int16Array.from(table.flat());
        expect(backAndForth(numbers, near)).toEqual(numbers);
      }),
    );
  });

  test('comes back where carries run through long rows of ones', () => {
    const random = unwrap(createRandom('sfc32', 'carries'));
    const numbers = new Int16Array(400_000).map(() => random.nextInt(65_536) - 32_768);
    expect(backAndForth(numbers, 16)).toEqual(numbers);
  });

  test('takes next to nothing where all is empty, and little where rows are alike', () => {
    const numbers = new Int16Array(4 * 16 ** 4);
    expect(packTable(numbers, 16).length).toBeLessThan(20);
    const alike = numbers.map((_, at) => (at % 4 < 2 ? 5 : 0));
    expect(packTable(alike, 16).length).toBeLessThan(4000);
  });

  test('of bytes that mean nothing comes to an end', () => {
    const random = unwrap(createRandom('sfc32', 'noise'));
    for (const length of [0, 3, 5000]) {
      const bytes = new Uint8Array(length).map(() => random.nextInt(256));
      const numbers = new Int16Array(4 * 2048);
      unpackTable(bytes, 16, numbers);
      expect(numbers).toHaveLength(8192);
    }
  });
});
