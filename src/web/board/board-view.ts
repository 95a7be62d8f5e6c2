/** The board on the page: joins state, changes, drawing and animation. */
import type { Board, Direction, Shift, Tile, Turn } from '../../engine/index.ts';
import type { Stage } from './animate-push.ts';
import { Animator } from './animator.ts';
import { changesOf, type Push, pushOf } from './changes.ts';
import type { Motion } from './motion.ts';
import { BoardRenderer } from './render.ts';
import { afterChanges, type BoardState, layOut, relay } from './state.ts';

/** What the board needs to know from outside. */
export interface BoardOptions {
  /** Asked at each turn: whether the player wants no motion. */
  readonly reducedMotion: () => boolean;
  /** Called whenever a shown turn or board has come to rest. */
  readonly onSettled: () => void;
}

/** A push that is looked at and not played. */
export interface BoardPeek {
  readonly direction: Direction;
  /** What the engine says of it; nothing when it would move nothing. */
  readonly shift: Shift | undefined;
  /** How much of it is shown, from 0 to 1. */
  readonly share: number;
  /** Whether the sheets go there by themselves; else they are where a finger has them. */
  readonly gliding: boolean;
}

/** A peek as it is shown. */
interface Shown extends BoardPeek {
  readonly push: Push | undefined;
}

/** A board whose state is always ahead of its pixels. */
export class BoardView {
  /** What moves the sheets. Until it is there every board stands still, and nothing is peeked at. */
  motion: Motion | undefined;
  /** The element to put on the page. */
  readonly element: HTMLElement = document.createElement('div');
  readonly #desk = document.createElement('div');
  readonly #layer = document.createElement('div');
  readonly #options: BoardOptions;
  readonly #renderer: BoardRenderer;
  readonly #animator = new Animator();
  #state: BoardState = layOut({ width: 0, height: 0, cells: [] });
  #peek: Shown | null = null;
  /** Whether a turn or a board is shown that has not come to rest yet. */
  #turning = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: BoardOptions) {
    this.#options = options;
    this.element.className = 'board';
    // Screen readers hand the arrow keys over while the focus is on an application.
    this.element.setAttribute('role', 'application');
    this.element.tabIndex = 0;
    this.#desk.className = 'desk';
    this.#desk.setAttribute('aria-hidden', 'true');
    this.#layer.className = 'sheets';
    this.element.append(this.#desk, this.#layer);
    this.#renderer = new BoardRenderer(this.#layer);
  }

  /** The length of a cell on the page, in CSS pixels. */
  get cellLength(): number {
    return this.element.clientWidth / Math.max(1, this.#state.width);
  }

  /** Shows a board as it is, without motion. */
  show(board: Board): void {
    const resized = this.#state.width !== board.width || this.#state.height !== board.height;
    this.#state = relay(this.#state, board);
    if (resized) this.#layDesk();
    this.#turning = true;
    this.#rest();
  }

  /**
   * Shows a turn that was played on the board shown last; ends one that is still in motion. What
   * was seen of it by peeking is not shown again. The figures of `firsts` were never made before.
   */
  play(turn: Turn, firsts: readonly Tile[] = []): void {
    const from = this.#peek?.direction === turn.shift.direction ? this.#peek.share : 0;
    // The turn before it, if still in motion, never comes to rest: this one will.
    this.#turning = false;
    this.#finish();
    const changes = changesOf(this.#state, turn);
    this.#state = afterChanges(this.#state, changes);
    this.#turning = true;
    this.#draw();
    const fresh = firsts.flatMap(
      (tile) => changes.merges.find((merge) => merge.tile === tile) ?? [],
    );
    const options = { from, firsts: new Set(fresh.map(({ id }) => id)) };
    this.#run(({ animateTurn }, stage) => animateTurn(changes, stage, options));
  }

  /** Shows a push half-way without playing it, or takes the one that is shown back. */
  peek(peek: BoardPeek | null): void {
    const before = this.#peek;
    const { motion } = this;
    if (!motion) return;
    if (!peek) {
      if (before) this.#takeBack(before);
      return;
    }
    const { direction, shift, share, gliding } = peek;
    const same = before?.direction === direction ? before : undefined;
    // Sheets may still be in motion from the last turn: a peek begins with all of them at rest.
    if (!same) this.#rest();
    const { width } = this.#state;
    const push = shift && (same?.push ?? pushOf(this.#state, shift));
    this.#peek = { ...peek, push };
    this.element.dataset['peek'] = direction;
    if (!push) this.#layer.style.transform = motion.giveTransform(direction, share, this.#state);
    else this.#renderer.pose(motion.posesAt(push, share, width), direction, motion.paperTransform);
    if (!push || !gliding) return;
    this.#run(({ animatePeek }, stage) => animatePeek(push, stage, [same?.share ?? 0, share]));
  }

  /** Shows that a push moves nothing. */
  nudge(direction: Direction): void {
    this.#rest();
    this.#run(({ animateGive, giveTransform }, stage) =>
      animateGive(this.#layer, stage, ['none', giveTransform(direction, 0.3, this.#state)]),
    );
  }

  #takeBack({ direction, push, share }: Shown): void {
    this.#rest();
    this.#run(({ animateGive, animatePeek, giveTransform }, stage) =>
      push
        ? animatePeek(push, stage, [share, 0])
        : animateGive(this.#layer, stage, [giveTransform(direction, share, this.#state)]),
    );
  }

  /** Starts animations, unless the player wants none; settles when the last has ended. */
  #run(animate: (motion: Motion, stage: Stage) => number): void {
    const { motion } = this;
    if (!motion || this.#options.reducedMotion()) {
      this.#finish();
      return;
    }
    const elementsOf = (id: number) => this.#renderer.elementsOf(id);
    const stage = { animator: this.#animator, width: this.#state.width, elementsOf };
    // A timer, and not the animations' own events: those never come where nothing is animated.
    this.#timer = setTimeout(() => this.#finish(), animate(motion, stage));
  }

  /** Puts every sheet where the state has it, at once. */
  #rest(): void {
    this.#draw();
    this.#finish();
  }

  #draw(): void {
    this.#peek = null;
    delete this.element.dataset['peek'];
    this.#layer.style.transform = '';
    this.#renderer.draw(this.#state);
  }

  /** Ends all motion. What was played has come to rest then, if it had not before. */
  #finish(): void {
    clearTimeout(this.#timer);
    this.#animator.stop();
    this.#renderer.sweep(this.#state);
    if (!this.#turning) return;
    this.#turning = false;
    this.#options.onSettled();
  }

  #layDesk(): void {
    const { width, height } = this.#state;
    this.element.style.setProperty('--columns', String(width));
    this.element.style.setProperty('--rows', String(height));
    const cells = Array.from({ length: width * height }, () => {
      const cell = document.createElement('div');
      cell.className = 'cell';
      return cell;
    });
    this.#desk.replaceChildren(...cells);
  }
}
