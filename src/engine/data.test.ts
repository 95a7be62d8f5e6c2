import { describe, expect, it } from 'vitest';
import { asObject, isObject, shown } from './data.ts';

describe('shown', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  it.each([
    ['threes', '"threes"'],
    ['x'.repeat(50), `"${'x'.repeat(40)}…"`],
    [undefined, 'undefined'],
    [null, 'null'],
    [1n, '1'],
    [[1, 'a', [2]], '[1, "a", a list]'],
    [Array(17).fill(0), `[${Array(16).fill(0).join(', ')}, …]`],
    [Array(16).fill(0), `[${Array(16).fill(0).join(', ')}]`],
    [{ a: 1 }, 'an object'],
    [circle, '[a list]'],
  ])('%#', (data, words) => {
    expect(shown(data)).toBe(words);
  });
});

describe('asObject', () => {
  it('gives the fields of an object, and none of anything else', () => {
    expect(asObject({ a: 1 })).toEqual({ a: 1 });
    for (const other of [null, undefined, 7, 'text']) expect(asObject(other)).toEqual({});
  });
});

describe('isObject', () => {
  it('holds for objects only', () => {
    expect(isObject({})).toBe(true);
    for (const other of [null, [], 'text', 7, undefined]) expect(isObject(other)).toBe(false);
  });
});
