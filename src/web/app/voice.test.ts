import { expect, test } from 'vitest';
import {
  boardFromRows,
  cs227,
  type Fault,
  newGame,
  shiftGame,
  threes,
  tres,
  unwrap,
} from '../../engine/index.ts';
import { createRandom } from '../../engine/random/random.ts';
import { english } from '../text/english.ts';
import { englishPanels } from '../text/english-panels.ts';
import { spanish } from '../text/spanish.ts';
import { spanishPanels } from '../text/spanish-panels.ts';
import type { Notice } from './happening.ts';
import { faultDetail, faultSentence, refusalSentence, voiceIn } from './voice.ts';

const text = { ...english, ...englishPanels };
const inSpanish = { ...spanish, ...spanishPanels };
const voice = voiceIn(text);

const game = {
  ...newGame(threes, unwrap(createRandom('sfc32', 'voice'))),
  board: unwrap(
    boardFromRows([
      [1, 2, 0, 0],
      [0, 48, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 3],
    ]),
  ),
};

const FAULT: Fault = {
  code: 'record-syntax',
  at: '3:5',
  line: 3,
  column: 5,
  message: 'A move is L, U, R or D.',
};

test('every notice is a sentence, with the reason where there is one', () => {
  const notices: Notice[] = [
    { kind: 'not-saved' },
    { kind: 'best-aside' },
    { kind: 'followed' },
    { kind: 'earlier-game' },
    { kind: 'opened-without-past' },
    { kind: 'elsewhere', act: () => {} },
    { kind: 'update-ready', act: () => {} },
  ];
  for (const notice of notices) expect(voice.notice(notice)).toMatch(/^[A-Z].*\.$/);
  for (const kind of ['game-aside', 'game-locked', 'link-refused'] as const) {
    expect(voice.notice({ kind, fault: FAULT })).toContain(FAULT.message);
  }
  expect(voice.notice({ kind: 'record-refused', refusal: FAULT })).toMatch(/^Not opened; .*syntax/);
});

test('a fault is told with its place, what is wrong, and its code', () => {
  expect(faultSentence(FAULT, text)).toBe(
    'Line 3, column 5: A move is L, U, R or D. (record-syntax)',
  );
  const moved: Fault = { code: 'move-illegal', at: 'moves[11]', message: 'It changes nothing.' };
  expect(faultSentence(moved, text)).toBe('Move 12: It changes nothing. (move-illegal)');
  expect(refusalSentence('unreadable-file', text)).toBe(text.refusedFile);
  expect(refusalSentence('not-loaded', text)).toBe(text.loadFailed);
});

test('in Spanish a fault is told in Spanish, and the engine’s own sentence stays beside it', () => {
  expect(faultSentence(FAULT, inSpanish)).toBe(
    'Línea 3, columna 5: El texto no se entiende en este punto. (record-syntax)',
  );
  expect(faultDetail(FAULT, inSpanish)).toBe(FAULT.message);
  expect(faultDetail({ kind: 'game-aside', fault: FAULT }, inSpanish)).toBe(FAULT.message);
  expect(faultDetail({ kind: 'record-refused', refusal: FAULT }, inSpanish)).toBe(FAULT.message);
  expect(faultDetail({ kind: 'followed' }, inSpanish)).toBeNull();
  expect(faultDetail('not-loaded', inSpanish)).toBeNull();
  expect(faultDetail(FAULT, text)).toBeNull();
});

test('the board, what comes and the score are read when asked for', () => {
  expect(voice.read('read-board', game, 0)).toBe(
    'Row 1: 1, 2, empty, empty; row 2: empty, 48, empty, empty; ' +
      'row 3: empty, empty, empty, empty; row 4: empty, empty, empty, 3.',
  );
  expect(voice.read('read-next', game, 0)).toMatch(
    /^Next: \d; left in the deck: \d of 1, \d of 2, \d of 3\.$/,
  );
  expect(voice.read('read-score', game, 1200)).toBe('Score 246, best 1,200, 0 moves.');
  const other = newGame(cs227, unwrap(createRandom('sfc32', 'voice')));
  expect(voice.read('read-next', other, 0)).toMatch(/^Next: \d\.$/);
});

test('a cell is read with its place', () => {
  expect(voice.explore(game.board, 1, 'down')).toEqual({
    cell: 5,
    said: 'Row 2, column 2: 48.',
  });
  expect(voiceIn(inSpanish).explore(game.board, 1, 'right').said).toBe('Fila 1, columna 3: vacía.');
});

test('a peek tells what would merge, or what would move, or that nothing does', () => {
  const left = { direction: 'left', shift: shiftGame(game, 'left')?.pending ?? undefined } as const;
  expect(voice.peek(left, game.board)).toBe(
    'If pushed left; 1 and 2 make 3 in row 1, column 1; score 249.',
  );
  const down = { direction: 'down', shift: shiftGame(game, 'down')?.pending ?? undefined } as const;
  expect(voice.peek(down, game.board)).toMatch(/^If pushed down; 3 tiles move, none merges; score/);
  expect(voice.peek({ direction: 'up', shift: undefined }, game.board)).toBe('Nothing moves up.');
  expect(voice.peek(null, game.board)).toBe('Not pushed.');
});

test('3+3 has no deck to read', () => {
  const start = newGame(tres, unwrap(createRandom('sfc32', 'voice')));
  expect(voice.read('read-next', start, 0)).not.toContain('deck');
});
