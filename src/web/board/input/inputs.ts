/** Every way to play, joined: keys, drags and pads, all ending in the same few calls. */
import type { Direction, Shift } from '../../../engine/index.ts';
import type { Happening } from '../../app/happening.ts';
import type { BoardView } from '../board-view.ts';
import { Peeking, type PeekSeen } from '../peeking.ts';
import type { Command } from './commands.ts';
import { connectedPads } from './connected-pads.ts';
import { Haptics } from './haptics.ts';
import { type KeyChanges, keysWith } from './key-map.ts';
import { listenToKeys } from './keyboard.ts';
import type { Pads } from './pads.ts';
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

/** What the rest of the page tells inputs. */
export interface Inputs {
  /** Takes a peek back, for when the game changes by other ways. */
  readonly takeBack: () => void;
  /** Lets a finger feel what happened. */
  readonly feel: (happening: Happening, first: boolean) => void;
}

/** Listens to a page. */
export function listenToInputs(page: Document, options: InputOptions): Inputs {
  const { board, settings, perform, look, tell, blocked } = options;
  const touch = new Haptics(page, () => settings().haptics);
  const peeking = new Peeking({
    look,
    tell,
    show: (peek) => {
      board.peek(peek);
      touch.follow(peek);
    },
    play: perform,
    blocked,
  });
  const { act } = peeking;
  const peeker = () => peeking.peek?.by;
  const takeBack = () => act({ kind: 'cancel' });
  const peeks = () => settings().peek;
  const command = (wanted: Command) => {
    takeBack();
    perform(wanted);
  };
  let pads: Pads | undefined;
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
    peeker,
    act,
    blocked,
  });
  listenToDrags(page, {
    act,
    following: () => peeker() === 'drag',
    peeks,
    play: command,
    cellLength: () => board.cellLength,
    blocked,
  });
  guardTaps(page);
  const view = page.defaultView;
  // Shift that is let go elsewhere is never told.
  view?.addEventListener('blur', takeBack);
  const meetPads = async () => {
    const { Pads } = await import('./pads.ts');
    pads ??= new Pads(window, { settings, perform: command, peeker, act });
    pads.start();
  };
  view?.addEventListener('gamepadconnected', meetPads);
  // One may have been there before anybody listened.
  if (connectedPads().length > 0) void meetPads();
  return { takeBack, feel: (happening, first) => touch.feel(happening, first) };
}
