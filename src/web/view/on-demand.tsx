import { Component, type ComponentType } from 'preact';
import type { FullText } from '../text/english.ts';

/** What every part is given beside what is its own. */
interface CommonProps {
  readonly text: FullText;
  readonly onClose: () => void;
}

/** A part of the page that is loaded when it is first shown. */
export interface Part<Props> {
  /** The part, once it has been loaded. */
  readonly loaded: ComponentType<Props> | undefined;
  /** Loads it, once however often it is asked. */
  readonly load: () => Promise<void>;
}

/** A part from what imports it. */
export function partOf<Props>(bring: () => Promise<ComponentType<Props>>): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    get loaded() {
      return loaded;
    },
    load: async () => {
      loaded ??= await bring();
    },
  };
}

/** What an on-demand part is given. */
interface OnDemandProps<Props extends CommonProps> extends CommonProps {
  readonly part: Part<Props>;
  readonly props: Omit<Props, keyof CommonProps>;
}

/** The inside of a dialog, loaded with its first opening. The dialog can be closed meanwhile. */
export class OnDemand<Props extends CommonProps> extends Component<
  OnDemandProps<Props>,
  { readonly failed: boolean }
> {
  override state = { failed: false };

  override componentDidMount(): void {
    const { part } = this.props;
    if (part.loaded) return;
    part.load().then(
      () => this.setState({}, focusFirst),
      () => this.setState({ failed: true }),
    );
  }

  override render({ part, text, onClose, props }: OnDemandProps<Props>) {
    const Content = part.loaded;
    if (Content) return <Content {...({ ...props, text, onClose } as unknown as Props)} />;
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
