import { expect, test } from 'vitest';
import { cs227, RULE_SETS, threes, tres, unwrap } from '../../engine/index.ts';
import { linkQuery } from './deal-link.ts';
import { parseLink, sized, sizesOf } from './link.ts';
import { recordInLink, recordLink } from './record-link.ts';

function codeOf(search: string): string | undefined {
  const link = parseLink(search);
  return link && !link.ok ? link.error.code : undefined;
}

test('an address without a game asks for none', () => {
  expect(parseLink('')).toBeUndefined();
  expect(parseLink('?utm_source=x')).toBeUndefined();
});

test('each part is optional; the rules are the default game’s', () => {
  expect(parseLink('?seed=x')).toEqual({ ok: true, value: { rules: threes, seed: 'x' } });
  expect(parseLink('?seed=')).toEqual({ ok: true, value: { rules: threes, seed: '' } });
  expect(parseLink('?rules=tres')).toEqual({ ok: true, value: { rules: tres, seed: null } });
});

test('the size is the side of a square board', () => {
  const link = parseLink('?rules=cs227&size=6&seed=1');
  expect(link?.ok && [link.value.rules.width, link.value.rules.height]).toEqual([6, 6]);
});

test('what does not exist is refused with a reason', () => {
  expect(codeOf('?rules=chess')).toBe('rules-unknown');
  expect(codeOf('?rules=cs227&size=99')).toBe('parameter-invalid');
  expect(codeOf('?rules=cs227&size=large')).toBe('parameter-invalid');
  expect(codeOf('?rules=threes&size=2')).toBe('parameter-invalid');
});

test('a link and its parser agree, for every rule set, size and strange seed', () => {
  for (const rules of RULE_SETS) {
    for (const size of sizesOf(rules)) {
      const board = unwrap(sized(rules, size));
      for (const seed of ['', 'ab&c=d', 'ñ ü+%20', '0123456789abcdef0123456789abcdef']) {
        expect(parseLink(linkQuery(board, seed))).toEqual({
          ok: true,
          value: { rules: board, seed },
        });
      }
    }
  }
});

test('a rule set with square boards comes in several sizes', () => {
  expect(sizesOf(cs227)).toEqual([3, 4, 5, 6]);
  expect(sizesOf(tres)).toEqual([4]);
});

test('a record stands behind #game= of any address, and nowhere else', () => {
  const address = 'https://example.org/games/threefold/';
  expect(recordLink(address, 'AQh0')).toBe(`${address}#game=AQh0`);
  expect(recordInLink(` ${recordLink(address, 'AQh0')}\n`)).toBe('AQh0');
  expect(recordInLink(`${address}?seed=x#game=AQh0`)).toBe('AQh0');
  expect(recordInLink(`${address}#game=`)).toBe('');
  expect(recordInLink(`${address}?seed=x`)).toBeUndefined();
  expect(recordInLink('{a remark on #game=AQh0}')).toBeUndefined();
});
