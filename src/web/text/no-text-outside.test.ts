import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The attributes of elements whose text people see or hear. */
const SPOKEN = 'aria-label|aria-valuetext|aria-description|title|alt|placeholder|label';

const ROOT = new URL('..', import.meta.url);

/** Sources outside the tables, with their comments taken out. */
function sources(extension: string): [name: string, text: string][] {
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension) && !/\.test\.|^text\//.test(name))
    .map((name) => {
      const text = readFileSync(new URL(name, ROOT), 'utf8');
      return [name, text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')];
    });
}

/** What of a piece of JSX stands between tags without braces: text for people. */
function wordsBetweenTags(text: string): string[] {
  const pieces = [
    ...text.matchAll(/<\/?[a-z][^<>{}]*>\s*([^<>{}]*\p{L}[^<>{}]*?)\s*<\/?[a-z]/giu),
  ].map(([, words = '']) => words);
  // Between two types in code stand signs that no words have.
  return pieces.filter((words) => !/[;=(]/.test(words));
}

test('no element has words that stand outside the tables', () => {
  const all = sources('.tsx');
  expect(all.length).toBeGreaterThan(10);
  const found = all.flatMap(([name, text]) => [
    ...wordsBetweenTags(text).map((words) => `${name}: ${words}`),
    ...[...text.matchAll(new RegExp(`\\b(?:${SPOKEN})="[^"]*\\p{L}[^"]*"`, 'gu'))].map(
      ([words]) => `${name}: ${words}`,
    ),
  ]);
  expect(found).toEqual([]);
});

test('no code hands people a sentence of its own', () => {
  // Sentences: a capital, two words or more, and a full stop. Faults for programmers are thrown.
  const sentence = /(['"`])(?=[^'"`\n]*\s)[¿¡]?\p{Lu}[^'"`\n]*[.!?…]\1/gu;
  const found = [...sources('.tsx'), ...sources('.ts')].flatMap(([name, text]) =>
    [...text.replace(/new \w*Error\([^)]*\)/g, '').matchAll(sentence)].map(
      ([words]) => `${name}: ${words}`,
    ),
  );
  // What is wrong with a saved text is told by codes, which have words in every language.
  expect(
    found.filter(
      (one) =>
        !/^(app\/(backup|open-game|link)|study\/games\/(archive|stored-record))\.ts: /.test(one),
    ),
  ).toEqual([]);
});

test('the check finds words that stand outside', () => {
  expect(wordsBetweenTags('<p class="x">Hello there</p>')).toEqual(['Hello there']);
  expect(wordsBetweenTags('<p>{text.close}</p>')).toEqual([]);
});
