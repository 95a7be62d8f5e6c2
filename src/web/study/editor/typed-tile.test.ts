import { describe, expect, it } from 'vitest';
import { typeTile } from './typed-tile.ts';

function typed(keys: string): (number | undefined)[] {
  let digits = '';
  return [...keys].map((key) => {
    const next = typeTile(digits, key);
    digits = next?.digits ?? '';
    return next?.tile;
  });
}

describe('a tile that is typed', () => {
  it('counts as soon as it is one', () => expect(typed('192')).toEqual([1, undefined, 192]));
  it('grows while it can', () =>
    expect(typed('12288')).toEqual([1, 12, undefined, undefined, 12288]));
  it('begins anew where it can’t', () => expect(typed('662')).toEqual([6, 6, 2]));
  it('may be none yet', () => expect(typed('96')).toEqual([undefined, 96]));
  it('is emptied by 0 and other keys', () => {
    expect(typed('60')).toEqual([6, 0]);
    expect(typed('30')).toEqual([3, undefined]);
    for (const key of ['Backspace', 'Delete', '.']) {
      expect(typeTile('19', key)).toEqual({ digits: '', tile: 0 });
    }
  });
  it('is nothing for other keys', () => {
    for (const key of ['a', 'Enter', 'F1', 'ArrowLeft']) expect(typeTile('', key)).toBeUndefined();
  });
});
