import { describe, expect, test } from 'vitest';
import {
  boardFromRows,
  createRandom,
  type GameState,
  newGame,
  presentOf,
  type RuleSet,
  startHistory,
  threes,
  tres,
  unwrap,
  withParameters,
} from '../../engine/index.ts';
import { frameText } from '../terminal/frame.ts';
import { makeTheme } from '../terminal/theme.ts';
import { layoutFor, leastSize } from './layout.ts';
import { drawSession } from './screen-view.ts';
import { perform, type Session, startSession } from './session.ts';

const theme = makeTheme('none', false);
const facts = { best: 1234, scores: [] };

function sitting(rules: RuleSet = threes, rows?: number[][]): Session {
  const dealt = newGame(rules, unwrap(createRandom('sfc32', '7')));
  const game: GameState = rows ? { ...dealt, board: unwrap(boardFromRows(rows)) } : dealt;
  return startSession(game, { id: 'a', seed: '7', undoAllowed: true });
}

function shown(session: Session, columns: number, rows: number, more: object = {}): string[] {
  return frameText(drawSession(session, { columns, rows }, { ...facts, ...more }, theme));
}

describe('layouts', () => {
  const shapes = [2, 3, 4, 5, 8].flatMap((width) =>
    [2, 4, 8].map((height) => ({ width, height, digits: 5 })),
  );

  test.each(shapes)(
    'of $width×$height stay inside every window, and exist from the least on',
    (shape) => {
      for (let columns = 10; columns <= 140; columns += 5) {
        for (let rows = 5; rows <= 70; rows += 3) {
          const layout = layoutFor(columns, rows, shape);
          if (!layout) continue;
          const { desk, panel } = layout;
          for (const box of [desk, panel]) {
            expect(box.column).toBeGreaterThanOrEqual(0);
            expect(box.column + box.width).toBeLessThanOrEqual(columns);
            expect(box.row).toBeGreaterThanOrEqual(0);
          }
          expect(desk.row + desk.height).toBeLessThanOrEqual(layout.messageRow);
          expect(layout.keysRow).toBeLessThan(rows);
          expect(layout.card.width).toBeGreaterThan(shape.digits);
        }
      }
      const least = leastSize(shape);
      expect(layoutFor(least.columns, least.rows, shape)).toBeDefined();
      expect(layoutFor(least.columns - 1, least.rows, shape)).toBeUndefined();
      expect(layoutFor(least.columns, least.rows - 1, shape)).toBeUndefined();
    },
  );

  test('a game of 4×4 fits into 30×12', () => {
    expect(layoutFor(30, 12, { width: 4, height: 4, digits: 5 })).toBeDefined();
  });

  test('numbers that no card can hold leave no layout', () => {
    expect(layoutFor(200, 80, { width: 4, height: 4, digits: 20 })).toBeUndefined();
  });
});

describe('the screen', () => {
  const rows = [
    [1, 2, 3, 6],
    [12, 24, 48, 96],
    [0, 384, 0, 6144],
    [0, 0, 3072, 12],
  ];

  test('in 30×12', () => {
    expect(shown(sitting(threes, rows), 30, 12)).toEqual([
      'Next [3]        Score 716,268',
      'Moves 0            Best 1,234',
      ' [ 1  ] [ 2  ] [ 3  ] [ 6  ]',
      '',
      ' [ 12 ] [ 24 ] [ 48 ] [ 96 ]',
      '',
      '   .    [384 ]   .    [6144]',
      '',
      '   .      .    [3072] [ 12 ]',
      '',
      'p peek  u undo  ? help',
      '',
    ]);
  });

  test('shows each preview as what may be known of it', () => {
    const windows = [6, 12, 24, 48].map((tile) => ({ tile, weight: 1 }));
    const game = (candidates: typeof windows): Session => {
      const session = sitting(threes, rows);
      const state = presentOf(session.history);
      const preview = { kind: 'bonus' as const, window: { weight: 1, candidates } };
      return { ...session, history: startHistory({ ...state, preview }) };
    };
    expect(shown(game(windows.slice(0, 3)), 30, 12)[0]).toMatch(/^ ?Next 6 12 24 +Score/);
    expect(shown(game(windows), 30, 12)[0]).toMatch(/^ ?Next \[\+\] +Score/);
    expect(shown(game(windows.slice(0, 2)), 80, 24).join('\n')).toMatch(/\b6\b.*\b12\b/);
    const colour = unwrap(withParameters(threes, { hint: 'colour' }));
    expect(shown(sitting(colour), 40, 20).join('\n')).toContain('[3+]');
  });

  test('says that it is too small, and what it needs', () => {
    expect(shown(sitting(), 20, 6).join(' ')).toMatch(/Window too small: +it needs 29x8/);
    expect(shown(sitting(), 5, 1)).toEqual(['Windo']);
  });

  test('asks, aims and peeks in words', () => {
    const moved = perform(sitting(), { kind: 'move', direction: 'left' }).session;
    const text = (kind: 'new' | 'peek') =>
      shown(perform(moved, { kind }).session, 80, 24).join('\n');
    expect(text('new')).toContain('Give up for a new game? y / n');
    expect(text('new')).toContain('any other key no');
    expect(text('peek')).toContain('Peek in which direction?');
    const peeked = perform(moved, { kind: 'peek-at', direction: 'up' }).session;
    expect(shown(peeked, 80, 24).join('\n')).toContain('Peek up: Enter plays it.');
    expect(shown(peeked, 80, 24).join('\n')).toContain('o');
  });

  test('offers undo, a new game and the scores at the end', () => {
    const over = sitting(tres, [
      [1, 3, 1, 3],
      [3, 1, 3, 1],
      [1, 3, 1, 3],
      [3, 1, 3, 1],
    ]);
    const { session } = perform(over, { kind: 'move', direction: 'left' });
    const text = shown(session, 80, 24).join('\n');
    expect(text).toContain('Game over: the board is full.');
    expect(text).toContain('u undo  n new game  t scores  q quit');
  });

  test('shows help and scores as pages that fit', () => {
    const help = perform(sitting(), { kind: 'help' }).session;
    for (const [columns, height] of [
      [30, 12],
      [80, 24],
    ] as const) {
      const lines = shown(help, columns, height);
      expect(lines.filter((line) => line !== '')[0]).toContain('Keys');
      expect(lines.join('\n')).toContain('save and quit');
    }
    expect(shown(help, 80, 24).join('\n')).toContain('One fold a line');
    const page = perform(sitting(), { kind: 'scores' }).session;
    expect(shown(page, 40, 20).join('\n')).toContain('No game has ended yet.');
    const entry = {
      id: 'a',
      rules: 'threes',
      seed: '7',
      score: 1234,
      highest: 96,
      moves: 99,
      end: 'stuck',
    };
    const date = '2026-11-30';
    const scores = [
      { ...entry, undone: true, hints: 3, date },
      { ...entry, undone: false, hints: 1, date },
      { ...entry, undone: false, date },
    ];
    const text = shown(page, 40, 20, { scores }).join('\n');
    expect(text).toMatch(/1 +1,234ui +96 +2026-11-30/);
    expect(text).toMatch(/2 +1,234 i +96 /);
    expect(text).toMatch(/3 +1,234 +96 /);
    expect(text).toMatch(/u: with undo\n *i: with hints/);
    const alone = shown(page, 40, 20, { scores: scores.slice(2) }).join('\n');
    expect(alone).not.toMatch(/: with /);
  });

  test('a notice stands where the message stands', () => {
    expect(shown(sitting(), 80, 24, { notice: 'Something else.' }).join('\n')).toContain(
      'Something else.',
    );
  });
});
