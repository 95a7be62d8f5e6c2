import { describe, expect, it } from 'vitest';
import { unwrap } from '../result.ts';
import { formatTextRecord } from './text-format.ts';
import { parseTextRecord } from './text-parse.ts';

const HEAD = '[Format "1"]\n[Rules "threes@1"]\n[Generator "sfc32"]\n[Seed "1"]\n';

/** The code and the place of the fault in a text. */
function faultOf(text: string): string {
  const record = parseTextRecord(text);
  if (record.ok) return 'ok';
  const { at, code, column, line } = record.error;
  if (line !== undefined) expect(at).toBe(`${line}:${column}`);
  return `${code} ${at}`;
}

describe('the text form', () => {
  it('is read however it is laid out', () => {
    const canonical = `${HEAD}[Odd "x"]\n\n{first}\n1. L(830)@d2=1>6+12+ {one} {two} R@- U\n`;
    const messy = `\ufeff \t${HEAD.replaceAll('\n', ' \t\r\n')}[ Odd\t"x" ]{first}L(830)@d2=1>6+12+{one}\r\n{two}2.R@-\t3.  U  \n\n`;
    expect(formatTextRecord(unwrap(parseTextRecord(messy)))).toBe(canonical);
    expect(formatTextRecord(unwrap(parseTextRecord(canonical)))).toBe(canonical);
  });

  it('writes bare moves in groups of ten and lines of fifty', () => {
    const record = unwrap(parseTextRecord(`${HEAD}${'LR'.repeat(31)}`));
    const group = 'LRLRLRLRLR';
    const lines = `1. ${new Array(5).fill(group).join(' ')}\n51. ${group} LR\n`;
    expect(formatTextRecord(record)).toBe(`${HEAD}\n${lines}`);
  });

  it('keeps every character of tags and comments', () => {
    const text = `${HEAD}[Odd "a\\"\\\\\\n\\u0000}"]\n{line\r\nnext\rthird \\} \\u00e9 \\" \\t}`;
    const record = unwrap(parseTextRecord(text));
    expect(record.tags).toEqual([{ name: 'Odd', value: 'a"\\\n\u0000}' }]);
    expect(record.comments).toEqual(['line\nnext\nthird } é " \t']);
    expect(formatTextRecord(record)).toContain('{line\\nnext\\nthird \\} é " \\t}');
    expect(formatTextRecord(record)).toContain('[Odd "a\\"\\\\\\n\\u0000}"]');
  });

  it('keeps unknown tags in their order, even twice', () => {
    const text = `[Zed "1"]\n${HEAD}[Abe "2"]\n[Zed "3"]`;
    expect(unwrap(parseTextRecord(text)).tags.map(({ value }) => value)).toEqual(['1', '2', '3']);
  });

  it.each([
    ['', 'tag-missing 1:1'],
    ['LLRR', 'tag-missing 1:1'],
    ['[Format "2"]', 'version-unknown 1:1'],
    ['[Format "1"]', 'tag-missing 1:1'],
    ['[Format "1"]\n[Rules "threes"]', 'tag-invalid 2:1'],
    ['[Format "1"]\n [Rules "fives@1"]', 'rules-unknown 2:2'],
    ['[Format "1"]\n[Rules "threes@9"]', 'rules-version-unknown 2:1'],
    ['[Format "1"]\r\n[Rules "threes@1"]\r\n', 'tag-missing 1:1'],
    [`${HEAD}[Parameters "width"]`, 'parameter-invalid 5:1'],
    [`${HEAD}[Parameters "width=3 width=3"]`, 'parameter-invalid 5:1'],
    [`${HEAD}[Parameters "width=03"]`, 'parameter-invalid 5:1'],
    [`${HEAD}[Parameters "constructor=1"]`, 'parameter-unknown 5:1'],
    [`${HEAD}[Parameters "bonus=false topTile=none width=9"]`, 'parameter-invalid 5:1'],
    [`${HEAD}[Start "0"]`, 'tag-invalid 5:1'],
    ['[Format "1"]\n[Rules "threes@1"]\n[Start "0"]', 'board-size 3:1'],
    ['[Format "1"]\n[Rules "threes@1"]\n[Seed "0"]', 'tag-missing 3:1'],
    [HEAD.replace('sfc32', 'dice'), 'random-invalid 3:1'],
    [
      HEAD.replace('sfc32', 'java')
        .replace('"1"]\n[R', '"1"]\n[R')
        .replace('Seed "1', `Seed "${'9'.repeat(19)}`),
      'seed-invalid 4:1',
    ],
    [`${HEAD}[Moves "-1"]`, 'tag-invalid 5:1'],
    [`${HEAD}[Score "1.5"]`, 'tag-invalid 5:1'],
    [`${HEAD}[Highest "4"]`, 'tag-invalid 5:1'],
    [`${HEAD}[Result "won"]`, 'tag-invalid 5:1'],
    [`${HEAD}[Digest "0"]`, 'tag-invalid 5:1'],
    [`${HEAD}[Seed "2"]`, 'tag-duplicate 5:1'],
    [`${HEAD}[`, 'record-syntax 5:2'],
    [`${HEAD}[1x "2"]`, 'record-syntax 5:4'],
    [`${HEAD}[Odd 2]`, 'record-syntax 5:6'],
    [`${HEAD}[Odd "2]\n`, 'record-syntax 5:9'],
    [`${HEAD}[Odd "2`, 'record-syntax 5:6'],
    [`${HEAD}[Odd "\\x"]`, 'record-syntax 5:7'],
    [`${HEAD}[Odd "\\u12"]`, 'record-syntax 5:7'],
    [`${HEAD}[Odd "2"`, 'record-syntax 5:9'],
    [`${HEAD}LR\n[Odd "2"]`, 'record-syntax 6:1'],
    [`${HEAD}LR {never closed`, 'record-syntax 5:4'],
    [`${HEAD}LRX`, 'record-syntax 5:3'],
    [`${HEAD}lr`, 'record-syntax 5:1'],
    [`${HEAD}1 LR`, 'record-syntax 5:2'],
    [`${HEAD}1. LR\n4. LR`, 'move-number-wrong 6:1'],
    [`${HEAD}L(x)`, 'record-syntax 5:2'],
    [`${HEAD}L(1`, 'record-syntax 5:2'],
    [`${HEAD}L@`, 'record-syntax 5:3'],
    [`${HEAD}L@a9=1`, 'record-syntax 5:3'],
    [`${HEAD}L@a1=4`, 'record-syntax 5:3'],
    [`${HEAD}L@a1=0`, 'record-syntax 5:3'],
    [`${HEAD}L@a1`, 'record-syntax 5:3'],
    [`${HEAD}L>x`, 'record-syntax 5:3'],
    [`${HEAD}L>7+`, 'record-syntax 5:3'],
    [`${HEAD}${'[Odd "2"]'.repeat(997)}`, 'record-too-large 5:8965'],
    [`${HEAD}${'L'.repeat(100_001)}`, 'record-too-large 5:100001'],
    [' '.repeat(2 ** 20 + 1), 'record-too-large '],
  ])('text %#', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('takes a million comments on one move', () => {
    const record = unwrap(parseTextRecord(`${HEAD}L${'{}'.repeat(500_000)}`));
    expect(record.turns[0]?.comments).toHaveLength(500_000);
  });
});
