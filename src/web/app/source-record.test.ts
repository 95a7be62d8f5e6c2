import { expect, test } from 'vitest';
import {
  formatTextRecord,
  type GameRecord,
  legalMoves,
  parseTextRecord,
  playPresent,
  presentOf,
  threes,
  undoTurn,
  unwrap,
  verifyRecord,
} from '../../engine/index.ts';
import { dealGame, gameFromText, gameToText, type OpenGame } from './open-game.ts';
import { readGame, recordOfGame } from './records.ts';
import { Session } from './session.ts';
import { sourceToKeep } from './source-record.ts';
import { memoryStore } from './storage.ts';

const DATE = '2026-11-30';

/** A game with one more legal move, the last or the first of those in order. */
function withMove(game: OpenGame, which: 0 | -1 = 0): OpenGame {
  const direction = legalMoves(presentOf(game.history)).at(which) ?? 'left';
  return { ...game, history: playPresent(game.history, direction)!.history };
}

/** A record by somebody who wrote down more than the game. */
function annotated(): GameRecord {
  let game: OpenGame = dealGame(threes, 'annotated');
  for (let count = 0; count < 6; count++) game = withMove(game);
  const record = recordOfGame(game, '2025-02-03', { tags: [{ name: 'Weather', value: 'rain' }] });
  return {
    ...record,
    info: { ...record.info, player: 'María', event: 'A train', agent: 'by hand' },
    comments: ['Before all.'],
    turns: record.turns.map((turn, index) => ({
      ...turn,
      time: 1000 + index,
      ...(index % 2 === 0 && { comments: [`After ${index}.`, 'And more.'] }),
    })),
  };
}

/** The game as it is after the page was left and opened again. */
function reopened(game: OpenGame): OpenGame {
  return unwrap(gameFromText(gameToText(game)));
}

const SOURCE = annotated();
const opened = () => reopened(unwrap(readGame(formatTextRecord(SOURCE), 'fresh')).game);

test('a record that is opened and saved again is the same to the letter', () => {
  const saved = formatTextRecord(recordOfGame(opened(), DATE));
  expect(saved).toBe(formatTextRecord(SOURCE));
  expect(unwrap(parseTextRecord(saved))).toEqual(SOURCE);
});

test('played on, everything stays with its move, and what follows from the game is true', () => {
  const record = recordOfGame(withMove(withMove(opened())), DATE, { times: [1, 2, 3, 4, 5, 6, 7] });
  expect(record.turns.map(({ comments }) => comments?.length ?? 0)).toEqual([
    2, 0, 2, 0, 2, 0, 0, 0,
  ]);
  expect(record.turns.map(({ time }) => time)).toEqual([1, 2, 3, 4, 5, 6, 7, undefined]);
  expect([record.info, record.tags, record.comments]).toEqual([
    SOURCE.info,
    SOURCE.tags,
    SOURCE.comments,
  ]);
  expect(verifyRecord(record).ok).toBe(true);
  expect(record.claims.moves).toBe(8);
});

test('what is said about moves that were taken back is there again when they are', () => {
  const game = opened();
  const shorter = { ...game, history: undoTurn(undoTurn(game.history)!)! };
  expect(recordOfGame(shorter, DATE).turns).toEqual(SOURCE.turns.slice(0, 4));
  const other = recordOfGame(withMove(withMove(shorter, -1)), DATE);
  expect(other.turns.slice(0, 4)).toEqual(SOURCE.turns.slice(0, 4));
  expect(other.turns[4]!.move).not.toBe(SOURCE.turns[4]!.move);
  expect(other.turns[4]).toEqual({ move: other.turns[4]!.move });
});

test('a tag that the game has itself stands in the place of the record’s', () => {
  const tags = [
    { name: 'Weather', value: 'sun' },
    { name: 'Mood', value: 'calm' },
  ];
  expect(recordOfGame(opened(), DATE, { tags }).tags).toEqual(tags);
});

test('a game about which nobody said anything keeps no record', () => {
  const { claims, rules, start, turns } = recordOfGame(dealGame(threes, 'plain'), DATE);
  const bare = { claims, rules, start, turns, info: {}, tags: [], comments: [] };
  expect(sourceToKeep(bare)).toBeUndefined();
  expect(sourceToKeep({ ...bare, info: { player: 'María' } })).toContain('María');
  const broken = { ...dealGame(threes, 'plain'), source: 'not a record' };
  expect(recordOfGame(broken, DATE).turns).toEqual([]);
});

test('a record of the very game on the board adds what it says to it', () => {
  let own: OpenGame = dealGame(threes, 'annotated');
  for (let count = 0; count < 6; count++) own = withMove(own);
  const texts = new Map([['threefold.game', gameToText(own)]]);
  const session = new Session({ store: memoryStore(texts), freshSeed: () => 'fresh' });
  session.open(unwrap(readGame(formatTextRecord(SOURCE), 'fresh')));
  expect(session.game.opened).toBeUndefined();
  expect(recordOfGame(reopened(session.game), DATE)).toEqual(SOURCE);
});
