import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

const text = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The cases that were reported, each in a line. */
const cases = JSON.parse(text('tests/field-reports/cases.json')) as Readonly<
  Record<string, string>
>;

/** The rows of the document: a case, its fault, and what keeps it out. */
const rows = [...text('docs/field-reports.md').matchAll(/^\| (C\d+) \| (.+?) \| (.+) \|$/gm)].map(
  ([, id = '', fault = '', answer = '']) => ({ id, fault, answer }),
);

const NAMED = /`([^`]+)`: “([^”]+)”/g;

describe('docs/field-reports.md', () => {
  it('tells of every case once, in its own words', () => {
    const told = Object.fromEntries(rows.map(({ id, fault }) => [id, fault]));
    expect(told).toEqual(cases);
    expect(rows.length).toBe(Object.keys(cases).length);
  });

  it.each(rows)('$id is answered by tests that exist, or by a reason', ({ answer }) => {
    const named = [...answer.matchAll(NAMED)];
    const lost = named.filter(([, path = '', title = '']) => {
      const file = new URL(path, root);
      return !existsSync(file) || !readFileSync(file, 'utf8').includes(title);
    });
    expect(lost.map(([name]) => name)).toEqual([]);
    expect(named.length > 0 || /^not applicable: .{20,}/.test(answer)).toBe(true);
  });
});

it('no style repeats an animation', () => {
  const folder = new URL('src/web/styles/', root);
  const styles = readdirSync(folder).filter((name) => name.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(3);
  const repeats = styles.filter((name) =>
    /infinite|animation-iteration-count|\balternate\b/.test(text(`src/web/styles/${name}`)),
  );
  expect(repeats).toEqual([]);
});
