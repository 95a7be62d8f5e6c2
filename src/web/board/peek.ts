/**
 * Peeking: a push is shown in part, and then played once or taken back. Pure: one state in, one
 * state out. Nothing here knows a game, so nothing here can change one.
 *
 * A finger follows its push and plays it by letting go. Keys and pads hold one half-way: the same
 * direction again, or a confirmation, plays it; letting go of what is held takes it back.
 */
import type { Direction } from '../../engine/index.ts';

/** What peeks. There is one peek at a time: whatever peeked last has it. */
export type Peeker = 'drag' | 'keys' | 'pad';

/** A push that is shown in part. */
export interface Peek {
  readonly by: Peeker;
  readonly direction: Direction;
  /** How much of it is shown, from 0 to 1. */
  readonly share: number;
}

/**
 * `hold`: a direction was pressed while Shift or a shoulder is held; `follow`: a finger has a push
 * this far; `confirm`: what is shown is wanted; `release`: what held it was let go; `cancel`: it is
 * taken back, whoever peeked.
 */
export type PeekEvent =
  | { readonly kind: 'hold'; readonly by: 'keys' | 'pad'; readonly direction: Direction }
  | { readonly kind: 'follow'; readonly direction: Direction; readonly share: number }
  | { readonly kind: 'confirm' | 'release'; readonly by: Peeker }
  | { readonly kind: 'cancel' };

/** The peek after an event, and the push that the event plays. */
export interface PeekStep {
  readonly peek: Peek | null;
  readonly played: Direction | null;
}

/** How much of a push is shown while it is held. */
export const HELD_SHARE = 0.5;

/** The next state. */
export function stepPeek(peek: Peek | null, event: PeekEvent): PeekStep {
  if (event.kind === 'cancel') return showing(null);
  if (event.kind === 'follow') {
    const { direction, share } = event;
    return showing({ by: 'drag', direction, share });
  }
  const own = peek?.by === event.by ? peek : null;
  if (event.kind === 'hold') {
    const { by, direction } = event;
    return own?.direction === direction
      ? playing(own)
      : showing({ by, direction, share: HELD_SHARE });
  }
  if (!own) return showing(peek);
  return event.kind === 'confirm' ? playing(own) : showing(null);
}

function showing(peek: Peek | null): PeekStep {
  return { peek, played: null };
}

function playing({ direction }: Peek): PeekStep {
  return { peek: null, played: direction };
}
