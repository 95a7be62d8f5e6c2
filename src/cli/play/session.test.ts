import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greedyAgent } from '../../ai/index.ts';
import {
  boardFromRows,
  createRandom,
  DIRECTIONS,
  type GameState,
  newGame,
  presentOf,
  RULE_SETS,
  type RuleSet,
  saveGame,
  saveHistory,
  threes,
  tres,
  unwrap,
} from '../../engine/index.ts';
import type { Key } from '../terminal/keys.ts';
import { type Command, commandOf, KEY_HELP } from './commands.ts';
import { perform, type Session, startSession, takeHint, viewOfSession } from './session.ts';
import { longWords, shortWords } from './words.ts';

function sitting(rules: RuleSet = threes, undoAllowed = true, game?: GameState): Session {
  const dealt = game ?? newGame(rules, unwrap(createRandom('sfc32', '7')));
  return startSession(dealt, { id: 'a', seed: '7', undoAllowed });
}

function key(name: string, held: Partial<Key> = {}): Key {
  return { name, shift: false, ctrl: false, alt: false, ...held };
}

/** Presses keys by name one after the other; gives the last session and all kinds of events. */
function press(
  session: Session,
  ...names: (string | Key)[]
): { session: Session; kinds: string[] } {
  const kinds: string[] = [];
  let current = session;
  for (const name of names) {
    const command = commandOf(typeof name === 'string' ? key(name) : name) ?? { kind: 'other' };
    const step = perform(current, command);
    current = step.session;
    kinds.push(step.event?.kind ?? '-');
  }
  return { session: current, kinds };
}

const state = (session: Session) => JSON.stringify(saveGame(presentOf(session.history)));

describe('keys', () => {
  test.each([
    ['left', ['left', 'a', 'A', 'h', 'H']],
    ['right', ['right', 'd', 'D', 'l', 'L']],
    ['up', ['up', 'w', 'W', 'k', 'K']],
    ['down', ['down', 's', 'S', 'j', 'J']],
  ])('%s is %j', (direction, names) => {
    for (const name of names) {
      const shift = name.length === 1 && name !== name.toLowerCase();
      expect(commandOf(key(name, { shift }))).toEqual({ kind: 'move', direction });
    }
  });

  test('an arrow with Shift peeks; with Ctrl or Alt it means nothing', () => {
    expect(commandOf(key('left', { shift: true }))).toEqual({ kind: 'peek-at', direction: 'left' });
    expect(commandOf(key('left', { ctrl: true }))).toBeUndefined();
    expect(commandOf(key('left', { alt: true }))).toBeUndefined();
    expect(commandOf(key('n', { ctrl: true }))).toBeUndefined();
    expect(commandOf(key('c', { ctrl: true }))).toEqual({ kind: 'quit' });
  });

  test('capital letters mean the same, except U', () => {
    expect(commandOf(key('N'))).toEqual({ kind: 'new' });
    expect(commandOf(key('u'))).toEqual({ kind: 'undo' });
    expect(commandOf(key('U'))).toEqual({ kind: 'redo' });
    expect(commandOf(key('g'))).toBeUndefined();
  });

  test('the help fits into the smallest window', () => {
    for (const [keys, meaning] of KEY_HELP) {
      expect(keys.length).toBeLessThan(15);
      expect(15 + meaning.length).toBeLessThanOrEqual(30);
    }
    expect(KEY_HELP.length).toBeLessThanOrEqual(10);
  });
});

