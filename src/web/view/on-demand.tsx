import { Component, type ComponentType } from 'preact';
import type { FullText, Text } from '../text/english.ts';

/** What every part is given beside what is its own. */
interface CommonProps {
  readonly text: FullText;
  readonly onClose: () => void;
}

/** A part of the page that is loaded when it is first shown, to keep the first script small. */
export interface Part<Props> {
  /** The part and all words, once they have been loaded. */
  readonly loaded: Loaded<Props> | undefined;
  /** Loads them, once however often it is asked. */
  readonly load: (text: Text) => Promise<void>;
}

interface Loaded<Props> {
  readonly Content: ComponentType<Props>;
  readonly text: FullText;
}

/** A part from what imports it. */
export function partOf<Props>(bring: () => Promise<ComponentType<Props>>): Part<Props> {
  let loaded: Loaded<Props> | undefined;
  return {
    get loaded() {
      return loaded;
    },
    load: async (text) => {
      const [Content, words] = await Promise.all([bring(), text.panels()]);
      loaded ??= { Content, text: { ...text, ...words } };
    },
  };
}

/** What an on-demand part is given. */
interface OnDemandProps<Props extends CommonProps> {
  readonly part: Part<Props>;
  readonly text: Text;
  readonly onClose: () => void;
  readonly props: Omit<Props, keyof CommonProps>;
}

/** The inside of a dialog, loaded with its first opening. The dialog can be closed meanwhile. */
export class OnDemand<Props extends CommonProps> extends Component<
  OnDemandProps<Props>,
  { readonly failed: boolean }
> {
  override state = { failed: false };

  override componentDidMount(): void {
    const { part, text } = this.props;
    if (part.loaded) return;
    part.load(text).then(
      () => this.setState({}, focusFirst),
      () => this.setState({ failed: true }),
    );
  }

  override render({ part, text, onClose, props }: OnDemandProps<Props>) {
    if (part.loaded) {
      const { Content, text: fullText } = part.loaded;
      return <Content {...({ ...props, text: fullText, onClose } as unknown as Props)} />;
    }
    return (
      <>
        <p>{this.state.failed ? text.loadFailed : text.loading}</p>
        <div class="actions">
          <button type="button" onClick={onClose}>
            {text.close}
          </button>
        </div>
      </>
    );
  }
}

/** The dialog was opened without its inside, so the browser could not find what has the focus. */
function focusFirst(): void {
  document.querySelector<HTMLElement>('dialog[open] [autofocus]')?.focus();
}
