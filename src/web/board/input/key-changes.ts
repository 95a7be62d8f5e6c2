/** Changing which key means what: for the panel that lets a player do so. */
import { DIRECTIONS } from '../../../engine/index.ts';
import { COMMANDS, type Command, isCommand } from './commands.ts';
import { type KeyChanges, keysWith, STANDARD_KEYS } from './key-map.ts';

/** What keeps a key from being bound: it has a use of its own that nobody could do without. */
const RESERVED =
  /^(shift\+)?(tab|enter|escape| |shift|control|alt|altgraph|meta|os|capslock|numlock|scrolllock|fn|contextmenu|dead|process|unidentified|compose|f\d+|browser\w+|audio\w+|media\w+|printscreen|pause)$/;

/** Changed keys, and which command lost the key, if one did. */
export interface Rebinding {
  readonly changes: KeyChanges;
  readonly taken: Command | null;
}

/**
 * Whether a key can be given to a command. Those that dialogs, pages and people with assistive
 * technology need, cannot; nor can Shift with a key that pushes, which peeks.
 */
export function isBindable(key: string, changes: KeyChanges): boolean {
  if (key === '' || RESERVED.test(key)) return false;
  if (!key.startsWith('shift+')) return true;
  return !isDirection(keysWith(changes)[key.slice('shift+'.length)]);
}

/** Gives a key to a command; one that had it loses it. The key must be bindable. */
export function bindKey(changes: KeyChanges, key: string, command: Command): Rebinding {
  const had = keysWith(changes)[key];
  const taken = had && had !== command ? had : null;
  return { changes: tidied({ ...changes, [key]: command }), taken };
}

/** Takes a key away from its command. */
export function freeKey(changes: KeyChanges, key: string): KeyChanges {
  return tidied({ ...changes, [key]: 'none' });
}

/** The keys of a command, the standard ones first. */
export function keysOf(command: Command, changes: KeyChanges): string[] {
  const keys = keysWith(changes);
  return Object.keys(keys).filter((key) => keys[key] === command);
}

/** The commands that no key is left for: a push among them can't be played by keyboard alone. */
export function withoutKeys(changes: KeyChanges): Command[] {
  const bound = new Set(Object.values(keysWith(changes)));
  const standard = new Set(Object.values(STANDARD_KEYS));
  return COMMANDS.filter((command) => standard.has(command) && !bound.has(command));
}

/** What is sound in changes from outside: bindable keys, and commands of this version or `none`. */
export function soundChanges(changes: KeyChanges): KeyChanges {
  const sound = Object.entries(changes).filter(
    ([key, command]) =>
      key === key.toLowerCase() &&
      isBindable(key, {}) &&
      (command === 'none' || isCommand(command)),
  );
  return tidied(Object.fromEntries(sound));
}

/** A key in two parts, for words: whether Shift belongs to it, and its sign. */
export function keyParts(key: string): { readonly shift: boolean; readonly sign: string } {
  const shift = key.startsWith('shift+');
  const name = shift ? key.slice('shift+'.length) : key;
  const sign =
    SIGNS[name] ?? (name.length > 1 ? name[0]?.toUpperCase() + name.slice(1) : name.toUpperCase());
  return { shift, sign };
}

const SIGNS: Readonly<Record<string, string>> = {
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
};

/** Changes without those that change nothing. */
function tidied(changes: KeyChanges): KeyChanges {
  const real = Object.entries(changes).filter(
    ([key, command]) => (STANDARD_KEYS[key] ?? 'none') !== command,
  );
  return Object.fromEntries(real);
}

function isDirection(command: Command | undefined): boolean {
  return DIRECTIONS.some((direction) => direction === command);
}
