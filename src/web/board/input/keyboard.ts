/**
 * What to do about a pressed key. Letters count by what a key types, whatever its case. Keyboards
 * differ, so a key also counts by its place: where it types another Latin letter, only for the
 * cluster W A S D (Z Q S D in France); where it types no Latin letter at all, for every letter.
 */
import { DIRECTIONS, type Direction } from '../../../engine/index.ts';
import type { PeekEvent, Peeker } from '../peek.ts';
import type { Command } from './commands.ts';
import { isLetter, type KeyMap, keyName } from './key-map.ts';

/** The parts of a `KeyboardEvent` that decide. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'isComposing'
>;

/** What to do about a key: perform a command, peek, or only keep the browser from acting on it. */
export type KeyAnswer =
  | { readonly command: Command | null; readonly peek?: undefined }
  | { readonly peek: Direction };

const CLUSTER = 'wasd';

/** The answer to a key that is bound; nothing for one that is the browser's alone. */
export function answerKey(press: KeyPress, keys: KeyMap, peeks: boolean): KeyAnswer | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return undefined;
  const own = lookUp(press, press.shiftKey, keys);
  const command = own ?? (press.shiftKey ? lookUp(press, false, keys) : undefined);
  if (!command) return undefined;
  if (press.repeat) return { command: null };
  const direction = DIRECTIONS.find((one) => one === command);
  return peeks && direction && press.shiftKey && !own ? { peek: direction } : { command };
}

function lookUp({ key, code }: KeyPress, shiftKey: boolean, keys: KeyMap): Command | undefined {
  const bound = keys[keyName({ key, shiftKey })];
  if (bound) return bound;
  const place = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  const typed = key.toLowerCase();
  if (!place || !isLetter(typed) || (/[a-z]/.test(typed) && !CLUSTER.includes(place))) {
    return undefined;
  }
  return keys[keyName({ key: place, shiftKey })];
}

/** Whom keys ask and tell. */
export interface KeyOptions {
  readonly keys: () => KeyMap;
  /** Whether Shift shows a push before it is played. */
  readonly peeks: () => boolean;
  readonly perform: (command: Command) => void;
  /** Who peeks now, and what keys mean for it. */
  readonly peeker: () => Peeker | undefined;
  readonly act: (event: PeekEvent) => void;
  /** Asked at each key: while it says so, all keys are left to what is in front, such as a dialog. */
  readonly blocked: () => boolean;
}

/** Answers the keys pressed on a page. */
export function listenToKeys(target: EventTarget, options: KeyOptions): void {
  const { keys, peeks, perform, peeker, act, blocked } = options;
  target.addEventListener('keydown', (event) => {
    const press = event as KeyboardEvent;
    if (blocked()) return;
    if (peeker() && (press.key === 'Escape' || (press.key === 'Enter' && peeker() === 'keys'))) {
      press.preventDefault();
      act(press.key === 'Escape' ? { kind: 'cancel' } : { kind: 'confirm', by: 'keys' });
      return;
    }
    const answer = answerKey(press, keys(), peeks());
    if (!answer) return;
    press.preventDefault();
    if (answer.peek) act({ kind: 'hold', by: 'keys', direction: answer.peek });
    else if (answer.command) perform(answer.command);
  });
  target.addEventListener('keyup', (event) => {
    if ((event as KeyboardEvent).key === 'Shift') act({ kind: 'release', by: 'keys' });
  });
}
