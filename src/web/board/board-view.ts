/** The board on the page: joins state, changes, drawing and animation. */
import type { Board, Turn } from '../../engine/index.ts';
import { animateTurn, TURN_DURATION } from './animate.ts';
import { changesOf } from './changes.ts';
import { BoardRenderer } from './render.ts';
import { afterChanges, type BoardState, layOut, relay } from './state.ts';

/** What the board needs to know from outside. */
export interface BoardOptions {
  /** Asked at each turn: whether the player wants no motion. */
  readonly reducedMotion: () => boolean;
  /** Called whenever a shown turn or board has come to rest. */
  readonly onSettled: () => void;
}

/** A board whose state is always ahead of its pixels. */
export class BoardView {
  /** The element to put on the page. */
  readonly element: HTMLElement = document.createElement('div');
  readonly #desk = document.createElement('div');
  readonly #options: BoardOptions;
  readonly #renderer: BoardRenderer;
  #state: BoardState = layOut({ width: 0, height: 0, cells: [] });
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: BoardOptions) {
    this.#options = options;
    this.element.className = 'board';
    // Screen readers hand the arrow keys over while the focus is on an application.
    this.element.setAttribute('role', 'application');
    this.element.tabIndex = 0;
    this.#desk.className = 'desk';
    this.#desk.setAttribute('aria-hidden', 'true');
    const sheets = document.createElement('div');
    sheets.className = 'sheets';
    this.element.append(this.#desk, sheets);
    this.#renderer = new BoardRenderer(sheets);
  }

  /** Shows a board as it is, without motion. */
  show(board: Board): void {
    const resized = this.#state.width !== board.width || this.#state.height !== board.height;
    this.#state = relay(this.#state, board);
    if (resized) this.#layDesk();
    this.#renderer.draw(this.#state);
    this.#finish();
    this.#options.onSettled();
  }

  /** Shows a turn that was played on the board shown last; ends one that is still in motion. */
  play(turn: Turn): void {
    this.#finish();
    const changes = changesOf(this.#state, turn);
    this.#state = afterChanges(this.#state, changes);
    this.#renderer.draw(this.#state);
    const settle = () => {
      this.#finish();
      this.#options.onSettled();
    };
    if (this.#options.reducedMotion()) {
      settle();
      return;
    }
    const { direction } = turn.shift;
    animateTurn(changes, direction, this.#state.width, (id) => this.#renderer.elementsOf(id));
    // A timer, and not the animations' own events: those never come where nothing is animated.
    this.#timer = setTimeout(settle, TURN_DURATION);
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#renderer.stop();
    this.#renderer.sweep(this.#state);
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
