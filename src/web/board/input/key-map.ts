/**
 * Which key means what, as data. A key is named by what it types, in lower case: `w`, `?`,
 * `arrowleft`; with Shift, where that is not part of the character, `shift+u`.
 */
import { type Command, isCommand } from './commands.ts';

/** The command of each key that has one. */
export type KeyMap = Readonly<Record<string, Command>>;

/** What a player has changed: commands by key, and `none` for a key that shall do nothing. */
export type KeyChanges = Readonly<Record<string, string>>;

/** The keys of a player who has changed nothing. Shift with a direction peeks. */
export const STANDARD_KEYS: KeyMap = {
  arrowleft: 'left',
  arrowright: 'right',
  arrowup: 'up',
  arrowdown: 'down',
  a: 'left',
  d: 'right',
  w: 'up',
  s: 'down',
  h: 'left',
  l: 'right',
  k: 'up',
  j: 'down',
  u: 'undo',
  'shift+u': 'redo',
  n: 'new',
  t: 'hint',
  v: 'auto',
  m: 'menu',
  y: 'daily',
  g: 'games',
  x: 'explain',
  o: 'records',
  '?': 'help',
  ',': 'settings',
  f: 'figures',
  b: 'read-board',
  p: 'read-next',
  i: 'read-score',
  e: 'explore',
};

/** The standard keys with a player's changes; what is no command counts as `none`. */
export function keysWith(changes: KeyChanges): KeyMap {
  const all = Object.entries({ ...STANDARD_KEYS, ...changes });
  return Object.fromEntries(all.filter((entry): entry is [string, Command] => isCommand(entry[1])));
}

/** The name of a pressed key. */
export function keyName({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  const typed = key.toLowerCase();
  return shiftKey && (typed.length > 1 || isLetter(typed)) ? `shift+${typed}` : typed;
}

/** Whether a key types one letter, of any script; the names of keys such as `F5` are longer. */
export function isLetter(typed: string): boolean {
  return /^\p{L}$/u.test(typed);
}
