import { Component } from 'preact';
import { dealRunning } from '../daily/daily-running.ts';
import { gameOnBoard } from '../replay/on-board.ts';
import type { ScreenProps } from '../screen.ts';
import { ReviewPart } from './review-part.tsx';

/** The review of the game on the board; that of a kept game is a part of its replay. */
export class ReviewContent extends Component<ScreenProps> {
  /** As it stood when the screen was opened. */
  readonly #replayed = gameOnBoard(this.props.session.game);

  override render({ controller, session, text }: ScreenProps) {
    const { start } = this.#replayed.record;
    const seed = start.kind === 'seed' ? start.seed : null;
    return (
      <ReviewPart
        replayed={this.#replayed}
        ply={0}
        onPly={(move) => controller.open('replay', { move })}
        text={text}
        barred={dealRunning(session, seed)}
      />
    );
  }
}
