/** Every way to play, joined: keys, drags and pads, all ending in the same few calls. */
import type { Direction, Shift } from '../../../engine/index.ts';
import type { BoardView } from '../board-view.ts';
import { Peeking, type PeekSeen } from '../peeking.ts';
import type { Command } from './commands.ts';
import { type KeyChanges, keysWith } from './key-map.ts';
import { listenToKeys } from './keyboard.ts';
import { guardTaps, listenToDrags } from './pointer.ts';

/** What a player has chosen about input. */
export interface InputSettings {
  readonly peek: boolean;
  readonly keys: KeyChanges;
  readonly gamepad: boolean;
  readonly haptics: boolean;
}

/** Whom inputs ask and tell. */
export interface InputOptions {
  readonly board: BoardView;
  /** Asked at each input. */
  readonly settings: () => InputSettings;
  readonly perform: (command: Command) => void;
  /** What a push would do, without doing it; nothing when it would move nothing. */
  readonly look: (direction: Direction) => Shift | undefined;
  /** Another push is peeked at, or none any more; `spoken` for those who may not see the board. */
  readonly tell: (seen: PeekSeen | null, spoken: boolean) => void;
  /** Whether something is in front of the board. */
  readonly blocked: () => boolean;
}

/** Listens to a page. Gives what takes a peek back, for when the game changes by other ways. */
export function listenToInputs(page: Document, options: InputOptions): () => void {
  const { board, settings, perform, look, tell, blocked } = options;
  const peeking = new Peeking({
    look,
    tell,
    show: (peek) => board.peek(peek),
    play: perform,
    blocked,
  });
  const { act } = peeking;
  const takeBack = () => act({ kind: 'cancel' });
  const peeks = () => settings().peek;
  const command = (wanted: Command) => {
    takeBack();
    perform(wanted);
  };
  let changes: KeyChanges = {};
  let keys = keysWith(changes);
  listenToKeys(page, {
    keys: () => {
      if (changes === settings().keys) return keys;
      changes = settings().keys;
      keys = keysWith(changes);
      return keys;
    },
    peeks,
    perform: command,
    peeker: () => peeking.peek?.by,
    act,
    blocked,
  });
  listenToDrags(page, {
    act,
    following: () => peeking.peek?.by === 'drag',
    peeks,
    play: command,
    cellLength: () => board.cellLength,
    blocked,
  });
  guardTaps(page);
  // Shift that is let go elsewhere is never told.
  page.defaultView?.addEventListener('blur', takeBack);
  return takeBack;
}
