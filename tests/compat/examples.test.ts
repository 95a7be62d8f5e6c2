/** Runs the programs in examples/ with scripted input and reads what they print. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The lines that a program prints when it is fed these. */
function run(program: string, args: string[], input: string[]): string[] {
  const command = ['--import', 'tsx', `examples/${program}`, ...args];
  const ended = spawnSync(process.execPath, command, {
    cwd: ROOT,
    encoding: 'utf8',
    input: input.map((line) => `${line}\n`).join(''),
  });
  expect([ended.stderr, ended.status]).toEqual(['', 0]);
  return ended.stdout.trimEnd().split('\n');
}

describe('cs227-text-client', { timeout: 60_000 }, () => {
  it('shifts, confirms, undoes, and says when nothing moves', () => {
    const input = ['a', '', 'x', 'w', 'no', 's', 'q', 'a'];
    expect(run('cs227-text-client.ts', ['3', '0'], input).join('\n')).toBe(
      `    -    -    -
    -    -    -
    1    2    -
Next: 6  Score: 0
Merge 1 to 0 (row 2 LEFT)
    -    -    -
    -    -    -
    3    -    -
Next: 6  Score: 0
Empty line to confirm, any other text to undo.
New tile: Position (2, 2) value 6
    -    -    -
    -    -    -
    3    -    6
Next: 2  Score: 12
a, d, w or s to shift, q to leave.
Move 2 to 1 (column 0 UP)
Move 2 to 1 (column 2 UP)
    -    -    -
    3    -    6
    -    -    -
Next: 2  Score: 12
Empty line to confirm, any other text to undo.
Undone.
    -    -    -
    -    -    -
    3    -    6
Next: 2  Score: 12
Nothing moves.`,
    );
  });

  it('plays to the end and stops there', () => {
    const round = ['a', '', 'w', '', 'd', '', 's', ''];
    const input = Array.from({ length: 100 }, () => round).flat();
    const lines = run('cs227-text-client.ts', ['2', '7'], input);
    expect(lines.filter((line) => line === 'Game over.')).toHaveLength(1);
    expect(lines.at(-1)).toBe('Game over.');
  });

  it('starts another game every time without a seed, of size 4 without a size', () => {
    const grids = Array.from({ length: 4 }, () => run('cs227-text-client.ts', [], []).join('\n'));
    expect(grids[0]?.split('\n').map((line) => line.length)).toEqual([20, 20, 20, 20, 17]);
    expect(new Set(grids).size).toBeGreaterThan(1);
  });

  it('prints what the README shows', () => {
    const readme = readFileSync(`${ROOT}examples/README.md`, 'utf8');
    const [, session = ''] = readme.split(/^ {4}\$ printf .*\n/m);
    const shown = session.split('\n\n')[0]?.replaceAll(/^ {4}/gm, '');
    expect(run('cs227-text-client.ts', ['3', '0'], ['a', '']).join('\n')).toBe(shown);
  });
});

describe('tablero', { timeout: 60_000 }, () => {
  it('moves, creates a tile, and shows the next one', () => {
    expect(run('tablero.ts', ['hola'], ['a', 'x', 's', 'q', 'd']).join('\n')).toBe(
      `. . . 2
. . . .
. . . .
. . 1 .
Siguiente ficha: 1  Puntuación: 0
. . 2 .
. . . .
. . . 1
. 1 . .
Siguiente ficha: 2  Puntuación: 0
a, d, w o s para mover, q para terminar.
. . . .
. . 2 .
2 . . .
. 1 . 1
Siguiente ficha: 1  Puntuación: 0`,
    );
  });

  it('says when no tile can move, and ends with the lost game', () => {
    const input = Array.from({ length: 400 }, (_, index) => 'awds'[(index >> 1) % 4] as string);
    const lines = run('tablero.ts', ['hola'], input);
    expect(lines).toContain('Ninguna ficha puede moverse.');
    expect(lines.at(-1)).toBe('Partida perdida: no queda ningún espacio en blanco.');
    expect(lines.slice(-6, -2).join(' ')).not.toContain('.');
  });

  it('starts another game every time without a seed', () => {
    const boards = Array.from({ length: 4 }, () => run('tablero.ts', [], []).join('\n'));
    expect(new Set(boards).size).toBeGreaterThan(1);
  });
});
