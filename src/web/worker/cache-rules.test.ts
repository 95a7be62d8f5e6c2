import { expect, test } from 'vitest';
import {
  answerTo,
  type BuildFacts,
  cacheNames,
  filesToFill,
  isFileOfBuild,
  outdatedCaches,
} from './cache-rules.ts';

const SCOPE = 'https://games.example/some/path/';

const FACTS: BuildFacts = {
  version: 'b',
  files: ['./', 'assets/index-b.js', 'manifest.webmanifest'],
  later: ['assets/study-b.js', 'weights/large-1.bin'],
  entry: 'assets/index-b.js',
};

const answer = (path: string, method = 'GET') =>
  answerTo({ method, url: new URL(path, SCOPE).href }, SCOPE, FACTS);

test.each(['', 'index.html', '?seed=7&rules=tres', 'index.html?size=5'])(
  'the page answers %j',
  (path) => expect(answer(path)).toEqual({ file: './', cache: 'own' }),
);

test('files of the build are answered, the same in any folder', () => {
  const file = { file: 'assets/index-b.js', cache: 'own' };
  expect(answer('assets/index-b.js')).toEqual(file);
  const url = 'https://games.example/assets/index-b.js';
  expect(answerTo({ method: 'GET', url }, 'https://games.example/', FACTS)).toEqual(file);
});

test('weights are kept apart, when they are first used', () => {
  expect(answer('weights/small-2.bin')).toEqual({ file: 'weights/small-2.bin', cache: 'later' });
});

test('what is not needed for playing is kept apart too, and fetched when there is time', () => {
  expect(answer('assets/study-b.js')).toEqual({ file: 'assets/study-b.js', cache: 'later' });
  expect(filesToFill(FACTS, [])).toEqual(['assets/study-b.js']);
  expect(filesToFill(FACTS, ['assets/study-b.js'])).toEqual([]);
});

test.each([
  ['a file that is none of the build', 'assets/index-a.js', 'GET'],
  ['another page in the folder', 'docs/', 'GET'],
  ['the worker itself', 'service-worker.js', 'GET'],
  ['what lies above the folder', '../', 'GET'],
  ['another host', 'https://other.example/some/path/', 'GET'],
  ['anything but reading', '', 'POST'],
])('%s goes to the network', (_, path, method) => expect(answer(path, method)).toBeUndefined());

test('only caches of earlier builds of this copy are outdated', () => {
  const { own, later } = cacheNames(SCOPE, FACTS);
  const earlier = cacheNames(SCOPE, { ...FACTS, version: 'a' }).own;
  const other = cacheNames('https://games.example/other/', { ...FACTS, version: 'a' }).own;
  const inner = cacheNames(`${SCOPE}inner/`, { ...FACTS, version: 'a' }).own;
  const root = cacheNames('https://games.example/', { ...FACTS, version: 'a' }).own;
  const all = [own, later, earlier, other, inner, root, 'somebody’s own'];
  expect(outdatedCaches(all, SCOPE, FACTS)).toEqual([earlier]);
});

test.each([
  ['the page of the build', './', true, 'text/html', 'src="./assets/index-b.js"', true],
  ['the page of another build', './', true, 'text/html', 'src="./assets/index-a.js"', false],
  ['no page', './', true, 'text/plain', 'assets/index-b.js', false],
  ['a script', 'assets/index-b.js', true, 'text/javascript', '', true],
  ['a page in place of a missing file', 'assets/index-b.js', true, 'text/html; a', '', false],
  ['an error', 'assets/index-b.js', false, 'text/javascript', '', false],
])('%s', (_, file, ok, type, text, expected) => {
  expect(isFileOfBuild(file, { ok, type, text }, FACTS)).toBe(expected);
});
