import { Component, createRef } from 'preact';
import { presentOf, scoreOf } from '../../engine/index.ts';
import type { Refusal } from '../app/happening.ts';
import type { OpenGame } from '../app/open-game.ts';
import { rulesName } from '../app/sentences.ts';
import { faultDetail, refusalSentence } from '../app/voice.ts';
import type { FullText } from '../text/english.ts';
import { FilePicker } from './file-picker.tsx';
import { Detail } from './notices.tsx';

/** What is needed to open a game. */
export interface OpenRecordProps {
  /** Whether a game is under way that another one would put aside. */
  readonly running: boolean;
  /** The game that was put aside. */
  readonly earlier: OpenGame | undefined;
  /** Why the last record was not opened. */
  readonly refusal: Refusal | null;
  readonly text: FullText;
  readonly onOpen: (source: string | Blob) => void;
  readonly onReturn: () => void;
}

/** Opens a game from a file, from what is pasted, or the one that was put aside. */
export class OpenRecord extends Component<OpenRecordProps, { readonly pasted: string }> {
  override state = { pasted: '' };
  readonly #refusal = createRef<HTMLParagraphElement>();

  override componentDidUpdate(before: OpenRecordProps): void {
    // On a low screen the sentence may stand above what is in sight.
    const { refusal } = this.props;
    if (refusal && refusal !== before.refusal) {
      this.#refusal.current?.scrollIntoView({ block: 'center' });
    }
  }

  override render(props: OpenRecordProps, { pasted }: { readonly pasted: string }) {
    const { running, earlier, refusal, text, onReturn } = props;
    return (
      <form onSubmit={(event) => this.#openPasted(event)}>
        <h3>{text.openTitle}</h3>
        {running && <p class="hint">{text.putAsideHint}</p>}
        <p class="outcome fault" role="alert" ref={this.#refusal}>
          {refusal && refusalSentence(refusal, text)}
          {refusal && <Detail words={faultDetail(refusal, text)} />}
        </p>
        <FilePicker label={text.chooseFile} onFile={(file) => this.props.onOpen(file)} />
        <div class="field paste">
          <label class="label" for="paste">
            {text.pasteLabel}
          </label>
          <textarea
            id="paste"
            rows={2}
            autocomplete="off"
            spellcheck={false}
            value={pasted}
            onInput={(event) => this.setState({ pasted: event.currentTarget.value })}
          />
          <button type="submit">{text.openPasted}</button>
        </div>
        <p class="hint">{text.dropHint}</p>
        {earlier && <Earlier game={earlier} text={text} onReturn={onReturn} />}
      </form>
    );
  }

  #openPasted(event: Event): void {
    event.preventDefault();
    if (this.state.pasted.trim() !== '') this.props.onOpen(this.state.pasted);
  }
}

/** The game that was put aside, and the way back to it. */
function Earlier(props: {
  readonly game: OpenGame;
  readonly text: FullText;
  readonly onReturn: () => void;
}) {
  const { game, text, onReturn } = props;
  const { board, moves, rules } = presentOf(game.history);
  return (
    <div class="earlier">
      <p>{text.putAside(rulesName(rules, text), scoreOf(board), moves)}</p>
      <button type="button" onClick={onReturn}>
        {text.actions['earlier-game']}
      </button>
    </div>
  );
}
