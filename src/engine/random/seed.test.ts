import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deriveSeed,
  expandSeed,
  formatSeed,
  javaLongFromSeed,
  parseSeed,
  sfc32FromSeed,
} from './seed.ts';
import type { Words } from './types.ts';

const anyWord = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const anyWords = fc.tuple(anyWord, anyWord, anyWord, anyWord);

/** Worked out by a second program from the rule as seed.ts states it. */
const EXAMPLES: readonly (readonly [text: string, bits: string, first: Words, long: bigint])[] = [
  [
    '',
    '017943f931fba052965d5ad01c39ae30',
    [3106567010, 251850809, 1422423491, 2520470795],
    -5104140362675195847n,
  ],
  ['0', 'd0aedf66e146d93a01eb177ab3dae30a', [3211085504, 2993908103, 3068061959, 3629224532], 0n],
  ['1', 'aab4b6a36d3dc68d8b98075277114ef0', [3069748253, 2830090550, 648507271, 3955450568], 1n],
  ['-1', 'a36c106355c6bab18408e78423fc502b', [3542461137, 995032996, 2535381624, 406211619], -1n],
  [
    'threefold',
    'bf6d0c29b025ba0c8c438d8a3e785f7f',
    [413532020, 2589769398, 3648390258, 3139249617],
    1776106504338587318n,
  ],
  [
    'threefold/0',
    'bc8dfbbbcd30e9155b4c9eb0f02a450e',
    [3282777349, 2949842448, 1523569906, 1377714372],
    -4347322716755130864n,
  ],
  [
    'piñata',
    '2a67c2e65bbcd70f62b721a779fbdd80',
    [3548832750, 794624127, 2462945052, 3773314647],
    -3204623472691183489n,
  ],
  [
    '🦊',
    'ecddb7d26b0d2bbab3f9e10741a58cff',
    [1849757682, 404228493, 785925447, 3628112779],
    7944648750118996365n,
  ],
  [
    '0123456789abcdef0123456789ABCDEF',
    '0123456789abcdef0123456789abcdef',
    [3530455095, 2738071380, 2303632856, 2328069915],
    -3283554897949907116n,
  ],
  [
    '00000000000000000000000000000000',
    '00000000000000000000000000000000',
    [4035892905, 1363572419, 145230303, 808754475],
    -1112716035212544317n,
  ],
];

function firstWords(text: string): Words {
  const random = sfc32FromSeed(text);
  return [random.nextWord(), random.nextWord(), random.nextWord(), random.nextWord()];
}

function bitsThatDiffer(one: Words, other: Words): number[] {
  return one.flatMap((word, index) =>
    Array.from({ length: 32 }, (_, bit) => ((word ^ (other[index] ?? Number.NaN)) >>> bit) & 1),
  );
}

/** Asserts that, over the pairs, each of 128 bits differs in about half of the cases. */
function expectAvalanche(pairs: readonly (readonly [Words, Words])[]): void {
  const flips = new Array<number>(128).fill(0);
  for (const [one, other] of pairs) {
    bitsThatDiffer(one, other).forEach((flip, bit) => {
      flips[bit] = (flips[bit] ?? Number.NaN) + flip;
    });
  }
  const sigma = Math.sqrt(pairs.length) / 2;
  for (const count of flips) {
    expect(Math.abs(count - pairs.length / 2)).toBeLessThan(5 * sigma);
  }
}

describe('the rule from a seed to a state', () => {
  it.each(EXAMPLES)('holds for %j', (text, bits, first, long) => {
    expect(formatSeed(expandSeed(text))).toBe(bits);
    expect(firstWords(text)).toEqual(first);
    expect(javaLongFromSeed(text)).toEqual({ ok: true, value: long });
  });

  it('starts sfc32 at the bits, 12 outputs on', () => {
    const [a, b, c, counter] = expandSeed('threefold');
    expect(sfc32FromSeed('threefold').save().state[3]).toBe((counter + 12) >>> 0);
    expect(firstWords(formatSeed([a, b, c, counter]))).toEqual(firstWords('threefold'));
  });
});

describe('formatSeed', () => {
  it('is undone by expandSeed, in either case', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        const text = formatSeed(words);
        expect(text).toMatch(/^[0-9a-f]{32}$/);
        expect(expandSeed(text)).toEqual(words);
        expect(expandSeed(text.toUpperCase())).toEqual(words);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes signed words for the same bits', () => {
    expect(formatSeed([-1, 0, -(2 ** 31), 1])).toBe('ffffffff000000008000000000000001');
  });
});

