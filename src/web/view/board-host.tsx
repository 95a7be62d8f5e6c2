import { Component, createRef } from 'preact';

/** The place on the page for the board that is drawn by hand: the same one from first to last. */
export class BoardHost extends Component<{ readonly board: HTMLElement }> {
  readonly #host = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    this.#host.current?.append(this.props.board);
  }

  override render() {
    return <div class="board-host" ref={this.#host} />;
  }
}
