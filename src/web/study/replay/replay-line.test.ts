import { expect, test } from 'vitest';
import {
  parseRecord,
  play,
  RULE_SETS,
  replayRecord,
  scoreOf,
  unwrap,
  verifyRecord,
  withoutTrace,
  withTrace,
} from '../../../engine/index.ts';
import { recordOfGame } from '../../app/records.ts';
import { playedGame } from '../games/games-for-tests.ts';
import { lastPly, movesFrom, plyIn, turnTo } from './replay-line.ts';

/** A game that was copied move by move: it has no generator. */
const COPIED = unwrap(
  verifyRecord(
    unwrap(
      parseRecord(`[Format "1"]
[Rules "threes@1"]
[Start "768,2,3,0/1,2,3,0/1,2,3,0/0,0,0,0 next:1 deck:2,3,1"]

1. R@a1=1>6+12+24+ L(900)@d2=12>3 U@c4=3>2
`),
    ),
  ),
);

test.each(RULE_SETS)('every turn of a game of $id is the one that was played', (rules) => {
  const game = unwrap(replayRecord(recordOfGame(playedGame(rules, 'line'), '2026-11-30')));
  for (let ply = 1; ply <= lastPly(game); ply++) {
    const turn = turnTo(game, ply);
    expect(turn).toEqual(play(game.states[ply - 1]!, game.record.turns[ply - 1]!.move));
  }
  const notes = movesFrom(game, 0, lastPly(game));
  const gained = notes.reduce((sum, { gain }) => sum + gain, scoreOf(game.states[0]!.board));
  expect(notes).toHaveLength(lastPly(game));
  expect(gained).toBe(game.summary.score);
});

test('a game without a generator has the turns that were written down', () => {
  expect(turnTo(COPIED, 2)).toMatchObject({ placement: { tile: 12 }, game: COPIED.states[2] });
  const [first, second] = movesFrom(COPIED, 1, 2);
  expect(first).toMatchObject({ ply: 1, direction: 'right', entered: 1, time: null });
  expect(second).toMatchObject({ ply: 2, direction: 'left', entered: 12, time: 900 });
});

test('there is no turn before the start and none after the end', () => {
  expect(turnTo(COPIED, 0)).toBeUndefined();
  expect(turnTo(COPIED, 4)).toBeUndefined();
  expect(movesFrom(COPIED, 4, 9)).toEqual([]);
  expect([-3, 2.5, 99, Number.NaN].map((ply) => plyIn(COPIED, ply))).toEqual([0, 2, 3, 0]);
});

test('a record with its new tiles written down is the same line as without', () => {
  const [rules] = RULE_SETS;
  const game = unwrap(replayRecord(recordOfGame(playedGame(rules!, 'traced'), '2026-11-30')));
  const traced = withTrace(game);
  expect(unwrap(replayRecord(traced)).states).toEqual(game.states);
  expect(withoutTrace(traced)).toEqual(game.record);
});
