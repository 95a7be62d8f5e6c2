/** docs/seeds.md says what is so: its explanations, its links and its tests. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  boardFromRows,
  type Direction,
  explain,
  explainLine,
  formatExplanation,
  formatLine,
  type Travel,
  unwrap,
} from '../../src/engine/index.ts';

const DOCUMENT = new URL('../../docs/seeds.md', import.meta.url);
const text = readFileSync(DOCUMENT, 'utf8');

/** The output that a comment such as `<!-- line: fold 3 0 1 2 -->` asks for. */
function outputOf(command: string): string {
  const [kind, travel, ...words] = command.split(' ');
  if (kind === 'line:') return formatLine(explainLine(words.map(Number), travel as Travel));
  const [direction, ...tiles] = words;
  const rows = tiles
    .join(' ')
    .split('/')
    .map((row) => row.split(' ').map(Number));
  const board = unwrap(boardFromRows(rows));
  return formatExplanation(explain(board, direction as Direction, { travel: travel as Travel }));
}

describe('explanations', () => {
  const snippets = [...text.matchAll(/<!-- (.+) -->\n\n```text\n([^`]*)```/g)];

  it('are there for every way of travelling, each comment with its block', () => {
    expect(snippets).toHaveLength(text.split('<!-- ').length - 1);
    const kinds = snippets.map(([, command = '']) => command.split(' ').slice(0, 2).join(' '));
    expect([...new Set(kinds)]).toEqual([
      'line: fold',
      'line: step',
      'line: slide',
      'board: fold',
      'board: step',
    ]);
  });

  it.each(snippets.map(([, command, shown]) => [command as string, shown as string]))(
    '%s',
    (command, shown) => {
      expect(shown).toBe(`${outputOf(command)}\n`);
    },
  );
});

describe('links', () => {
  const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, path]) => path as string);

  it.each([...new Set(links)])('%s is there', (path) => {
    expect(existsSync(new URL(path, DOCUMENT))).toBe(true);
  });

  const named = [...text.matchAll(/\]\(([^)#]+)\) › ([^|\n]+?) \|/g)];

  it('names tests that are there', () => {
    expect(named.length).toBeGreaterThan(30);
    for (const [, path, title] of named) {
      const source = readFileSync(new URL(path as string, DOCUMENT), 'utf8');
      expect(source, `${path} has a test '${title}'`).toContain(title);
    }
  });
});
