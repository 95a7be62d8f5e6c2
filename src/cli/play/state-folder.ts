import { posix, win32 } from 'node:path';
import type { Variables } from '../environment.ts';

/**
 * The folder for what a program remembers between its runs: %LOCALAPPDATA% on Windows, elsewhere
 * XDG_STATE_HOME where it is an absolute path, else ~/.local/state (XDG Base Directory
 * Specification 0.8).
 */
export function stateFolder(variables: Variables, platform: string, home: string): string {
  if (platform === 'win32') {
    return win32.join(
      variables['LOCALAPPDATA'] || win32.join(home, 'AppData', 'Local'),
      'threefold',
    );
  }
  const given = variables['XDG_STATE_HOME'] ?? '';
  const base = posix.isAbsolute(given) ? given : posix.join(home, '.local', 'state');
  return posix.join(base, 'threefold');
}
