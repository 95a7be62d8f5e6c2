import { describe, expect, it } from 'vitest';
import { withParameters } from '../parameters.ts';
import { unwrap } from '../result.ts';
import { cs227 } from '../rules/cs227.ts';
import { threes } from '../rules/threes.ts';
import { tres } from '../rules/tres.ts';
import {
  cellName,
  cellOfName,
  formatPosition,
  isPreview,
  parsePosition,
  parsePreviewText,
} from './position.ts';

const DEAL = '1,2,3,0/1,2,3,0/1,2,3,0/0,0,0,0';
const BOARD = '48,2,3,0/1,2,3,0/1,2,3,0/0,0,0,0';
const runs = unwrap(withParameters(threes, { bonusTiming: 'one-per-21' }));

function codeOf(text: string, rules = threes): string {
  const position = parsePosition(text, rules);
  return position.ok ? 'ok' : position.error.code;
}

describe('a position as text', () => {
  it.each([
    [threes, `${DEAL} next:1 deck:0,1,1`],
    [threes, `${BOARD} next:6+ deck:0,1,1 moves:31`],
    [threes, `${BOARD} next:2 deck:0,1,1 random:sfc32:0123456789abcdef0011223344556677`],
    [threes, `${BOARD} next:2 deck:0,1,1 random:java:0123456789ab`],
    [threes, `${BOARD} next:2 deck:0,1,1 random:java:0123456789ab:-0`],
    [threes, `${BOARD} next:2 deck:0,1,1 random:java:0123456789ab:1.5e-7`],
    [runs, `${BOARD} next:2 deck:0,1,1 run:3`],
    [runs, `${BOARD} next:2 deck:0,1,1 run:20+`],
    [cs227, `${DEAL} next:6`],
    [tres, `${DEAL} next:1`],
  ])('of %o is read and written again', (rules, text) => {
    expect(formatPosition(unwrap(parsePosition(text, rules)))).toBe(text);
  });

  it('needs no deck for the deal of a new game, whatever the order of its tiles', () => {
    expect(unwrap(parsePosition(`${DEAL} next:1`, threes)).supply.deck).toEqual([0, 1, 1]);
    expect(unwrap(parsePosition(`${DEAL} next:1`, runs)).supply.run).toEqual({
      drawn: 0,
      given: false,
    });
    const small = unwrap(withParameters(threes, { deckCopies: 1 }));
    expect(unwrap(parsePosition(`${DEAL} next:3`, small)).supply.deck).toEqual([1, 1, 0]);
  });

  it('knows the turn of tiles that alternate', () => {
    expect(unwrap(parsePosition(`${DEAL} next:1`, tres)).supply.turn).toBe(1);
    expect(unwrap(parsePosition(`${DEAL} next:2`, tres)).supply.turn).toBe(0);
  });

  it.each([
    ['', 'position-invalid'],
    ['a,b', 'position-invalid'],
    ['1,2/3,0 next:1', 'board-size'],
    [`${DEAL}/0,0,0,0 next:1`, 'board-size'],
    [DEAL, 'position-invalid'],
    [`${DEAL} `, 'position-invalid'],
    [`${DEAL} next`, 'position-invalid'],
    [`${DEAL} next:`, 'position-invalid'],
    [`${DEAL} next:1 next:1`, 'position-invalid'],
    [`${DEAL} toString:1`, 'position-invalid'],
    [`${DEAL} next:1 deck:1,x`, 'position-invalid'],
    [`${DEAL} next:1 run:x`, 'position-invalid'],
    [`${DEAL} next:1 moves:-1`, 'position-invalid'],
    [`${DEAL} next:1 moves:1`, 'position-invalid'],
    [`${DEAL} next:1 random:mt19937:1`, 'position-invalid'],
    [`${BOARD} next:1`, 'position-invalid'],
    [`${DEAL} next:12`, 'position-invalid'],
    ['1,1,1,1/1,0,0,0/2,2,2,2/0,0,0,0 next:1', 'position-invalid'],
    [`${DEAL} next:4 deck:0,1,1`, 'preview-impossible'],
    [`${DEAL} next:1 deck:9,1,1`, 'supply-contradiction'],
    [`${DEAL} next:1 deck:1,1,1 run:1`, 'supply-contradiction'],
    [`7${DEAL.slice(1)} next:1 deck:0,1,1`, 'tile-impossible'],
    [`${DEAL} next:1 random:java:0123456789ab:e`, 'random-invalid'],
  ])('%j is %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});

describe('a preview', () => {
  it('is a number, or candidates with a plus behind each', () => {
    expect(parsePreviewText('12')).toBe(12);
    expect(parsePreviewText('6+12+')).toEqual([6, 12]);
    expect(parsePreviewText('6+12')).toBeUndefined();
    expect(parsePreviewText(`${'6+'.repeat(201)}`)).toBeUndefined();
  });

  it('is checked by its shape', () => {
    expect([1, 6, [6, 12]].every(isPreview)).toBe(true);
    expect([0, 4, '1', null, [], [0], [7], new Array(33).fill(6)].some(isPreview)).toBe(false);
  });
});

describe('the name of a cell', () => {
  it('is a column letter and a row number', () => {
    expect([0, 3, 4, 15].map((cell) => cellName(cell, 4))).toEqual(['a1', 'd1', 'a2', 'd4']);
    expect(['a1', 'd1', 'a2', 'd4'].map((name) => cellOfName(name, 4, 4))).toEqual([0, 3, 4, 15]);
    expect(['e1', 'a5', 'a0', 'A1', 'a', '', 'a11'].map((name) => cellOfName(name, 4, 4))).toEqual(
      new Array(7).fill(undefined),
    );
  });
});
