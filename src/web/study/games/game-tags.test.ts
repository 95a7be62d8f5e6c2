import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detailsIn, type GameDetails, nameOf, withDetails } from './game-tags.ts';

const time = fc.option(fc.integer({ min: 0, max: 4_000_000_000_000 }), { nil: null });
const details: fc.Arbitrary<GameDetails> = fc.record({
  name: fc.string().map(nameOf),
  started: time,
  ended: time,
  playedMs: time,
  undone: fc.nat(),
  daily: fc.option(fc.record({ day: fc.constant('2026-11-30'), scored: fc.boolean() }), {
    nil: null,
  }),
});

test('what tags say is what was written into them, and other tags stay', () => {
  const others = [{ name: 'Machine', value: 'a phone' }];
  fc.assert(
    fc.property(details, details, (first, second) => {
      const tags = withDetails(withDetails(others, first), second);
      expect(detailsIn(tags)).toEqual(second);
      expect(tags.filter(({ name }) => name === 'Machine')).toEqual(others);
    }),
  );
});

test('what can not be read says nothing', () => {
  const tags = ['Name', 'Started', 'Ended', 'Played', 'Undone', 'Daily'].map((name) => {
    return { name, value: name === 'Name' ? '   ' : 'soon' };
  });
  expect(detailsIn(tags)).toEqual({
    name: null,
    started: null,
    ended: null,
    playedMs: null,
    undone: 0,
    daily: null,
  });
});

test.each(['2026-02-30 scored', '2026-13-01 practice', '2026-11-30 won', '30-11-2026 scored'])(
  '%s is no day that was played',
  (value) => {
    expect(detailsIn([{ name: 'Daily', value }]).daily).toBeNull();
  },
);

test.each(['2026-02-30T10:00:00Z', '2026-11-30T25:00:00Z', '2026-11-30 10'])(
  '%s is no time',
  (value) => {
    expect(detailsIn([{ name: 'Started', value }]).started).toBeNull();
  },
);

test('a name is one line that every file and picture can hold', () => {
  expect(nameOf('  a\t\nb\u0000 c  ')).toBe('a b c');
  expect(nameOf(`${'x'.repeat(59)}😀`)).toBe('x'.repeat(59));
  expect(nameOf('\ud800')).toBeNull();
});
