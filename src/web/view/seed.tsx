import { Component } from 'preact';
import type { Text } from '../text/english.ts';

/** What names a game, and its link. */
interface SeedProps {
  readonly seed: string;
  readonly link: string;
  readonly text: Text;
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

  /** Without permission or a secure page there is no clipboard; the seed can still be selected. */
  #copy(link: string): void {
    navigator.clipboard?.writeText(link).then(
      () => this.setState({ copied: true }),
      () => this.setState({ copied: false }),
    );
  }
}
