import { expect, test } from 'vitest';
import { legalMoves, playPresent, presentOf, threes, undoTurn } from '../../../engine/index.ts';
import { dealGame } from '../../app/open-game.ts';
import { follow, isAbout, newLog, parseLog } from './game-log.ts';
import { playedGame } from './games-for-tests.ts';

const GAME = playedGame(threes, 'log', 12);

test('times stay with their moves, and go when other moves take their place', () => {
  const start = dealGame(threes, 'log');
  let log = newLog('a', start);
  let { history } = start;
  for (const [index, move] of GAME.history.moves.entries()) {
    history = playPresent(history, move)!.history;
    log = follow(log, history, 1000 * (index + 1), 100 + index);
  }
  expect(log).toMatchObject({ started: 1000, ended: 12_000, undone: 0, at: 12 });
  history = undoTurn(undoTurn(history)!)!;
  log = follow(log, history, 13_000, 50);
  expect(log).toMatchObject({ undone: 2, at: 10, ended: 12_000 });
  expect(log.times).toHaveLength(12);
  const other = legalMoves(presentOf(history)).find((move) => move !== history.moves[10])!;
  log = follow(log, playPresent(history, other)!.history, 90_000_000, 80_000_000);
  expect(log.times.slice(9)).toEqual([109, 80_000_000]);
  expect(log).toMatchObject({ started: 1000, ended: 90_000_000, undone: 2 });
  const played = Array.from({ length: 12 }, (_, index) => 100 + index);
  expect(log.playedMs).toBe(played.reduce((sum, time) => sum + time, 50 + 60_000));
});

test('moves that nobody saw have no times, and no beginning', () => {
  const log = follow(newLog('a', dealGame(threes, 'log')), GAME.history, 5000, null);
  expect(log).toMatchObject({ started: null, ended: null, playedMs: 0 });
  expect(log.times).toEqual(GAME.history.moves.map(() => null));
});

test('notes are about the same start with the same moves, or more or fewer of them', () => {
  const log = newLog('a', GAME);
  const shorter = playedGame(threes, 'log', 4);
  expect(isAbout(log, playedGame(threes, 'log'))).toBe(true);
  expect(isAbout(log, shorter)).toBe(true);
  expect(isAbout(log, dealGame(threes, 'log'))).toBe(false);
  expect(isAbout(log, playedGame(threes, 'other', 12))).toBe(false);
  expect(isAbout(log, { ...GAME, opened: 'played' })).toBe(false);
  expect(
    isAbout(newLog('b', { ...GAME, opened: 'played' }), { ...GAME, opened: 'untouched' }),
  ).toBe(true);
});

test('notes come back as they were, and nothing else does', () => {
  const log = { ...newLog('a', GAME), kept: { moves: 'LR', over: true } };
  expect(parseLog(JSON.parse(JSON.stringify(log)))).toEqual(log);
  for (const wrong of [
    null,
    [],
    { ...log, moves: 'LX' },
    { ...log, at: 13 },
    { ...log, times: [1] },
    { ...log, started: 'today' },
    { ...log, undone: -1 },
    { ...log, own: 1 },
    { ...log, kept: { moves: 1 } },
    { ...log, id: 5 },
  ]) {
    expect(parseLog(wrong)).toBeUndefined();
  }
});
