import { describe, expect, it } from 'vitest';
import { newGame } from '../game.ts';
import { withParameters } from '../parameters.ts';
import { createRandom } from '../random/random.ts';
import { unwrap } from '../result.ts';
import { threes } from '../rules/threes.ts';
import { canonicalText, digestOf, fnv1a32, fnv1a64 } from './digest.ts';

describe('FNV-1a', () => {
  // The vectors that the authors of the hash publish.
  it.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('hashes %j to 64 bits', (text, digest) => {
    expect(fnv1a64(text)).toBe(digest);
  });

  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('hashes the bytes of %j to 32 bits', (text, hash) => {
    expect(fnv1a32([...text].map((char) => char.charCodeAt(0)))).toBe(hash);
  });

  it('agrees with big integers on every length', () => {
    let text = '';
    for (let length = 0; length < 200; length++) {
      let hash = 0xcbf29ce484222325n;
      for (const char of text) {
        hash = BigInt.asUintN(64, (hash ^ BigInt(char.charCodeAt(0))) * 0x100000001b3n);
      }
      expect(fnv1a64(text)).toBe(hash.toString(16).padStart(16, '0'));
      text += String.fromCharCode(32 + ((length * 37) % 95));
    }
  });
});

describe('the digest of a state', () => {
  const rules = unwrap(withParameters(threes, { width: 3, height: 2, startingTiles: 2 }));
  const game = newGame(rules, unwrap(createRandom('sfc32', 1)));

  it('is taken from a text that people can read', () => {
    expect(canonicalText(game)).toBe(
      'threes@1 width=3 height=2 startingTiles=2 3,0,0/0,0,2 next:1 deck:3,3,3',
    );
    expect(digestOf(game)).toBe(fnv1a64(canonicalText(game)));
  });

  it('does not depend on the generator', () => {
    const other = { ...game, random: unwrap(createRandom('java', 2)).save() };
    expect(digestOf(other)).toBe(digestOf(game));
  });
});
