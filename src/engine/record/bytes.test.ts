import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter, fromBase64Url, toBase64Url } from './bytes.ts';

describe('base64url', () => {
  it.each([
    ['', []],
    ['Zg', [102]],
    ['Zm8', [102, 111]],
    ['Zm9v', [102, 111, 111]],
    ['-_8', [251, 255]],
  ])('%j', (text, bytes) => {
    expect(toBase64Url(bytes)).toBe(text);
    expect(fromBase64Url(text)).toEqual(bytes);
  });

  it('refuses other characters, a cut digit and bits left over', () => {
    expect(['Zg=', 'Z g', 'Z', 'Zh', 'Zm9vZ'].map(fromBase64Url)).toEqual(
      new Array(5).fill(undefined),
    );
  });

  it('gives back any bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 255 })), (bytes) => {
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      }),
    );
  });
});

describe('bytes', () => {
  it('give back counts and texts, halves of surrogate pairs included', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.string({ unit: 'binary' }), (count, text) => {
        const writer = new ByteWriter();
        writer.count(count);
        writer.text(`${text}\ud800é€🦊`);
        const reader = new ByteReader(writer.bytes);
        expect(reader.count()).toBe(count);
        expect(reader.text()).toBe(`${text}\ud800é€🦊`);
        expect(reader.left).toBe(0);
      }),
    );
  });

  it('are zeros behind the end, which shows afterwards', () => {
    const reader = new ByteReader([1]);
    expect([reader.byte(), reader.byte(), reader.left]).toEqual([1, 0, -1]);
  });

  it('that are no count or text are told', () => {
    expect(new ByteReader(new Array(9).fill(255)).count()).toBeNaN();
    expect(new ByteReader([2, 65]).text()).toBeUndefined();
    expect(new ByteReader(new Array(9).fill(255)).text()).toBeUndefined();
    expect(new ByteReader([4, 255, 255, 255, 255]).text()).toBe('\u{10ffff}');
  });
});
