import { Component, createRef } from 'preact';
import type { Cell } from '../../engine/index.ts';

/** What the place for the board is given. */
interface BoardHostProps {
  /** The board: the same one from first to last. */
  readonly board: HTMLElement;
  /** The cell that is explored, to be seen as well as heard. */
  readonly cursor: Cell | null;
}

/** The place on the page for the board that is drawn by hand. */
export class BoardHost extends Component<BoardHostProps> {
  readonly #host = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    this.#host.current?.append(this.props.board);
    this.#markCursor();
  }

  override componentDidUpdate(): void {
    this.#markCursor();
  }

  override render() {
    return <div class="board-host" ref={this.#host} />;
  }

  #markCursor(): void {
    const { board, cursor } = this.props;
    board.querySelector('[data-cursor]')?.removeAttribute('data-cursor');
    if (cursor !== null) board.querySelectorAll('.cell')[cursor]?.setAttribute('data-cursor', '');
  }
}
