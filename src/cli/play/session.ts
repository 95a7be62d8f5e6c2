/**
 * A game at the terminal as a state machine: a session and a command give the next session and
 * what happened. Pure: it draws nothing, saves nothing and reads no clock.
 */
import type { Judgement } from '../../ai/index.ts';
import {
  type Cell,
  type Direction,
  type GameHistory,
  type GameState,
  type PlayerView,
  placePresent,
  playPresent,
  presentOf,
  redoTurn,
  type Shift,
  type Status,
  shiftPresent,
  startHistory,
  type Turn,
  undoTurn,
  viewOf,
} from '../../engine/index.ts';
import type { Command } from './commands.ts';

/** What the next key means. */
export type Mode =
  | 'playing'
  /** A direction to peek at is wanted. */
  | 'aiming'
  /** The afterstate is shown, the turn not decided. */
  | 'peeking'
  /** Whether to give the game up for a new one is wanted. */
  | 'asking'
  | 'help'
  | 'scores';

/** A game at the terminal. */
export interface Session {
  /** Tells this game from every other, in the list of scores. */
  readonly id: string;
  /** The seed it was dealt from. */
  readonly seed: string;
  readonly history: GameHistory;
  readonly mode: Mode;
  /** Whether a completed turn was ever taken back. */
  readonly undone: boolean;
  /** How often a hint was given. */
  readonly hints: number;
  /** Whether turns may be taken back. */
  readonly undoAllowed: boolean;
  /** Where the last tile entered; null when that is not to be marked. */
  readonly fresh: Cell | null;
  /** What happened last. */
  readonly last: GameEvent | null;
}

/** What is kept of a session beside the game itself. */
export type Identity = Pick<Session, 'id' | 'seed' | 'undone' | 'hints' | 'undoAllowed'>;

/** What a command did. */
export type GameEvent =
  | { readonly kind: 'started' | 'resumed' }
  | { readonly kind: 'moved' | 'redone'; readonly turn: Turn; readonly status: Status }
  | { readonly kind: 'illegal'; readonly direction: Direction }
  | { readonly kind: 'over'; readonly status: Status }
  | { readonly kind: 'peeked'; readonly shift: Shift }
  | { readonly kind: 'taken-back' | 'undone' | 'nothing-to-undo' | 'nothing-to-redo' }
  | { readonly kind: 'undo-off' | 'aim' | 'ask-new' | 'kept' | 'closed' }
  | { readonly kind: 'help' | 'scores' | 'board' }
  /** The shell asks for a hint, and says what came of it. */
  | { readonly kind: 'thinking' }
  /** What each push is worth, the best first. */
  | { readonly kind: 'hint'; readonly judgements: readonly Judgement[] }
  | { readonly kind: 'no-hint'; readonly message: string }
  /** The shell deals a new game, or ends. */
  | { readonly kind: 'new-game' | 'quit' };

/** The session after a command. */
export interface Step {
  readonly session: Session;
  /** Nothing when the command means nothing here. */
  readonly event: GameEvent | null;
}

/** A session that begins with a game. */
export function startSession(
  game: GameState,
  identity: { readonly id: string; readonly seed: string; readonly undoAllowed: boolean },
): Session {
  const untouched = { ...identity, undone: false, hints: 0 };
  return resumeSession(startHistory(game), untouched, { kind: 'started' });
}

/** A session that goes on with a game. */
export function resumeSession(
  history: GameHistory,
  identity: Identity,
  last: GameEvent = { kind: 'resumed' },
): Session {
  return { ...identity, history, mode: restingMode(history), fresh: null, last };
}

/** What the player sees of the present state. */
export function viewOfSession(session: Session): PlayerView {
  return viewOf(presentOf(session.history));
}

/** The mode in which nothing but the game itself is open. */
function restingMode(history: GameHistory): Mode {
  return history.pending ? 'peeking' : 'playing';
}

/** Does what a command says, as far as it means something in the session's mode. */
export function perform(session: Session, command: Command): Step {
  if (command.kind === 'quit') return happen(session, { kind: 'quit' });
  switch (session.mode) {
    case 'asking':
      return answer(session, command);
    case 'help':
    case 'scores':
      return happen({ ...session, mode: restingMode(session.history) }, { kind: 'closed' });
    default:
      return performInGame(session, command);
  }
}

/** Only a yes discards the game; every other key keeps it. */
function answer(session: Session, command: Command): Step {
  const back = { ...session, mode: restingMode(session.history) };
  return happen(back, { kind: command.kind === 'yes' ? 'new-game' : 'kept' });
}

