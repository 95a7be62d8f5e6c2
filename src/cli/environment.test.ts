import { describe, expect, test } from 'vitest';
import { allowsUnicode, colourDepth } from './environment.ts';

describe('colours', () => {
  test.each([
    [{ TERM: 'xterm' }, 'linux', '16'],
    [{ TERM: 'xterm-256color' }, 'linux', '256'],
    [{ TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 'linux', 'true'],
    [{ TERM: 'xterm', COLORTERM: '24bit' }, 'linux', 'true'],
    [{ TERM: 'xterm-direct' }, 'linux', 'true'],
    [{ TERM: 'dumb', COLORTERM: 'truecolor' }, 'linux', 'none'],
    [{ TERM: 'xterm-256color', NO_COLOR: '1' }, 'linux', 'none'],
    [{ TERM: 'xterm-256color', NO_COLOR: '' }, 'linux', '256'],
    [{}, 'win32', 'true'],
    [{ WT_SESSION: 'x', TERM: 'xterm' }, 'win32', 'true'],
    [{}, 'linux', '16'],
  ] as const)('%j on %s: %s', (variables, platform, depth) => {
    expect(colourDepth(variables, platform)).toBe(depth);
  });
});

describe('characters beyond ASCII', () => {
  test.each([
    [{ LANG: 'en_US.UTF-8' }, 'linux', true],
    [{ LANG: 'C.utf8' }, 'linux', true],
    [{ LANG: 'C' }, 'linux', false],
    [{ LANG: 'de_DE.ISO-8859-1' }, 'linux', false],
    [{ LC_ALL: 'C', LANG: 'en_US.UTF-8' }, 'linux', false],
    [{ LC_CTYPE: 'UTF-8', LANG: 'C' }, 'darwin', true],
    [{}, 'linux', false],
    [{ LANG: 'en_US.UTF-8', TERM: 'dumb' }, 'linux', false],
    [{}, 'win32', false],
    [{ WT_SESSION: 'x' }, 'win32', true],
    [{ TERM_PROGRAM: 'vscode' }, 'win32', true],
  ] as const)('%j on %s: %s', (variables, platform, allowed) => {
    expect(allowsUnicode(variables, platform)).toBe(allowed);
  });
});
