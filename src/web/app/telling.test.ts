import { expect, test } from 'vitest';
import {
  boardFromRows,
  type GameState,
  newGame,
  play,
  type RuleSet,
  threes,
  tres,
  unwrap,
} from '../../engine/index.ts';
import { createRandom } from '../../engine/random/random.ts';
import { english } from '../text/english.ts';
import { englishPanels } from '../text/english-panels.ts';
import type { Happening } from './happening.ts';
import { sentenceFor } from './telling.ts';

const text = { ...english, ...englishPanels };

/** A game with this board. */
function gameOn(rows: number[][], rules: RuleSet = threes): GameState {
  const game = newGame(rules, unwrap(createRandom('sfc32', 'sentences')));
  return { ...game, board: unwrap(boardFromRows(rows)) };
}

function turnOn(before: GameState, direction: 'left' | 'right'): Happening & { kind: 'turn' } {
  const turn = play(before, direction);
  if (!turn) throw new Error('The push changes nothing.');
  return { kind: 'turn', turn, before: before.board, redone: false };
}

const FULL = [
  [1, 3, 1, 3],
  [3, 1, 3, 1],
  [1, 3, 1, 3],
  [3, 1, 3, 1],
];

test('a turn is told whole: the push, what merged and where, what came and where, the score', () => {
  const before = gameOn([
    [1, 2, 0, 0],
    [0, 0, 0, 0],
    [3, 3, 0, 0],
    [0, 0, 0, 0],
  ]);
  const happening = turnOn(before, 'left');
  const said = sentenceFor(happening, happening.turn.game, text);
  const placed = happening.turn.placement;
  expect(said).toContain('Pushed left; 1 and 2 make 3 in row 1, column 1;');
  expect(said).toContain('; 3 and 3 make 6 in row 3, column 1;');
  expect(said).toMatch(new RegExp(`; new ${placed?.tile} in row [13], column 4; score \\d+; `));
  expect(said).toMatch(/next: \d\.$/);
  expect(said).not.toContain('. ');
});

test('partners are named though both travel', () => {
  const before = gameOn(
    [
      [0, 1, 2, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    tres,
  );
  const happening = turnOn(before, 'left');
  expect(sentenceFor(happening, happening.turn.game, text)).toContain(
    '; 1 and 2 make 3 in row 1, column 1;',
  );
});

test('the turn that ends a game tells of no tile to come', () => {
  const before = gameOn([
    [6144, 6144, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  const happening = turnOn(before, 'left');
  const said = sentenceFor(happening, happening.turn.game, text);
  expect(said).toContain('6144 and 6144 make 12288');
  expect(said).not.toContain('next');
});

test.each<[Happening, string]>([
  [{ kind: 'illegal', direction: 'up' }, 'Nothing moves up.'],
  [{ kind: 'blocked', direction: 'up' }, 'The game is over.'],
  [{ kind: 'no-undo' }, 'There is nothing to take back.'],
  [{ kind: 'undo-barred' }, 'In the scored try of the day nothing is taken back.'],
  [{ kind: 'no-redo' }, 'There is nothing to play again.'],
  [{ kind: 'undone' }, 'Taken back, 0 moves made; score '],
  [{ kind: 'opened' }, 'Opened a game of Threes with '],
  [{ kind: 'started' }, 'New game of Threes; next: '],
  [{ kind: 'followed' }, 'Score '],
])('%j is told in a sentence', (happening, words) => {
  expect(sentenceFor(happening, gameOn(FULL), text)).toContain(words);
});

test('a brief turn leaves out the push and the score', () => {
  const before = gameOn([
    [1, 2, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  const happening = turnOn(before, 'left');
  const said = sentenceFor(happening, happening.turn.game, text, true);
  expect(said).toMatch(
    /^1 and 2 make 3 in row 1, column 1; new \d in row 1, column 4; next: \d\.$/,
  );
});