describe('parseSeed', () => {
  it('makes a whole number its decimal text', () => {
    expect(parseSeed(1)).toEqual({ ok: true, value: '1' });
    expect(parseSeed(-0)).toEqual({ ok: true, value: '0' });
    expect(parseSeed(-42n)).toEqual({ ok: true, value: '-42' });
    expect(parseSeed(10n ** 40n)).toEqual({ ok: true, value: `1${'0'.repeat(40)}` });
  });

  it('takes a text as it is, but for the case of 32 hexadecimal digits', () => {
    expect(parseSeed(' A ')).toEqual({ ok: true, value: ' A ' });
    expect(parseSeed('')).toEqual({ ok: true, value: '' });
    expect(parseSeed('AB'.repeat(16))).toEqual({ ok: true, value: 'ab'.repeat(16) });
    expect(parseSeed('AB'.repeat(15))).toEqual({ ok: true, value: 'AB'.repeat(15) });
  });

  it('refuses everything else', () => {
    for (const data of [0.5, 2 ** 53, Number.NaN, Infinity, null, undefined, true, {}, ['1']]) {
      expect(parseSeed(data, 'tags.seed')).toMatchObject({
        ok: false,
        error: { code: 'seed-invalid', at: 'tags.seed' },
      });
    }
    expect(parseSeed(0.5)).toMatchObject({ error: { at: 'seed' } });
  });
});

describe('javaLongFromSeed', () => {
  it('reads every long as itself and refuses what is beyond', () => {
    const edge = 2n ** 63n;
    for (const long of [-edge, -1n, 0n, 42n, edge - 1n]) {
      expect(javaLongFromSeed(String(long))).toEqual({ ok: true, value: long });
    }
    expect(javaLongFromSeed('+7')).toEqual({ ok: true, value: 7n });
    for (const long of [edge, -edge - 1n, 10n ** 40n]) {
      expect(javaLongFromSeed(String(long), 'seed')).toMatchObject({
        ok: false,
        error: { code: 'seed-invalid', at: 'seed' },
      });
    }
  });

  it('answers any other text with a long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const long = javaLongFromSeed(`x${text}`);
        expect(long.ok && BigInt.asIntN(64, long.value) === long.value).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('deriveSeed', () => {
  it('adds the index to the text of the seed', () => {
    expect(deriveSeed('week 3', 0)).toBe('week 3/0');
    expect(deriveSeed(7, 12)).toBe('7/12');
    expect(deriveSeed(7n, 12)).toBe('7/12');
    expect(deriveSeed('AB'.repeat(16), 1)).toBe(`${'ab'.repeat(16)}/1`);
  });

  it('refuses an index or a number that is none', () => {
    for (const index of [-1, 0.5, Number.NaN, 2 ** 53]) {
      expect(() => deriveSeed('x', index)).toThrow('index must be a safe integer');
    }
    expect(() => deriveSeed(0.5, 0)).toThrow(RangeError);
  });
});

describe('the quality of seeds', () => {
  const shortSeeds = Array.from({ length: 100_000 }, (_, seed) => String(seed));
  const firsts = shortSeeds.map((text) => sfc32FromSeed(text).nextWord());

  it('gives 100,000 short seeds as many different states', () => {
    expect(new Set(shortSeeds.map((text) => formatSeed(expandSeed(text)))).size).toBe(100_000);
  });

  // 1,252.6: the chi-square quantile for one chance in 10^6 with 1,023 degrees of freedom.
  it.each([
    ['highest', (word: number) => word >>> 22],
    ['lowest', (word: number) => word & 1023],
    ['middle', (word: number) => (word >>> 11) & 1023],
  ])('spreads the %s ten bits of their first outputs evenly', (_, bits) => {
    const counts = new Array<number>(1024).fill(0);
    for (const word of firsts) counts[bits(word)] = (counts[bits(word)] ?? Number.NaN) + 1;
    const share = firsts.length / 1024;
    const statistic = counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
    expect(statistic).toBeLessThan(1252.6);
  });

  it('makes first outputs of neighbouring seeds independent', () => {
    // Pairs of first draws under 12, as a game would take them from seeds n and n + 1.
    const draws = shortSeeds.map((text) => sfc32FromSeed(text).nextInt(12));
    const counts = new Array<number>(144).fill(0);
    for (let index = 0; index + 1 < draws.length; index += 2) {
      const pair = (draws[index] ?? Number.NaN) * 12 + (draws[index + 1] ?? Number.NaN);
      counts[pair] = (counts[pair] ?? Number.NaN) + 1;
    }
    const share = draws.length / 2 / 144;
    const statistic = counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
    // One chance in 10^6 with 143 degrees of freedom.
    expect(statistic).toBeLessThan(238.2);
  });

  it('flips half of the state when one bit of one character flips', () => {
    const pairs = shortSeeds.slice(0, 500).flatMap((seed) => {
      const text = `seed ${seed}`;
      return Array.from({ length: 16 }, (_, bit): readonly [Words, Words] => {
        const at = bit % text.length;
        const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << bit));
        const other = text.slice(0, at) + flipped + text.slice(at + 1);
        return [expandSeed(text), expandSeed(other)];
      });
    });
    expectAvalanche(pairs);
  });

  it('flips half of the first outputs when one bit of a hexadecimal seed flips', () => {
    const pairs = shortSeeds.slice(0, 64).flatMap((seed) => {
      const words = expandSeed(seed);
      return Array.from({ length: 128 }, (_, bit): readonly [Words, Words] => {
        const [a, b, c, counter] = words.map((word, index) =>
          index === bit >> 5 ? word ^ (1 << (bit & 31)) : word,
        ) as unknown as Words;
        return [firstWords(formatSeed(words)), firstWords(formatSeed([a, b, c, counter]))];
      });
    });
    expectAvalanche(pairs);
  });
});
