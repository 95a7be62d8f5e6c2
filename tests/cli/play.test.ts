/** The game in a real pseudo-terminal, played by keys. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import {
  createRandom,
  DIRECTIONS,
  type Direction,
  type GameState,
  legalMoves,
  newGame,
  play,
  rowsOf,
  scoreOf,
  threes,
  unwrap,
} from '../../src/engine/index.ts';
import { run, stateFolder } from './support/process.ts';
import { openScreen, type Screen } from './support/screen.ts';

const ARROWS: Record<Direction, string> = {
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
};
const SHIFT: Record<Direction, string> = {
  up: '\u001b[1;2A',
  down: '\u001b[1;2B',
  right: '\u001b[1;2C',
  left: '\u001b[1;2D',
};
const ESC = '\u001b';

let screen: Screen;
afterEach(() => screen.close());

function open(args: string[] = [], options: ConstructorParameters<typeof Screen>[2] = {}): Screen {
  screen = openScreen(['play', '--seed', '7', ...args], options);
  return screen;
}

const deal = (seed = '7') => newGame(threes, unwrap(createRandom('sfc32', seed)));

/** Whether a screen shows exactly these tiles, in their rows. */
function showsBoard({ board }: Pick<GameState, 'board'>): (text: string) => boolean {
  const wanted = rowsOf(board).map((row) => row.filter((tile) => tile > 0).join(' '));
  return (text) => {
    // The panel stands right of the desk; the marks of the last tile and of entries are no tiles.
    const rows = text.split('\n').map((line) =>
      line
        .slice(0, 49)
        .replace(/[^\d ]/g, ' ')
        .trim(),
    );
    const tiles = rows.map((line) => line.replace(/ +/g, ' ')).filter((line) => line !== '');
    return tiles.join('/') === wanted.filter((line) => line !== '').join('/');
  };
}

test('a seeded game by keys to its end, as the engine plays it', async () => {
  const folder = stateFolder();
  open([], { env: { XDG_STATE_HOME: folder } });
  await screen.shows(showsBoard(deal()));
  let game = deal();
  let keys = '';
  for (let turn = 0; legalMoves(game).length > 0; turn++) {
    // Every direction in turn, where it is legal; an illegal key first, which must do nothing.
    const [direction] = [...DIRECTIONS.slice(turn % 4), ...DIRECTIONS].filter((one) =>
      legalMoves(game).includes(one),
    );
    for (const one of DIRECTIONS) if (!legalMoves(game).includes(one)) keys += ARROWS[one];
    keys += ARROWS[direction!];
    game = play(game, direction!)!.game;
  }
  screen.type(keys);
  await screen.shows('Game over: no move is left.');
  expect(showsBoard(game)(screen.text())).toBe(true);
  const { moves } = game;
  expect(screen.text()).toMatch(
    new RegExp(`Score +${scoreOf(game.board).toLocaleString('en')}\\b`),
  );
  expect(screen.text()).toMatch(new RegExp(`Moves +${moves}\\b`));
  screen.type('t');
  await screen.shows('Best scores');
  expect(screen.text()).toMatch(new RegExp(`1 +${scoreOf(game.board).toLocaleString('en')}\\b`));
  screen.type('q');
  expect(await screen.exited).toBe(0);
  const record = await run(['play', '--record'], { env: { XDG_STATE_HOME: folder } });
  expect(record.stdout).toContain(`[Moves "${moves}"]`);
});

