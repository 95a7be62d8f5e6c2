import { Component } from 'preact';
import type { ReplayText } from '../../text/english-replay.ts';
import { LONGEST_NAME, nameOf } from '../games/game-tags.ts';

/** What naming a game needs. */
interface NamePartProps {
  readonly name: string | null;
  readonly words: ReplayText;
  /** Gives the game a name; what is returned says why that could not be done. */
  readonly onName: (name: string) => Promise<string | null>;
}

/** A field for the name of a game. */
export class NamePart extends Component<NamePartProps, { typed: string; said: string }> {
  override state = { typed: this.props.name ?? '', said: '' };

  override render({ words }: NamePartProps, { said, typed }: { typed: string; said: string }) {
    return (
      <form onSubmit={(event) => this.#save(event)}>
        <div class="field paste">
          <label class="label" for="game-name">
            {words.nameField}
          </label>
          <input
            id="game-name"
            maxLength={LONGEST_NAME}
            autocomplete="off"
            value={typed}
            onInput={(event) => this.setState({ typed: event.currentTarget.value })}
          />
          <button type="submit">{words.nameSave}</button>
        </div>
        <p class="outcome" role="status">
          {said}
        </p>
      </form>
    );
  }

  async #save(event: Event): Promise<void> {
    event.preventDefault();
    const { words, onName } = this.props;
    const name = nameOf(this.state.typed);
    const fault = await onName(this.state.typed);
    const done = name === null ? words.nameTaken : words.nameSaved(name);
    this.setState({ said: fault ?? done, ...(fault === null && { typed: name ?? '' }) });
  }
}
