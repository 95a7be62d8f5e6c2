import { Component, createRef } from 'preact';
import { presentOf, scoreOf } from '../../engine/index.ts';
import type { OpenGame } from '../app/open-game.ts';
import { dateOf, type SharedGame, shareGame } from '../app/records.ts';
import { rulesName } from '../app/sentences.ts';
import { copyText, saveText } from './hand-out.ts';
import { OpenRecord, type OpenRecordProps } from './open-record.tsx';

/** What the panel for records is given. */
export interface RecordsProps extends OpenRecordProps {
  readonly game: OpenGame;
  /** The address of the page. */
  readonly address: string;
  readonly onClose: () => void;
}

/** What became of the last thing asked for. */
interface Outcome {
  readonly said: string;
  /** What the player has to copy without the browser's help. */
  readonly byHand: string | null;
}

/** Saves the game, copies it as a link or a text, and opens another. */
export class RecordsContent extends Component<RecordsProps, Outcome> {
  override state: Outcome = { said: '', byHand: null };
  readonly #field = createRef<HTMLTextAreaElement>();

  override componentDidUpdate(_: RecordsProps, before: Outcome): void {
    if (this.state.byHand !== null && this.state !== before) {
      this.#field.current?.focus();
      this.#field.current?.select();
    }
  }

  override render(props: RecordsProps, { said, byHand }: Outcome) {
    const { game, text, onClose } = props;
    const { board, moves, rules } = presentOf(game.history);
    const undone = game.history.moves.length - game.history.at;
    return (
      <>
        <p>
          <strong>{rulesName(rules, text)}:</strong> {text.endScore(scoreOf(board), moves)}
        </p>
        <p class="hint">
          {text.recordHint} {undone > 0 && text.recordUndone(undone)}
        </p>
        <div class="choose-one">
          <button type="button" class="primary" autofocus onClick={() => this.#save()}>
            {text.saveFile}
          </button>
          <button type="button" onClick={() => this.#copy('link', text.linkCopied)}>
            {text.copyLink}
          </button>
          <button type="button" onClick={() => this.#copy('text', text.recordCopied)}>
            {text.copyRecord}
          </button>
        </div>
        <p class="outcome" role="status">
          {said}
        </p>
        {byHand !== null && (
          <div class="field">
            <textarea readonly rows={3} aria-label={text.byHand} ref={this.#field} value={byHand} />
          </div>
        )}
        <OpenRecord {...props} />
        <div class="actions">
          <button type="button" onClick={onClose}>
            {text.close}
          </button>
        </div>
      </>
    );
  }

  /** The game as it stands at this moment: another page may have gone on with it. */
  #shared(): SharedGame {
    const { game, address } = this.props;
    return shareGame(game, address, dateOf(new Date()));
  }

  #save(): void {
    const { fileName, text } = this.#shared();
    this.#tell(saveText(text, fileName), this.props.text.savedAs(fileName), text);
  }

  async #copy(form: 'link' | 'text', said: string): Promise<void> {
    const copy = this.#shared()[form];
    this.#tell(await copyText(copy), said, copy);
  }

  #tell(done: boolean, said: string, copy: string): void {
    this.setState(done ? { said, byHand: null } : { said: this.props.text.byHand, byHand: copy });
  }
}
