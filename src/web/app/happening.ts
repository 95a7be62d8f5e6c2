/** What a command led to: the board shows it, and the live region says it. */
import type { Board, Direction, Fault, Turn } from '../../engine/index.ts';

/**
 * `turn`: one was played, or played again by redo; `illegal`: the push changes nothing; `blocked`:
 * the game is over; `undone`; `no-undo`, `no-redo`: nothing to take back or to play again;
 * `undo-barred`: this is a day's scored try, in which nothing is taken back; `started`:
 * another game is on the board; `opened`: the game of a record is; `followed`: another page
 * had gone on, and its state was taken over; `elsewhere`: another page plays, so nothing happened.
 */
export type Happening =
  | {
      readonly kind: 'turn';
      readonly turn: Turn;
      readonly before: Board;
      readonly redone: boolean;
      /** Whether turns come so fast that none is told and heard by itself. */
      readonly quiet?: boolean;
    }
  | { readonly kind: 'illegal' | 'blocked'; readonly direction: Direction }
  | { readonly kind: 'undone' | 'no-undo' | 'undo-barred' | 'no-redo' | 'started' | 'opened' }
  | { readonly kind: 'followed' | 'elsewhere' };

/** Why a record was not opened: what is wrong with it, or that it could not even be looked at. */
export type Refusal = Fault | 'unreadable-file' | 'not-loaded';

/** Something the player is told once, calmly, beside the game. */
export type Notice =
  | {
      readonly kind:
        | 'not-saved'
        | 'not-kept'
        | 'best-aside'
        | 'followed'
        | 'earlier-game'
        | 'opened-without-past';
    }
  | {
      readonly kind: 'game-aside' | 'game-locked' | 'link-refused';
      readonly fault: Fault;
    }
  | { readonly kind: 'record-refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'elsewhere' | 'update-ready' | 'tutorial-offer';
      /** What the player may do about it, behind a button. */
      readonly act: () => void;
    };
