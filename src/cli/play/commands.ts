/** What keys mean in the game. One list, from which the help is written too. */
import type { Direction } from '../../engine/index.ts';
import type { Key } from '../terminal/keys.ts';

/** What a player can ask for. */
export type Command =
  | { readonly kind: 'move' | 'peek-at'; readonly direction: Direction }
  | {
      readonly kind:
        | 'peek'
        | 'commit'
        | 'cancel'
        | 'undo'
        | 'redo'
        | 'hint'
        | 'new'
        | 'yes'
        | 'help'
        | 'scores'
        | 'board'
        | 'quit'
        /** A key without a meaning: it answers a question with no and closes a page. */
        | 'other';
    };

/** Every key with its meaning, for the help: at most 30 columns wide. */
export const KEY_HELP: readonly (readonly [keys: string, meaning: string])[] = [
  ['arrows', 'move'],
  ['wasd hjkl', 'move'],
  ['p, Shift+arrow', 'peek'],
  ['Enter', 'play the peek'],
  ['Esc', 'take it back'],
  ['u / U r', 'undo / redo'],
  ['i', 'hint'],
  ['n', 'new game (asks)'],
  ['t', 'best scores'],
  ['q', 'save and quit'],
];

const ARROWS: readonly string[] = ['left', 'right', 'up', 'down'];

const LETTERS: Readonly<Record<string, Direction>> = {
  a: 'left',
  h: 'left',
  d: 'right',
  l: 'right',
  w: 'up',
  k: 'up',
  s: 'down',
  j: 'down',
};

const NAMED: Readonly<Record<string, Command['kind']>> = {
  enter: 'commit',
  escape: 'cancel',
  p: 'peek',
  u: 'undo',
  U: 'redo',
  r: 'redo',
  i: 'hint',
  n: 'new',
  y: 'yes',
  t: 'scores',
  b: 'board',
  q: 'quit',
  '?': 'help',
};

/**
 * What a key means; nothing for a key that has no meaning. Arrows with Ctrl, Alt or Meta mean
 * nothing; letters mean the same in both cases (Caps Lock), except u and U.
 */
export function commandOf(key: Key): Command | undefined {
  if (key.ctrl && key.name === 'c') return { kind: 'quit' };
  if (key.ctrl || key.alt) return undefined;
  if (ARROWS.includes(key.name)) {
    return { kind: key.shift ? 'peek-at' : 'move', direction: key.name as Direction };
  }
  const lower = key.name.length === 1 ? key.name.toLowerCase() : key.name;
  const direction = LETTERS[lower];
  if (direction) return { kind: 'move', direction };
  const kind = NAMED[key.name] ?? NAMED[lower];
  return kind && ({ kind } as Command);
}