describe('peek and undo', () => {
  test('p and an arrow shows the afterstate; Esc takes it back, Enter plays it', async () => {
    open();
    const game = deal();
    await screen.shows(showsBoard(game));
    screen.type('p');
    await screen.shows('Peek in which direction?');
    screen.type(ARROWS.left);
    await screen.shows('Peek left');
    expect(screen.text()).toContain('○');
    expect(screen.text()).toMatch(/Moves +0\b/);
    screen.type(ESC);
    await screen.shows(showsBoard(game));
    screen.type(SHIFT.up);
    await screen.shows('Peek up');
    screen.type('\r');
    const turn = play(game, 'up')!;
    await screen.shows(showsBoard(turn.game));
    expect(screen.text()).toMatch(/Moves +1\b/);
  });

  test('undo and redo bring back the very same tiles; undo ends at the start', async () => {
    open();
    const game = deal();
    const after = play(play(game, 'left')!.game, 'up')!.game;
    screen.type('aW');
    await screen.shows(showsBoard(after));
    screen.type('uu');
    await screen.shows(showsBoard(game));
    screen.type('u');
    await screen.shows('This is the start.');
    screen.type('Ur');
    await screen.shows(showsBoard(after));
    screen.type('r');
    await screen.shows('There is nothing to redo.');
  });

  test('a half turn survives the end of the program', async () => {
    const env = { XDG_STATE_HOME: stateFolder() };
    open([], { env });
    screen.type(SHIFT.left);
    await screen.shows('Peek left');
    screen.type('q');
    await screen.exited;
    open([], { env });
    await screen.shows('Enter play');
    screen.type('\r');
    await screen.shows(showsBoard(play(deal(), 'left')!.game));
  });
});

describe('a hint', () => {
  test('says what each push is worth, and marks the game', async () => {
    const env = { XDG_STATE_HOME: stateFolder() };
    open([], { env });
    await screen.shows(showsBoard(deal()));
    screen.type('i');
    await screen.shows((text) => /Hint: (\w+ [\d,]+, ){3}\w+ [\d,]+/.test(text));
    expect(showsBoard(deal())(screen.text().replace(/Hint: .*/, ''))).toBe(true);
    const best = /Hint: (\w+)/.exec(screen.text())?.[1] as Direction;
    screen.type(ARROWS[best]);
    await screen.shows(showsBoard(play(deal(), best)!.game));
    expect(screen.text()).not.toContain('Hint');
    expect(screen.text()).toMatch(/Best +0\b/);
    screen.type('q');
    await screen.exited;
    const record = await run(['play', '--record'], { env });
    expect(record.stdout).toContain('[Assisted "hints 1, auto 0"]');
  });

  test('of a pipe comes before the key behind it', async () => {
    const env = { XDG_STATE_HOME: stateFolder() };
    const played = ['play', '--linear', '--seed', '7', '--rules', 'cs227'];
    const { stdout } = await run(played, { env, input: 'iaq' });
    const [, hint, turn] = stdout.split('\n');
    expect(hint).toMatch(/^Hint: (left|right|down)\. Worth: \1 [\d,]+, /);
    expect(turn).toMatch(/^Left: /);
  });
});

describe('no key loses a game', () => {
  test('only n and then y begin another', async () => {
    open();
    screen.type('aw');
    const game = play(play(deal(), 'left')!.game, 'up')!.game;
    await screen.shows(showsBoard(game));
    screen.type(' \t\u007fGxzN');
    await screen.shows('Give up for a new game? y / n');
    screen.type(' ');
    await screen.shows((text) => !text.includes('Give up'));
    expect(showsBoard(game)(screen.text())).toBe(true);
    screen.type('n\r');
    await screen.shows((text) => !text.includes('Give up'));
    screen.type('ny');
    await screen.shows((text) => /Moves +0\b/.test(text));
  });

  test('arrows with Ctrl, Alt or Meta, and pasted text, do nothing', async () => {
    open();
    await screen.shows(showsBoard(deal()));
    screen.type('\u001b[1;5D\u001b[1;3C\u001b[1;9A\u001b\u001b[B\u001b[200~aanyq\u001b[201~');
    screen.type('?');
    await screen.shows('Keys');
    screen.type('x');
    await screen.shows(showsBoard(deal()));
  });

  test('a seed of its own asks before it replaces a game, and goes on with its own', async () => {
    const env = { XDG_STATE_HOME: stateFolder() };
    open([], { env });
    screen.type('a');
    const moved = play(deal(), 'left')!.game;
    await screen.shows(showsBoard(moved));
    screen.type('q');
    await screen.exited;
    open([], { env });
    await screen.shows('Your game goes on.');
    expect(showsBoard(moved)(screen.text())).toBe(true);
    screen.close();
    screen = openScreen(['play', '--seed', '8'], { env });
    await screen.shows('Give up for a new game? y / n');
    screen.type('y');
    await screen.shows(showsBoard(deal('8')));
  });

  test('a bad save is kept aside and told of', async () => {
    const folder = stateFolder();
    const env = { XDG_STATE_HOME: folder };
    open([], { env });
    await screen.shows('Next');
    screen.type('q');
    await screen.exited;
    const saves = join(folder, 'threefold');
    writeFileSync(join(saves, 'game-threes.json'), 'not a game');
    open([], { env });
    await screen.shows('The saved game is bad');
    const [aside = ''] = readdirSync(saves).filter((name) => name.includes('.bad-'));
    expect(readFileSync(join(saves, aside), 'utf8')).toBe('not a game');
  });
});

