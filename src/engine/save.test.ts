import { describe, expect, it } from 'vitest';
import { newGame, shiftGame } from './game.ts';
import { type Parameters, withParameters } from './parameters.ts';
import { Sfc32 } from './random/sfc32.ts';
import { unwrap } from './result.ts';
import { cs227 } from './rules/cs227.ts';
import { threes } from './rules/threes.ts';
import { tres } from './rules/tres.ts';
import type { RuleSet } from './rules.ts';
import { loadGame, parseSavedGame, SAVE_FORMAT, saveGame } from './save.ts';

const saved = (rules: RuleSet) => saveGame(newGame(rules, new Sfc32([1, 2, 3, 4])));
const changed = (rules: RuleSet, parameters: Parameters) =>
  saved(unwrap(withParameters(rules, parameters)));

const dealt = { ...saved(threes), preview: 1, supply: { deck: [3, 2, 1], run: null, turn: 0 } };
const lateCells = [384, 96, 12, 3, 48, 6, 3, 1, 2, 12, 6, 2, 1, 0, 2, 1];
const late = { ...dealt, cells: lateCells };
const perRun = { ...changed(threes, { bonusTiming: 'one-per-21' }), cells: lateCells };
const withRun = (drawn: unknown, given: unknown, preview: unknown = 1) => ({
  ...perRun,
  preview,
  supply: { deck: [3, 2, 1], run: { drawn, given }, turn: 0 },
});

