import { Component, createRef } from 'preact';
import type { FullText } from '../text/english.ts';
import { copyText, saveText } from './hand-out.ts';

/** What became of handing something out. */
export interface HandedOut {
  readonly done: boolean;
  /** What to tell the player when it was done, or when there is nothing to do by hand. */
  readonly said: string;
  /** What can be copied without the browser's help when it was not done. */
  readonly byHand?: string;
}

/** A way to hand something out: a button, and what it does. */
export interface WayOut {
  readonly label: string;
  readonly hand: () => HandedOut | Promise<HandedOut>;
}

/** Copies a text; where there is no clipboard it can be copied by hand. */
export async function handCopy(byHand: string, said: string): Promise<HandedOut> {
  return { done: await copyText(byHand), said, byHand };
}

/** Saves a text as a file; where there are no files it can be copied by hand. */
export function handFile(byHand: string, fileName: string, text: FullText): HandedOut {
  return { done: saveText(byHand, fileName), said: text.savedAs(fileName), byHand };
}

/** What the buttons are drawn from. */
interface WaysOutProps {
  readonly ways: readonly WayOut[];
  /** Whether the first of them is what a player wants most, and has the focus first. */
  readonly leading?: boolean;
  readonly text: FullText;
}

/** What became of the last thing asked for. */
interface Outcome {
  readonly said: string;
  readonly byHand: string | null;
}

/** Buttons for saving and copying, and what became of it; what a browser refuses is done by hand. */
export class WaysOut extends Component<WaysOutProps, Outcome> {
  override state: Outcome = { said: '', byHand: null };
  readonly #field = createRef<HTMLTextAreaElement>();

  override componentDidUpdate(_: WaysOutProps, before: Outcome): void {
    if (this.state.byHand !== null && this.state !== before) {
      this.#field.current?.focus();
      this.#field.current?.select();
    }
  }

  override render({ leading = false, text, ways }: WaysOutProps, { byHand, said }: Outcome) {
    return (
      <>
        <div class="choose-one">
          {ways.map((way, index) => (
            <button
              key={way.label}
              type="button"
              class={leading && index === 0 ? 'primary' : ''}
              autofocus={leading && index === 0}
              onClick={() => this.#hand(way)}
            >
              {way.label}
            </button>
          ))}
        </div>
        <p class="outcome" role="status">
          {said}
        </p>
        {byHand !== null && (
          <div class="field">
            <textarea readonly rows={3} aria-label={text.byHand} ref={this.#field} value={byHand} />
          </div>
        )}
      </>
    );
  }

  async #hand({ hand }: WayOut): Promise<void> {
    const { byHand, done, said } = await hand();
    const refused = !done && byHand !== undefined;
    this.setState(refused ? { said: this.props.text.byHand, byHand } : { said, byHand: null });
  }
}
