/**
 * What a gamepad says, read from one look at it to the next. Pure: the pads are handed in, and so is
 * the time. Buttons and axes are those of the standard mapping; a pad may have fewer of them.
 */
import { DIRECTIONS, type Direction } from '../../../engine/index.ts';

/** The parts of a `Gamepad` that count. */
export interface PadReading {
  readonly index: number;
  readonly buttons: readonly { readonly pressed: boolean }[];
  /** From -1 to 1: left stick across and down, then right stick. */
  readonly axes: readonly number[];
}

/** The buttons that mean something, by their place in the standard mapping. */
const BUTTONS = {
  0: 'accept',
  1: 'back',
  2: 'choose',
  3: 'redo',
  8: 'help',
  9: 'new',
} as const;

const SHOULDERS: readonly number[] = [4, 5, 6, 7];

const CROSS: Readonly<Record<Direction, number>> = { up: 12, down: 13, left: 14, right: 15 };

/** Beyond this a stick points somewhere, and within the other one it is let go again. */
const STICK = { points: 0.6, rests: 0.35 } as const;

/** How many times further a stick must point along one axis than along the other. */
const DOMINANCE = 1.4;

/** How long a direction is held until it repeats, and between repeats, in milliseconds. */
const REPEAT = { first: 420, next: 130 } as const;

/** A button that was pressed. */
export type PadButton = (typeof BUTTONS)[keyof typeof BUTTONS];

/**
 * `direction`: the cross or a stick was pressed; `repeat`: it is still held, which only moves
 * through lists and never pushes; `shoulder`: the first of them was pressed, or the last let go.
 */
export type PadEvent =
  | { readonly kind: 'direction' | 'repeat'; readonly direction: Direction }
  | { readonly kind: 'button'; readonly button: PadButton }
  | { readonly kind: 'shoulder'; readonly held: boolean };

/** What is remembered of a pad between two looks. */
export interface PadState {
  readonly pressed: ReadonlySet<number>;
  /** Where a stick points. */
  readonly stick: Direction | null;
  /** The direction that repeats while it is held, and when it does next. */
  readonly held: Direction | null;
  readonly repeats: number;
  readonly shoulder: boolean;
}

/**
 * A pad as it is found. What is held already means nothing until it is let go: a browser shows a
 * pad only once something on it is pressed.
 */
export function meetPad(pad: PadReading): PadState {
  const stick = pointedAt(pad.axes, null);
  return { pressed: pressedOn(pad), stick, held: null, repeats: 0, shoulder: false };
}

/** What happened on a pad since the last look, at a time in milliseconds. */
export function readPad(
  state: PadState,
  pad: PadReading,
  time: number,
): { readonly state: PadState; readonly events: readonly PadEvent[] } {
  const pressed = pressedOn(pad);
  const fresh = (button: number) => pressed.has(button) && !state.pressed.has(button);
  const events: PadEvent[] = [];
  const shoulders = SHOULDERS.filter((button) => pressed.has(button));
  const shoulder = shoulders.length > 0 && (state.shoulder || shoulders.some(fresh));
  if (shoulder !== state.shoulder) events.push({ kind: 'shoulder', held: shoulder });
  const stick = pointedAt(pad.axes, state.stick);
  const crossed = DIRECTIONS.find((direction) => fresh(CROSS[direction]));
  const turned = stick === state.stick ? null : stick;
  const begun = crossed ?? turned;
  const still = state.held && (state.held === stick || pressed.has(CROSS[state.held]));
  const held = begun ?? (still ? state.held : null);
  let { repeats } = state;
  if (begun) {
    events.push({ kind: 'direction', direction: begun });
    repeats = time + REPEAT.first;
  } else if (held && time >= repeats) {
    events.push({ kind: 'repeat', direction: held });
    repeats = time + REPEAT.next;
  }
  for (const [button, name] of Object.entries(BUTTONS)) {
    if (fresh(Number(button))) events.push({ kind: 'button', button: name });
  }
  return { state: { pressed, stick, held, repeats, shoulder }, events };
}

function pressedOn({ buttons }: PadReading): Set<number> {
  return new Set(buttons.flatMap(({ pressed }, at) => (pressed ? [at] : [])));
}

/** Where one of the two sticks points; the direction that it had is kept until both rest. */
function pointedAt([x = 0, y = 0, x2 = 0, y2 = 0]: readonly number[], last: Direction | null) {
  const direction = leansTo(x, y) ?? leansTo(x2, y2);
  const resting = Math.max(...[x, y, x2, y2].map(Math.abs)) < STICK.rests;
  return direction ?? (resting ? null : last);
}

function leansTo(x: number, y: number): Direction | null {
  const [across, along] = [Math.abs(x), Math.abs(y)];
  if (across >= STICK.points && across >= along * DOMINANCE) return x < 0 ? 'left' : 'right';
  if (along >= STICK.points && along >= across * DOMINANCE) return y < 0 ? 'up' : 'down';
  return null;
}
