/**
 * Which key means what. Letters count by what a key types, whatever its case. Keyboards differ, so
 * a key also counts by its place: where it types another Latin letter, only for the cluster W A S D
 * (Z Q S D in France); where it types no Latin letter at all, for every binding.
 */
import type { Command } from './commands.ts';

/** The parts of a `KeyboardEvent` that decide. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'isComposing'
>;

/** What to do about a key: run a command, or only keep the browser from acting on it. */
export interface KeyAnswer {
  readonly command: Command | null;
}

const ARROWS: Readonly<Record<string, Command>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const CLUSTER: Readonly<Record<string, Command>> = { w: 'up', a: 'left', s: 'down', d: 'right' };

const LETTERS: Readonly<Record<string, Command>> = {
  ...CLUSTER,
  h: 'left',
  j: 'down',
  k: 'up',
  l: 'right',
  u: 'undo',
  n: 'new',
  o: 'records',
  '?': 'help',
};

/** The answer to a key that is bound; nothing for one that is the browser's alone. */
export function answerKey(press: KeyPress): KeyAnswer | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return undefined;
  const command = commandOf(press);
  if (!command) return undefined;
  if (press.repeat) return { command: null };
  return { command: command === 'undo' && press.shiftKey ? 'redo' : command };
}

function commandOf({ key, code }: KeyPress): Command | undefined {
  const typed = key.toLowerCase();
  const bound = ARROWS[key] ?? LETTERS[typed];
  if (bound) return bound;
  const place = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  if (!place) return undefined;
  return /^[a-z]$/.test(typed) ? CLUSTER[place] : isLetter(typed) ? LETTERS[place] : undefined;
}

/** Whether a key types one letter, of any script; the names of keys such as `F5` are longer. */
function isLetter(typed: string): boolean {
  return /^\p{L}$/u.test(typed);
}

/**
 * Answers the keys pressed on a page. `blocked` is asked at each key: while it says so, all keys
 * are left to whatever is in front, such as a dialog.
 */
export function listenToKeys(
  target: EventTarget,
  perform: (command: Command) => void,
  blocked: () => boolean,
): void {
  target.addEventListener('keydown', (event) => {
    const press = event as KeyboardEvent;
    const answer = blocked() ? undefined : answerKey(press);
    if (!answer) return;
    press.preventDefault();
    if (answer.command) perform(answer.command);
  });
}
