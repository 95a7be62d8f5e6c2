import { Component } from 'preact';
import type { FullText } from '../text/english.ts';
import { copyText } from './hand-out.ts';

/** What names a game, and its link. */
interface SeedProps {
  readonly seed: string;
  readonly link: string;
  readonly text: FullText;
}

/** The seed to read and select, and its link to copy. */
export class Seed extends Component<SeedProps, { readonly copied: boolean }> {
  override state = { copied: false };

  override render({ seed, link, text }: SeedProps) {
    return (
      <>
        <div class="seed">
          <span class="label">{text.seed}</span>
          <code data-selectable>{seed}</code>
          <button type="button" onClick={() => this.#copy(link)}>
            {this.state.copied ? text.copied : text.copyLink}
          </button>
        </div>
        <p class="hint">{text.linkHint}</p>
      </>
    );
  }

  /** Where nothing can be copied, the seed can still be selected. */
  async #copy(link: string): Promise<void> {
    this.setState({ copied: await copyText(link) });
  }
}
