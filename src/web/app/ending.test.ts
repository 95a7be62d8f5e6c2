import { expect, test } from 'vitest';
import {
  boardFromRows,
  type GameState,
  newGame,
  type RuleSet,
  threes,
  tres,
  unwrap,
} from '../../engine/index.ts';
import { createRandom } from '../../engine/random/random.ts';
import { english } from '../text/english.ts';
import { englishPanels } from '../text/english-panels.ts';
import { endingOf } from './ending.ts';

const text = { ...english, ...englishPanels };

/** A game with this board. */
function gameOn(rows: number[][], rules: RuleSet = threes): GameState {
  const game = newGame(rules, unwrap(createRandom('sfc32', 'ending')));
  return { ...game, board: unwrap(boardFromRows(rows)) };
}

const FULL = [
  [1, 3, 1, 3],
  [3, 1, 3, 1],
  [1, 3, 1, 3],
  [3, 1, 3, 1],
];

test('a game that goes on has no ending', () => {
  expect(endingOf(gameOn([[1, 2, 0, 0], ...FULL.slice(1)]), text)).toBeUndefined();
});

test('a full board without a merge is stuck; one with a merge left is not', () => {
  expect(endingOf(gameOn(FULL), text)?.title).toBe('No move left');
  expect(endingOf(gameOn([[1, 2, 1, 3], ...FULL.slice(1)]), text)).toBeUndefined();
});

test('3+3 says that a full board loses, and whether a merge was still possible', () => {
  expect(endingOf(gameOn(FULL, tres), text)?.reason).toBe(text.endings.full.reason);
  const mergeable = gameOn([[1, 2, 1, 3], ...FULL.slice(1)], tres);
  expect(endingOf(mergeable, text)?.reason).toContain('even though a merge was still possible');
});
