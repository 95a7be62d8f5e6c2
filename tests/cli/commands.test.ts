import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run, stateFolder } from './support/process.ts';

const COMMANDS = [
  'play',
  'watch',
  'hint',
  'sim',
  'replay',
  'verify',
  'convert',
  'explain',
  'perft',
  'rules',
  'bench',
];

const POSITION = '1 2 . . / 3 3 . . / . . 6 . / . . . . next 1';

/** The record of a game by an agent. */
async function record(seed: string): Promise<string> {
  return (await run(['watch', '--json', '--agent', 'greedy', '--seed', seed])).stdout;
}

describe('help and mistakes', () => {
  test('the help names every command', async () => {
    const { code, stdout } = await run(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
  });

  test.each(COMMANDS)('%s --help has an example that begins with it', async (command) => {
    const { code, stderr, stdout } = await run([command, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/Examples?:\n {2}\$ (.*\| )?.*threefold/);
    expect(stdout).toContain(`threefold ${command}`);
  });

  test('the version is that of the package', async () => {
    expect((await run(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test.each([
    [['smi'], '(Did you mean sim?)'],
    [['sim', '--gmaes', '3'], '(Did you mean --games?)'],
    [['sim', '--games', 'many'], 'It is a whole number from 1 on.'],
    [['bench', '--seconds', '-1'], 'It is a number greater than 0.'],
    [['convert', '--to', 'xml', '{}'], 'Known forms: text, link, json, nycu; not xml.'],
    [['convert', 'x'], "required option '--to <form>'"],
    [['sim', '--rules', 'chess'], '--rules: Known rule sets: threes, cs227, tres; not chess.'],
    [['sim', '--size', 'big'], '--size: A size is written 4 or 3x2, not big.'],
    [['sim', '--size', '99'], '--size: width is one of'],
    [['sim', '--set', 'colour=red'], '--set: The rule set threes has: width'],
    [['sim', '--set', 'bonus'], '--set: It is written name=value, not bonus.'],
    [['sim', '--generator', 'dice'], '--generator: Known generators: sfc32, java; not dice.'],
    [['sim', '--generator', 'java', '--seed', '99999999999999999999'], '--seed: For java'],
    [
      ['sim', '--agent', 'nobody'],
      'Known agents: random, greedy, corner, expectimax, network, expert, best; not nobody.',
    ],
    [['hint', '--agent', 'nobody', POSITION], 'Known agents'],
    [['watch', '--agent', 'nobody'], 'Known agents'],
    [['rules', 'chess'], 'Known rule sets'],
    [['explain', '--move', 'north', POSITION], 'Allowed choices are left, right, up, down'],
  ])('%j is misused', async (args, message) => {
    const { code, stderr, stdout } = await run(args);
    expect(stderr).toContain(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  test('no command at all is answered with the help', async () => {
    const { code, stderr, stdout } = await run([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Usage: threefold');
  });
});

describe('hint', () => {
  test('of an agent that looks ahead tells what it expects to be played', async () => {
    const { code, stdout } = await run(['hint', '--agent', 'expectimax:budget=3000', POSITION]);
    expect(code).toBe(0);
    const choice = /plays (\w+)/.exec(stdout)?.[1];
    const expected = /It expects (.+)\./.exec(stdout)?.[1]?.split(', ') ?? [];
    expect(expected[0]).toBe(choice);
    expect(expected.length).toBeGreaterThan(1);
  });

  test('is the strongest agent for the rules where none is named', async () => {
    const [learned, other] = await Promise.all([
      run(['hint', POSITION]),
      run(['hint', '--rules', 'tres', '1 2 . . / 3 3 . . / . . 6 . / . . . . next 1']),
    ]);
    expect(learned.stdout).toContain('expert plays ');
    expect(other.stdout).toContain('expectimax plays ');
  });

  test('prints the position, the choice and what speaks for each move', async () => {
    const { code, stderr, stdout } = await run(['hint', '--agent', 'greedy', POSITION]);
    expect(code).toBe(0);
    expect(stderr).toContain('a fresh deck is assumed');
    expect(stdout).toBe(
      [
        '1 2 . .',
        '3 3 . .',
        '. . 6 .',
        '. . . .',
        'next 1',
        '',
        'greedy plays left',
        '> left   2  2 merges',
        '  right  0  0 merges',
        '  up     0  0 merges',
        '  down   0  0 merges',
        '',
      ].join('\n'),
    );
  });

  test('reads standard input, a file and the notation of records', async () => {
    const notation = '1,2,0,0/3,3,0,0/0,0,6,0/0,0,0,0 next:1 deck:3,4,4';
    const file = join(stateFolder(), 'position.txt');
    writeFileSync(file, notation);
    const [piped, named] = await Promise.all([
      run(['hint', '--agent', 'greedy'], { input: notation }),
      run(['hint', '--agent', 'greedy', file]),
    ]);
    expect(piped).toEqual(named);
    expect(piped.stderr).toBe('');
    expect(piped.stdout).toContain('greedy plays left');
  });

  test('says when the game is over', async () => {
    const { code, stdout } = await run(['hint', '-'], { input: await record('5') });
    expect(code).toBe(0);
    expect(stdout).toContain('No move is legal: the game is over.');
  });

  test.each([
    ['1 2 3', 'A board has 2 to 8 rows and columns.'],
    ['1 2 / 3 4', 'A tile is 0, 1, 2 or 3·2^k, not 4.'],
    ['{', 'This looks like JSON, but'],
    ['{"format": 9}', 'This program reads saved games of format 1, not 9.'],
    [POSITION.replace('next 1', ''), 'A position says what comes next'],
  ])('fails for %j', async (text, message) => {
    const { code, stderr, stdout } = await run(['hint', text]);
    expect(stderr).toContain(message);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });
});

test('explain tells what each line does, and what may enter', async () => {
  const position = '3 . 1 2 / . . . . / . . . . / . . . . next 6';
  const { code, stdout } = await run(['explain', position, '-r', 'cs227', '--move', 'left']);
  expect(code).toBe(0);
  expect(stdout).toContain('3 . 1 2     3 1 2 .');
  expect(stdout).toContain('could merge, but the gap is nearer the wall');
  expect(stdout).toContain('Then enters 6 at d1 (25.0%), 6 at d2 (25.0%)');
});

test('explain takes a line or a board without anything else', async () => {
  const line = await run(['explain', '1 2 1 2', '-r', 'tres', '--move', 'right']);
  expect(line.stdout).toContain('1 2 1 2  →  . . 3 3');
  expect(line.stdout).toContain('After the first pass: wall | 3 . 3 .');
  const both = await run(['explain', '3 . 1 2']);
  expect([both.code, both.stdout.match(/^Push (left|right|up|down)/gm)?.length]).toEqual([0, 2]);
  const board = await run(['explain', '3 . 1 / 2 2 2 / 6 6 6', '--move', 'up']);
  expect(board.stdout).toContain('Column 2: wall | . 2 6  →  wall | 2 6 .');
  const across = await run(['explain', '3 . 1 2', '--move', 'up']);
  expect([across.code, across.stderr]).toEqual([2, expect.stringContaining('moves left or right')]);
  const wrong = await run(['explain', '3 . 1 7']);
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('tile 4: A tile is')]);
});

test('explain keeps to ASCII where the locale does', async () => {
  const { stdout } = await run(['explain', POSITION], { env: { LANG: 'C' } });
  expect(stdout).toContain('merge to 3');
  expect(stdout).toMatch(/^[ -~\n]*$/);
});

test('perft counts to each depth and divides the last count', async () => {
  const { stdout } = await run(['perft', '-r', 'tres', '--seed', '1', '--depth', '2', '--divide']);
  const counts = [...stdout.matchAll(/^(\w+) +([\d,]+)$/gm)].map(([, name, count]) => [
    name,
    Number(count?.replaceAll(',', '')),
  ]);
  const last = Number(/^depth 2 +([\d,]+)$/m.exec(stdout)?.[1]?.replaceAll(',', ''));
  expect(counts.map(([name]) => name)).toEqual(['left', 'right', 'up', 'down']);
  expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(last);
});

test('rules lists every rule set and describes the parameters of one', async () => {
  const list = await run(['rules']);
  expect(list.stdout.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'threes',
    'cs227',
    'tres',
    '',
  ]);
  const one = await run(['rules', 'threes']);
  expect(one.stdout).toContain('topTile=12288 ');
  expect(one.stdout).toContain('(moved-lines, edge, anywhere)');
});

test('bench measures and names the machine', async () => {
  const { code, stdout } = await run(['bench', '--seconds', '0.05']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/moves a second +[\d,]+/);
  expect(stdout).toContain(process.version);
});

describe('records', () => {
  test('watch --json writes a record that verifies; a changed one does not', async () => {
    const text = await record('7');
    const good = await run(['verify'], { input: text });
    expect(good.code).toBe(0);
    expect(good.stdout).toMatch(
      /^-: verified, threes, \d+ moves, score [\d,]+, highest \d+, stuck/,
    );
    const bad = await run(['verify'], { input: text.replace(/"score": \d+/, '"score": 1') });
    expect(bad.code).toBe(3);
    expect(bad.stdout).toContain('NOT verified: The record claims score 1');
    expect((await run(['verify'], { input: 'nonsense' })).code).toBe(3);
  });

  test('every form converts into every other without loss of the game', async () => {
    const json = await record('8');
    const text = await run(['convert', '--to', 'text'], { input: json });
    const link = await run(['convert', '--to', 'link'], { input: text.stdout });
    const back = await run(['convert', '--to', 'text', '--claims'], { input: link.stdout });
    expect(back.stdout).toBe(text.stdout.replace('[Agent "greedy"]\n', ''));
    const traced = await run(['convert', '--to', 'text', '--trace'], { input: text.stdout });
    expect(traced.stdout).toContain('@');
    const untraced = await run(['convert', '--to', 'text', '--no-trace'], { input: traced.stdout });
    expect(untraced.stdout).toBe(text.stdout);
    const again = await run(['convert', '--to', 'json'], { input: untraced.stdout });
    expect(JSON.parse(again.stdout)).toEqual(JSON.parse(json));
    const course = await run(['convert', '--to', 'nycu'], { input: json });
    expect(course.code).toBe(1);
    expect(course.stderr).toContain('The rules are not those of the');
  });

  test('replay tells one line a move, as watch does, or one position', async () => {
    const json = await record('9');
    const watched = await run(['watch', '--agent', 'greedy', '--seed', '9']);
    const replayed = await run(['replay'], { input: json });
    expect(replayed.stdout).toBe(watched.stdout);
    expect(watched.stderr).toBe('Seed 9\n');
    const start = await run(['replay', '--at', '0'], { input: json });
    expect(start.stdout).toMatch(/^after 0 moves, score \d+\n/);
    const beyond = await run(['replay', '--at', '9999'], { input: json });
    expect({ code: beyond.code, stdout: beyond.stdout }).toEqual({ code: 2, stdout: '' });
    const broken = await run(['replay'], { input: '[Format "99"]' });
    expect(broken.code).toBe(1);
  });
});

describe('play in lines', () => {
  test('keys from a pipe play a game that goes on and becomes a record', async () => {
    const env = { XDG_STATE_HOME: stateFolder() };
    const first = await run(['play', '--seed', '7'], { input: 'adwspwuunxbt?', env });
    expect(first.code).toBe(0);
    const lines = first.stdout.trimEnd().split('\n');
    expect(lines[0]).toBe(
      'New game of Threes, 4 columns and 4 rows. Next 3. Score 9. Legal: left, right, up, down.',
    );
    expect(lines).toContain('Give up for a new game? y / n');
    expect(lines).toContain('The game goes on.');
    expect(lines.at(-1)).toContain('Keys: arrows: move;');
    expect(first.stdout).not.toContain('\u001b');
    const second = await run(['play'], { input: 'q', env });
    expect(second.stdout).toMatch(
      /^Your game of Threes goes on\..*\nThe game is saved\. Goodbye\.\n$/,
    );
    const written = await run(['play', '--record'], { env });
    expect(written.stdout).toContain('[Seed "7"]');
    expect((await run(['verify'], { input: written.stdout })).code).toBe(0);
  });

  test('a saved game that is bad is kept aside and told of', async () => {
    const env = { XDG_STATE_HOME: stateFolder() };
    await run(['play'], { input: 'q', env });
    writeFileSync(join(env.XDG_STATE_HOME, 'threefold', 'game-threes.json'), '{"format":1');
    const { stdout } = await run(['play'], { input: 'q', env });
    expect(stdout).toMatch(
      /^The saved game is bad \(save-not-json\); kept as .*game-threes\.bad-\d+/,
    );
    expect(stdout).toContain('New game of Threes');
  });

  test('without undo nothing is taken back, and no game gives no record', async () => {
    const env = { XDG_STATE_HOME: stateFolder() };
    const none = await run(['play', '--record'], { env });
    expect(none).toEqual({
      code: 1,
      stdout: '',
      stderr: 'error: No game is saved under these rules.\n',
    });
    const { stdout } = await run(['play', '--no-undo', '--seed', '7'], { input: 'auq', env });
    expect(stdout).toContain('Undo is off in this game.');
  });
});
