/** The board on the page: joins state and drawing, and what moves once that has been loaded. */
import type { Board, Direction, Shift, Tile, Turn } from '../../engine/index.ts';
import type { Motion } from './motion.ts';
import { BoardRenderer } from './render.ts';
import { type BoardState, layOut, relay } from './state.ts';

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

/** The sheets as they are shown, and what shows them. */
export interface Sheets extends BoardOptions {
  /** What the board looks like at rest: always ahead of its pixels. */
  state: BoardState;
  readonly board: HTMLElement;
  /** The element that holds all sheets. */
  readonly layer: HTMLElement;
  readonly renderer: BoardRenderer;
}

/** A board whose state is always ahead of its pixels. */
export class BoardView {
  /** The element to put on the page. */
  readonly element: HTMLElement = document.createElement('div');
  readonly #desk = document.createElement('div');
  readonly #sheets: Sheets;
  #motion: Motion | undefined;

  constructor(options: BoardOptions) {
    const layer = document.createElement('div');
    this.element.className = 'board';
    // Screen readers hand the arrow keys over while the focus is on an application.
    this.element.setAttribute('role', 'application');
    this.element.tabIndex = 0;
    this.#desk.className = 'desk';
    this.#desk.setAttribute('aria-hidden', 'true');
    layer.className = 'sheets';
    this.element.append(this.#desk, layer);
    this.#sheets = {
      ...options,
      state: layOut({ width: 0, height: 0, cells: [] }),
      board: this.element,
      layer,
      renderer: new BoardRenderer(layer),
    };
  }

  /** Lets sheets move. Until then every board stands still, and nothing is peeked at. */
  set motion(begin: (sheets: Sheets) => Motion) {
    this.#motion = begin(this.#sheets);
  }

  /** The length of a cell on the page, in CSS pixels. */
  get cellLength(): number {
    return this.element.clientWidth / Math.max(1, this.#sheets.state.width);
  }

  /** Shows a board as it is, without motion. */
  show(board: Board): void {
    const sheets = this.#sheets;
    const { width, height } = sheets.state;
    sheets.state = relay(sheets.state, board);
    if (width !== board.width || height !== board.height) this.#layDesk(board);
    if (this.#motion) this.#motion.settle();
    else {
      sheets.renderer.draw(sheets.state);
      sheets.renderer.sweep(sheets.state);
      sheets.onSettled();
    }
  }

  /**
   * Shows a turn that was played on the board shown last; ends one that is still in motion. What
   * was seen of it by peeking is not shown again. The figures of `firsts` were never made before.
   */
  play(turn: Turn, firsts: readonly Tile[] = []): void {
    if (this.#motion) this.#motion.play(turn, firsts);
    else this.show(turn.game.board);
  }

  /** Shows a push half-way without playing it, or takes the one that is shown back. */
  peek(peek: BoardPeek | null): void {
    this.#motion?.peek(peek);
  }

  /** Shows that a push moves nothing. */
  nudge(direction: Direction): void {
    this.#motion?.nudge(direction);
  }

  #layDesk({ width, height }: Board): void {
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
