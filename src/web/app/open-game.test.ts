import { expect, test } from 'vitest';
import {
  cs227,
  legalMoves,
  playPresent,
  presentOf,
  saveHistory,
  shiftPresent,
  threes,
  undoTurn,
  unwrap,
} from '../../engine/index.ts';
import { dealGame, gameFromText, gameToText, type OpenGame } from './open-game.ts';

/** A game after some legal moves and one undo. */
function playedGame(): OpenGame {
  const { seed, history: start } = dealGame(threes, 'a seed');
  let history = start;
  for (let count = 0; count < 12; count++) {
    const [direction] = legalMoves(presentOf(history));
    history = (direction && playPresent(history, direction)?.history) ?? history;
  }
  return { seed, history: undoTurn(history) ?? history };
}

/** The text of a game with some of its fields changed. */
function damaged(change: (data: ReturnType<typeof plain>) => unknown): string {
  return JSON.stringify(change(plain()));
}

function plain() {
  const { history, seed } = playedGame();
  return { format: 1, seed, history: saveHistory(history) };
}

test('the same rules and seed deal the same game', () => {
  expect(dealGame(cs227, 'x')).toEqual(dealGame(cs227, 'x'));
  expect(dealGame(cs227, 'x')).not.toEqual(dealGame(cs227, 'y'));
});

test('a game comes back whole: undone turns, seed and chance included', () => {
  const game = playedGame();
  expect(unwrap(gameFromText(gameToText(game)))).toEqual(game);
});

test('a game from a record comes back as such, without a seed where it had none', () => {
  for (const opened of ['untouched', 'played'] as const) {
    const game = { ...playedGame(), seed: null, opened };
    expect(unwrap(gameFromText(gameToText(game)))).toEqual(game);
  }
});

test('a game of a day comes back as such; a mark that is none is left out', () => {
  const daily = { day: '2026-11-30', scored: true };
  const game = { ...playedGame(), daily };
  expect(unwrap(gameFromText(gameToText(game)))).toEqual(game);
  for (const mark of [null, 3, 'a day', { day: 3, scored: true }, { day: '2026-11-30' }]) {
    const text = damaged((data) => ({ ...data, daily: mark }));
    expect(unwrap(gameFromText(text)).daily).toBeUndefined();
  }
});

test('a turn that was saved half-way is completed', () => {
  const { history, seed } = dealGame(threes, 'half');
  const [direction = 'left'] = legalMoves(presentOf(history));
  const half = shiftPresent(history, direction);
  const whole = playPresent(history, direction);
  const text = JSON.stringify({ format: 1, seed, history: half && saveHistory(half) });
  expect(unwrap(gameFromText(text)).history).toEqual(whole?.history);
});

test.each([
  ['cut off', gameToText(playedGame()).slice(0, 90), 'save-not-json'],
  ['empty', '', 'save-not-json'],
  ['undefined, as some pages write', 'undefined', 'save-not-json'],
  ['a list', '[]', 'save-not-object'],
  ['nothing', 'null', 'save-not-object'],
  ['from a newer version', damaged((data) => ({ ...data, format: 2 })), 'version-unknown'],
  ['from an older version', damaged((data) => ({ ...data, format: 0 })), 'version-unknown'],
  ['without a version', damaged(({ history }) => ({ history })), 'version-unknown'],
  ['without a seed', damaged((data) => ({ ...data, seed: 7 })), 'seed-invalid'],
  ['without a history', damaged((data) => ({ ...data, history: null })), 'save-not-object'],
  [
    'with an impossible tile',
    damaged((data) => {
      const { start } = data.history;
      const cells = [7, ...start.cells.slice(1)];
      return { ...data, history: { ...data.history, start: { ...start, cells } } };
    }),
    'tile-impossible',
  ],
  [
    'with a present beyond its moves',
    damaged((data) => ({ ...data, history: { ...data.history, at: 99 } })),
    'moves-invalid',
  ],
])('a text that is %s is refused with a reason', (_, text, code) => {
  const result = gameFromText(text);
  expect(result.ok ? 'ok' : result.error.code).toBe(code);
  expect(result.ok ? '' : result.error.message).not.toBe('');
});
