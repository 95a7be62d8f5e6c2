import { Component, createRef } from 'preact';
import type { Tile } from '../../engine/index.ts';
import { drawPaper } from '../board/figures-paper.ts';

/** A sheet beside the board, drawn as on it; for the eye only. Give it a key that tells its tile. */
export class Paper extends Component<{ readonly tile: Tile }> {
  readonly #frame = createRef<HTMLSpanElement>();

  override componentDidMount(): void {
    this.#frame.current?.append(drawPaper(this.props.tile));
  }

  override render() {
    return <span class="paper-frame" aria-hidden="true" ref={this.#frame} />;
  }
}
