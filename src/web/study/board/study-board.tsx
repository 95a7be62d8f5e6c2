/** A board in a screen for study: a picture, or one that can be pushed like that of the game. */
import { Component, type ComponentChildren, createRef } from 'preact';
import {
  type Board,
  DIRECTIONS,
  type Direction,
  type Shift,
  type Turn,
} from '../../../engine/index.ts';
import type { SettingsKeeper } from '../../app/settings.ts';
import { BoardView } from '../../board/board-view.ts';
import type { Command } from '../../board/input/commands.ts';
import { keysWith } from '../../board/input/key-map.ts';
import { listenToKeys } from '../../board/input/keyboard.ts';
import { listenToDrags } from '../../board/input/pointer.ts';
import { motion } from '../../board/motion.ts';
import { Peeking, type PeekSeen } from '../../board/peeking.ts';
import type { FullText } from '../../text/english.ts';
import { BoardTable } from '../../view/board-table.tsx';
import { wearStyles } from '../styles.ts';
import css from './study-board.css?inline';

wearStyles(css);

/** Whom a board that can be pushed asks and tells. */
export interface Pushes {
  readonly settings: SettingsKeeper;
  /** What a push would do; nothing when it would move nothing. */
  readonly look: (direction: Direction) => Shift | undefined;
  /** A push, legal or not; or another command that a key stands for. */
  readonly onCommand: (command: Command) => void;
  /** A push was looked at and taken back again. */
  readonly onLooked?: (direction: Direction) => void;
}

/** What a board is given. */
export interface StudyBoardProps {
  readonly board: Board;
  /** The turn that led to this board, to be seen in motion. */
  readonly turn?: Turn | null;
  readonly label: string;
  readonly text: FullText;
  /** Absent where the board is only a picture. */
  readonly pushes?: Pushes;
  /** What lies over the board. */
  readonly children?: ComponentChildren;
}

/** Elements whose keys are their own. */
const FIELDS = 'input, textarea, select';

/** The board, with what lies over it and a table for those who hear it. */
export class StudyBoard extends Component<StudyBoardProps> {
  readonly #host = createRef<HTMLDivElement>();
  readonly #view = new BoardView({
    reducedMotion: () => document.documentElement.dataset['motion'] === 'reduced',
    onSettled: () => {},
  });
  /** The push that is looked at. */
  #looked: Direction | null = null;
  #gone = false;

  override componentDidMount(): void {
    const { board } = this.props;
    const { element } = this.#view;
    this.#view.motion = motion;
    this.#host.current?.prepend(element);
    this.#label();
    this.#view.show(board);
    if (this.props.pushes) this.#listen();
  }

  override componentDidUpdate(before: StudyBoardProps): void {
    const { board, turn } = this.props;
    this.#label();
    if (turn && turn !== before.turn) this.#view.play(turn);
    else if (board !== before.board) this.#view.show(board);
  }

  override componentWillUnmount(): void {
    this.#gone = true;
  }

  override render({ board, children, text }: StudyBoardProps) {
    const size = { '--columns': board.width, '--rows': board.height };
    return (
      <div class="study-board" style={size}>
        <div class="study-board-frame" ref={this.#host}>
          {children}
        </div>
        <BoardTable board={board} text={text} />
      </div>
    );
  }

  #label(): void {
    const { label, pushes } = this.props;
    const { element } = this.#view;
    element.setAttribute('aria-label', label);
    if (pushes) return;
    element.setAttribute('role', 'img');
    element.removeAttribute('tabindex');
  }

  #listen(): void {
    const { element } = this.#view;
    const pushes = () => this.props.pushes as Pushes;
    const push = (command: Command) => {
      this.#looked = null;
      this.#perform(command);
    };
    const peeking = new Peeking({
      look: (direction) => pushes().look(direction),
      show: (peek) => this.#view.peek(peek),
      tell: (seen) => this.#tell(seen),
      play: push,
      blocked: () => this.#gone,
    });
    const { act } = peeking;
    const peeks = () => pushes().settings.current.peek;
    const command = (wanted: Command) => {
      act({ kind: 'cancel' });
      push(wanted);
    };
    const blocked = () => this.#gone || document.activeElement?.matches(FIELDS) === true;
    // Keys count wherever the focus is in the screen, and drags on the board alone.
    listenToKeys(element.closest('dialog') ?? element, {
      keys: () => keysWith(pushes().settings.current.keys),
      peeks,
      perform: command,
      peeker: () => peeking.peek?.by,
      act,
      blocked,
    });
    listenToDrags(element, {
      act,
      following: () => peeking.peek?.by === 'drag',
      peeks,
      play: command,
      cellLength: () => this.#view.cellLength,
      blocked: () => this.#gone,
    });
  }

  #perform(command: Command): void {
    const { look, onCommand } = this.props.pushes as Pushes;
    const push = DIRECTIONS.find((one) => one === command);
    if (push && !look(push)) this.#view.nudge(push);
    onCommand(command);
  }

  /** A look has ended without a push when none has followed at once. */
  #tell(seen: PeekSeen | null): void {
    if (seen) {
      this.#looked = seen.shift ? seen.direction : null;
      return;
    }
    queueMicrotask(() => {
      const looked = this.#looked;
      this.#looked = null;
      if (looked && !this.#gone) this.props.pushes?.onLooked?.(looked);
    });
  }
}

/** Gives the focus to the board in a part of a screen, if there is one. */
export function focusBoard(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>('.board')?.focus();
}
