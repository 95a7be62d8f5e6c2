/** Gamepads: looked at once a frame for as long as one is connected, and not at all without one. */
import type { PeekEvent, Peeker } from '../peek.ts';
import type { Command } from './commands.ts';
import { connectedPads } from './connected-pads.ts';
import { meetPad, type PadEvent, type PadReading, type PadState, readPad } from './pad.ts';
import { acceptInDialog, openDialog, steerDialog } from './pad-dialog.ts';

/** Whom pads ask and tell. */
export interface PadOptions {
  /** Whether pads count, and whether a shoulder shows a push before it is played. */
  readonly settings: () => { readonly gamepad: boolean; readonly peek: boolean };
  readonly perform: (command: Command) => void;
  readonly peeker: () => Peeker | undefined;
  readonly act: (event: PeekEvent) => void;
}

/** Follows the pads of a page until none is connected any more. */
export class Pads {
  readonly #page: Window;
  readonly #options: PadOptions;
  readonly #states = new Map<number, PadState>();
  #looking = false;

  constructor(page: Window, options: PadOptions) {
    this.#page = page;
    this.#options = options;
  }

  /** Begins to look, if it doesn't yet. */
  readonly start = (): void => {
    if (this.#looking) return;
    this.#looking = true;
    this.#page.requestAnimationFrame(this.#look);
  };

  readonly #look = (time: number): void => {
    const connected = connectedPads();
    const pads = this.#options.settings().gamepad ? connected : [];
    this.#looking = connected.length > 0;
    for (const index of this.#states.keys()) {
      if (pads.some((pad) => pad.index === index)) continue;
      this.#states.delete(index);
      this.#options.act({ kind: 'release', by: 'pad' });
    }
    for (const pad of pads) this.#read(pad, time);
    if (this.#looking) this.#page.requestAnimationFrame(this.#look);
  };

  #read(pad: PadReading, time: number): void {
    const known = this.#states.get(pad.index);
    const { state, events } = known
      ? readPad(known, pad, time)
      : { state: meetPad(pad), events: [] };
    this.#states.set(pad.index, state);
    for (const event of events) this.#answer(event, state);
  }

  #answer(event: PadEvent, { shoulder }: PadState): void {
    const dialog = openDialog(this.#page.document);
    if (dialog) this.#answerInDialog(event, dialog);
    else this.#answerInPlay(event, shoulder && this.#options.settings().peek);
  }

  #answerInDialog(event: PadEvent, dialog: HTMLDialogElement): void {
    if (event.kind === 'shoulder') this.#options.act({ kind: 'release', by: 'pad' });
    else if (event.kind !== 'button') steerDialog(dialog, event.direction);
    else if (event.button === 'accept') acceptInDialog(dialog);
    else if (event.button === 'back') dialog.close();
  }

  #answerInPlay(event: PadEvent, peeks: boolean): void {
    const { perform, peeker, act } = this.#options;
    if (event.kind === 'shoulder') {
      if (!event.held) act({ kind: 'release', by: 'pad' });
    } else if (event.kind === 'direction') {
      if (peeks) act({ kind: 'hold', by: 'pad', direction: event.direction });
      else perform(event.direction);
    } else if (event.kind === 'button') {
      if (event.button === 'accept') act({ kind: 'confirm', by: 'pad' });
      else if (event.button !== 'back') perform(event.button);
      else if (peeker()) act({ kind: 'cancel' });
      else perform('undo');
    }
  }
}
