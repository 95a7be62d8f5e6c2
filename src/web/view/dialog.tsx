import { Component, type ComponentChildren, createRef } from 'preact';

/** What a dialog is given. */
interface DialogProps {
  readonly title: string;
  readonly class?: string;
  /** The buttons beside the title. */
  readonly buttons?: ComponentChildren;
  /** What Escape does where that is not the same as closing. */
  readonly onEscape?: () => void;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/**
 * A native modal dialog, open for as long as it is on the page: the browser keeps the focus inside,
 * closes it on Escape, and gives the focus back. An element with `autofocus` has the focus first.
 */
export class Dialog extends Component<DialogProps> {
  readonly #dialog = createRef<HTMLDialogElement>();
  /** The browser reports a closing later, when another dialog may be open already. */
  #leaving = false;

  override componentDidMount(): void {
    this.#dialog.current?.showModal();
  }

  override componentWillUnmount(): void {
    this.#leaving = true;
    this.#dialog.current?.close();
  }

  override render(props: DialogProps) {
    const { title, class: name = '', buttons, onClose, onEscape = onClose, children } = props;
    const closed = () => {
      if (!this.#leaving) onClose();
    };
    // Escape counts at once: the closing is reported later, and a key meanwhile would be lost. A
    // file dialog that was called off is told here as well, and closes nothing.
    const cancelled = (event: Event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onEscape();
    };
    return (
      <dialog
        ref={this.#dialog}
        class={name}
        aria-labelledby="dialog-title"
        onCancel={cancelled}
        onClose={closed}
      >
        {buttons ? (
          <header class="dialog-head">
            {buttons}
            <h2 id="dialog-title">{title}</h2>
          </header>
        ) : (
          <h2 id="dialog-title">{title}</h2>
        )}
        {children}
      </dialog>
    );
  }
}
