import { Component } from 'preact';
import type { GamesText } from '../../text/english-games.ts';
import { focusOnce } from '../focus-once.ts';

/** What deleting a game needs. */
interface RemovePartProps {
  readonly words: GamesText;
  /** Deletes the game; what is returned says why that could not be done. */
  readonly onRemove: () => Promise<string | null>;
}

/** Asks whether the game is to be deleted. */
export class RemovePart extends Component<RemovePartProps, { readonly refused: string }> {
  override state = { refused: '' };

  override render({ words }: RemovePartProps, { refused }: { refused: string }) {
    return (
      <>
        <p>{words.removeAsk}</p>
        <div class="choose-one">
          <button type="button" onClick={() => this.#remove()}>
            {words.removeYes}
          </button>
        </div>
        <p class="outcome fault" role="alert">
          {refused}
        </p>
      </>
    );
  }

  async #remove(): Promise<void> {
    this.setState({ refused: (await this.props.onRemove()) ?? '' });
  }
}

/** What stands where a game was that has just been deleted. */
export function Removed(props: {
  readonly words: GamesText;
  /** What leads to the other games. */
  readonly toGames: string;
  /** Why it could not be brought back. */
  readonly refused: string;
  readonly onRestore: () => void;
  readonly onGames: () => void;
}) {
  const { words, toGames, refused, onRestore, onGames } = props;
  return (
    <div>
      <p id="removed">{words.removed}</p>
      <div class="choose-one">
        <button
          type="button"
          aria-describedby="removed"
          ref={(button: HTMLButtonElement | null) => focusOnce(button)}
          onClick={onRestore}
        >
          {words.restore}
        </button>
        <button type="button" onClick={onGames}>
          {toGames}
        </button>
      </div>
      <p class="outcome fault" role="alert">
        {refused}
      </p>
    </div>
  );
}
