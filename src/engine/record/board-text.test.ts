import { describe, expect, test } from 'vitest';
import { withParameters } from '../parameters.ts';
import { unwrap } from '../result.ts';
import { cs227 } from '../rules/cs227.ts';
import { threes } from '../rules/threes.ts';
import { tres } from '../rules/tres.ts';
import { assumedSupply, readBoard, readTiles } from './board-text.ts';
import { formatPosition, gameAt } from './position.ts';

const runs = unwrap(withParameters(threes, { bonusTiming: 'one-per-21' }));

describe('a board as people write it', () => {
  test.each([
    ['lines', '1 2 . .\n3 3 . .\n. . 6 .\n. . . .\nnext 1\ndeck 3 4 4'],
    ['slashes', '1 2 . . / 3 3 . . / . . 6 . / . . . . next 1 deck 3 4 4'],
    ['commas and bars', '|1,2,0,0|\n|3,3,_,_|\n|-,-,6,-|\n|.,.,.,.|\nNext: 1\nDeck: 3, 4, 4'],
    ['the notation of records', '1,2,0,0/3,3,0,0/0,0,6,0/0,0,0,0 next:1 deck:3,4,4'],
  ])('with %s', (_, text) => {
    const { assumedDeck, position } = unwrap(readBoard(text, threes));
    expect(formatPosition(position)).toBe('1,2,0,0/3,3,0,0/0,0,6,0/0,0,0,0 next:1 deck:3,4,4');
    expect(assumedDeck).toBe(false);
  });

  const big = '384 2 . . / 3 3 . . / . . 6 . / . . . .';

  test.each([
    ['a fresh deck', threes, `${big} next 2`, 'next:2 deck:4,3,4'],
    [
      'a bonus of candidates',
      threes,
      `${big} next 6 12 24 moves 31`,
      'next:6+12+24+ deck:0,0,0 moves:31',
    ],
    ['a run of 21', runs, `${big} next 3`, 'next:3 deck:4,4,3 run:1'],
    ['no deck at all', cs227, `${big} next 6`, 'next:6'],
    ['tiles in turn', tres, `${big} next 2`, 'next:2'],
  ])('%s is assumed where nothing is said', (_, rules, text, fields) => {
    const { assumedDeck, position } = unwrap(readBoard(text, rules));
    expect(formatPosition(position)).toMatch(new RegExp(` ${fields.replaceAll('+', '\\+')}$`));
    expect(assumedDeck).toBe(rules.source === 'deck');
  });

  test.each([
    ['', 'board-size'],
    ['1 2 / 3', 'board-not-rectangular'],
    ['1 2 / 3 4 next 1', 'tile-impossible'],
    ['x y / z q', 'board-size'],
    [`${big} next 999`, 'preview-impossible'],
    [`${big} next 1 luck 3`, 'position-invalid'],
    [big, 'position-invalid'],
    ['1 2 / 3 3 next 1', 'board-size'],
  ])('%j is refused with %s', (text, code) => {
    expect(readBoard(text, threes)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('tiles without anything else', () => {
  test('are a line, or a board', () => {
    expect(readTiles('3 . 1 2')).toEqual({
      ok: true,
      value: { width: 4, height: 1, cells: [3, 0, 1, 2] },
    });
    expect(readTiles('1 2 / 3 .')).toEqual({
      ok: true,
      value: { width: 2, height: 2, cells: [1, 2, 3, 0] },
    });
  });

  test('that are none are refused with their place', () => {
    expect(readTiles('1 2 5')).toMatchObject({ ok: false, error: { at: 'tile 3' } });
  });

  test.each(['', '1 2 next 1', '{"cells": 1}'])('%j says more, or nothing', (text) => {
    expect(readTiles(text)).toBeUndefined();
  });
});

test('a game at a position without a generator has one that says nothing', () => {
  const { position } = unwrap(readBoard('1 2 . . / . . . . / . . . . / . . . . next 3', cs227));
  expect(gameAt(cs227, position)).toMatchObject({
    rules: cs227,
    random: { generator: 'sfc32', state: [0, 0, 0, 0] },
    pending: null,
  });
  const random = { generator: 'sfc32', state: [1, 2, 3, 4] } as const;
  expect(gameAt(cs227, { ...position, random }).random).toBe(random);
});

test('no supply is assumed where tiles come from no deck, and an empty one for what cannot come', () => {
  const { board } = unwrap(
    readBoard('1 2 . . / . . . . / . . . . / . . . . next 1', threes),
  ).position;
  expect(assumedSupply(board, [1], cs227)).toBeUndefined();
  expect(assumedSupply(board, [3], threes)?.deck).toEqual([4, 4, 3]);
  expect(assumedSupply(board, [48], threes)?.deck).toEqual([0, 0, 0]);
});
