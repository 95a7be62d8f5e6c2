/** watch and replay on a real terminal. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { run, stateFolder } from './support/process.ts';
import { openScreen, type Screen } from './support/screen.ts';

let screen: Screen;
afterEach(() => screen.close());

const moves = () => Number(/Moves +(\d+)/.exec(screen.text())?.[1]);

test('watch plays by itself, pauses, steps in both directions and quits', async () => {
  screen = openScreen(['watch', '--agent', 'greedy', '--seed', '3', '--speed', '8']);
  await screen.shows(() => moves() >= 3);
  expect(screen.text()).toMatch(/Player +greedy/);
  screen.type(' ');
  await screen.shows('space go');
  const paused = moves();
  screen.type('\u001b[C');
  await screen.shows(() => moves() === paused + 1);
  screen.type('\u001b[D\u001b[D');
  await screen.shows(() => moves() === paused - 1);
  screen.type('+');
  await screen.shows('(16/s)');
  screen.type('--');
  await screen.shows('(4/s)');
  screen.type('\u001b[H');
  await screen.shows(() => moves() === 0);
  screen.type('q');
  expect(await screen.exited).toBe(0);
});

test('replay shows a record to its end', async () => {
  const { stdout } = await run(['watch', '--json', '--seed', '3']);
  const file = join(stateFolder(), 'game.json');
  writeFileSync(file, stdout);
  screen = openScreen(['replay', file, '--speed', '64']);
  await screen.shows('Game over: no move is left.');
  expect(moves()).toBe(JSON.parse(stdout).claims.moves);
  await screen.shows('space go');
  screen.type('\u0003');
  expect(await screen.exited).toBe(130);
});

test('watch at a pace of its own tells lines', async () => {
  const { stdout } = await run(['watch', '--agent', 'random', '--seed', '1', '--speed', '1000']);
  expect(stdout).toMatch(/^New game of Threes/);
  expect(stdout).toContain('\n2. ');
  expect(stdout).toMatch(/Game over: no move is left\.\n$/);
});