describe('windows', () => {
  test.each([
    [80, 24],
    [120, 40],
    [40, 20],
    [30, 12],
  ])('a game fits into %i×%i', async (columns, rows) => {
    open([], { columns, rows });
    await screen.shows('? help');
    expect(screen.text()).toMatch(/Score +9\b/);
    expect(screen.lines().filter((line) => /\d/.test(line)).length).toBeGreaterThan(3);
  });

  test('a smaller window is redrawn, a tiny one says what it needs, and nothing is lost', async () => {
    open();
    screen.type('aw');
    const game = play(play(deal(), 'left')!.game, 'up')!.game;
    await screen.shows(showsBoard(game));
    screen.resize(30, 12);
    await screen.shows((text) => /^ ?Next/.test(text) && text.includes('? help'));
    screen.resize(15, 6);
    await screen.shows('Window too');
    screen.type('x');
    screen.resize(80, 24);
    await screen.shows(showsBoard(game));
    expect(screen.text()).toContain('q quit');
  });
});

describe('looks', () => {
  test.each([
    ['24 bits where COLORTERM offers them', { COLORTERM: 'truecolor' }, 'rgb'],
    ['256 colours by TERM', {}, 'palette'],
    ['16 colours elsewhere', { TERM: 'xterm' }, 'palette'],
  ])('%s', async (_, env, kind) => {
    open([], { env: env as Record<string, string> });
    await screen.shows('q quit');
    expect(screen.colours()).toEqual(new Set(['default', kind]));
  });

  test('NO_COLOR draws frames and uses no colour', async () => {
    open([], { env: { NO_COLOR: '1' } });
    await screen.shows('q quit');
    expect(screen.colours()).toEqual(new Set(['default']));
    expect(screen.text()).toContain('╭');
  });

  test.each([
    ['LANG=C', { LANG: 'C' }, []],
    ['--ascii', {}, ['--ascii']],
  ])('%s keeps to ASCII', async (_, env, args) => {
    open([...args, '--no-color'], { env: env as Record<string, string> });
    await screen.shows('q quit');
    expect(screen.text()).toMatch(/^[ -~\n]*$/);
    expect(screen.text()).toContain('+-------+');
  });

  test.each([
    ['a dumb terminal', { TERM: 'dumb' }, []],
    ['--linear', {}, ['--linear']],
  ])('%s is told lines, without moving its cursor', async (_, env, args) => {
    open(args, { env: env as Record<string, string> });
    await screen.shows('New game of Threes');
    screen.type(ARROWS.left);
    await screen.shows('Left:');
    screen.type('q');
    expect(await screen.exited).toBe(0);
    expect(screen.raw).not.toContain(ESC);
  });

  test('only what changed is painted again', async () => {
    open();
    await screen.shows('q quit');
    const before = screen.raw.length;
    screen.type('p');
    await screen.shows('Peek in which direction?');
    expect(screen.raw.length - before).toBeLessThan(400);
  });
});