describe('a peek', () => {
  test('changes nothing when it is taken back', () => {
    const session = sitting();
    for (const back of ['escape', 'u', 'p']) {
      const { kinds, session: after } = press(session, 'p', 'left', back);
      expect(kinds).toEqual(['aim', 'peeked', 'taken-back']);
      expect(state(after)).toBe(state(session));
      expect(after.undone).toBe(false);
    }
  });

  test('is played by Enter or by the same direction, as the move itself is', () => {
    const moved = press(sitting(), 'left').session;
    for (const commit of ['enter', 'left']) {
      const { session } = press(sitting(), 'p', 'left', commit);
      expect(state(session)).toBe(state(moved));
    }
  });

  test('elsewhere replaces it', () => {
    const { kinds, session } = press(sitting(), key('left', { shift: true }), 'up');
    expect(kinds).toEqual(['peeked', 'peeked']);
    expect(session.history.pending).toBe('up');
  });

  test('is not left by a question that is answered with no', () => {
    const { kinds, session } = press(sitting(), 'left', 'p', 'up', 'n', 'x');
    expect(kinds.slice(3)).toEqual(['ask-new', 'kept']);
    expect(session.mode).toBe('peeking');
  });

  test('at nothing is illegal and leaves the mode', () => {
    const board = unwrap(
      boardFromRows([
        [1, 0],
        [0, 0],
      ]),
    );
    const game = { ...newGame(tres, unwrap(createRandom('sfc32', '1'))), board };
    const { kinds, session } = press(
      sitting(tres, true, game),
      'p',
      'left',
      'enter',
      'escape',
      'r',
    );
    expect(kinds).toEqual(['aim', 'illegal', '-', '-', 'nothing-to-redo']);
    expect(session.mode).toBe('playing');
    expect(shortWords({ kind: 'illegal', direction: 'left' }, viewOfSession(session))).toBe(
      'Left moves nothing.',
    );
  });
});

describe('undo', () => {
  test('brings back the same state, and redo the same tile', () => {
    const start = sitting();
    const { session: one } = press(start, 'left');
    const { session: back } = press(one, 'u');
    expect(state(back)).toBe(state(start));
    expect(back.undone).toBe(true);
    for (const again of ['r', 'U', 'left']) {
      expect(state(press(back, again).session)).toBe(state(one));
    }
  });

  test('works after the end, and the game then counts as undone', () => {
    const { session } = playToEnd();
    expect(viewOfSession(session).status).toBe('stuck');
    const { kinds, session: back } = press(session, 'left', 'p', 'u');
    expect(kinds).toEqual(['over', 'over', 'undone']);
    expect(viewOfSession(back).status).toBe('playing');
    expect(back.undone).toBe(true);
  });

  test('can be off', () => {
    const session = sitting(threes, false);
    expect(press(session, 'left', 'u').kinds).toEqual(['moved', 'undo-off']);
  });
});

describe('a hint', () => {
  const hinted = (session: Session) =>
    takeHint(session, greedyAgent.judge(viewOfSession(session))).session;

  test('is asked for, says what each push is worth, best first, and counts', () => {
    const { kinds, session } = press(sitting(), 'i');
    expect(kinds).toEqual(['thinking']);
    expect(shortWords(session.last, viewOfSession(session))).toBe('Thinking.');
    const after = hinted(session);
    expect(after.hints).toBe(1);
    expect(state(after)).toBe(state(session));
    const view = viewOfSession(after);
    const worths = greedyAgent.judge(view).map(({ value }) => value);
    expect(after.last).toMatchObject({ kind: 'hint', judgements: { length: worths.length } });
    const words = longWords(after.last!, view);
    expect(words).toMatch(/^Hint: (\w+)\. Worth: \1 \d+, \w+ \d+, \w+ \d+, \w+ \d+\.$/);
    const told = [...words.matchAll(/ (\d+)/g)].map(([, worth]) => Number(worth));
    expect(told).toEqual(worths.toSorted((a, b) => b - a));
  });

  test('that is in sight is not given again; the next position has one of its own', () => {
    const first = hinted(press(sitting(), 'i').session);
    const again = press(first, 'i', 'i');
    expect(again.kinds).toEqual(['hint', 'hint']);
    expect(again.session.hints).toBe(1);
    const next = press(first, 'left', 'i');
    expect(next.kinds).toEqual(['moved', 'thinking']);
    expect(hinted(next.session).hints).toBe(2);
    expect(press(next.session, 'u').session.hints).toBe(1);
  });

  test('is for the game before a peek, and there is none where the game is over', () => {
    const start = sitting();
    for (const keys of [['p'], ['p', 'left']]) {
      const { kinds, session } = press(start, ...keys, 'i');
      expect(kinds.at(-1)).toBe('thinking');
      expect(session.mode).toBe('playing');
      expect(state(session)).toBe(state(start));
    }
    expect(press(playToEnd().session, 'i').kinds).toEqual(['over']);
  });

  test('on a line of its room drops the worst pushes first, never half a number', () => {
    const judgements = (['up', 'left', 'down', 'right'] as const).map((direction, index) => {
      return { direction, value: 1234567 - index, reason: '' };
    });
    const { session } = takeHint(sitting(), judgements);
    const words = (room: number) => shortWords(session.last, viewOfSession(session), room);
    expect(words(29)).toBe('Hint: up 1,234,567');
    expect(words(34)).toBe('Hint: up 1,234,567, left 1,234,566');
    expect(words(33)).toBe('Hint: up 1,234,567');
    expect(words(80)).toBe('Hint: up 1,234,567, left 1,234,566, down 1,234,565, right 1,234,564');
  });
});

