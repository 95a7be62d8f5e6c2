import { describe, expect, it } from 'vitest';
import { unwrap } from '../result.ts';
import { formatJsonRecord, parseJsonRecord, recordFromJson } from './json.ts';

const DATA = {
  record: 'threefold',
  format: 1,
  rules: { id: 'threes', version: 1, parameters: {} },
  start: { generator: 'sfc32', seed: '1' },
  moves: 'LLUR',
};

/** The code and the place of the fault in data that differs in these fields. */
function faultOf(changes: object): string {
  const record = recordFromJson({ ...DATA, ...changes });
  return record.ok ? 'ok' : `${record.error.code} ${record.error.at}`;
}

describe('the JSON form', () => {
  it('is one line with the moves as a text and notes where there are any', () => {
    const data = {
      ...DATA,
      agent: 'me',
      claims: { moves: 4 },
      tags: [{ name: 'Odd', value: 'x' }],
      comments: ['first'],
      notes: [
        { move: 2, placement: { cell: 3, tile: 1 }, next: [6, 12], time: 5, comments: ['ha'] },
        { move: 4, placement: null, next: 2 },
      ],
    };
    const text = formatJsonRecord(unwrap(recordFromJson(data)));
    expect(text).not.toContain('\n');
    expect(JSON.parse(text)).toEqual(data);
    expect(JSON.parse(formatJsonRecord(unwrap(recordFromJson(DATA))))).toEqual(DATA);
  });

  it('needs no parameters, and takes empty lists for none', () => {
    const sparse = { rules: { id: 'threes', version: 1 }, tags: [], comments: [], notes: [] };
    expect(recordFromJson({ ...DATA, ...sparse })).toEqual(recordFromJson(DATA));
  });

  it.each([
    [{ record: 'chess' }, 'field-invalid record'],
    [{ format: 2 }, 'version-unknown format'],
    [{ odd: 1 }, 'field-unknown odd'],
    [{ rules: null }, 'rules-unknown rules.id'],
    [{ rules: { id: 'threes', version: 1, odd: 1 } }, 'field-unknown rules.odd'],
    [{ rules: { id: 'threes', version: 2 } }, 'rules-version-unknown rules.version'],
    [
      { rules: { id: 'threes', version: 1, parameters: { toString: 1 } } },
      'parameter-unknown rules.parameters.toString',
    ],
    [{ start: undefined }, 'random-invalid start.generator'],
    [{ start: { generator: 'sfc32', seed: 1 } }, 'seed-invalid start.seed'],
    [{ start: { generator: 'sfc32', seed: '1', odd: 1 } }, 'field-unknown start.odd'],
    [{ start: { position: 1 } }, 'field-invalid start.position'],
    [{ start: { position: '1', seed: '1' } }, 'field-unknown start.seed'],
    [{ start: { position: '1' } }, 'board-size start.position'],
    [{ agent: 1 }, 'field-invalid agent'],
    [{ claims: { odd: 1 } }, 'field-unknown claims.odd'],
    [{ claims: { score: '1' } }, 'field-invalid claims.score'],
    [{ tags: {} }, 'field-invalid tags'],
    [{ tags: new Array(1001).fill({ name: 'Odd', value: '' }) }, 'record-too-large tags'],
    [{ tags: [null] }, 'field-invalid tags[0]'],
    [{ tags: [{ name: 'Seed', value: '' }] }, 'field-invalid tags[0]'],
    [{ tags: [{ name: 'a b', value: '' }] }, 'field-invalid tags[0]'],
    [{ tags: [{ name: 'Odd', value: 1 }] }, 'field-invalid tags[0]'],
    [{ tags: [{ name: 'Odd', value: '', odd: 1 }] }, 'field-invalid tags[0]'],
    [{ comments: [1] }, 'field-invalid comments'],
    [{ comments: 'x' }, 'field-invalid comments'],
    [{ moves: ['L'] }, 'field-invalid moves'],
    [{ moves: 'LX' }, 'moves-invalid moves[1]'],
    [{ moves: 'L'.repeat(100_001) }, 'record-too-large moves'],
    [{ notes: {} }, 'field-invalid notes'],
    [{ notes: [{}] }, 'field-invalid notes[0].move'],
    [{ notes: [{ move: 5 }] }, 'field-invalid notes[0].move'],
    [{ notes: [{ move: 0.5 }] }, 'field-invalid notes[0].move'],
    [{ notes: [{ move: 2 }, { move: 2 }] }, 'field-invalid notes[1].move'],
    [{ notes: [{ move: 2, odd: 1 }] }, 'field-unknown notes[0].odd'],
    [{ notes: [{ move: 2, placement: 1 }] }, 'field-invalid notes[0].placement'],
    [
      { notes: [{ move: 2, placement: { cell: 16, tile: 1 } }] },
      'field-invalid notes[0].placement',
    ],
    [{ notes: [{ move: 2, placement: { cell: 1, tile: 0 } }] }, 'field-invalid notes[0].placement'],
    [{ notes: [{ move: 2, next: [] }] }, 'field-invalid notes[0].next'],
    [{ notes: [{ move: 2, time: -1 }] }, 'field-invalid notes[0].time'],
    [{ notes: [{ move: 2, comments: [] }] }, 'field-invalid notes[0].comments'],
    [{ notes: [{ move: 2, comments: [1] }] }, 'field-invalid notes[0].comments'],
  ])('%.80j has the fault %s', (changes, fault) => {
    expect(faultOf(changes)).toBe(fault);
  });

  it('refuses what is no JSON, too long, or no object', () => {
    expect(parseJsonRecord('{')).toMatchObject({ error: { code: 'record-not-json' } });
    expect(parseJsonRecord(' '.repeat(2 ** 21))).toMatchObject({
      error: { code: 'record-too-large' },
    });
    expect(parseJsonRecord('null')).toMatchObject({ error: { code: 'field-invalid' } });
    expect(parseJsonRecord('['.repeat(2 ** 20))).toMatchObject({ ok: false });
  });
});
