import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Key, openDecoder } from './keys.ts';

/** A key as text, such as `ctrl+alt+left`. */
function spell({ alt, ctrl, name, shift }: Key): string {
  return [ctrl && 'ctrl', alt && 'alt', shift && 'shift', name].filter((part) => part).join('+');
}

function decode(...parts: string[]): string[] {
  const decoder = openDecoder();
  return [...parts.flatMap((part) => decoder.push(part)), ...decoder.flush()].map(spell);
}

describe('keys', () => {
  test.each([
    ['a', ['a']],
    ['A?', ['shift+A', '?']],
    ['\u001b[A\u001b[B\u001b[C\u001b[D', ['up', 'down', 'right', 'left']],
    ['\u001bOA\u001bOD', ['up', 'left']],
    ['\u001b[H\u001b[F', ['home', 'end']],
    ['\u001b[1;2A', ['shift+up']],
    ['\u001b[1;3C', ['alt+right']],
    ['\u001b[1;5D', ['ctrl+left']],
    ['\u001b[1;9B', ['alt+down']],
    ['\u001b[1;6B', ['ctrl+shift+down']],
    ['\u001b\u001b[B', ['alt+down']],
    ['\u001ba', ['alt+a']],
    ['\r\n \t\u007f\b', ['enter', 'enter', 'space', 'tab', 'backspace', 'backspace']],
    ['\u0003\u001a\u000c', ['ctrl+c', 'ctrl+z', 'ctrl+l']],
    ['\u001b', ['escape']],
    ['\u001b\u001b', ['escape', 'escape']],
    ['é漢😀', ['é', '漢', '😀']],
    // Reports and keys that we do not know are dropped whole.
    ['\u001b[3~\u001b[15~\u001b[?1;2c\u001b[<0;3;4Mx', ['x']],
    // A paste is dropped whole, whatever is in it.
    ['a\u001b[200~ny\u001b[A\r\u001b[201~b', ['a', 'b']],
  ])('%j', (text, keys) => {
    expect(decode(text)).toEqual(keys);
  });
});

test('a sequence may arrive in pieces', () => {
  expect(decode('\u001b', '[', '1;', '2', 'A')).toEqual(['shift+up']);
  expect(decode('\u001b[200~abc', 'def\u001b[20', '1~x')).toEqual(['x']);
});

test('only what is unfinished waits', () => {
  const decoder = openDecoder();
  expect(decoder.push('\u001b')).toEqual([]);
  expect(decoder.waiting).toBe(true);
  expect(decoder.flush().map(spell)).toEqual(['escape']);
  expect(decoder.waiting).toBe(false);
  decoder.push('\u001b[200~abc');
  expect(decoder.waiting).toBe(false);
});

test('sequences give the same keys however they are cut', () => {
  const pieces = fc.constantFrom('a', 'W', '\u001b[A', '\u001b[1;2D', '\u001bOB', '\r', '\u0003');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), fc.nat(), (parts, at) => {
      const text = parts.join('');
      const cut = text.length === 0 ? 0 : at % text.length;
      expect(decode(text.slice(0, cut), text.slice(cut))).toEqual(decode(text));
    }),
  );
});

test('no input makes it throw or hang', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, two) => {
      decode(one, two);
      decode(`\u001b${one}`, `\u001b[${two}`);
    }),
  );
});