function performInGame(session: Session, command: Command): Step {
  switch (command.kind) {
    case 'move':
      if (session.mode === 'peeking') return movePeeking(session, command.direction);
      return session.mode === 'aiming'
        ? peek(session, command.direction)
        : move(session, command.direction);
    case 'peek-at':
      return peek(session, command.direction);
    case 'peek':
      return session.mode === 'peeking' ? takeBack(session) : aim(session);
    case 'commit':
      return session.mode === 'peeking' ? commit(session) : ignored(session);
    case 'cancel':
      return session.mode === 'playing' ? ignored(session) : takeBack(session);
    case 'undo':
      return session.mode === 'playing' ? undo(session) : takeBack(session);
    case 'redo':
      return session.mode === 'playing' ? redo(session) : ignored(session);
    case 'hint':
      return askHint(session);
    case 'new':
      return askNew(session);
    case 'help':
    case 'scores':
      return happen({ ...session, mode: command.kind }, { kind: command.kind });
    case 'board':
      return happen(session, { kind: 'board' });
    case 'yes':
    case 'quit':
    case 'other':
      return ignored(session);
  }
}

/** The same direction again plays what is peeked at; another one peeks there instead. */
function movePeeking(session: Session, direction: Direction): Step {
  return session.history.pending === direction ? commit(session) : peek(session, direction);
}

function move(session: Session, direction: Direction): Step {
  const step = playPresent(session.history, direction);
  return step ? moved(session, step, 'moved') : illegal(session, direction);
}

function moved(
  session: Session,
  { history, turn }: { history: GameHistory; turn: Turn },
  kind: 'moved' | 'redone',
): Step {
  const fresh = turn.placement?.cell ?? null;
  const after: Session = { ...session, history, mode: 'playing', fresh };
  return happen(after, { kind, turn, status: viewOfSession(after).status });
}

function illegal(session: Session, direction: Direction): Step {
  const { status } = viewOfSession(session);
  const resting: Session = { ...session, mode: 'playing' };
  if (status !== 'playing') return happen(resting, { kind: 'over', status });
  return happen(resting, { kind: 'illegal', direction });
}

function aim(session: Session): Step {
  const { status } = viewOfSession(session);
  if (status !== 'playing') return happen(session, { kind: 'over', status });
  return happen({ ...session, mode: 'aiming' }, { kind: 'aim' });
}

function peek(session: Session, direction: Direction): Step {
  const settled: Session = { ...session, history: { ...session.history, pending: null } };
  const history = shiftPresent(settled.history, direction);
  const shift = history && presentOf(history).pending;
  if (!shift) return illegal(settled, direction);
  return happen({ ...session, history, mode: 'peeking', fresh: null }, { kind: 'peeked', shift });
}

function commit(session: Session): Step {
  const step = placePresent(session.history);
  return step ? moved(session, step, 'moved') : ignored(session);
}

/** Takes a peek back, or stops wanting one; takes no turn back. */
function takeBack(session: Session): Step {
  const history = (session.history.pending && undoTurn(session.history)) || session.history;
  return happen({ ...session, history, mode: 'playing' }, { kind: 'taken-back' });
}

function undo(session: Session): Step {
  if (!session.undoAllowed) return happen(session, { kind: 'undo-off' });
  const history = undoTurn(session.history);
  if (!history) return happen(session, { kind: 'nothing-to-undo' });
  return happen({ ...session, history, undone: true, fresh: null }, { kind: 'undone' });
}

function redo(session: Session): Step {
  const step = redoTurn(session.history);
  return step ? moved(session, step, 'redone') : happen(session, { kind: 'nothing-to-redo' });
}

/** A hint is for the game before a peek; what is still in sight is not asked for again. */
function askHint(session: Session): Step {
  if (session.last?.kind === 'hint') return happen(session, session.last);
  const { session: resting } = session.mode === 'playing' ? { session } : takeBack(session);
  const { status } = viewOfSession(resting);
  if (status !== 'playing') return happen(resting, { kind: 'over', status });
  return happen(resting, { kind: 'thinking' });
}

/** The session when the hint that was asked for has come. */
export function takeHint(session: Session, judgements: readonly Judgement[]): Step {
  const sorted = judgements.toSorted((a, b) => b.value - a.value);
  const hinted = { ...session, hints: session.hints + 1 };
  return happen(hinted, { kind: 'hint', judgements: sorted });
}

/** A game that is over, or has not begun, is not worth a question. */
function askNew(session: Session): Step {
  const { moves, status } = viewOfSession(session);
  if (status !== 'playing' || (moves === 0 && session.history.moves.length === 0)) {
    return happen(session, { kind: 'new-game' });
  }
  return happen({ ...session, mode: 'asking' }, { kind: 'ask-new' });
}

/** The session after an event. */
export function happen(session: Session, event: GameEvent): Step {
  return { session: { ...session, last: event }, event };
}

function ignored(session: Session): Step {
  return { session, event: null };
}
