import { expect, test } from 'vitest';
import {
  hasGenerator,
  parseRecord,
  playPresent,
  presentOf,
  replayRecord,
  statusOf,
  threes,
  undoTurn,
  unwrap,
  verifyRecord,
} from '../../../engine/index.ts';
import type { OpenGame } from '../../app/open-game.ts';
import { recordOfGame } from '../../app/records.ts';
import { withDetails } from '../games/game-tags.ts';
import { playedGame } from '../games/games-for-tests.ts';
import { rowOf } from '../games/kept-row.ts';
import { continueAt, isResumed, type Replayed } from './continue.ts';

const COPIED = unwrap(
  verifyRecord(
    unwrap(
      parseRecord(`[Format "1"]
[Rules "threes@1"]
[Start "768,2,3,0/1,2,3,0/1,2,3,0/0,0,0,0 next:1 deck:2,3,1"]
[Player "copied from a phone"]

1. R@a1=1>6+12+24+ L@d2=12>3 U@c4=3>2
`),
    ),
  ),
);

/** A game as it is kept, of which so many moves were made. */
function kept(moves: number, own = true): Replayed & { readonly open: OpenGame } {
  const open = playedGame(threes, 'continue', moves);
  const details = {
    name: null,
    started: 1000,
    ended: 9000,
    playedMs: 5000,
    undone: 3,
    daily: null,
  };
  const times = open.history.moves.map((_, index) => 100 + index);
  const record = recordOfGame(open, '2026-11-30', { tags: withDetails([], details), times });
  const game = unwrap(replayRecord(record));
  return { open, game, row: rowOf(game, { id: 'kept', own, now: 0 }) };
}

test('from a point of a game a new one goes on that can be taken back to its start', () => {
  const replayed = kept(Number.POSITIVE_INFINITY);
  const { log, opened } = continueAt(replayed, 12, 'fresh');
  const { history, ...rest } = opened.game;
  expect(rest).toEqual({ seed: 'continue', opened: 'untouched' });
  expect(presentOf(history)).toEqual(replayed.game.states[12]);
  expect(opened.whole).toBe(true);
  expect(log).toMatchObject({ id: 'fresh', own: false, kept: null, playedMs: 0 });
  let back = history;
  for (let taken = 0; taken < 12; taken++) back = undoTurn(back)!;
  expect(presentOf(back)).toEqual(replayed.game.states[0]);
  // The same push brings the same tile.
  const move = replayed.game.record.turns[12]!.move;
  expect(presentOf(playPresent(history, move)!.history)).toEqual(replayed.game.states[13]);
});

test('a game of the own that was given up is taken up again as the same one', () => {
  const replayed = kept(20);
  expect(isResumed(replayed, 20)).toBe(true);
  const { log, opened } = continueAt(replayed, 20, 'fresh');
  expect(opened.game.opened).toBeUndefined();
  expect(opened.game.history).toEqual(replayed.open.history);
  expect(log).toMatchObject({ id: 'kept', own: true, started: 1000, playedMs: 5000, undone: 3 });
  expect(log.times).toEqual(replayed.game.record.turns.map(({ time }) => time));
  expect(log.kept).toEqual({ moves: log.moves, over: false });
});

test('only the end of an unfinished game of the own is taken up again', () => {
  const unfinished = kept(20);
  expect(isResumed(unfinished, 19)).toBe(false);
  expect(isResumed(kept(20, false), 20)).toBe(false);
  const ended = kept(Number.POSITIVE_INFINITY);
  expect(isResumed(ended, ended.game.states.length - 1)).toBe(false);
  const daily = { day: '2026-11-30', scored: true };
  expect(isResumed({ ...unfinished, row: { ...unfinished.row!, daily } }, 20)).toBe(false);
});

test.each([0, 1, 2, 3])('a copied game goes on from move %i with fresh tiles', (ply) => {
  const { opened } = continueAt({ row: undefined, game: COPIED }, ply, 'fresh');
  const { game } = opened;
  expect(opened.whole).toBe(ply === 0);
  expect(presentOf(game.history).board).toEqual(COPIED.states[ply]!.board);
  const step = playPresent(game.history, 'down')!;
  const record = recordOfGame({ ...game, history: step.history }, '2026-11-30');
  const again = unwrap(verifyRecord(record));
  expect(hasGenerator(record)).toBe(ply === 0);
  expect(again.states.at(-1)!.board).toEqual(presentOf(step.history).board);
  expect(again.states.length).toBe(ply + 2);
  expect(record.info.player).toBe('copied from a phone');
  expect(statusOf(again.states.at(-1)!)).toBe('playing');
});