describe('a new game', () => {
  test('needs n and then y; every other key keeps the game', () => {
    const { session } = press(sitting(), 'left', 'up');
    for (const other of ['space', 'enter', 'escape', 'n', 'left', 'x', 'N']) {
      const { kinds, session: after } = press(session, 'n', other);
      expect(kinds).toEqual(['ask-new', 'kept']);
      expect(saveHistory(after.history)).toEqual(saveHistory(session.history));
    }
    expect(press(session, 'n', 'y').kinds).toEqual(['ask-new', 'new-game']);
    expect(press(session, 'n', 'q').kinds).toEqual(['ask-new', 'quit']);
    expect(press(session, 'y').kinds).toEqual(['-']);
  });

  test('is not asked about where nothing is lost', () => {
    expect(press(sitting(), 'n').kinds).toEqual(['new-game']);
    expect(press(playToEnd().session, 'n').kinds).toEqual(['new-game']);
    expect(press(sitting(), 'left', 'u', 'n').kinds).toEqual(['moved', 'undone', 'ask-new']);
  });
});

test('pages close with any key', () => {
  expect(press(sitting(), '?', 'left', 't', 'x').kinds).toEqual([
    'help',
    'closed',
    'scores',
    'closed',
  ]);
});

test('no keys but n and y ever lose a turn that was played', () => {
  const commands: fc.Arbitrary<Command> = fc.oneof(
    fc.record({
      kind: fc.constantFrom('move', 'peek-at'),
      direction: fc.constantFrom(...DIRECTIONS),
    }),
    fc.record({
      kind: fc.constantFrom(
        'peek',
        'commit',
        'cancel',
        'hint',
        'new',
        'help',
        'scores',
        'board',
        'other',
        'quit',
      ),
    }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...RULE_SETS),
      fc.array(commands, { maxLength: 60 }),
      (rules, list) => {
        let session = sitting(rules);
        for (const command of list) {
          const { moves } = viewOfSession(session);
          const step = perform(session, command);
          const view = viewOfSession(step.session);
          expect(view.moves).toBeGreaterThanOrEqual(moves);
          if (step.event) expect(longWords(step.event, view)).not.toMatch(/undefined|NaN|^$/m);
          session = step.session;
        }
      },
    ),
  );
});

describe('words', () => {
  test('tell the whole turn', () => {
    const step = perform(sitting(), { kind: 'move', direction: 'left' });
    expect(longWords(step.event!, viewOfSession(step.session))).toBe(
      'Left: made 3. New 3 at row 1, column 4. Next 2. Score 15. Legal: left, right, up, down.',
    );
  });

  test('tell a full board from a board without moves', () => {
    const board = unwrap(
      boardFromRows([
        [1, 2],
        [3, 3],
      ]),
    );
    const game = { ...newGame(tres, unwrap(createRandom('sfc32', '1'))), board };
    const session = sitting(tres, true, game);
    const { kinds } = press(session, 'left');
    expect(kinds).toEqual(['over']);
    expect(shortWords({ kind: 'over', status: 'full' }, viewOfSession(session))).toBe(
      'Game over: the board is full.',
    );
  });

  test('tell that the top tile was made', () => {
    const rows = [
      [6144, 6144, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    const game = {
      ...newGame(threes, unwrap(createRandom('sfc32', '1'))),
      board: unwrap(boardFromRows(rows)),
    };
    const { session } = press(sitting(threes, true, game), 'left');
    const view = viewOfSession(session);
    expect(shortWords(session.last, view)).toBe('Finished: you made 12288!');
    expect(longWords(session.last!, view)).toContain('No tile enters.');
  });
});

function playToEnd(): { session: Session } {
  let session = sitting();
  while (viewOfSession(session).status === 'playing') {
    for (const direction of DIRECTIONS)
      session = perform(session, { kind: 'move', direction }).session;
  }
  return { session };
}
