import { expect, test } from 'vitest';
import { type Direction, legalMoves, scoreOf, shiftGame, threes } from '../../engine/index.ts';
import { Session } from '../app/session.ts';
import { memoryStore } from '../app/storage.ts';
import type { BoardPeek } from './board-view.ts';
import { Peeking, type PeekSeen } from './peeking.ts';

/** A real game that peeking looks at, with everything recorded that it does. */
function peekingAt() {
  const texts = new Map<string, string>();
  const session = new Session({
    store: memoryStore(texts),
    freshSeed: () => 'fresh',
    request: { rules: threes, seed: 'peek' },
  });
  const shown: (BoardPeek | null)[] = [];
  const told: { seen: PeekSeen | null; spoken: boolean }[] = [];
  const played: Direction[] = [];
  let blocked = false;
  const peeking = new Peeking({
    look: (direction) => shiftGame(session.present, direction)?.pending ?? undefined,
    show: (peek) => shown.push(peek),
    tell: (seen, spoken) => told.push({ seen, spoken }),
    play: (direction) => {
      played.push(direction);
      session.play(direction);
    },
    blocked: () => blocked,
  });
  const block = () => {
    blocked = true;
  };
  return { peeking, session, texts, shown, told, played, block };
}

test('peeking at everything, by every hand, changes nothing at all', () => {
  const { peeking, session, texts, played } = peekingAt();
  session.play(legalMoves(session.present)[0] ?? 'left');
  const state = () =>
    JSON.stringify([
      [...texts],
      session.game,
      session.present,
      session.best,
      session.canUndo,
      session.canRedo,
      scoreOf(session.present.board),
    ]);
  const before = state();
  for (const direction of ['left', 'right', 'up', 'down'] as const) {
    peeking.act({ kind: 'hold', by: 'keys', direction });
    peeking.act({ kind: 'release', by: 'keys' });
    peeking.act({ kind: 'hold', by: 'pad', direction });
    peeking.act({ kind: 'cancel' });
    for (const share of [0.1, 0.9, 0.2]) peeking.act({ kind: 'follow', direction, share });
    peeking.act({ kind: 'release', by: 'drag' });
    expect(state()).toBe(before);
  }
  expect(played).toEqual([]);
});

test('what was peeked at is exactly what is played, and it is one move', () => {
  const { peeking, session, shown } = peekingAt();
  const [direction = 'left'] = legalMoves(session.present);
  peeking.act({ kind: 'hold', by: 'keys', direction });
  const afterstate = shown[0]?.shift?.afterstate;
  peeking.act({ kind: 'confirm', by: 'keys' });
  expect(session.present.moves).toBe(1);
  const unchanged = session.present.board.cells.filter(
    (tile, cell) => tile === afterstate?.cells[cell],
  );
  expect(unchanged).toHaveLength(session.present.board.cells.length - 1);
  expect(session.undo().kind).toBe('undone');
  expect(session.canUndo).toBe(false);
});

test('keys and pads speak, fingers do not; each push is told once', () => {
  const { peeking, told } = peekingAt();
  peeking.act({ kind: 'hold', by: 'keys', direction: 'left' });
  peeking.act({ kind: 'release', by: 'keys' });
  peeking.act({ kind: 'follow', direction: 'up', share: 0.2 });
  peeking.act({ kind: 'follow', direction: 'up', share: 0.3 });
  peeking.act({ kind: 'cancel' });
  expect(told.map(({ seen, spoken }) => [seen?.direction, spoken])).toEqual([
    ['left', true],
    [undefined, true],
    ['up', false],
    [undefined, false],
  ]);
});

test('while something is in front, nothing is shown or played', () => {
  const { peeking, shown, played, block } = peekingAt();
  peeking.act({ kind: 'hold', by: 'keys', direction: 'left' });
  block();
  peeking.act({ kind: 'confirm', by: 'keys' });
  peeking.act({ kind: 'hold', by: 'keys', direction: 'up' });
  expect(played).toEqual([]);
  expect(shown.at(-1)).toBeNull();
  expect(peeking.peek).toBeNull();
});
