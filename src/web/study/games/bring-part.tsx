import { Component } from 'preact';
import type { FullText } from '../../text/english.ts';
import type { GamesText } from '../../text/english-games.ts';
import { FilePicker } from '../../view/file-picker.tsx';
import { focusOnce } from '../focus-once.ts';

/** What bringing games in and saving them all needs. */
interface BringPartProps {
  /** How many games there are, and how many were put aside. */
  readonly amount: number;
  readonly asides: number;
  /** A file with many games that was read; whose they are has to be said. */
  readonly offered: readonly unknown[] | null;
  readonly text: FullText;
  readonly words: GamesText;
  /** What came of the last bringing in or saving, or why nothing did. */
  readonly said: string;
  readonly refused: string;
  /** Brings games in; false when nothing came of it. */
  readonly onBring: (source: string | Blob) => Promise<boolean>;
  readonly onWhose: (mine: boolean) => void;
  readonly onSaveAll: () => void;
  readonly onSaveAsides: () => void;
}

/** Brings games in from files and texts, and saves all in one file. */
export class BringPart extends Component<BringPartProps, { readonly pasted: string }> {
  override state = { pasted: '' };

  override render(props: BringPartProps, { pasted }: { readonly pasted: string }) {
    const { amount, asides, offered, refused, said, words } = props;
    return (
      <>
        <form onSubmit={(event) => this.#bringPasted(event)}>
          <h3>{words.importTitle}</h3>
          {!offered && <p class="hint">{words.importHint}</p>}
          {offered ? (
            this.#whose(offered)
          ) : (
            <>
              <FilePicker label={words.chooseFile} onFile={(file) => void props.onBring(file)} />
              <div class="field paste">
                <label class="label" for="bring">
                  {words.pasteLabel}
                </label>
                <textarea
                  id="bring"
                  rows={2}
                  autocomplete="off"
                  spellcheck={false}
                  value={pasted}
                  onInput={(event) => this.setState({ pasted: event.currentTarget.value })}
                />
                <button type="submit">{words.importPasted}</button>
              </div>
            </>
          )}
        </form>
        <p class="outcome" role="status">
          {said}
        </p>
        <p class="outcome fault" role="alert">
          {refused}
        </p>
        {amount > 0 && (
          <>
            <h3>{words.exportTitle}</h3>
            <p class="hint">{words.exportHint(amount)}</p>
            <button type="button" class="wide" onClick={props.onSaveAll}>
              {words.exportAll}
            </button>
          </>
        )}
        {asides > 0 && (
          <>
            <p class="warning">{words.asides(asides)}</p>
            <button type="button" class="wide" onClick={props.onSaveAsides}>
              {words.saveAsides}
            </button>
          </>
        )}
      </>
    );
  }

  #whose(games: readonly unknown[]) {
    const { words, onWhose } = this.props;
    return (
      <>
        <p class="games-whose" id="whose">
          {words.whose(games.length)}
        </p>
        <div class="choose-one">
          <button
            type="button"
            aria-describedby="whose"
            ref={(button: HTMLButtonElement | null) => focusOnce(button)}
            onClick={() => onWhose(true)}
          >
            {words.whoseMine}
          </button>
          <button type="button" onClick={() => onWhose(false)}>
            {words.whoseOthers}
          </button>
        </div>
      </>
    );
  }

  /** What was refused stays, to be corrected. */
  async #bringPasted(event: Event): Promise<void> {
    event.preventDefault();
    const { pasted } = this.state;
    if (pasted.trim() === '') return;
    if (await this.props.onBring(pasted)) this.setState({ pasted: '' });
  }
}
