/** What the game leaves behind in the terminal, however it ends. */
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { openScreen, openShell, type Screen } from './support/screen.ts';

const CRASH = fileURLToPath(new URL('support/crash.mjs', import.meta.url));

/** Starts the game beside a shell that then tells how it ended and what became of the terminal. */
const SCRIPT = `
  exec 3<&0
  $THREEFOLD play --seed 7 <&3 & game=$!
  echo "pid $game."
  wait $game
  echo "code $?."
  stty -a
`;

let screen: Screen;
afterEach(() => screen.close());

/** Whether `stty -a` tells of a terminal that echoes, edits lines and sends signals. */
function isCooked(text: string): boolean {
  return ['echo', 'icanon', 'isig'].every((mode) => new RegExp(`(^|\\s)${mode}\\s`).test(text));
}

/** Everything that the game switched on is off again. */
function expectRestored(): void {
  const off = { '?1049l': '?1049h', '?25h': '?25l', '?7h': '?7l', '?2004l': '?2004h' };
  for (const [after, before] of Object.entries(off)) {
    const [last, first] = [after, before].map((code) => screen.raw.lastIndexOf(`\u001b[${code}`));
    expect(first).toBeGreaterThan(-1);
    expect(last).toBeGreaterThan(first!);
  }
  expect(screen.isAlternate()).toBe(false);
}

describe('the terminal is as it was', () => {
  test.each<[end: string, code: number, end: (pid: number) => void]>([
    ['q', 0, () => screen.type('q')],
    ['Ctrl+C', 130, () => screen.type('\u0003')],
    ['SIGINT', 130, (pid) => process.kill(pid, 'SIGINT')],
    ['SIGTERM', 143, (pid) => process.kill(pid, 'SIGTERM')],
    ['SIGHUP', 129, (pid) => process.kill(pid, 'SIGHUP')],
    ['a fault', 1, (pid) => process.kill(pid, 'SIGUSR2')],
  ])('after %s, with exit code %i', async (_, code, end) => {
    screen = openShell(['-c', SCRIPT], { NODE_OPTIONS: `--import=${CRASH}` });
    await screen.shows('q quit');
    end(Number(/pid (\d+)\./.exec(screen.raw)?.[1]));
    // In all that was written, as the report of a fault may push the code out of the picture.
    const ended = () => /code (\d+)\.[\s\S]*/.exec(screen.raw);
    await screen.shows(() => isCooked(ended()?.[0] ?? ''));
    expect(ended()?.[1]).toBe(String(code));
    expectRestored();
    if (code === 1) expect(screen.raw).toContain('a fault in the middle of a game');
  });

  test('when the terminal itself is gone, the game ends', async () => {
    screen = openScreen(['play', '--seed', '7']);
    await screen.shows('q quit');
    screen.kill('SIGHUP');
    expect(await screen.exited).toBe(129);
    expectRestored();
  });
});

describe('suspend and resume', () => {
  test('Ctrl+Z gives the shell its terminal back, fg the game its screen', async () => {
    screen = openShell(['-i']);
    await screen.shows('shell>');
    screen.type('$THREEFOLD play --seed 7\r');
    await screen.shows('q quit');
    screen.type('aw');
    await screen.shows((text) => /Moves +2\b/.test(text));
    const before = screen.text();
    screen.type('\u001a');
    // The prompt before the game is seen again too early: the shell tells when it is back.
    await screen.shows((text) => /Stopped[\s\S]*shell>/.test(text));
    expectRestored();
    screen.type('echo still $((40+2)); stty -a\r');
    await screen.shows((text) => text.includes('still 42') && isCooked(text));
    screen.type('fg\r');
    await screen.shows((text) => text === before);
    screen.type('u');
    await screen.shows((text) => /Moves +1\b/.test(text));
    screen.type('q');
    // The prompt that comes after the game, behind those of the game, of the stop and of stty.
    await screen.shows((text) => text.split('shell>').length > 4);
    screen.type('exit\r');
    expect(await screen.exited).toBe(0);
  });

  test('where no shell waits, Ctrl+Z changes nothing', async () => {
    screen = openScreen(['play', '--seed', '7']);
    await screen.shows('q quit');
    const before = screen.text();
    // It gives the terminal back and takes it again at once: both may come in one piece.
    const left = () => screen.raw.split('\u001b[?1049l').length - 1;
    screen.type('\u001a');
    await screen.shows((text) => left() === 1 && text === before);
    screen.type('q');
    expect(await screen.exited).toBe(0);
  });

  test('Ctrl+L paints the screen anew', async () => {
    screen = openScreen(['play', '--seed', '7']);
    await screen.shows('q quit');
    const before = screen.text();
    const painted = () => screen.raw.split('\u001b[2J').length;
    const times = painted();
    screen.type('\u000c');
    await screen.shows(() => painted() > times);
    await screen.shows((text) => text === before);
  });
});
