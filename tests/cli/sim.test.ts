import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { greedyAgent, randomAgent } from '../../src/ai/index.ts';
import { gamePlayer } from '../../src/cli/sim/game-player.ts';
import { deriveSeed, parseRuleSet, threes, unwrap } from '../../src/engine/index.ts';
import { ended, run, start } from './support/process.ts';
import { openScreen } from './support/screen.ts';

describe('the results of sim', () => {
  test.each([
    ['--json'],
    ['--csv', '--rules', 'tres', '--agent', 'corner', '--max-moves', '30'],
    ['--rules', 'cs227', '--size', '5', '--generator', 'java'],
  ])('are the same bytes with 1, 2 and 3 workers: %j %j %j', async (...options) => {
    const args = ['sim', '--games', '130', '--seed', '1', ...options];
    const outputs = await Promise.all(
      ['1', '2', '3'].map((workers) => run([...args, '--workers', workers])),
    );
    expect(outputs[0]?.code).toBe(0);
    expect(outputs[0]?.stdout).not.toBe('');
    expect(outputs[1]).toEqual(outputs[0]);
    expect(outputs[2]).toEqual(outputs[0]);
  });

  test('are those of the games of the seeds seed/0, seed/1, …', async () => {
    const { stdout } = await run([
      'sim',
      '-n',
      '30',
      '--seed',
      'a "b"',
      '--agent',
      'greedy',
      '--csv',
    ]);
    const agent = greedyAgent;
    const play = gamePlayer({ rules: threes, generator: 'sfc32', agent, maxMoves: Infinity });
    const rows = Array.from({ length: 30 }, (_, index) => {
      const { highest, moves, score, status } = play(deriveSeed('a "b"', index));
      return `${index},"a ""b""/${index}",${score},${highest},${moves},${status}`;
    });
    expect(stdout).toBe(`game,seed,score,highest,moves,end\n${rows.join('\n')}\n`);
  });

  test.each([
    ['threes', []],
    ['cs227', []],
    ['tres', []],
    ['threes', ['--set', 'bonusTiming=one-per-21', '--set', 'entry=edge']],
    ['threes', ['--size', '5x3']],
  ])('of the random agent are the same in bulk: %s %j', async (id, options) => {
    const games = 300;
    const args = ['sim', '-n', `${games}`, '--seed', 'b', '--csv', '--rules', id, ...options];
    const { stdout } = await run(args);
    const { stdout: told } = await run(['sim', '-n', '1', '--json', '--rules', id, ...options]);
    const rules = unwrap(parseRuleSet(JSON.parse(told).rules, 'rules'));
    const agent = randomAgent;
    const play = gamePlayer({ rules, generator: 'sfc32', agent, maxMoves: Infinity });
    const rows = Array.from({ length: games }, (_, index) => {
      const { highest, moves, score, status } = play(deriveSeed('b', index));
      return `${index},"b/${index}",${score},${highest},${moves},${status}`;
    });
    expect(stdout).toBe(`game,seed,score,highest,moves,end\n${rows.join('\n')}\n`);
  });

  test('are told with a seed that repeats them', async () => {
    const first = JSON.parse((await run(['sim', '-n', '5', '--json'])).stdout);
    expect(first.seed).toMatch(/^[0-9a-f]{32}$/);
    const again = await run(['sim', '-n', '5', '--json', '--seed', first.seed]);
    expect(JSON.parse(again.stdout)).toEqual(first);
  });

  test('have a bar for each highest tile, in ASCII where the locale is', async () => {
    const { stdout } = await run(['sim', '-n', '50', '--seed', '1'], { env: { LANG: 'C' } });
    const bars = [...stdout.matchAll(/^\d+ +(\d+) +[\d.]+% +[\d.]+% {2}(#+)$/gm)];
    expect(bars.reduce((sum, [, games]) => sum + Number(games), 0)).toBe(50);
    expect(Math.max(...bars.map(([, , bar = '']) => bar.length))).toBe(40);
    expect(stdout).toMatch(/^[ -~\n]*$/);
  });
});

describe('an end before the end', () => {
  test('SIGINT reports the first games only, says so, and exits with 130', async () => {
    const args = ['sim', '--seed', '1', '--csv', '--workers', '2', '--games'];
    const child = start([...args, '1000000']);
    const finished = ended(child);
    await once(child.stdout!, 'data');
    child.kill('SIGINT');
    const { code, stderr, stdout } = await finished;
    expect(code).toBe(130);
    const games = stdout.trimEnd().split('\n').length - 1;
    const told = /^Interrupted: these are the first ([\d,]+) of 1,000,000 games\.\n$/.exec(stderr);
    expect(Number(told?.[1]?.replaceAll(',', ''))).toBe(games);
    if (games > 0) expect((await run([...args, String(games)])).stdout).toBe(stdout);
  });

  test('SIGINT is heard in the midst of a game, however long an agent thinks', async () => {
    const endless = 'expectimax:budget=0,cutoff=0,depth=30';
    const child = start(['sim', '--csv', '--games', '1', '--workers', '1', '--agent', endless]);
    const finished = ended(child);
    await once(child.stdout!, 'data');
    child.kill('SIGINT');
    const { code, stderr } = await finished;
    expect(stderr).toBe('Interrupted: these are the first 0 of 1 games.\n');
    expect(code).toBe(130);
  });

  test('a reader that has seen enough is no error', async () => {
    const child = start(['sim', '--csv', '--games', '1000000', '--workers', '1']);
    const finished = ended(child);
    child.stdout?.once('data', () => child.stdout?.destroy());
    const { code, stderr } = await finished;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('Ctrl+C in a terminal clears the progress and reports', async () => {
    const screen = openScreen(['sim', '--games', '1000000', '--workers', '1']);
    await screen.shows(' a second, ');
    screen.type('\u0003');
    expect(await screen.exited).toBe(130);
    await screen.shows('Interrupted: these are the first');
    expect(screen.text()).not.toContain(' left');
    expect(screen.text()).toContain('█');
  });
});

describe('colours', () => {
  const args = ['sim', '--games', '20', '--seed', '1', '--workers', '1'];

  test('colour the bars in a terminal', async () => {
    const screen = openScreen(args);
    expect(await screen.exited).toBe(0);
    expect(screen.raw).toContain('\u001b[36m');
  });

  test.each([
    ['NO_COLOR', { NO_COLOR: '1' }, []],
    ['a dumb terminal', { TERM: 'dumb' }, []],
    ['--no-color', {}, ['--no-color']],
  ])('%s leaves them out', async (_, env, more) => {
    const screen = openScreen([...args, '--quiet', ...more], {
      env: env as Record<string, string>,
    });
    expect(await screen.exited).toBe(0);
    await screen.shows('reached');
    expect(screen.raw).not.toContain('\u001b[3');
  });

  test('--quiet shows no progress', async () => {
    const screen = openScreen([...args, '--quiet']);
    expect(await screen.exited).toBe(0);
    expect(screen.raw).not.toContain('\r\u001b[K');
  });
});