describe('a saved game', () => {
  it('keeps a half turn', () => {
    const game = shiftGame(newGame(threes, new Sfc32([1, 2, 3, 4])), 'left');
    if (!game) throw new Error('The first move of this seed is legal.');
    expect(parseSavedGame(JSON.stringify(saveGame(game)))).toEqual({ ok: true, value: game });
  });

  it.each([
    ['a bonus of two windows', { ...late, preview: [12, 24, 48] }],
    [
      'a bonus with an empty deck',
      { ...late, preview: [6, 12, 24], supply: { deck: [0, 0, 0], run: null, turn: 0 } },
    ],
    [
      'a bonus whose value is known',
      {
        ...changed(threes, { hint: 'exact' }),
        cells: lateCells,
        preview: 48,
        supply: dealt.supply,
      },
    ],
    ['a run that has given', withRun(1, true)],
    ['a run at its last draw', withRun(20, false)],
    ['a run that the bonus in the preview ended', withRun(0, false, [6, 12, 24])],
    ['a run in which the preview is the bonus', withRun(7, true, [6, 12, 24])],
    [
      'the second in turn',
      { ...saved(tres), preview: 2, supply: { deck: [], run: null, turn: 0 } },
    ],
    [
      'a board full of the largest tile but one',
      { ...saved(cs227), cells: Array(16).fill(3 * 2 ** 31) },
    ],
  ])('loads %s', (_, data) => {
    expect(saveGame(unwrap(loadGame(data)))).toEqual(data);
  });

  const contradiction = 'supply-contradiction';
  it.each([
    ['no object', 7, 'save-not-object', ''],
    ['a list', [], 'save-not-object', ''],
    ['another format', { ...dealt, format: SAVE_FORMAT + 1 }, 'version-unknown', 'format'],
    ['no format', { cells: [] }, 'version-unknown', 'format'],
    ['other rules', { ...dealt, rules: { id: 'fours', version: 1 } }, 'rules-unknown', 'rules.id'],
    [
      'later rules',
      { ...dealt, rules: { id: 'threes', version: 9 } },
      'rules-version-unknown',
      'rules.version',
    ],
    [
      'a wrong parameter',
      { ...dealt, rules: { ...dealt.rules, parameters: { width: 0 } } },
      'parameter-invalid',
      'rules.parameters.width',
    ],
    ['too few cells', { ...dealt, cells: [1, 2, 3] }, 'board-size', 'cells'],
    [
      'a tile of 7',
      { ...dealt, cells: [7, ...dealt.cells.slice(1)] },
      'tile-impossible',
      'cells[0]',
    ],
    [
      'a tile of text',
      { ...dealt, cells: [...dealt.cells.slice(1), '3'] },
      'tile-impossible',
      'cells[15]',
    ],
    [
      'a tile beyond the top',
      { ...dealt, cells: [0, 24576, ...dealt.cells.slice(2)] },
      'tile-impossible',
      'cells[1]',
    ],
    ['a bonus too early', { ...dealt, preview: [6] }, 'preview-impossible', 'preview'],
    ['a preview of 6', { ...late, preview: 6 }, 'preview-impossible', 'preview'],
    ['half a window', { ...late, preview: [6, 12] }, 'preview-impossible', 'preview'],
    ['another window', { ...late, preview: [6, 12, 48] }, 'preview-impossible', 'preview'],
    ['no preview', { ...dealt, preview: undefined }, 'preview-impossible', 'preview'],
    ['a 12 in cs227', { ...saved(cs227), preview: 12 }, 'preview-impossible', 'preview'],
    ['a 3 in turn', { ...saved(tres), preview: 3 }, 'preview-impossible', 'preview'],
    [
      'too large a bonus',
      { ...changed(threes, { hint: 'exact' }), cells: lateCells, preview: 96 },
      'preview-impossible',
      'preview',
    ],
    ['no supply', { ...dealt, supply: null }, contradiction, 'supply.deck'],
    [
      'a short deck',
      { ...dealt, supply: { ...dealt.supply, deck: [1, 1] } },
      contradiction,
      'supply.deck',
    ],
    [
      'a negative deck',
      { ...dealt, supply: { ...dealt.supply, deck: [1, -1, 1] } },
      contradiction,
      'supply.deck',
    ],
    [
      'half a card',
      { ...dealt, supply: { ...dealt.supply, deck: [1, 0.5, 1] } },
      contradiction,
      'supply.deck',
    ],
    [
      'five of a card',
      { ...dealt, supply: { ...dealt.supply, deck: [1, 5, 1] } },
      contradiction,
      'supply.deck',
    ],
    [
      'a card both drawn and left',
      { ...dealt, supply: { ...dealt.supply, deck: [4, 1, 1] } },
      contradiction,
      'supply.deck[0]',
    ],
    [
      'a deck where there is none',
      { ...saved(cs227), supply: { deck: [1, 1, 1], run: null, turn: 0 } },
      contradiction,
      'supply.deck',
    ],
    [
      'a run where there is none',
      { ...dealt, supply: { ...dealt.supply, run: { drawn: 1, given: false } } },
      contradiction,
      'supply.run',
    ],
    [
      'no run where there is one',
      { ...perRun, supply: { ...perRun.supply, run: null } },
      contradiction,
      'supply.run',
    ],
    ['a run too long', withRun(21, true), contradiction, 'supply.run'],
    ['a run before its start', withRun(-1, false), contradiction, 'supply.run'],
    ['a run in pieces', withRun(1.5, false), contradiction, 'supply.run'],
    ['a run that gave before it began', withRun(0, true), contradiction, 'supply.run'],
    ['a run that says maybe', withRun(3, 'maybe'), contradiction, 'supply.run'],
    [
      'a run that forgot the bonus in the preview',
      withRun(3, false, [6, 12, 24]),
      contradiction,
      'supply.run',
    ],
    [
      'the wrong turn',
      { ...saved(tres), supply: { deck: [], run: null, turn: 0 } },
      contradiction,
      'supply.turn',
    ],
    [
      'a turn where there is none',
      { ...dealt, supply: { ...dealt.supply, turn: 1 } },
      contradiction,
      'supply.turn',
    ],
    ['no generator', { ...dealt, random: {} }, 'random-invalid', 'random.generator'],
    ['negative moves', { ...dealt, moves: -1 }, 'moves-invalid', 'moves'],
    ['moves in text', { ...dealt, moves: '3' }, 'moves-invalid', 'moves'],
    ['an unknown direction', { ...dealt, pending: 'north' }, 'move-illegal', 'pending'],
    ['no word on a pending move', { ...dealt, pending: undefined }, 'move-illegal', 'pending'],
    [
      'an illegal move',
      { ...dealt, cells: [1, 1, 1, 1, ...Array(12).fill(0)], pending: 'up' },
      'move-illegal',
      'pending',
    ],
  ])('refuses %s', (_, data, code, at) => {
    expect(loadGame(data)).toMatchObject({ ok: false, error: { code, at } });
  });

  it('names places below where it stands', () => {
    const inside = loadGame({ ...dealt, moves: -1 }, 'games[2]');
    expect(inside).toMatchObject({ error: { at: 'games[2].moves' } });
  });

  it('is JSON text', () => {
    expect(parseSavedGame('{"format":1,')).toMatchObject({
      error: { code: 'save-not-json', at: '' },
    });
    expect(parseSavedGame('null')).toMatchObject({ error: { code: 'save-not-object' } });
  });
});
